import Dispatch
import Glibc

/// Signals as events of the main queue.
@MainActor final class TerminalSignals {
  private var sources: [(number: Int32, source: any DispatchSourceSignal)] = []

  /// Calls `handler` on the main queue for each of these signals, instead of what they do by themselves.
  func handle(_ numbers: [Int32], _ handler: @escaping @MainActor (Int32) -> Void) {
    for number in numbers {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { handler(number) } }
      source.resume()
      sources.append((number, source))
    }
  }

  /// Stops the process as Ctrl-Z would have done, until it is continued.
  func suspendProcess() {
    var ours = sigaction()
    sigaction(SIGTSTP, nil, &ours)
    signal(SIGTSTP, SIG_DFL)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGTSTP)
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &mask, &before)
    kill(getpid(), SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    sigaction(SIGTSTP, &ours, nil)
  }

  /// Lets the signals do again what they do by themselves.
  func close() {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
    sources = []
  }
}
