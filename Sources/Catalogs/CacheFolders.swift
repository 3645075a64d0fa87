import Foundation

/// Where in a cache each installation keeps what it compiled: two of them, such as two checkouts or a debug and an
/// optimised build, would else compile over each other at every start.
package struct CacheFolders: Sendable {
  /// The cache of all of them.
  private let top: String
  /// As many are kept; the ones written longest ago go first.
  private static let most = 8

  package init(_ top: String) { self.top = top }

  /// The folder of a program with its files.
  package func folder(program: String, root: String) -> String {
    var hash = ContentHash(format: 0)
    hash.mix(program)
    hash.mix(root)
    return top + "/" + String(hash.value, radix: 16)
  }

  /// Removes what was written longest ago, and what lies beside the folders. Failing is fine: it is only a cache.
  package func tidy() {
    let files = FileManager.default
    let all = ((try? files.contentsOfDirectory(atPath: top)) ?? []).map { top + "/" + $0 }
    var written: [(path: String, date: Date)] = []
    for path in all {
      if path.hasSuffix(".phrases") || path.hasSuffix(".dialogs") {
        try? files.removeItem(atPath: path)
      } else if let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date {
        written.append((path, date))
      }
    }
    for old in written.sorted(by: { $0.date > $1.date }).dropFirst(Self.most) {
      try? files.removeItem(atPath: old.path)
    }
  }
}
