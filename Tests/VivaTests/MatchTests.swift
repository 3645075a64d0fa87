import ConversationModel
import Foundation
import Rendering
import Testing

@testable import viva

@Suite struct `What viva match reads` {
  struct Line: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var line: String
    var text: String
    var kind: String?
    var options: [String] = []
  }

  static let lines = [
    Line(testDescription: "plain text", line: "pause", text: "pause"),
    Line(testDescription: "nothing", line: "", text: ""),
    Line(testDescription: "an object", line: #"{"text":"pause"}"#, text: "pause"),
    Line(
      testDescription: "an expectation", line: #" {"text":"two","expecting":"amount"}"#, text: "two",
      kind: "amount"),
    Line(
      testDescription: "options", line: #"{"text":"two","expecting":"choice","options":["a","b",3]}"#,
      text: "two", kind: "choice", options: ["a", "b", "3"]),
    Line(testDescription: "options without a question", line: #"{"text":"a","options":["a"]}"#, text: "a"),
    Line(testDescription: "an object without text", line: #"{"say":"pause"}"#, text: #"{"say":"pause"}"#),
    Line(testDescription: "half an object", line: #"{"text":"pause""#, text: #"{"text":"pause""#),
    Line(testDescription: "text that is no text", line: #"{"text":5}"#, text: #"{"text":5}"#),
    Line(testDescription: "a list", line: #"["pause"]"#, text: #"["pause"]"#),
  ]

  @Test(arguments: lines) func `is a line of text or an object`(line: Line) {
    let input = MatchInput(line: line.line)
    #expect(input.text == line.text)
    #expect(input.expectation?.kind == line.kind)
    #expect((input.expectation?.options ?? []).map(\.title) == line.options)
    #expect((input.expectation?.options ?? []).map(\.id) == line.options.indices.map { String($0 + 1) })
  }

  private func entities(_ text: String) throws -> NameLists {
    let path = NSTemporaryDirectory() + "viva-entities-\(getpid())-\(text.hashValue).json"
    defer { unlink(path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try EntitiesFile.read(path)
  }

  @Test func `names of a file stand for those of the store`() throws {
    let names = try entities(
      """
      {"material":[{"title":"Calculus","unit":"pages","reading":"キャル"},{"unit":"pages"}],
       "book":[{"title":"Dune","author":"Frank Herbert","shelf":"read"}]}
      """)
    #expect(
      names.lists == [
        "materials": [NameEntry(id: "1", title: "Calculus", reading: "キャル", unit: "pages")],
        "books": [NameEntry(id: "1", title: "Dune", synonyms: ["Frank Herbert"])],
      ])
  }

  @Test(arguments: ["", "[]", "nonsense", #"{"material":"Calculus"}"#, #"{"material":["Calculus"]}"#])
  func `a file of another form is refused`(text: String) {
    #expect(throws: (any Error).self) { try entities(text) }
  }

  @Test func `a file that is not there is refused`() {
    #expect(throws: (any Error).self) { try EntitiesFile.read("/nowhere/names.json") }
  }
}

@Suite struct `What viva match writes` {
  private static func slot(_ name: ParameterName, _ value: SlotValue, _ text: String = "words") -> Slot {
    Slot(name: name, value: value, text: text, span: 0..<1)
  }

  private static func reading(_ intent: IntentName, _ slots: Slot...) -> Reading {
    Reading(
      intent: intent, slots: slots, template: TemplateReference(file: "f", line: 1, text: "t"), cost: 0)
  }

  private static func names(_ titles: String...) -> SlotValue {
    .names("materials", titles.map { NameMatch(entry: NameEntry(id: $0, title: $0), fit: .exact) })
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var readings: [Reading]
    var tied = 0
    var expecting: String?
    var options: [String] = []
    /// Without the text, which every object begins with.
    var json: String
    var plain: String
  }

  static let second = slot("ordinal", .value(.integer(2)))
  static let minutes = slot("duration", .value(.duration(seconds: 1500)))

  static let rows = [
    Row(
      testDescription: "a command",
      readings: [reading("StartTimer", slot("material", names("Physics")), minutes)],
      json: #""intent":"StartTimer","slots":{"material":"Physics","duration":1500}"#,
      plain: "StartTimer material=\"Physics\" duration=1500"),
    Row(testDescription: "nothing", readings: [], json: #""intent":null,"slots":{}"#, plain: "-"),
    Row(
      testDescription: "several names", readings: [reading("A", slot("material", names("I", "II")))],
      json: #""intent":"A","slots":{"material":["I","II"]}"#, plain: "A material=\"I\" or \"II\""),
    Row(
      testDescription: "an unknown name",
      readings: [reading("A", slot("material", .unknownName("materials"), "Biology"))],
      json: #""intent":"A","slots":{"material":{"unknown":"Biology"}}"#,
      plain: "A material=unknown \"Biology\""),
    Row(
      testDescription: "an amount, a choice, a truth",
      readings: [
        reading(
          "A", slot("amount", .value(.amount(12, unit: "pages"))), slot("period", .value(.choice("today"))),
          slot("x", .value(.boolean(true))))
      ], json: #""intent":"A","slots":{"amount":12,"period":"today","x":true}"#,
      plain: "A amount=12 period=\"today\" x=true"),
    Row(
      testDescription: "intents that tie", readings: [reading("B"), reading("A"), reading("C")], tied: 2,
      json: #""intent":null,"slots":{},"candidates":["A","B"]"#, plain: "B"),
    Row(
      testDescription: "two readings of one intent", readings: [reading("A", minutes), reading("A")], tied: 2,
      json: #""intent":"A","slots":{"duration":1500}"#, plain: "A duration=1500"),
    Row(
      testDescription: "no answer", readings: [], expecting: "duration", json: #""value":null"#, plain: "-"),
    Row(
      testDescription: "the value asked for", readings: [reading("Answer", minutes)], expecting: "duration",
      json: #""value":1500"#, plain: "Answer duration=1500"),
    Row(
      testDescription: "more than was asked for",
      readings: [reading("Answer", minutes, slot("amount", .value(.integer(12))))], expecting: "duration",
      json: #""value":{"duration":1500,"amount":12}"#, plain: "Answer duration=1500 amount=12"),
    Row(
      testDescription: "a range",
      readings: [reading("Answer", slot("start", .value(.integer(1))), slot("end", .value(.integer(2))))],
      expecting: "range", json: #""value":{"start":1,"end":2}"#, plain: "Answer start=1 end=2"),
    Row(
      testDescription: "yes", readings: [reading("Affirm")], expecting: "confirmation",
      json: #""value":true"#,
      plain: "Affirm"),
    Row(
      testDescription: "no, with another value", readings: [reading("Deny", minutes)],
      expecting: "confirmation", json: #""value":{"duration":1500}"#, plain: "Deny duration=1500"),
    Row(
      testDescription: "cancelled", readings: [reading("Cancel")], expecting: "duration",
      json: #""value":"cancel""#, plain: "Cancel"),
    Row(
      testDescription: "skipped", readings: [reading("Skip")], expecting: "material",
      json: #""value":"none""#,
      plain: "Skip"),
    Row(
      testDescription: "the second", readings: [reading("Choose", second)], expecting: "choice",
      options: ["a", "b"], json: #""value":"b""#, plain: "Choose ordinal=2"),
    Row(
      testDescription: "the last", readings: [reading("Choose", slot("ordinal", .value(.integer(-1))))],
      expecting: "choice", options: ["a", "b"], json: #""value":"b""#, plain: "Choose ordinal=-1"),
    Row(
      testDescription: "the second of one", readings: [reading("Choose", second)], expecting: "choice",
      options: ["a"], json: #""value":null"#, plain: "Choose ordinal=2"),
    Row(
      testDescription: "a number without options", readings: [reading("Choose", second)], expecting: "choice",
      json: #""value":2"#, plain: "Choose ordinal=2"),
    Row(
      testDescription: "a command in the middle of a question", readings: [reading("PauseStudy")],
      expecting: "duration", json: #""value":null,"intent":"PauseStudy","slots":{}"#, plain: "PauseStudy"),
  ]

  @Test(arguments: rows) func `follows the contract`(row: Row) {
    var input = MatchInput(line: "words")
    input.expectation = row.expecting.map { kind in
      Expectation(kind: kind, options: row.options.map { NameEntry(id: $0, title: $0) })
    }
    let heard = Interpretation(text: "words", readings: row.readings, tied: row.tied)
    #expect(MatchReport.json(heard, for: input).text == #"{"text":"words",\#(row.json)}"#)
    #expect(MatchReport.plain(heard, for: input) == row.plain)
  }
}
