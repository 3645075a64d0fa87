import Foundation
import Synchronization

/// A running program that is asked one line at a time, and can be killed.
final class ChildProcess: Sendable {
  /// It answered nothing: it has died.
  struct Ended: Error {}

  private let pid: pid_t
  private let input: Int32
  private let output: Mutex<LineSource>
  private let status = Mutex<Int32?>(nil)
  private let queue = DispatchQueue(label: "viva.child")

  /// Lines from a descriptor.
  private struct LineSource {
    let descriptor: Int32
    var buffer: [UInt8] = []

    mutating func next() -> String? {
      while true {
        if let end = buffer.firstIndex(of: 10) {
          defer { buffer.removeSubrange(...end) }
          return String(decoding: buffer[..<end], as: UTF8.self)
        }
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &part, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        buffer += part[..<count]
      }
    }
  }

  /// Starts a program; its errors go where ours go.
  /// - Throws: `POSIXError`.
  init(_ path: String, _ arguments: [String]) throws {
    let (started, toChild, fromChild) = try Self.starting.withLock { _ in try Self.start(path, arguments) }
    pid = started
    input = toChild
    output = Mutex(LineSource(descriptor: fromChild))
  }

  /// One at a time: a child that is started while the pipes of another are made would keep them open, and the end of
  /// that other would not be seen.
  private static let starting = Mutex(())

  private static func start(
    _ path: String, _ arguments: [String]
  ) throws -> (pid: pid_t, input: Int32, output: Int32) {
    var (toChild, fromChild): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toChild) == 0 else { throw POSIXError(.EMFILE) }
    guard pipe(&fromChild) == 0 else {
      for descriptor in toChild { close(descriptor) }
      throw POSIXError(.EMFILE)
    }
    for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, nil, &words, environ)
    close(toChild[0])
    close(fromChild[1])
    guard code == 0 else {
      close(toChild[1])
      close(fromChild[0])
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT)
    }
    return (pid, toChild[1], fromChild[0])
  }

  deinit {
    kill()
    close(input)
    close(output.withLock { $0.descriptor })
  }

  /// Says a line and waits for the one that answers it.
  /// - Throws: `Ended`.
  func ask(_ line: String) async throws -> String {
    let answer: String? = await withCheckedContinuation { continuation in
      queue.async { [self] in
        let bytes = Array((line + "\n").utf8)
        var done = 0
        while done < bytes.count {
          let count = bytes[done...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return continuation.resume(returning: nil) }
          done += count
        }
        continuation.resume(returning: output.withLock { $0.next() })
      }
    }
    guard let answer else { throw Ended() }
    return answer
  }

  /// SIGKILL, and waits for the end.
  func kill() {
    guard status.withLock({ $0 }) == nil else { return }
    Foundation.kill(pid, SIGKILL)
    _ = end()
  }

  /// Waits for the end.
  /// - Returns: the signal that it died of; 0 for none.
  func end() -> Int32 {
    status.withLock { known in
      if let known { return known & 0x7f }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      known = status
      return status & 0x7f
    }
  }
}
