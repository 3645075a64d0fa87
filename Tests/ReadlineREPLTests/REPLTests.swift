import ConversationModel
import Foundation
import Glibc
import Testing

@testable import ReadlineREPL

/// Conversations where nobody sits at a terminal.
@Suite struct REPLTests {
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  @MainActor private func run(
    _ input: [UInt8], _ conversation: ScriptedConversation, format: TerminalSettings.Format = .text
  ) async throws -> Run {
    let folder = try TemporaryFolder()
    var settings = TerminalSettings()
    settings.input = open(try folder.write(input, to: "input"), O_RDONLY)
    settings.output = open(folder.path + "/output", O_WRONLY | O_CREAT, 0o600)
    settings.errors = open(folder.path + "/errors", O_WRONLY | O_CREAT, 0o600)
    settings.format = format
    settings.wait = Self.waitForNothing
    defer { for descriptor in [settings.input, settings.output, settings.errors] { close(descriptor) } }
    let code = await REPL(settings: settings).run(conversation: conversation)
    return Run(code: code, output: try folder.read("output"), errors: try folder.read("errors"))
  }

  /// What is due is due at once; for the rest one waits until the turn comes.
  @Sendable static func waitForNothing(seconds: Double) async throws {
    guard seconds > 0 else { return }
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    continuation.finish()
    throw CancellationError()
  }

  @Test func `one utterance a line, no prompt and no echo`() async throws {
    let conversation = ScriptedConversation()
    let run = try await run(Array("one\n\n  \n二\nlast".utf8), conversation)
    #expect(run.output == "heard one\nheard 二\nheard last\n")
    #expect(run.errors.isEmpty)
    #expect(run.code == 0)
    #expect(await conversation.heard == ["one", "二", "last"])
  }

  @Test func `any bytes are heard`() async throws {
    let conversation = ScriptedConversation(replies: [:])
    let long = [UInt8](repeating: 0x78, count: 1_000_000)
    _ = try await run([0xFF, 0xC3, 0x0A, 0x61, 0, 0x62, 0x0A, 0x61, 0x0D, 0x62, 0x0A] + long, conversation)
    let heard = await conversation.heard
    #expect(heard.prefix(3) == ["\u{FFFD}\u{FFFD}", "a\u{0}b", "a\rb"])
    #expect(heard.last?.utf8.count == 1_000_000)
  }

  @Test func `answers go to standard output, notices and faults to standard error`() async throws {
    var mixed = Reply.said("25 minutes are over.", .notice)
    mixed.parts += Reply.said("Sorry.").parts + Reply.said("E7", .fault).parts
    let conversation = ScriptedConversation(
      replies: ["x": mixed], opening: .said("Calculus is running."),
      farewell: .said("Calculus keeps running."))
    let run = try await run(Array("x\n".utf8), conversation)
    #expect(run.output == "Sorry.\n")
    #expect(run.errors == "Calculus is running.\n25 minutes are over.\nE7\nCalculus keeps running.\n")
  }

  @Test func `the exit code is that of the first turn that was not done`() async throws {
    let replies: [String: Reply] = [
      "ask": .said("?", status: .needsValue), "no": .said("no", status: .refused), "ok": .said("ok"),
    ]
    let row: [(String, Int32)] = [("ok\nno\nask\nok", 3), ("ask\nno", 2), ("ok", 0), ("", 0)]
    for (input, code) in row {
      let run = try await run(Array(input.utf8), ScriptedConversation(replies: replies))
      #expect(run.code == code, "\(input)")
    }
  }

  @Test func `in JSON every utterance has one line`() async throws {
    let conversation = ScriptedConversation(
      replies: ["two": Reply(), "three": .said("x\ny\u{1B}")], opening: .said("over", .notice))
    let run = try await run(Array("one\ntwo\nthree\n".utf8), conversation, format: .json)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"version":1,"status":"done","exit":0,"dialog":["#) })
    #expect(run.errors.hasPrefix(#"{"version":1,"#) && run.errors.contains(#""notices":["over"]"#))
  }

  @Test func `plain replies are wrapped nowhere`() async throws {
    let sentence = String(repeating: "word ", count: 60) + "end"
    let conversation = ScriptedConversation(replies: ["a": .said(sentence)])
    for format in [TerminalSettings.Format.text, .plain] {
      #expect(try await run(Array("a".utf8), conversation, format: format).output == sentence + "\n")
    }
  }

  @Test @MainActor func `a notice that falls due between two lines is said at once`() async throws {
    let folder = try TemporaryFolder()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    var settings = TerminalSettings()
    settings.input = ends[0]
    settings.output = open(folder.path + "/output", O_WRONLY | O_CREAT, 0o600)
    settings.errors = open(folder.path + "/errors", O_WRONLY | O_CREAT, 0o600)
    settings.wait = Self.waitForNothing
    defer { for descriptor in [settings.input, settings.output, settings.errors] { close(descriptor) } }
    let conversation = ScriptedConversation()
    let writing = ends[1]
    // The input ends only after the notice was taken: without one, the test would not end.
    await conversation.fall(due: .said("25 minutes are over.", .notice)) { close(writing) }
    #expect(await REPL(settings: settings).run(conversation: conversation) == 0)
    #expect(try folder.read("output").isEmpty)
    #expect(try folder.read("errors") == "25 minutes are over.\n")
  }

  @Test @MainActor func `a reader that has gone ends it quietly, a full disk does not pass for done`()
    async throws
  {
    let folder = try TemporaryFolder()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let full = open("/dev/full", O_WRONLY)
    defer {
      close(ends[1])
      close(full)
    }
    for (output, code) in [(ends[1], Int32(141)), (full, 4)] {
      var settings = TerminalSettings()
      settings.input = open(try folder.write(Array("a\nb\n".utf8), to: "input"), O_RDONLY)
      settings.output = output
      settings.wait = Self.waitForNothing
      let conversation = ScriptedConversation()
      #expect(await REPL(settings: settings).run(conversation: conversation) == code)
      #expect(await conversation.heard == ["a"])
      close(settings.input)
    }
  }

  @Test func `the width is the terminal's, else that of the environment, else 80`() {
    #expect(TerminalSize.columns(of: -1, environment: [:]) == 80)
    #expect(TerminalSize.columns(of: -1, environment: ["COLUMNS": "40"]) == 40)
    for bad in ["", "0", "-3", "wide", "99999999999999999999"] {
      #expect(TerminalSize.columns(of: -1, environment: ["COLUMNS": bad]) == 80)
    }
  }
}
