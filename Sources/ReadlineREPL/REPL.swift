package import ConversationModel
import Glibc

/// A conversation held at a terminal or a pipe: read, hear, render, repeat.
@MainActor package struct REPL {
  /// Changes that other processes make are noticed after so many seconds.
  private static let longestWait = 30.0

  private let settings: TerminalSettings
  private let printer: ReplyPrinter

  package init(settings: TerminalSettings) {
    self.settings = settings
    printer = ReplyPrinter(settings: settings)
  }

  /// Holds the conversation until the person leaves or the input ends.
  /// - Returns: the exit code: on a terminal 0, otherwise that of the first turn that was not done.
  package func run(conversation: any Conversing) async -> Int32 {
    let editor: any LineEditor =
      settings.isInteractive ? ReadlineEditor(settings: settings) : PlainEditor(settings: settings)
    return await run(conversation: conversation, editor: editor)
  }

  func run(conversation: any Conversing, editor: any LineEditor) async -> Int32 {
    // A reader that has gone shows as a failed write instead.
    signal(SIGPIPE, SIG_IGN)
    var tally = ExitTally()
    var broken = printer.print(await conversation.open(), occasion: .event)
    if broken == nil { await conversation.shown() }
    var notices: Task<Void, Never>?
    turns: while broken == nil {
      notices = announceNotices(of: conversation, above: editor)
      let completer = settings.isInteractive ? await conversation.completer() : nil
      let event = await editor.next(completer: completer)
      // What was claimed is said before anything else.
      notices?.cancel()
      await notices?.value
      switch event {
      case .line(let text):
        for utterance in utterances(text) where broken == nil {
          let reply = await conversation.hear(utterance)
          tally.count(reply)
          broken = printer.print(reply)
          if broken == nil { await conversation.shown() }
        }
      case .interrupted:
        broken = printer.print(await conversation.interrupt(), occasion: .event)
      case .ended:
        broken = printer.print(await conversation.close(), occasion: .event)
        break turns
      case .terminated(let signal):
        editor.close()
        return 128 + signal
      }
    }
    editor.close()
    return broken ?? (settings.isInteractive ? 0 : tally.exitCode)
  }

  /// Lines that were pasted at once are said one after the other; blank ones are nothing said.
  private func utterances(_ text: String) -> [String] {
    let lines = settings.isInteractive ? text.split { ["\n", "\r", "\r\n"].contains($0) } : [text[...]]
    return lines.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Says what falls due while the person thinks, until cancelled.
  private func announceNotices(of conversation: any Conversing, above editor: any LineEditor) -> Task<
    Void, Never
  > {
    Task {
      // A notice that cannot be claimed stays due: it must not keep us busy.
      var shortestWait = 0.0
      while !Task.isCancelled {
        let due = await conversation.secondsToNextNotice() ?? Self.longestWait
        let seconds = max(shortestWait, min(due, Self.longestWait))
        guard (try? await settings.wait(seconds)) != nil, !Task.isCancelled else { return }
        shortestWait = 1
        let reply = await conversation.notices()
        guard !reply.parts.isEmpty else { continue }
        editor.printAbove {
          _ = printer.print(reply, occasion: .event)
          if settings.isInteractive, settings.format != .json {
            _ = DescriptorWriter.write("\u{7}", to: settings.output)
          }
        }
      }
    }
  }
}
