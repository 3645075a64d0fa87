import ConversationModel
import Testing

@Suite struct `Names in the ids of messages` {
  @Test(arguments: [
    ("StartTimer", "start-timer"), ("startTimer", "start-timer"), ("material", "material"), ("", ""),
    ("unknownNearest", "unknown-nearest"),
  ])
  func `are in kebab case`(name: String, kebab: String) {
    #expect(name.kebabCase == kebab)
    #expect(IntentName(rawValue: name).kebabCase == kebab)
  }

  @Test(arguments: [("too-long", "tooLong"), ("unknown", "unknown"), ("", ""), ("a-b-c", "aBC")])
  func `and come back in camel case`(kebab: String, camel: String) { #expect(kebab.camelCase == camel) }

  @Test func `a result is named as transcripts name it`() {
    #expect(Resolution.unsupported(reason: "measured-too-long").caseName == "unsupported(measuredTooLong)")
    #expect(Resolution.needsValue().caseName == "needsValue")
  }
}
