import Foundation
import Testing

@testable import Catalogs

@Suite struct `The folders of a cache` {
  @Test func `every program and every checkout has its own`() {
    let folders = CacheFolders("/cache")
    let all = [("a", "b"), ("a", "c"), ("d", "b"), ("ab", "")].map {
      folders.folder(program: $0.0, root: $0.1)
    }
    #expect(Set(all).count == all.count)
    #expect(folders.folder(program: "a", root: "b") == all[0])
  }

  @Test func `the newest stay, and nothing lies beside them`() throws {
    let top = try TemporaryFolder()
    let files = FileManager.default
    for age in 0..<12 {
      let path = top.path + "/\(age)"
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 - Double(age))], ofItemAtPath: path)
    }
    try Data("old".utf8).write(to: URL(fileURLWithPath: top.path + "/en.phrases"))
    CacheFolders(top.path).tidy()
    let left = try files.contentsOfDirectory(atPath: top.path).sorted()
    #expect(left == (0..<8).map { "\($0)" })
  }
}
