import ConversationModel
import OpenAppIntents
import Testing

struct `Describing an intent` {
  @Test func `parameters come in declared order with their kinds`() {
    let schema = IntentDescriptor(RecordSample.self).schema
    #expect(
      schema
        == IntentSchema(
          name: "RecordSample",
          parameters: [
            ParameterSchema(name: "material", kind: .entity("material"), isOptional: true),
            ParameterSchema(name: "duration", kind: .duration, isOptional: true),
            ParameterSchema(name: "amount", kind: .integer, isOptional: true),
            ParameterSchema(name: "end", kind: .integer, isOptional: true),
            ParameterSchema(name: "period", kind: .choice(["today", "thisWeek"]), isOptional: true),
            ParameterSchema(name: "memo", kind: .text, isOptional: true),
          ], isReadOnly: false))
  }

  @Test func `required parameters and an intent that only reads`() {
    let schema = IntentDescriptor(ShowSample.self).schema
    #expect(schema.isReadOnly)
    #expect(
      schema.parameters.map(\.kind) == [
        .choice(["today", "thisWeek"]), .integer, .integer, .number, .boolean, .duration, .entity("material"),
      ])
    #expect(schema.parameters.allSatisfy { !$0.isOptional })
    #expect(schema.messagePrefix == "show-sample")
  }

  struct Described: CustomTestStringConvertible, Sendable {
    var type: any AppIntent.Type
    var summary: String?
    var testDescription: String { String(describing: type) }
  }

  @Test(arguments: [
    Described(type: RecordSample.self, summary: "Records a session."),  // a constant that is not optional
    Described(type: AddBook.self, summary: "Adds a book."),  // a localized string
    Described(type: OptionalDescription.self, summary: "Perhaps."),  // as Apple's requirement is written
    Described(type: BuyBook.self, summary: nil),
  ])
  func `a description is read however it is written`(row: Described) {
    #expect(IntentDescriptor(row.type).summary == row.summary)
  }

  struct OptionalDescription: AppIntent {
    static let title: LocalizedStringResource = "Optional"
    static let description: IntentDescription? = "Perhaps."
    static let persistentIdentifier = "Renamed"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test func `a persistent identifier outlives the name of the type`() {
    #expect(IntentDescriptor(OptionalDescription.self).schema.name == "Renamed")
  }

  @Test func `copies of an intent share their boxes, runs do not`() async throws {
    let first = OpenShelf()
    let copy = first
    copy.shelf = .read
    #expect(first.shelf == .read)
    let outcome = try await IntentDescriptor(OpenShelf.self).perform(values: [:], port: ScriptedPort())
    guard case .needsValue = outcome else {
      Issue.record("A run started with the values of another: \(outcome).")
      return
    }
  }

  @Test func `a key path has a name`() {
    #expect(ParameterReference(\RecordSample.$material).name == "material")
    #expect(ParameterReference(\RecordSample.$end) == "end")
  }
}
