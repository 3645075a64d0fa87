import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

/// Answers to open questions as people give them, line by line, with the phrases and example names of a locale.
struct AnswerCorpusTests {
  struct Corpus: Sendable, CustomTestStringConvertible {
    var name: String
    var locale: String
    var minimum: Int
    var testDescription: String { "\(name).\(locale)" }
  }

  static let corpora = ["en", "ja", "ko"].flatMap { locale in
    [
      Corpus(name: "confirmations", locale: locale, minimum: 30),
      Corpus(name: "choices", locale: locale, minimum: 18),
      Corpus(name: "answers", locale: locale, minimum: 50),
    ]
  }

  @Test(arguments: corpora)
  func `every answer of a corpus means what is written`(_ corpus: Corpus) throws {
    let matcher = try #require(CatalogTests.matchers[corpus.locale])
    let file = Repository.file("Tests/Corpora/\(corpus.name).\(corpus.locale).txt")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    #expect(rows.count >= corpus.minimum)
    #expect(rows.contains { $0.last == "-" })
    for row in rows {
      let (expectation, text) = question(corpus.name, row)
      let found = matcher.interpret(text, expecting: expectation)
      #expect(Self.meaning(found, expectation) == row.last, "\(text)")
    }
  }

  private func question(_ name: String, _ row: [String]) -> (ConversationModel.Expectation, String) {
    switch name {
    case "confirmations": return (ConversationModel.Expectation(kind: "confirmation"), row[0])
    case "choices":
      let titles = row[0].split(separator: ",").map(String.init)
      let options = titles.enumerated().map { NameEntry(id: "\($0.offset + 1)", title: $0.element) }
      return (ConversationModel.Expectation(kind: "choice", options: options), row[1])
    default: return (ConversationModel.Expectation(kind: row[0]), row[1])
    }
  }

  /// What the best reading comes to, in the words of the corpora.
  private static func meaning(_ found: Interpretation, _ expectation: ConversationModel.Expectation) -> String
  {
    guard let reading = found.readings.first else { return "-" }
    if Set(found.readings.prefix(found.tied).map(\.intent)).count > 1 { return "tied" }
    switch DialogAct(rawValue: reading.intent.rawValue) {
    case nil: return reading.intent.rawValue
    case .skip, .neither: return "none"
    case .affirm where reading.slots.isEmpty: return "yes"
    case .deny where reading.slots.isEmpty: return "no"
    case .choose:
      if let slot = reading["ordinal"], case .value(.integer(let ordinal)) = slot.value {
        return OrdinalPlace.place(ordinal, of: expectation.options.count)
          .map { expectation.options[$0 - 1].title } ?? "-"
      }
      let left = OptionChoice.places(reading, of: expectation.options.count)
      if reading["except"] != nil {
        return left.map { expectation.options[$0 - 1].title }.joined(separator: ",")
      }
      return reading["option"].map(value) ?? "-"
    case .affirm, .deny, .answer, .correct:
      let slots = reading.slots.sorted { $0.name.rawValue < $1.name.rawValue }
      if slots.count == 1, slots[0].name.rawValue == expectation.kind { return value(slots[0]) }
      return slots.map { "\($0.name)=\(value($0))" }.joined(separator: " ")
    case let act?: return act.rawValue.lowercased()
    }
  }

  private static func value(_ slot: Slot) -> String {
    switch ExampleValue(slot) {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .list(let values): "\(values)"
    case .unknown(let text): "?\(text)"
    }
  }
}
