import ConversationModel
import Foundation
import Testing

@testable import RecordStore

struct MessageJSONTests {
  private static let messages: [Message] = [
    Message("undo-done"),
    Message(
      "a", ["b": .text("c"), "a": .text("d", reading: "e"), "10": .number(-3), "9": .number(.max)]),
    Message("title", ["at": .instant(date(800_000_000), zone: "Asia/Seoul")]),
    Message("x", ["at": .instant(date(-12.0625), zone: "UTC")], attribute: "short"),
    Message(
      literal: "Added %@ to \"Library\"!", arguments: [.text("日本語 / 한국어 \\ é"), .duration(seconds: 90)]),
    Message(
      "deep",
      [
        "all": .list([.number(1), .list([]), .message(Message("inner", ["n": .number(0)], attribute: "x"))]),
        "marks": .text("\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1F}\"\\/\u{7F}\u{2028}😀"),
      ]),
  ]

  private static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test(arguments: messages) func `it is what the encoder gives`(_ message: Message) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = MessageJSON(message).text
    #expect(text == String(decoding: try encoder.encode(message), as: UTF8.self))
    #expect(try JSONDecoder().decode(Message.self, from: Data(text.utf8)) == message)
  }
}
