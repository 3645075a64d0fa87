import Dispatch
import Glibc
import Synchronization

/// A terminal without a screen: what a person would type goes in, what they would see comes out.
final class PseudoTerminal: Sendable {
  /// The program's side.
  let descriptor: Int32
  private let person: Int32
  private let seen = Mutex("")
  private let queue = DispatchQueue(label: "viva.test.terminal")

  init() throws {
    var person: Int32 = 0
    var program: Int32 = 0
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &size) == 0 else { throw Unavailable() }
    self.person = person
    descriptor = program
  }

  struct Unavailable: Error {}

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// Waits until this has been written; what came before it is forgotten. False after ten seconds without.
  func shows(_ text: String) async -> Bool {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.readUntil(text)) }
    }
  }

  private func readUntil(_ text: String) -> Bool {
    var rest: [UInt8] = []
    while true {
      let found = seen.withLock { seen -> Bool in
        guard let range = seen.firstRange(of: text) else { return false }
        seen = String(seen[range.upperBound...])
        return true
      }
      if found { return true }
      var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 120_000) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 4_096)
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { return false }
      rest += buffer[..<count]
      // A letter may come in pieces.
      guard let whole = String(validating: rest, as: UTF8.self) else { continue }
      rest = []
      seen.withLock { $0 += whole }
    }
  }

  /// What has been written and not been waited for.
  var remainder: String { seen.withLock { $0 } }
}
