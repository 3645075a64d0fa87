import ConversationModel
import Rendering
import Testing

@Suite struct ReplyRendererTests {
  private func said(_ text: String, _ kind: ReplyLine.Kind = .dialog) -> Reply.Part {
    .line(ReplyLine(kind: kind, text: text))
  }

  @Test func `dialog is wrapped, what is shown stands below it`() {
    let parts = [
      said("Recorded Calculus: 25 minutes, pages 10 to 24."),
      Reply.Part.snippet(Snippet([.line([Cell("Today"), Cell("1 h")])])),
    ]
    #expect(
      ReplyRenderer(style: RenderingStyle(width: 40)).lines(parts)
        == ["Recorded Calculus: 25 minutes, pages 10", "to 24.", "  Today  1 h"])
    #expect(
      ReplyRenderer(style: RenderingStyle(width: 40, wrapsDialog: false)).lines(parts)
        == ["Recorded Calculus: 25 minutes, pages 10 to 24.", "  Today  1 h"])
  }

  @Test func `nothing said reaches the terminal as a command`() {
    let lines = ReplyRenderer(style: RenderingStyle()).lines([said("memo \u{1B}]0;x\u{7}\u{202E}end\nnext")])
    #expect(lines == ["memo end", "next"])
  }

  @Test func `notices and faults are set apart from the answer`() {
    let reply = Reply(parts: [said("25 minutes are over.", .notice), said("Done."), said("lost", .fault)])
    #expect(reply.answer == [said("Done.")])
    #expect(reply.asides == [said("25 minutes are over.", .notice), said("lost", .fault)])
  }

  @Test func `plain replies are rows of cells between tabs`() {
    let parts = [
      said("Here."),
      Reply.Part.snippet(
        Snippet([
          SnippetRendererTests.table, .progress(value: 250, whole: 360, words: "69 %"),
          .choices(["a\tb", "c"]), .line([Cell("x"), Cell("y")]),
        ])),
    ]
    #expect(
      PlainReply.lines(parts) == [
        "Here.", "Material\tTime\tPages", "微分積分\t1 h 40 min\t12", "한국어 입문\t25 min\t3",
        "Family 👨‍👩‍👧‍👦 and others, collected\t5 min\t", "Total\t2 h 10 min\t15", "250\t360\t69 %", "1\ta b",
        "2\tc", "x\ty",
      ])
  }
}
