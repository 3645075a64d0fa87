import ConversationModel
import OpenAppIntents
import Testing

struct `Values of a conversation and of Swift` {
  private struct Holder: AppIntent {
    static let title: LocalizedStringResource = "Holder"
    @Parameter(title: "A") var text: String?
    @Parameter(title: "B") var integer: Int?
    @Parameter(title: "C") var number: Double?
    @Parameter(title: "D") var boolean: Bool?
    @Parameter(title: "E") var length: Measurement<UnitDuration>?
    @Parameter(title: "F") var wait: Duration?
    @Parameter(title: "G") var distance: Measurement<UnitLength>?
    @Parameter(title: "H") var day: Date?
    @Parameter(title: "I") var place: URL?
    @Parameter(title: "J") var shelf: Shelf?
    @Parameter(title: "K") var shelves: [Shelf]?
    @Parameter(title: "L") var anything: Measurement<Dimension>?
    func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: self) }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var parameter: ParameterName
    var value: IntentValue
    /// What it becomes; nil when it is no value of the parameter.
    var result: IntentValue?
    var testDescription: String { "\(parameter) \(value)" }

    init(_ parameter: ParameterName, _ value: IntentValue, _ result: IntentValue?) {
      self.parameter = parameter
      self.value = value
      self.result = result
    }
  }

  @Test(arguments: [
    Row("text", .text("a"), .text("a")), Row("text", .integer(1), .text("1")),
    Row("text", .boolean(true), nil),
    Row("integer", .integer(.min), .integer(.min)), Row("integer", .amount(3, unit: "pages"), .integer(3)),
    Row("integer", .number(2), .integer(2)), Row("integer", .number(2.5), nil),
    Row("integer", .number(.infinity), nil), Row("integer", .text("1"), nil),
    Row("number", .number(2.5), .number(2.5)), Row("number", .integer(2), .number(2)),
    Row("number", .text("x"), nil),
    Row("boolean", .boolean(false), .boolean(false)), Row("boolean", .integer(1), nil),
    Row("length", .duration(seconds: 5_400), .duration(seconds: 5_400)),
    Row("length", .duration(seconds: .max), .duration(seconds: .max)),
    Row("length", .duration(seconds: .min), .duration(seconds: .min)),
    Row("length", .integer(5), .duration(seconds: 5)),
    Row("wait", .duration(seconds: .max), .duration(seconds: .max)), Row("wait", .integer(5), nil),
    Row("distance", .number(5), .number(5)), Row("distance", .duration(seconds: 5), nil),
    Row("anything", .integer(5), nil),
    Row("day", .text("2024-12-04T11:05:00Z"), .text("2024-12-04T11:05:00Z")), Row("day", .text("soon"), nil),
    Row("place", .text("https://example.org/a"), .text("https://example.org/a")),
    Row("place", .integer(1), nil),
    Row("shelf", .choice("read"), .choice("read")), Row("shelf", .text("read"), .choice("read")),
    Row("shelf", .choice("burnt"), nil), Row("shelf", .integer(1), nil),
    Row(
      "shelves", .list([.choice("read"), .text("wantToRead")]),
      .list([.choice("read"), .choice("wantToRead")])),
    Row("shelves", .choice("read"), .list([.choice("read")])), Row("shelves", .list([.choice("burnt")]), nil),
    Row("shelves", .list([]), .list([])),
  ])
  func `go in and come out, or are refused`(row: Row) async throws {
    let outcome = try await IntentDescriptor(Holder.self)
      .perform(values: [row.parameter: row.value], port: ScriptedPort())
    switch outcome {
    case .completed(_, _, _, let next, _): #expect(next?.values == row.result.map { [row.parameter: $0] })
    case .needsValue(let question):
      #expect(row.result == nil)
      #expect(question.parameter == row.parameter)
    default: Issue.record("Unexpected outcome \(outcome).")
    }
  }
}
