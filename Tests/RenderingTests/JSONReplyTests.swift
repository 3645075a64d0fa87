import ConversationModel
import Foundation
import Rendering
import Testing

@Suite struct JSONReplyTests {
  @Test func `an empty reply has every key`() {
    #expect(
      JSONReply.line(Reply())
        == #"{"version":1,"status":"done","exit":0,"dialog":[],"notices":[],"snippet":null,"question":null,"#
        + #""intent":null,"outcome":null}"#)
  }

  @Test func `a reply with everything is one line in a stable order`() {
    var trace = TurnTrace()
    trace.intent = "RecordStudy"
    trace.outcome = "completed"
    trace.waiting = .init(parameter: "material", kind: "choice", options: ["Calculus", "微分"])
    let reply = Reply(
      parts: [
        .line(ReplyLine(kind: .notice, text: "25 minutes are over.")),
        .line(ReplyLine(kind: .dialog, text: "Which?")),
        .snippet(
          Snippet([
            .line([Cell("Today", .title)]),
            .table(headings: ["A", "B"], numeric: [1], rows: [[Cell("a"), Cell("1")]], footer: nil),
            .progress(value: 1, whole: 2, words: "50 %"), .choices(["Calculus", "微分"]),
          ])),
      ], status: .needsValue, trace: trace)
    #expect(
      JSONReply.line(reply)
        == #"{"version":1,"status":"needsValue","exit":2,"dialog":["Which?"],"#
        + #""notices":["25 minutes are over."],"snippet":{"blocks":[{"kind":"line","cells":["Today"]},"#
        + #"{"kind":"table","headings":["A","B"],"numeric":[1],"rows":[["a","1"]],"footer":null},"#
        + #"{"kind":"progress","value":1,"whole":2,"words":"50 %"},"#
        + #"{"kind":"choices","options":["Calculus","微分"]}]},"#
        + #""question":{"parameter":"material","kind":"choice","options":["Calculus","微分"]},"#
        + #""intent":"RecordStudy","outcome":"completed"}"#)
  }

  @Test func `any text survives, and none of it reaches a terminal raw`() throws {
    let text = "\"\\/\n\r\t\u{0}\u{1B}[2J\u{7F}\u{9B}\u{202E}\u{2028}\u{FEFF}微👨‍👩‍👧‍👦"
    let json = JSONText.string(text).text
    #expect(TerminalText.clean(json) == json)
    let back = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(back as? String == text)
  }
}
