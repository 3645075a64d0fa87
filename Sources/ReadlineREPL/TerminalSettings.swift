import Glibc
package import Rendering

/// Everything a conversation needs to know of the place it is held at.
package struct TerminalSettings: Sendable {
  /// How replies are written.
  package enum Format: String, CaseIterable, Sendable {
    case text, plain, json
  }

  /// File descriptors.
  package var input: Int32 = STDIN_FILENO
  package var output: Int32 = STDOUT_FILENO
  package var errors: Int32 = STDERR_FILENO
  /// A person types and reads here: lines are edited, and a prompt is shown.
  package var isInteractive = false
  package var format = Format.text
  /// Cells in a row, asked anew for every reply.
  package var width: @Sendable () -> Int = { 80 }
  /// Breaks long lines of dialog: for people, not for scripts.
  package var wrapsDialog = false
  package var color = false
  package var errorColor = false
  package var glyphs = RenderingStyle.Glyphs.blocks
  /// The terminal understands no control sequences (`TERM=dumb`).
  package var isDumb = false
  package var prompt = "viva> "
  /// Where lines are kept between sessions; nil keeps none.
  package var historyPath: String?
  /// Waits so many seconds, or throws when the task is cancelled.
  package var wait: @Sendable (Double) async throws -> Void = { seconds in
    try await Task.sleep(for: .seconds(seconds), clock: .continuous)
  }

  package init() {}

  /// The standard descriptors of this process, as an environment and options describe them.
  package static func standard(
    environment: [String: String], format: Format = .text, color: ColorChoice = .auto,
    prompt: String = "viva> ", historyPath: String? = nil
  ) -> TerminalSettings {
    var settings = TerminalSettings()
    let writesToTerminal = isatty(settings.output) == 1
    settings.isInteractive = isatty(settings.input) == 1 && writesToTerminal
    settings.format = format
    let output = settings.output
    settings.width = { TerminalSize.columns(of: output, environment: environment) }
    settings.wrapsDialog = writesToTerminal
    settings.color = color.isOn(environment: environment, isTerminal: writesToTerminal)
    settings.errorColor = color.isOn(environment: environment, isTerminal: isatty(settings.errors) == 1)
    settings.glyphs = RenderingStyle.glyphs(environment: environment)
    settings.isDumb = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
    settings.prompt = prompt
    settings.historyPath = historyPath
    return settings
  }

  /// How a reply looks on standard output, or on standard error.
  package func style(forErrors: Bool = false) -> RenderingStyle {
    RenderingStyle(
      width: width(), wrapsDialog: wrapsDialog, color: forErrors ? errorColor : color, glyphs: glyphs)
  }
}
