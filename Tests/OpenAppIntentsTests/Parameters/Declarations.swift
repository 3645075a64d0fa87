import ConversationModel
import OpenAppIntents
import Testing

struct `Declaring parameters` {
  /// Every form of `@Parameter` that is found in real intents; that it compiles is half of the test.
  private struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"
    @Parameter var bare: String
    @Parameter(title: "Items", default: ["a"]) var items: [String]
    @Parameter(title: "N", description: "d", default: 3, controlStyle: .stepper, inclusiveRange: (1, 5))
    var small: Int
    @Parameter(title: "N", default: 3) var count: Int?
    @Parameter(title: "N", controlStyle: .stepper) var stepped: Int
    @Parameter(title: "On", default: true) var on: Bool
    @Parameter(title: "On", default: true, displayName: .init(true: "on", false: "off")) var named: Bool
    @Parameter(title: "T", default: "x", inputOptions: .init(multiline: true)) var text: String
    @Parameter(title: "D", kind: .date) var day: Date
    @Parameter(title: "D", default: nil) var anyDay: Date?
    @Parameter(title: "L", defaultValue: 5, defaultUnit: .minutes) var length: Measurement<UnitDuration>
    @Parameter(title: "L", defaultUnit: .minutes) var anyLength: Measurement<UnitDuration>?
    @Parameter(title: "F", default: 0.5, inclusiveRange: (1, 0)) var share: Double
    @Parameter(title: "S", query: MaterialQuery()) var material: MaterialEntity?
    @Parameter(title: "A", requestValueDialog: IntentDialog("What?")) var asked: String
    @Parameter(description: "Only described") var described: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
      try await requestConfirmation(actionName: .book, dialog: "Go?")
      return .result(value: items)
    }
  }

  @Test func `in every form`() {
    let intent = Everything()
    #expect(intent.items == ["a"])
    #expect(intent.small == 3)
    #expect(intent.count == 3)
    #expect(intent.on && intent.named)
    #expect(intent.text == "x")
    #expect(intent.anyDay == nil)
    #expect(intent.length == Measurement(value: 5, unit: .minutes))
    #expect(intent.anyLength == nil)
    #expect(intent.$described.description?.englishText == "Only described")
    #expect(intent.$bare.title == nil)
    let schema = IntentDescriptor(Everything.self).schema
    #expect(schema.parameters.count == 16)
    #expect(schema["length"]?.kind == .duration)
    #expect(schema["items"]?.kind == .text)
  }
}
