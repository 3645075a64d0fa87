import ConversationModel
import DialogEngine
import Testing

struct WordedMessagesTests {
  private static let text = """
    greeting = Hello { -who }. { again }
        .example = Say "hello".
        .why = I like it.
    -who = Ann
    again = Again.
    never = Never.
    """

  @Test func `what is worded is noted, with what it refers to, and the rest is named`() async throws {
    let catalog = DialogCompiler.compile([DialogSource(path: "a.ftl", text: Self.text)], locale: "en").catalog
    let speaker = Speaker(catalogs: ["en": catalog], locale: "en")
    let (said, parts) = await WordedMessages.noting {
      [nil, "example"].map { attribute in
        var message = Message("greeting")
        message.attribute = attribute
        return speaker.say(message).text
      }
    }
    #expect(said == ["Hello Ann. Again.", "Say \"hello\"."])
    let report = catalog.unworded(parts)
    #expect(report.all == 5)
    #expect(report.missing.map(\.name) == ["greeting.why", "never"])
    #expect(report.missing.map(\.line) == [3, 6])
    // Outside of the work nothing is noted.
    _ = speaker.say(Message("never"))
    #expect(catalog.unworded(parts).missing.count == 2)
  }
}
