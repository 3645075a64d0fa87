import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

/// One line of a corpus of values: `text<TAB>value`.
///
/// The whole text is the value, or the part in brackets; a value of `-` says that nothing is read anywhere.
struct CorpusRow: Sendable, CustomTestStringConvertible {
  var line: Int
  var text: String
  /// Where the value begins in the UTF-8 of `text`, and where it ends.
  var span: Range<Int>
  /// As `written(_:)` writes it.
  var value: String?
  var written: String

  var testDescription: String { "\(line): \(written)" }

  /// The rows of `Tests/Corpora/NAME`.
  static func rows(_ name: String) throws -> [CorpusRow] {
    let text = try String(contentsOf: Repository.file("Tests/Corpora/\(name)"), encoding: .utf8)
    var rows: [CorpusRow] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2 else { continue }
      let parts = fields[0].split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
      var text = String(fields[0])
      var span = 0..<text.utf8.count
      if parts.count == 2, let close = parts[1].firstIndex(of: "]") {
        let inner = parts[1][..<close]
        text = String(parts[0]) + inner + parts[1][parts[1].index(after: close)...]
        span = parts[0].utf8.count..<(parts[0].utf8.count + inner.utf8.count)
      }
      rows.append(
        CorpusRow(
          line: index + 1, text: text, span: span, value: fields[1] == "-" ? nil : String(fields[1]),
          written: String(fields[0])))
    }
    return rows
  }

  /// A value as a corpus writes it: `12`, `thisWeek`, `12-18 pages`, `-18`, `12-`.
  static func written(_ value: IntentValue) -> String {
    switch value {
    case .duration(seconds: let number), .integer(let number): return "\(number)"
    case .choice(let name): return name
    case .amount(let number, let unit): return unit.map { "\(number) \($0)" } ?? "\(number)"
    case .list(let ends):
      let unit = ends.compactMap { if case .amount(_, let unit?) = $0 { unit } else { nil } }.last
      let numbers = ends.map { if case .amount(let number, _) = $0 { "\(number)" } else { "" } }
      return numbers.joined(separator: "-") + (unit.map { " \($0)" } ?? "")
    default: return "\(value)"
    }
  }

  /// What a reader makes of the row: nil when it is right, else what it read instead.
  func failure(_ kind: ReaderKind, _ readers: ValueReaders) -> String? {
    let utterance = Normalizer.utterance(text)
    guard let value else {
      for start in 0..<utterance.count {
        if let read = readers.reads(kind, utterance, at: start).first {
          return "\(written): read \(read.value) at \(start)..<\(read.end)"
        }
      }
      return nil
    }
    guard let start = utterance.starts.firstIndex(where: { $0 >= Int32(span.lowerBound) }) else {
      return "\(written): nothing to read"
    }
    var end = utterance.ends.lastIndex { $0 <= Int32(span.upperBound) }.map { $0 + 1 } ?? 0
    if end > 0, utterance.scalars[end - 1] == 0x20 { end -= 1 }
    let reads = readers.reads(kind, utterance, at: start)
    guard let longest = reads.first else { return "\(written): read nothing" }
    // Where only a part is meant, a longer read may come first; the part must be among them.
    let isPart = written.contains("[")
    let read = isPart ? reads.first { $0.end == end } ?? longest : longest
    if read.end == end, Self.written(read.value) == value { return nil }
    return "\(written): read \(read.value), ends at \(read.end), not \(end)"
  }
}

/// Files of the repository that tests read.
enum Repository {
  static func file(_ path: String) -> URL {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent(path)
  }

  /// The reader tables of a language, as shipped.
  static func tables(_ locale: String) throws -> ReaderTables {
    let text = try String(contentsOf: file("Phrases/\(locale)/_readers.yaml"), encoding: .utf8)
    var mistakes: [ReaderMistake] = []
    let tables = ReaderTables(yaml: text, mistakes: &mistakes)
    #expect(mistakes == [])
    return tables
  }

  static func readers(_ locale: String) throws -> ValueReaders {
    ValueReaders(tables: try tables(locale))
  }
}
