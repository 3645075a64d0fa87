import ConversationModel
import OpenAppIntents
import Testing

struct `Localized text` {
  struct Row: CustomTestStringConvertible, Sendable {
    var resource: LocalizedStringResource
    var key: String
    var english: String
    var message: Message
    var testDescription: String { english }
  }

  @Test(arguments: [
    Row(resource: "Plain", key: "Plain", english: "Plain", message: Message(literal: "Plain", arguments: [])),
    Row(resource: "", key: "", english: "", message: Message(literal: "", arguments: [])),
    Row(
      resource: "100 % of \("x")", key: "100 %% of %@", english: "100 % of x",
      message: Message(literal: "100 % of %@", arguments: [.text("x")])),
    Row(
      resource: "\(3) pages", key: "%lld pages", english: "3 pages",
      message: Message(literal: "%@ pages", arguments: [.number(3)])),
    Row(
      resource: "\(UInt64.max)", key: "%lld", english: "\(Int.max)",
      message: Message(literal: "%@", arguments: [.number(.max)])),
    Row(
      resource: "\(0.5) of it", key: "%lf of it", english: "0.5 of it",
      message: Message(literal: "%@ of it", arguments: [.text("0.5")])),
    Row(
      resource: "\("Dune".dropLast()) by \(["a"])", key: "%@ by %@", english: "Dun by [\"a\"]",
      message: Message(literal: "%@ by %@", arguments: [.text("Dun"), .text("[\"a\"]")])),
    Row(
      resource: "Open \(MaterialEntity(id: "1", title: "Calculus"))", key: "Open %@",
      english: "Open Calculus",
      message: Message(literal: "Open %@", arguments: [.text("Calculus")])),
    Row(
      resource: "On \(Shelf.wantToRead)", key: "On %@", english: "On Want to Read",
      message: Message(
        literal: "On %@", arguments: [.message(Message(literal: "Want to Read", arguments: []))])),
    Row(
      resource: "\(12.5, specifier: "%.2f")", key: "%@", english: "12.50",
      message: Message(literal: "%@", arguments: [.text("12.50")])),
    Row(
      resource: "\(placeholder: .int) books", key: "%lld books", english: "%lld books",
      message: Message(literal: "%@ books", arguments: [.text("%lld")])),
    Row(
      resource: LocalizedStringResource("added-book", defaultValue: "Added \("Dune")"), key: "added-book",
      english: "Added Dune", message: Message("added-book", ["0": .text("Dune")])),
  ])
  func `a literal has a key, an English text and a message`(row: Row) {
    #expect(row.resource.key == row.key)
    #expect(row.resource.englishText == row.english)
    #expect(String(localized: row.resource) == row.english)
    #expect(row.resource.message == row.message)
  }

  @Test func `a resource survives coding`() throws {
    let resource: LocalizedStringResource = "Added \("Dune") to \(Shelf.read), \(2) times"
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test func `an enumeration's case without a representation looks like its name in code`() {
    #expect(SamplePeriod.today.displayRepresentation.title.englishText == "Today")
    #expect(SamplePeriod.thisWeek.displayRepresentation.title.englishText == "thisWeek")
  }

  @Test func `every fact has a form in the conversation`() {
    let argument = DialogArgument.list([
      .text("TOEIC", reading: "toik"), .number(1), .duration(seconds: 60),
      .instant(Date(timeIntervalSince1970: 0), zone: "Asia/Seoul"), .message("inner", ["a": .number(2)]),
    ])
    #expect(
      argument.messageArgument
        == .list([
          .text("TOEIC", reading: "toik"), .number(1), .duration(seconds: 60),
          .instant(Date(timeIntervalSince1970: 0), zone: "Asia/Seoul"),
          .message(Message("inner", ["a": .number(2)])),
        ]))
  }

  @Test(arguments: zip(ReplyOutcome.allCases, [ReplyStatus.done, .nothing, .refused, .storage, .cancelled]))
  func `a dialog tells how the turn ends`(outcome: ReplyOutcome, status: ReplyStatus) {
    #expect(IntentDialog(message: "any", status: outcome).replyStatus == status)
  }
}
