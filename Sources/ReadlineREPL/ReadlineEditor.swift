// The one file that uses GNU readline, by its callback interface on the main queue. What it calls:
//   rl_callback_handler_install, rl_callback_handler_remove, rl_callback_read_char, rl_callback_sigcleanup,
//   rl_prep_terminal, rl_deprep_terminal, rl_resize_terminal, rl_reset_screen_size, rl_variable_bind,
//   rl_redisplay, rl_forced_update_display, rl_clear_visible_line, rl_on_new_line, rl_crlf, rl_ding,
//   rl_free_line_state, rl_replace_line, rl_delete_text, rl_stuff_char,
//   using_history, add_history, remove_history, free_history_entry.
// What it sets: rl_readline_name, rl_instream, rl_outstream, rl_catch_signals, rl_catch_sigwinch,
//   rl_change_environment, rl_attempted_completion_function, rl_attempted_completion_over,
//   rl_completion_display_matches_hook, rl_completion_append_character, rl_sort_completion_matches,
//   rl_ignore_completion_duplicates, rl_completer_word_break_characters, rl_basic_word_break_characters,
//   rl_redisplay_function, rl_deprep_term_function, rl_point.
// What it reads: rl_line_buffer, rl_end, rl_readline_state.

// Readline's globals belong to the main actor here; its header cannot say so.
@preconcurrency import CReadline
package import ConversationModel
import Dispatch
import Glibc

/// Lines edited on a terminal. One at a time in a process, because readline is one.
@MainActor package final class ReadlineEditor: LineEditor {
  /// A line takes so many bytes: more than anybody says, and readline still keeps up.
  static let lineLimit = 64 << 10
  /// From so many bytes on, drawing the line for every letter takes longer than reading it.
  private static let longLine = 1_000

  private static var current: ReadlineEditor?

  private let settings: TerminalSettings
  private let history: HistoryFile?
  private let signals = TerminalSignals()
  private let input: any DispatchSourceRead
  private var isListening = false
  private var isPrepared = false
  private var entries: [String] = []
  private var completer: (any Completing)?
  private var waiting: CheckedContinuation<LineEvent, Never>?
  /// Arrived while nobody waited.
  private var pending: LineEvent?

  package init(settings: TerminalSettings) {
    self.settings = settings
    history = settings.historyPath.map(HistoryFile.init)
    input = DispatchSource.makeReadSource(fileDescriptor: settings.input, queue: .main)
    input.setEventHandler { MainActor.assumeIsolated { Self.current?.readAvailable() } }
    Self.current = self
    Self.chooseCharacterType()
    configure()
    loadHistory()
    TerminalGuard.install(
      descriptor: settings.input, output: settings.output, endsPaste: !settings.isDumb)
    handleSignals()
  }

  package func next(completer: (any Completing)?) async -> LineEvent {
    if let pending {
      self.pending = nil
      return pending
    }
    self.completer = completer
    return await withCheckedContinuation { continuation in
      waiting = continuation
      rl_callback_handler_install(promptText) { line in
        let text = line.map { String(cString: $0) }
        free(line)
        MainActor.assumeIsolated { ReadlineEditor.current?.accept(text) }
      }
      prepare()
      isListening = true
      input.resume()
    }
  }

  package func printAbove(_ print: () -> Void) {
    guard waiting != nil else { return print() }
    rl_clear_visible_line()
    fflush(rl_outstream)
    print()
    rl_on_new_line()
    rl_redisplay()
  }

  package func close() {
    if !isListening { input.resume() }
    input.cancel()
    rl_deprep_terminal()
    TerminalGuard.disarm()
    signals.close()
    Self.current = nil
  }

  // MARK: Setting up

  /// Without a character type of UTF-8, readline would drop every letter beyond ASCII.
  private static func chooseCharacterType() {
    if setlocale(LC_CTYPE, "") != nil, String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" { return }
    // Readline asks the environment again for every line.
    let isOverridden = getenv("LC_ALL").map { $0.pointee != 0 } ?? false
    setenv(isOverridden ? "LC_ALL" : "LC_CTYPE", "C.UTF-8", 1)
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  private func configure() {
    rl_readline_name = UnsafePointer(strdup("viva"))
    if settings.input != STDIN_FILENO { rl_instream = fdopen(settings.input, "r") }
    if settings.output != STDOUT_FILENO { rl_outstream = fdopen(settings.output, "w") }
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    // A preference that the person's inputrc, read later, may take back.
    rl_variable_bind("show-all-if-ambiguous", "on")
    // The whole line is "the word": where a candidate begins is the completer's business.
    rl_completer_word_break_characters = UnsafePointer(strdup(""))
    rl_basic_word_break_characters = UnsafePointer(strdup(""))
    rl_attempted_completion_function = { text, _, _ in
      rl_attempted_completion_over = 1  // never file names
      nonisolated(unsafe) var matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      let line = text.map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated { matches = ReadlineEditor.current?.matches(line) }
      return matches
    }
    rl_completion_display_matches_hook = { _, _, _ in
      MainActor.assumeIsolated { ReadlineEditor.current?.showCandidates() }
    }
  }

  /// What readline overwrites when it starts, on the first prompt.
  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    if settings.isDumb { rl_variable_bind("enable-bracketed-paste", "off") }
    // Between two lines the terminal stays as it is: what is typed ahead is neither echoed nor cooked.
    rl_deprep_term_function = {}
    rl_redisplay_function = { MainActor.assumeIsolated { ReadlineEditor.current?.redisplay() } }
  }

  private func loadHistory() {
    using_history()
    entries = history?.load() ?? []
    for entry in entries { add_history(entry) }
  }

  private var promptText: String {
    // \001 and \002 tell readline what takes no cells.
    settings.color ? "\u{1}\u{1B}[1;36m\u{2}\(settings.prompt)\u{1}\u{1B}[0m\u{2}" : settings.prompt
  }

  // MARK: Reading

  private func readAvailable() {
    repeat {
      if rl_end >= Self.lineLimit, dropsNextByte() { continue }
      rl_callback_read_char()
    } while isListening && bytesWaiting > 0
  }

  private var bytesWaiting: Int32 {
    var count: Int32 = 0
    return ioctl(settings.input, UInt(FIONREAD), &count) == 0 ? count : 0
  }

  /// On a full line takes letters away; keys that do something go on.
  private func dropsNextByte() -> Bool {
    let inside = RL_STATE_MULTIKEY | RL_STATE_MOREINPUT | RL_STATE_METANEXT
    guard rl_readline_state & UInt(inside) == 0 else { return false }
    var byte: UInt8 = 0
    guard read(settings.input, &byte, 1) == 1 else { return false }
    if byte >= 0x20, byte != 0x7F { return true }
    rl_stuff_char(Int32(byte))
    return false
  }

  private func redisplay() {
    if rl_end > Self.lineLimit {
      var end = Self.lineLimit
      while end > 0, UInt8(bitPattern: rl_line_buffer[end]) & 0xC0 == 0x80 { end -= 1 }
      rl_delete_text(Int32(end), rl_end)
      rl_point = min(rl_point, rl_end)
      rl_ding()
    }
    if rl_end > Self.longLine, bytesWaiting > 64 { return }
    rl_redisplay()
  }

  private func accept(_ text: String?) {
    guard let text else {
      fflush(rl_outstream)
      _ = DescriptorWriter.write("\n", to: settings.output)
      return finish(.ended)
    }
    for line in text.split(whereSeparator: \.isNewline) { remember(String(line)) }
    finish(.line(text))
  }

  private func finish(_ event: LineEvent) {
    guard let continuation = waiting else {
      pending = event
      return
    }
    waiting = nil
    rl_callback_handler_remove()
    if isListening { input.suspend() }
    isListening = false
    fflush(rl_outstream)
    continuation.resume(returning: event)
  }

  private func remember(_ line: String) {
    guard let entry = HistoryFile.entry(line), entries.last != entry else { return }
    if let older = entries.lastIndex(of: entry) { forget(older) }
    if entries.count >= HistoryFile.limit { forget(0) }
    entries.append(entry)
    add_history(entry)
    history?.append(entry)
  }

  private func forget(_ index: Int) {
    entries.remove(at: index)
    if let removed = remove_history(Int32(index)) { free_history_entry(removed) }
  }

  // MARK: Completing

  private var candidates: [String] = []

  /// The array readline asks for and frees: what to put in, then every line that is possible.
  private func matches(_ line: String) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let completer else { return nil }
    let answer = completer.completions(of: line)
    let list = CompletionList(line: line, start: answer.start, candidates: answer.candidates)
    guard !list.candidates.isEmpty else { return nil }
    candidates = list.candidates
    rl_completion_append_character = 0
    rl_sort_completion_matches = 0
    rl_ignore_completion_duplicates = 0
    let texts =
      list.candidates.count == 1
      ? [list.candidates[0]] : [list.common] + list.candidates
    let out = calloc(texts.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)?
      .bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { out?[index] = strdup(list.head + text) }
    return out
  }

  private func showCandidates() {
    rl_crlf()
    fflush(rl_outstream)
    let limit = TerminalSize.rows(of: settings.output) - 3
    let rows = CompletionList.rows(candidates, width: settings.width() - 1, limit: limit)
    _ = DescriptorWriter.write(rows.map { $0 + "\n" }.joined(), to: settings.output)
    rl_forced_update_display()
  }

  // MARK: Signals

  private func handleSignals() {
    signals.handle([SIGINT]) { [weak self] _ in self?.interrupt() }
    signals.handle([SIGTERM, SIGHUP]) { [weak self] number in self?.terminate(number) }
    signals.handle([SIGWINCH]) { [weak self] _ in self?.resize() }
    signals.handle([SIGTSTP]) { [weak self] _ in self?.suspend() }
    signals.handle([SIGCONT]) { [weak self] _ in self?.resume() }
  }

  func interrupt() {
    guard waiting != nil else { return leave(.interrupted, code: 128 + SIGINT) }
    // First of all: it puts the prompt back that a search had replaced.
    let wasSearching = rl_readline_state & UInt(RL_STATE_ISEARCH | RL_STATE_NSEARCH) != 0
    rl_callback_sigcleanup()
    let hadText = rl_end > 0 || wasSearching
    // From the end of a line that takes several rows.
    rl_point = rl_end
    rl_redisplay()
    fputs("^C\n", rl_outstream)
    rl_free_line_state()
    rl_replace_line("", 1)
    guard hadText else { return finish(.interrupted) }
    using_history()
    rl_on_new_line()
    rl_redisplay()
  }

  private func terminate(_ number: Int32) {
    guard waiting != nil else { return leave(.terminated(signal: number), code: 128 + number) }
    _ = DescriptorWriter.write("\n", to: settings.output)
    finish(.terminated(signal: number))
  }

  /// A turn is being worked on: it may finish, but whoever insists is heard at once.
  private func leave(_ event: LineEvent, code: Int32) {
    guard pending == event else {
      pending = event
      return
    }
    TerminalGuard.restore()
    _exit(code)
  }

  private func resize() {
    guard waiting != nil else { return rl_reset_screen_size() }
    // With a drawing function of our own, readline would draw the prompt twice.
    let own = rl_redisplay_function
    rl_redisplay_function = rl_redisplay
    rl_resize_terminal()
    rl_redisplay_function = own
  }

  private func suspend() {
    fflush(rl_outstream)
    rl_deprep_terminal()
    signals.suspendProcess()
  }

  private func resume() {
    // In the background the terminal is the shell's: stopped again, until it is given back.
    guard tcgetpgrp(settings.input) == getpgrp() else {
      kill(getpid(), SIGTTIN)
      return
    }
    rl_deprep_terminal()
    rl_prep_terminal(1)
    guard waiting != nil else { return }
    rl_on_new_line()
    resize()
    rl_forced_update_display()
  }
}
