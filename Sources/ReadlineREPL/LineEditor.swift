package import ConversationModel

/// What comes from the person.
package enum LineEvent: Hashable, Sendable {
  /// A line, perhaps of several utterances with line breaks between, as pasted.
  case line(String)
  /// Ctrl-C on an empty line.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the input.
  case ended
  /// The process was told to end by this signal.
  case terminated(signal: Int32)
}

/// Where lines come from. One caller at a time.
@MainActor package protocol LineEditor: AnyObject {
  /// Waits for the next event; on a terminal behind a prompt, where TAB asks the completer.
  func next(completer: (any Completing)?) async -> LineEvent
  /// Runs `print`, which writes whole lines, above a line that is being typed.
  func printAbove(_ print: () -> Void)
  /// Gives the terminal back as it was.
  func close()
}
