package import ConversationModel
import Dispatch
import Glibc
import Synchronization

/// Lines from an input where nobody edits them: a pipe, a file.
@MainActor package final class PlainEditor: LineEditor {
  private let source: Source
  /// Written to this descriptor before every line, where a person types but the answers go elsewhere.
  private let prompt: (text: String, descriptor: Int32)?

  package init(settings: TerminalSettings) {
    source = Source(reader: LineReader(descriptor: settings.input))
    let isAsked = isatty(settings.input) == 1 && isatty(settings.errors) == 1
    prompt = isAsked ? (settings.prompt, settings.errors) : nil
  }

  package func next(completer: (any Completing)?) async -> LineEvent {
    if let prompt { _ = DescriptorWriter.write(prompt.text, to: prompt.descriptor) }
    let line = await source.next()
    return line.map(LineEvent.line) ?? .ended
  }

  package func printAbove(_ print: () -> Void) { print() }
  package func close() {}

  /// Reads on a thread that may block, so that notices fall due meanwhile.
  private final class Source: Sendable {
    private let reader: Mutex<LineReader>
    private let queue = DispatchQueue(label: "viva.input")
    init(reader: LineReader) { self.reader = Mutex(reader) }

    func next() async -> String? {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.reader.withLock { $0.next() }) }
      }
    }
  }
}
