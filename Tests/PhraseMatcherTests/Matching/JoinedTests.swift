import ConversationModel
import Testing

@testable import PhraseMatcher

@Suite("several commands in one line")
struct JoinedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var locale: String
    var text: String
    var intents: [IntentName]
    var testDescription: String { "\(locale): \(name)" }
  }

  static let rows = [
    Row(
      name: "and", locale: "en", text: "finish and start a timer for Physics",
      intents: ["FinishStudy", "StartTimer"]),
    Row(
      name: "comma and words", locale: "en", text: "finish, and then show my bookshelf",
      intents: ["FinishStudy", "ShowBookshelf"]),
    Row(
      name: "three", locale: "en", text: "take a break, show my bookshelf and then show my weekly goal",
      intents: ["PauseStudy", "ShowBookshelf", "ShowWeeklyGoal"]),
    Row(
      name: "one command with and", locale: "en", text: "stop and record", intents: ["FinishStudy"]),
    Row(
      name: "a title with and", locale: "en", text: "add a book called Crime and Punishment",
      intents: ["AddMaterial"]),
    Row(name: "half is no command", locale: "en", text: "finish and sing me a song", intents: []),
    Row(
      name: "verb ending", locale: "ja", text: "ストップウォッチを止めて本棚を見せて",
      intents: ["FinishStudy", "ShowBookshelf"]),
    Row(name: "one command", locale: "ja", text: "物理です。45分記録して", intents: ["RecordStudy"]),
    Row(
      name: "word", locale: "ko", text: "일시정지해줘 그리고 책장 보여줘", intents: ["PauseStudy", "ShowBookshelf"]),
    Row(
      name: "mark", locale: "ko", text: "일시정지해줘. 책장 보여줘", intents: ["PauseStudy", "ShowBookshelf"]),
  ]

  @Test("parts are commands of their own, or the line is one", arguments: rows)
  func parts(_ row: Row) throws {
    let matcher = try #require(CatalogTests.matchers[row.locale])
    let whole = matcher.interpret(row.text, expecting: nil)
    let intents = ([whole] + whole.then).compactMap(\.readings.first?.intent)
    #expect(intents == row.intents)
  }
}
