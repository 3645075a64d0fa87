import ConversationModel
import Testing

@Suite struct `The exit code of several turns` {
  private static func turn(_ status: ReplyStatus, asks: Bool = false) -> Reply {
    var reply = Reply(status: status)
    if asks { reply.trace.waiting = TurnTrace.Waiting(parameter: "duration", kind: "value", options: []) }
    return reply
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var turns: [Reply]
    var code: Int32
  }

  static let rows = [
    Row(testDescription: "no turn", turns: [], code: 0),
    Row(testDescription: "all done", turns: [turn(.done), turn(.done)], code: 0),
    Row(
      testDescription: "the first that is not 0", turns: [turn(.done), turn(.nothing), turn(.refused)],
      code: 1),
    Row(testDescription: "a question open at the end", turns: [turn(.needsValue, asks: true)], code: 2),
    Row(
      testDescription: "a question answered later", turns: [turn(.needsValue, asks: true), turn(.done)],
      code: 0),
    Row(
      testDescription: "refused and asked again, then answered",
      turns: [turn(.refused, asks: true), turn(.done)], code: 0),
    Row(testDescription: "refused and asked again, then left", turns: [turn(.refused, asks: true)], code: 3),
    Row(testDescription: "cancelled", turns: [turn(.needsValue, asks: true), turn(.cancelled)], code: 5),
    Row(testDescription: "storage", turns: [turn(.storage)], code: 4),
  ]

  @Test(arguments: rows) func `is that of the first that was not done`(row: Row) {
    var tally = ExitTally()
    for turn in row.turns { tally.count(turn) }
    #expect(tally.exitCode == row.code)
  }
}
