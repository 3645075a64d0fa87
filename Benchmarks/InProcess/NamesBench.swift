import ConversationModel
import Foundation
import PhraseMatcher

/// The figures for lists of names: building, memory, strict matching against ten names, and slips.
struct NamesBench {
  private let clock = ContinuousClock()
  private var state: UInt64 = 1

  mutating func run(_ program: PhraseProgram, locale: String) {
    guard let script = Script(rawValue: locale) else { return }
    let all = names(100_000, script)
    let few = Matcher(program: program, names: NameLists(["materials": Array(all.prefix(10))]))
    let before = residentKilobytes
    let gazetteer = Gazetteer(names: NameLists(["materials": all]), options: [])
    func find(_ name: String) {
      let words = Normalizer.utterance(name)
      _ = gazetteer.matches("materials", words: 0..<words.count, in: words)
    }
    let building = clock.measure { find(all[0].title) } / .milliseconds(1)
    let memory = residentKilobytes - before
    let slipping = clock.measure { find("qqqqqqqqqq") } / .milliseconds(1)
    let memoryOfSlips = residentKilobytes - before
    let slipped = (0..<300).map { _ in twoSlips(in: all[Int(next() % 100_000)].title) }
    let slips = times(slipped, find)

    let many = Matcher(program: program, names: NameLists(["materials": all]))
    let sentences = (0..<300).map { script.sentence(all[$0 % 10].title, $0) }
    let small = times(sentences) { _ = few.interpret($0, expecting: nil, strict: true) }
    let large = times(sentences) { _ = many.interpret($0, expecting: nil, strict: true) }
    print("  100,000 names: built in \(Int(building)) ms, \(memory / 1024) MB")
    print("    for slips \(Int(slipping)) ms more, \(memoryOfSlips / 1024) MB in all")
    print("    two slips p50 \(Int(slips.p50)) us, p95 \(Int(slips.p95)) us")
    print("    strict match p50 \(Int(large.p50)) us, with 10 names \(Int(small.p50)) us")
  }

  private func times(_ items: [String], _ body: (String) -> Void) -> (p50: Double, p95: Double) {
    for item in items.prefix(20) { body(item) }
    let times = items.map { item in clock.measure { body(item) } / .microseconds(1) }.sorted()
    return (times[times.count / 2], times[times.count * 95 / 100])
  }

  private var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  // MARK: Names

  private enum Script: String {
    case en, ja, ko

    func sentence(_ name: String, _ index: Int) -> String {
      switch (self, index % 2) {
      case (.en, 0): "record 45 minutes of \(name)"
      case (.en, _): "start a 25 minute timer for \(name)"
      case (.ja, 0): "\(name)を45分記録"
      case (.ja, _): "25分タイマーを\(name)で始めて"
      case (.ko, 0): "\(name) 45분 기록"
      case (.ko, _): "\(name) 25분 타이머 시작"
      }
    }

    /// Pieces that words are made of.
    var pieces: [String] {
      switch self {
      case .en:
        "lo mar ven tis qua dor ner phi gen sta bel cor rus tem zy ka wu fil hop jud x".split(separator: " ")
          .map(String.init)
      case .ja: "数学英語物理化歴史地図文法会話論経済社国際法律医療工業商農林水産音楽美術哲宗教心体育児童".map(String.init)
      case .ko: "수학영어물리화역사지도문법회논경제국미적분통계토익한글쓰기읽기듣말하중급초고과기술음악".map(String.init)
      }
    }
  }

  private mutating func names(_ count: Int, _ script: Script) -> [NameEntry] {
    let pieces = script.pieces
    let vocabulary = (0..<20_000).map { _ in
      (0..<(script == .en ? 2 + Int(next() % 3) : 2 + Int(next() % 2))).map { _ in
        pieces[Int(next() % UInt64(pieces.count))]
      }.joined()
    }
    return (0..<count).map { index in
      let words = (0..<Int(1 + next() % 3)).map { _ in vocabulary[Int(next() % 20_000)].capitalized }
      let title =
        words.joined(separator: script == .ja ? "" : " ") + (index % 5 == 0 ? " \(1 + index % 90)" : "")
      return NameEntry(id: String(index), title: title)
    }
  }

  private mutating func twoSlips(in name: String) -> String {
    var letters = Array(name)
    for _ in 0..<2 where letters.count > 3 {
      let place = Int(next() % UInt64(letters.count - 1))
      if next() % 2 == 0 { letters.swapAt(place, place + 1) } else { letters.remove(at: place) }
    }
    return String(letters)
  }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
