import ConversationModel
import Foundation
import Synchronization
import Testing

@testable import Catalogs

@Suite struct `The cache of compiled catalogs` {
  private static func files(_ text: String, path: String = "a.yaml") -> [CatalogFolder.File] {
    [CatalogFolder.File(path: path, text: text)]
  }

  /// What a cache gives for a text, and whether it had to be compiled.
  private func ask(
    _ folders: [String], _ files: [CatalogFolder.File], format: UInt32 = 1
  ) -> (bytes: [UInt8], isCompiled: Bool) {
    var isCompiled = false
    let bytes = CatalogCache(folders: folders).compiled(
      "en.phrases", from: CatalogSources(files), format: format, read: { bytes, _ in bytes.array },
      compile: { files in
        isCompiled = true
        return Array("compiled \(files.map(\.text))".utf8)
      })
    return (bytes ?? [], isCompiled)
  }

  @Test func `what was compiled is found again`() throws {
    let folder = try TemporaryFolder()
    let first = ask([folder.path + "/new/folder"], Self.files("x"))
    #expect(first.isCompiled)
    let second = ask([folder.path + "/new/folder"], Self.files("x"))
    #expect(!second.isCompiled)
    #expect(second.bytes == first.bytes)
  }

  @Test(
    arguments: [
      ("another text", files("y"), 1), ("another name", files("x", path: "b.yaml"), 1),
      ("one file more", files("x") + files("", path: "b.yaml"), 1), ("no file", [], 1),
      ("another program", files("x"), 2),
    ] as [(String, [CatalogFolder.File], UInt32)])
  func `what changed is compiled anew`(name: String, files: [CatalogFolder.File], format: UInt32) throws {
    let folder = try TemporaryFolder()
    _ = ask([folder.path], Self.files("x"))
    #expect(ask([folder.path], files, format: format).isCompiled, "\(name)")
    #expect(!ask([folder.path], files, format: format).isCompiled, "\(name)")
  }

  @Test(arguments: [0, 4, 8, 15]) func `a file that was cut off is compiled anew`(length: Int) throws {
    let folder = try TemporaryFolder()
    let whole = ask([folder.path], Self.files("x")).bytes
    let path = folder.path + "/en.phrases"
    try Data((folder.bytes("en.phrases") ?? []).prefix(length)).write(to: URL(fileURLWithPath: path))
    let again = ask([folder.path], Self.files("x"))
    #expect(again.isCompiled)
    #expect(again.bytes == whole)
  }

  @Test func `a file of something else is compiled anew`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: "nonsense ", count: 100), to: "en.phrases")
    #expect(ask([folder.path], Self.files("x")).isCompiled)
    #expect(!ask([folder.path], Self.files("x")).isCompiled)
  }

  @Test(arguments: ["/proc/viva-cannot-be-here", "/dev/null/folder"])
  func `a folder that cannot be written disturbs nobody`(folder: String) {
    #expect(ask([folder], Self.files("x")).bytes == Array("compiled [\"x\"]".utf8))
    #expect(ask([], Self.files("x")).isCompiled)
  }

  @Test func `what was shipped is taken first, and never written to`() throws {
    let (shipped, own) = (try TemporaryFolder(), try TemporaryFolder())
    CatalogCache.write(
      Array("shipped".utf8), name: "en.phrases", sources: CatalogSources(Self.files("x")), format: 1,
      folder: shipped.path)
    #expect(ask([shipped.path, own.path], Self.files("x")).bytes == Array("shipped".utf8))
    #expect(own.bytes("en.phrases") == nil)
    let before = shipped.bytes("en.phrases")
    #expect(ask([shipped.path, own.path], Self.files("y")).isCompiled)
    #expect(shipped.bytes("en.phrases") == before)
    #expect(own.bytes("en.phrases") != nil)
  }

  /// A catalog of one file, and what a cache gives for it: whether it was compiled, and whether its files were read.
  private func look(_ root: String, _ folders: [String]) -> (isCompiled: Bool, isRead: Bool) {
    let sources = CatalogFolder(root: root).sources(.phrases, "en")
    let reading = Mutex(false)
    let watched = CatalogSources(watching: sources) { reading.withLock { $0 = true } }
    var isCompiled = false
    _ = CatalogCache(folders: folders).compiled(
      "en.phrases", from: watched, format: 1, read: { bytes, _ in bytes },
      compile: { files in
        isCompiled = true
        return Array("compiled \(files.map(\.text))".utf8)
      })
    return (isCompiled, reading.withLock { $0 })
  }

  private func age(_ path: String, to seconds: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: path)
  }

  @Test func `files that look as they did are not read`() throws {
    let (root, own) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try root.write("x", to: "Phrases/en/a.yaml")
    try age(file, to: 1_000_000)
    #expect(look(root.path, [own.path]) == (true, true))
    #expect(look(root.path, [own.path]) == (false, false))
    // As long as before, and written at another time.
    try root.write("y", to: "Phrases/en/a.yaml")
    try age(file, to: 1_000_001)
    #expect(look(root.path, [own.path]) == (true, true))
    #expect(look(root.path, [own.path]) == (false, false))
    try age(file, to: 1_000_002)
    #expect(look(root.path, [own.path]) == (false, true))
    #expect(look(root.path, [own.path]) == (false, false))
    try root.write("", to: "Phrases/en/b.yaml")
    #expect(look(root.path, [own.path]) == (true, true))
  }

  @Test func `a file that was just written is read`() throws {
    let (root, own) = (try TemporaryFolder(), try TemporaryFolder())
    try root.write("x", to: "Phrases/en/a.yaml")
    #expect(look(root.path, [own.path]) == (true, true))
    #expect(look(root.path, [own.path]) == (false, true))
    try root.write("y", to: "Phrases/en/a.yaml")
    #expect(look(root.path, [own.path]) == (true, true))
  }

  @Test func `files of another folder that look the same are read`() throws {
    let (one, other, own) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
    try age(try one.write("x", to: "Phrases/en/a.yaml"), to: 1_000_000)
    try age(try other.write("y", to: "Phrases/en/a.yaml"), to: 1_000_000)
    #expect(look(one.path, [own.path]) == (true, true))
    #expect(look(other.path, [own.path]) == (true, true))
  }

  /// What a cache knows of a file when it hands it out.
  private func knowledge(_ folders: [String]) -> (isKnownWhole: Bool, isCompiled: Bool)? {
    var isCompiled = false
    let isKnownWhole = CatalogCache(folders: folders).compiled(
      "en.phrases", from: CatalogSources(Self.files("x")), format: 1,
      read: { bytes, isKnownWhole in
        bytes.array == Array("whole".utf8) ? isKnownWhole : nil
      },
      compile: { _ in
        isCompiled = true
        return Array("whole".utf8)
      })
    return isKnownWhole.map { ($0, isCompiled) }
  }

  @Test func `a file that is damaged is compiled anew and kept`() throws {
    let folder = try TemporaryFolder()
    #expect(knowledge([folder.path])?.isCompiled == true)
    var bytes = folder.bytes("en.phrases") ?? []
    bytes[0] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/en.phrases"))
    #expect(knowledge([folder.path])?.isCompiled == true)
    #expect(knowledge([folder.path])?.isCompiled == false)
  }

  @Test func `a file is taken for whole only as long as it looks as it did`() throws {
    let folder = try TemporaryFolder()
    var facts = stat()
    #expect(stat("/", &facts) == 0)
    // Long ago, and never younger than the marks are.
    facts.st_ctim.tv_sec = 1_000_000
    let mark = try #require(WholeMark(facts))
    mark.write("en.phrases", in: folder.path)
    #expect(WholeMark.read("en.phrases", in: folder.path) == mark)
    #expect(WholeMark.read("ja.phrases", in: folder.path) == nil)
    facts.st_ctim.tv_nsec += 1
    #expect(WholeMark(facts) != mark)
    facts.st_ctim.tv_sec = time(nil)
    #expect(WholeMark(facts) == nil)
  }

  @Test func `a file that was just written is added up each time`() throws {
    let folder = try TemporaryFolder()
    for isCompiled in [true, false, false] {
      let known = try #require(knowledge([folder.path]))
      #expect(known.isCompiled == isCompiled)
      #expect(known.isKnownWhole == isCompiled)
    }
  }
}
