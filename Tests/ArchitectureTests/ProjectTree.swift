import Foundation

/// The files of this repository, found beside this one.
enum ProjectTree {
  static let root: String = {
    var path = #filePath as NSString
    for _ in 0..<3 { path = path.deletingLastPathComponent as NSString }
    return path as String
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// Paths below a folder with this ending, relative to the root, sorted.
  static func files(under folder: String, ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }
}
