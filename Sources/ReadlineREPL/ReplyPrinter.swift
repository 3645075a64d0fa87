package import ConversationModel
import Glibc
import Rendering

/// Writes replies where and how the settings say: answers on standard output, notices and faults on standard
/// error; on a terminal, all of it in its order on the screen.
package struct ReplyPrinter: Sendable {
  /// What a reply answers.
  package enum Occasion: Sendable {
    /// An utterance.
    case turn
    /// Nothing that was said: an opening, a farewell, a notice.
    case event
  }

  private let settings: TerminalSettings
  package init(settings: TerminalSettings) { self.settings = settings }

  /// Writes a reply.
  /// - Returns: the exit code that a failed write makes necessary; nil when all was written.
  package func print(_ reply: Reply, occasion: Occasion = .turn) -> Int32? {
    for (text, descriptor) in outputs(of: reply, occasion: occasion) where !text.isEmpty {
      let code = DescriptorWriter.write(text, to: descriptor)
      if code != 0, descriptor == settings.output { return exitCode(writeError: code) }
    }
    return nil
  }

  /// A reader that has gone: 141, as the shell names the end by SIGPIPE; a terminal that has gone: 129;
  /// otherwise storage trouble.
  private func exitCode(writeError code: Int32) -> Int32 {
    switch code {
    case EPIPE: 128 + SIGPIPE
    case EIO where settings.isInteractive: 128 + SIGHUP
    default: ReplyStatus.storage.exitCode
    }
  }

  private func outputs(of reply: Reply, occasion: Occasion) -> [(text: String, descriptor: Int32)] {
    let isAside = occasion == .event && !settings.isInteractive
    switch settings.format {
    case .json:
      if occasion == .event && reply.parts.isEmpty { return [] }
      return [(JSONReply.line(reply) + "\n", isAside ? settings.errors : settings.output)]
    case .text, .plain:
      if settings.isInteractive {
        // A log kept of standard error learns of faults too.
        let faults = isatty(settings.errors) == 1 ? [] : reply.asides.filter(Self.isFault)
        return [
          (text(reply.parts, forErrors: false), settings.output),
          (text(faults, forErrors: true), settings.errors),
        ]
      }
      let answer = isAside ? [] : reply.answer
      let asides = isAside ? reply.parts : reply.asides
      return [
        (text(asides, forErrors: true), settings.errors), (text(answer, forErrors: false), settings.output),
      ]
    }
  }

  private func text(_ parts: [Reply.Part], forErrors: Bool) -> String {
    guard !parts.isEmpty else { return "" }
    let lines =
      settings.format == .plain
      ? PlainReply.lines(parts) : ReplyRenderer(style: settings.style(forErrors: forErrors)).lines(parts)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func isFault(_ part: Reply.Part) -> Bool {
    if case .line(let line) = part { line.kind == .fault } else { false }
  }
}
