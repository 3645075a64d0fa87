import Glibc

/// Gives the terminal back as it was, also when the process crashes.
enum TerminalGuard {
  private struct State {
    var descriptor: Int32
    var output: Int32
    var modes: termios
    var endsPaste: Bool
  }

  // Read by signal handlers: set once, before they are installed.
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?

  /// Remembers the modes of a terminal and restores them at any end of the process.
  static func install(descriptor: Int32, output: Int32, endsPaste: Bool) {
    var modes = termios()
    guard state == nil, tcgetattr(descriptor, &modes) == 0 else { return }
    let saved = UnsafeMutablePointer<State>.allocate(capacity: 1)
    saved.initialize(to: State(descriptor: descriptor, output: output, modes: modes, endsPaste: endsPaste))
    state = saved
    atexit { TerminalGuard.restore() }
    installCrashHandlers()
  }

  /// Puts the modes back. Calls nothing that a signal handler may not call.
  static func restore() {
    guard let state else { return }
    tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.modes)
    if state.pointee.endsPaste { _ = write(state.pointee.output, endPaste, 8) }
  }

  /// The terminal was given back in order: nothing is left to restore.
  static func disarm() { state = nil }

  // ESC [ ? 2 0 0 4 l
  nonisolated(unsafe) private static let endPaste: UnsafeMutablePointer<UInt8> = {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)
    for (index, byte) in "\u{1B}[?2004l".utf8.enumerated() { bytes[index] = byte }
    return bytes
  }()

  private static func installCrashHandlers() {
    _ = endPaste
    // Its own stack, for an overflow of the main one.
    let size = 1 << 16
    var stack = stack_t(
      ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        TerminalGuard.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK)) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }
}
