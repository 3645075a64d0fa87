import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

/// The corpora of names: what is said, and the titles that it may mean.
struct NameCorpusTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var said: String
    /// What is read as a name, as typed; nil when all that is said is looked up.
    var bracket: String?
    var titles: Set<String>
    var testDescription: String { said }

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t")
      guard fields.count == 2 else { return nil }
      titles = fields[1] == "-" ? [] : Set(fields[1].components(separatedBy: "; "))
      let parts = fields[0].split(separator: "[", omittingEmptySubsequences: false)
      said = String(fields[0].filter { $0 != "[" && $0 != "]" })
      bracket = parts.count == 2 ? parts[1].split(separator: "]").first.map(String.init) : nil
    }
  }

  private static func corpus(_ locale: String) throws -> (names: [NameEntry], rows: [Row]) {
    let text = try String(contentsOf: Repository.file("Tests/Corpora/names.\(locale).txt"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let names = lines.filter { $0.hasPrefix("* ") }.map { line in
      let texts = line.dropFirst(2).components(separatedBy: " | ")
      return NameEntry(id: texts[0], title: texts[0], synonyms: Array(texts.dropFirst()))
    }
    return (names, lines.compactMap { Row($0) })
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `what is said means the names of the corpus`(_ locale: String) throws {
    let (names, rows) = try Self.corpus(locale)
    let gazetteer = Gazetteer(
      names: NameLists(["books": names]), options: [], readers: try Repository.readers(locale))
    #expect(rows.count { !$0.titles.isEmpty } >= 40)
    #expect(rows.count { $0.titles.isEmpty } >= 10)
    let failures = rows.compactMap { row -> String? in
      let found = Self.titles(row, gazetteer)
      return found == row.titles ? nil : "\(row.said): \(found.sorted())"
    }
    #expect(failures == [], "\(failures.joined(separator: "\n"))")
  }

  private static func titles(_ row: Row, _ gazetteer: Gazetteer) -> Set<String> {
    let utterance = Normalizer.utterance(row.said)
    guard let bracket = row.bracket, let range = row.said.range(of: bracket) else {
      let matches = gazetteer.matches("books", words: 0..<utterance.count, in: utterance)
      return Set(matches.map(\.entry.title))
    }
    let place = Int32(row.said[..<range.lowerBound].utf8.count)
    guard let start = utterance.starts.firstIndex(where: { $0 >= place }) else { return [] }
    let read = gazetteer.exact("books", utterance, at: start).first
    guard let read, utterance.typedText(start..<read.end) == bracket else { return [] }
    return Set(read.matches.map(\.entry.title))
  }
}
