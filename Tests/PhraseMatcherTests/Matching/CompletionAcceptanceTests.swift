import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

/// What is offered for half a line can be said: it keeps what was typed, and some sentence goes on from it.
///
/// `VIVA_COMPLETIONS` is how many beginnings of examples are looked at in each language, with `VIVA_COMPLETIONS_SEED`
/// as the beginning of chance.
@Suite("what is offered is understood")
struct CompletionAcceptanceTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let beginnings = Int(environment["VIVA_COMPLETIONS"] ?? "") ?? 60

  /// Names that are written in ways of their own, beside those of the examples.
  private static let names = [
    "Café français", "Übungen", "São Paulo", "C++", "Naïve Bayes", "Rock 'n' Roll", "線形代数 II", "パソコン",
    "미적분학 1",
  ]

  static let matchers = CatalogTests.matchers.mapValues { matcher in
    var lists = matcher.program.exampleNames.lists
    let entries = names.map { NameEntry(id: $0, title: $0) }
    lists["materials", default: []] += entries
    return matcher.with(names: NameLists(lists))
  }

  /// A walk for each question in which examples are said.
  static func walks(_ locale: String) throws -> [(examples: [String], walk: CompletionWalk)] {
    let matcher = try #require(matchers[locale])
    var texts: [ConversationModel.Expectation?: [String]] = [:]
    for example in matcher.program.examples where !example.isCounterexample {
      texts[example.expectation, default: []].append(example.text)
    }
    return texts.sorted { "\($0.key as Any)" < "\($1.key as Any)" }.map { expecting, texts in
      (texts, CompletionWalk(matcher, locale: locale, expecting: expecting, sentences: texts))
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var locale: String
    var half: String
    var has: String
    var kind: String?
    var testDescription: String { half }

    init(_ locale: String, _ half: String, _ has: String, _ kind: String? = nil) {
      (self.locale, self.half, self.has, self.kind) = (locale, half, has, kind)
    }
  }

  static let rows = [
    Row("en", "start stopw", "stopwatch"), Row("en", "START STOPW", "STOPWatch"),
    Row("en", "start a 25 minute ti", "timer"), Row("en", "record 45 minutes of ", "São Paulo"),
    Row("en", "record 45 minutes of caf", "Café français"),
    Row("en", "record 45 minutes of Café f", "Café français"),
    Row("en", "record 45 minutes of café f", "Café français"),
    Row("en", "start stopwatch for NAI", "Naïve Bayes"),
    Row("en", "start stopwatch for naïve b", "Naïve Bayes"),
    Row("en", "start stopwatch for sao", "São Paulo"), Row("en", "start stopwatch for u\u{308}b", "Übungen"),
    Row("en", "start stopwatch for c+", "C++"), Row("en", "start stopwatch for rock 'n", "Rock 'n' Roll"),
    Row("en", "start stopwatch for rock ’n’ r", "Rock 'n' Roll"), Row("en", "start stopwatch for パ", "パソコン"),
    Row("en", "caf", "Café français", "material"), Row("en", "it was caf", "Café français", "material"),
    Row("en", "never ", "mind", "duration"), Row("en", "show my records for übu", "Übungen"),
    Row("ja", "物理を", "記録"), Row("ja", "物理を45分記", "記録"), Row("ja", "物理の", "ストップウォッチ"),
    Row("ja", "ﾊﾟｿ", "パソコン"), Row("ja", "線形代数 I", "線形代数 II"), Row("ja", "線形代数Ⅱを", "記録"),
    Row("ja", "ストップウ", "ストップウォッチ"), Row("ja", "caf", "Café français"),
    Row("ja", "やめ", "やめる", "duration"),
    Row("ko", "물리를 ", "한"), Row("ko", "물리 45분 기", "기록"), Row("ko", "미적", "미적분학 1"),
    Row("ko", "미적분학 1을 ", "오늘"), Row("ko", "스톱", "스톱워치"), Row("ko", "caf", "Café français"),
    Row("ko", "물", "물리", "material"), Row("ko", "열", "열장", "amount"), Row("ko", "두", "두장", "amount"),
    Row("ko", "타이머 25분 시", "시작"),
  ]

  @Test("half words, accents, and what follows a particle", arguments: rows)
  func halves(_ row: Row) throws {
    let matcher = try #require(Self.matchers[row.locale])
    let expecting = row.kind.map { ConversationModel.Expectation(kind: $0) }
    let walk = CompletionWalk(matcher, locale: row.locale, expecting: expecting, sentences: [])
    let lines = walk.offered(row.half)
    #expect(lines.contains { $0.hasSuffix(row.has) }, "\(lines)")
    for line in lines {
      let fault = walk.fault(line, after: row.half)
      #expect(fault == nil, "\(line) \(fault ?? "")")
    }
  }

  @Test("beginnings of examples", arguments: ["en", "ja", "ko"])
  func beginnings(_ locale: String) throws {
    let walks = try Self.walks(locale)
    var generator = SeededGenerator(state: UInt64(Self.environment["VIVA_COMPLETIONS_SEED"] ?? "") ?? 1)
    var faults = Set<String>()
    var unended = Set<String>()
    var count = 0
    for round in 0..<Self.beginnings {
      // Every other one where nothing is asked, for which there are most examples.
      let open = try #require(
        round % 2 == 0 ? walks.first { $0.walk.expecting == nil } : walks.randomElement(using: &generator))
      let text = try #require(open.examples.randomElement(using: &generator))
      let half = String(text.prefix(Int.random(in: 0...text.count, using: &generator)))
      let lines = open.walk.offered(half)
      count += lines.count
      for line in lines {
        guard let fault = open.walk.fault(line, after: half) else { continue }
        faults.insert("\(half.debugDescription) → \(line.debugDescription) \(fault)")
      }
      // To look for an end takes long.
      if let line = lines.randomElement(using: &generator), !open.walk.isAccepted(line) {
        unended.insert(
          "\(half.debugDescription) → \(line.debugDescription), \(open.walk.expecting?.kind ?? "-")")
      }
    }
    if Self.environment["VIVA_COMPLETIONS"] != nil {
      print(locale, Self.beginnings, "beginnings,", count, "offers,", unended.count, "without an end found")
      print(unended.sorted().joined(separator: "\n"))
    }
    #expect(faults.isEmpty, "\(faults.count) of \(count):\n\(faults.sorted().joined(separator: "\n"))")
    // The search is short, so that a few ends are not found.
    #expect(unended.count * 100 <= Self.beginnings * 8, "\(unended.sorted().joined(separator: "\n"))")
  }
}
