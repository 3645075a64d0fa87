import ConversationModel
import Glibc
import Testing

@testable import ReadlineREPL

/// Real readline on a real pseudo terminal. One at a time: readline is one in a process.
@Suite(.serialized) struct ReadlineEditorTests {
  @MainActor private func converse(
    _ conversation: ScriptedConversation, history: String? = nil,
    person: @escaping @Sendable (PseudoTerminal, ReadlineEditor) async throws -> Void
  ) async throws -> Int32 {
    setenv("TERM", "xterm", 1)
    let terminal = try PseudoTerminal()
    var settings = TerminalSettings()
    settings.input = terminal.descriptor
    settings.output = terminal.descriptor
    settings.errors = terminal.descriptor
    settings.isInteractive = true
    settings.wrapsDialog = true
    settings.historyPath = history
    settings.wait = REPLTests.waitForNothing
    let editor = ReadlineEditor(settings: settings)
    async let typing: Void = person(terminal, editor)
    let code = await REPL(settings: settings).run(conversation: conversation, editor: editor)
    try await typing
    var modes = termios()
    tcgetattr(terminal.descriptor, &modes)
    #expect(modes.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO))
    return code
  }

  @Test func `letters of two cells are typed, erased and completed`() async throws {
    let conversation = ScriptedConversation(
      farewell: .said("Bye."), names: ["微分積分 入門", "물리학", "Calculus II", "Calculus and more"])
    let code = try await converse(conversation) { terminal, _ in
      #expect(await terminal.shows("viva> "))
      terminal.type("微分한국어\u{7F}\u{7F}\r")
      #expect(await terminal.shows("heard 微分한\r\n"))
      terminal.type("今日は微\t\r")
      #expect(await terminal.shows("heard 今日は微分積分 入門\r\n"))
      terminal.type("record cal\t")
      #expect(await terminal.shows("Calculus II        Calculus and more"))
      terminal.type("I\t!\r")
      #expect(await terminal.shows("heard record Calculus II!\r\n"))
      terminal.type("\u{4}")
      #expect(await terminal.shows("Bye.\r\n"))
    }
    #expect(code == 0)
    #expect(await conversation.heard == ["微分한", "今日は微分積分 入門", "record Calculus II!"])
  }

  @Test func `Ctrl-C drops the line, and with none the question`() async throws {
    let conversation = ScriptedConversation()
    _ = try await converse(conversation) { terminal, editor in
      #expect(await terminal.shows("viva> "))
      terminal.type("half")
      #expect(await terminal.shows("half"))
      await editor.interrupt()
      #expect(await terminal.shows("^C\r\n"))
      terminal.type("whole\r")
      #expect(await terminal.shows("heard whole\r\n"))
      #expect(await terminal.shows("viva> "))
      #expect(await conversation.interrupts == 0)
      await editor.interrupt()
      #expect(await terminal.shows("dropped\r\n"))
      terminal.type("\u{4}")
    }
    #expect(await conversation.heard == ["whole"])
    #expect(await conversation.interrupts == 1)
  }

  @Test func `a notice stands above the line, which stays`() async throws {
    let conversation = ScriptedConversation()
    _ = try await converse(conversation) { terminal, editor in
      #expect(await terminal.shows("viva> "))
      terminal.type("half 日本")
      #expect(await terminal.shows("half 日本"))
      await MainActor.run {
        editor.printAbove { _ = DescriptorWriter.write("25 minutes are over.\n", to: terminal.descriptor) }
      }
      #expect(await terminal.shows("25 minutes are over.\r\n"))
      #expect(await terminal.shows("viva> half 日本"))
      terminal.type("語\r")
      #expect(await terminal.shows("heard half 日本語\r\n"))
      terminal.type("\u{4}")
    }
    #expect(await conversation.heard == ["half 日本語"])
  }

  @Test func `what falls due is said above the prompt and rings`() async throws {
    let conversation = ScriptedConversation()
    await conversation.fall(due: .said("25 minutes are over.", .notice))
    _ = try await converse(conversation) { terminal, _ in
      #expect(await terminal.shows("25 minutes are over.\r\n\u{7}"))
      #expect(await terminal.shows("viva> "))
      terminal.type("\u{4}")
    }
  }

  @Test func `pasted lines are said in order, and typing ahead is not lost`() async throws {
    let conversation = ScriptedConversation()
    _ = try await converse(conversation) { terminal, _ in
      #expect(await terminal.shows("viva> "))
      terminal.type("\u{1B}[200~one\r二\r\r  \rthree\u{1B}[201~\r")
      terminal.type("four\rfive\r\u{4}")
      #expect(await terminal.shows("heard five\r\n"))
    }
    #expect(await conversation.heard == ["one", "二", "three", "four", "five"])
  }

  @Test func `lines are remembered, without those begun with a space`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("older\nold\n".utf8), to: "history")
    let conversation = ScriptedConversation()
    _ = try await converse(conversation, history: path) { terminal, _ in
      #expect(await terminal.shows("viva> "))
      terminal.type("new\r secret\r\u{10}\u{10}\u{10}\r\u{4}")
      #expect(await terminal.shows("heard older\r\n"))
    }
    #expect(await conversation.heard == ["new", " secret", "older"])
    #expect(try folder.read("history") == "old\nnew\nolder\n")
  }

  @Test func `a line longer than anybody says is cut between letters`() async throws {
    let conversation = ScriptedConversation()
    _ = try await converse(conversation) { terminal, _ in
      #expect(await terminal.shows("viva> "))
      terminal.type("\u{1B}[200~")
      for _ in 0..<40 {
        terminal.type(String(repeating: "微", count: 1_000))
      }
      terminal.type("\u{1B}[201~\r")
      #expect(await terminal.shows("heard "))
      terminal.type("\u{4}")
      #expect(await terminal.shows("viva> "))
    }
    #expect(await conversation.heard == [String(repeating: "微", count: 21_845)])
  }
}
