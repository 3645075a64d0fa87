import Foundation
import Glibc

/// The lines of earlier sessions: a text file of one line each, oldest first, shared by all terminals.
///
/// Kept as well as the disk allows; a history that cannot be written disturbs nobody.
struct HistoryFile: Sendable {
  static let limit = 2_000
  /// Of a file that something else has blown up, only so many bytes of the end are read.
  private static let sizeLimit = 4 << 20

  let path: String

  /// The lines, oldest first.
  func load() -> [String] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { Glibc.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let skipped = Int(status.st_size) - Self.sizeLimit
    if skipped > 0 { lseek(descriptor, skipped, SEEK_SET) }
    var reader = LineReader(descriptor: descriptor)
    var lines: [String] = []
    if skipped > 0 { _ = reader.next() }
    while let line = reader.next() { if let entry = Self.entry(line) { lines.append(entry) } }
    return Self.tidy(lines)
  }

  /// Adds a line, and what other terminals added meanwhile stays.
  func append(_ line: String) {
    guard let entry = Self.entry(line) else { return }
    let target = realpath(path, nil)
    defer { free(target) }
    // A link, as people who keep their settings elsewhere have it, stays a link.
    let place = target.map { String(cString: $0) } ?? path
    // /dev/null is a way to say that nothing shall be kept; it must not become a file.
    var status = stat()
    guard stat(place, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else { return }
    let folder = URL(filePath: place).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { return }
    defer { Glibc.close(lock) }
    if Self.acquire(lock) {
      Self.replace(place, with: Self.tidy(load() + [entry]))
    } else {
      // Somebody holds the folder for long: the line is more precious than the order.
      let descriptor = open(place, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return }
      _ = DescriptorWriter.write(entry + "\n", to: descriptor)
      Glibc.close(descriptor)
    }
  }

  /// The line as it is kept; nil when it is not: empty, or begun with a space to keep it secret.
  static func entry(_ line: String) -> String? {
    guard let first = line.first, !first.isWhitespace else { return nil }
    let breaks: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    var entry = String.UnicodeScalarView()
    for scalar in line.unicodeScalars where scalar.value != 0 {
      entry.append(breaks.contains(scalar.value) ? " " : scalar)
    }
    return String(entry)
  }

  /// Without older duplicates, and no more than the limit.
  static func tidy(_ lines: [String]) -> [String] {
    var seen = Set<String>()
    return Array(lines.reversed().filter { seen.insert($0).inserted }.prefix(limit).reversed())
  }

  private static func acquire(_ lock: Int32) -> Bool {
    for _ in 0..<50 {
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(1_000)
    }
    return false
  }

  /// Written beside and moved over, so that a crash leaves the old file or the new one.
  private static func replace(_ path: String, with lines: [String]) {
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    fchmod(descriptor, 0o600)
    let code = DescriptorWriter.write(lines.map { $0 + "\n" }.joined(), to: descriptor)
    if Glibc.close(descriptor) != 0 || code != 0 || rename(draft, path) != 0 { unlink(draft) }
  }
}
