import Foundation

/// How a compiled file looks from outside: as long as it looks like that, it need not be added up again.
///
/// Which file it is, its length and when it was last changed in any way, to the nanosecond: nobody sets the last of
/// these. What a failing disk does to a file, this does not see; the sum is taken whenever the file is a new one.
struct WholeMark: Hashable {
  private let words: [UInt64]

  private static let ending = ".whole"

  /// Nil when a file is too young.
  init?(_ facts: stat) {
    guard facts.st_ctim.tv_sec < time(nil) - CatalogSources.young else { return nil }
    words = [
      UInt64(truncatingIfNeeded: facts.st_dev), UInt64(truncatingIfNeeded: facts.st_ino),
      UInt64(truncatingIfNeeded: facts.st_size), UInt64(truncatingIfNeeded: facts.st_ctim.tv_sec),
      UInt64(truncatingIfNeeded: facts.st_ctim.tv_nsec),
    ]
  }

  private init(words: [UInt64]) { self.words = words }

  /// The mark that was left beside the compiled files of a folder; nil when there is none.
  static func read(_ name: String, in folder: String) -> WholeMark? {
    guard let data = FileManager.default.contents(atPath: folder + "/" + name + ending) else { return nil }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { UInt64($0) }
    return words.count == 5 ? WholeMark(words: words) : nil
  }

  /// Leaves the mark. Failing is fine: then the file is added up at the next start, too.
  func write(_ name: String, in folder: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let text = words.map { String($0) }.joined(separator: " ")
    try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name + Self.ending), options: .atomic)
  }
}
