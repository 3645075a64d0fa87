import Catalogs
import ConversationModel
import Testing

@Suite struct `Finding the catalogs` {
  /// A folder with catalogs below each of these names.
  private func tree(_ names: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      try folder.write("language: en", to: "\(name)/Phrases/en/a.yaml")
      try folder.write("a = A", to: "\(name)/Dialogs/en/a.ftl")
    }
    return folder
  }

  @Test func `the environment decides alone`() throws {
    let folder = try tree("set", "share/viva")
    let program = folder.path + "/bin/viva"
    func found(_ path: String) -> String? {
      CatalogFolder.find(program: program, environment: ["VIVA_RESOURCES": path])?.root
    }
    #expect(found(folder.path + "/set") == folder.path + "/set")
    #expect(found(folder.path + "/elsewhere") == nil)
    #expect(found("") == folder.path + "/share/viva")
  }

  @Test func `an installation, else a folder above the program`() throws {
    let installed = try tree("share/viva", ".")
    #expect(
      CatalogFolder.find(program: installed.path + "/bin/viva", environment: [:])?.root
        == installed.path + "/share/viva")
    let checkout = try tree(".")
    #expect(
      CatalogFolder.find(program: checkout.path + "/.build/debug/viva", environment: [:])?.root
        == checkout.path)
  }

  @Test func `phrases alone are no catalogs`() throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en", to: "Phrases/en/a.yaml")
    #expect(CatalogFolder.find(program: folder.path + "/viva", environment: [:]) == nil)
  }

  @Test func `files of a locale come by name, and only those of the kind`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.yaml", "a.yml", ".hidden.yaml", "notes.txt", "c.ftl"] {
      try folder.write(name, to: "Phrases/en/\(name)")
    }
    try folder.write("x", to: "Phrases/ja/x.yaml")
    try folder.write("x", to: "Phrases/README.md")
    let catalogs = CatalogFolder(root: folder.path)
    #expect(catalogs.locales(.phrases) == ["en", "ja"])
    #expect(catalogs.locales(.dialogs) == [])
    let files = catalogs.files(.phrases, "en")
    #expect(files.map(\.path) == ["Phrases/en/a.yml", "Phrases/en/b.yaml"])
    #expect(files.map(\.text) == ["a.yml", "b.yaml"])
    #expect(files.map { CatalogFolder.locale(ofPath: $0.path) } == ["en", "en"])
    #expect(catalogs.files(.phrases, "fr").isEmpty)
  }

  @Test func `somebody else's phrases are a folder or one file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", to: "his/one.yaml")
    try folder.write("two", to: "his/two.json")
    #expect(CatalogFolder.phraseFiles(at: path).map(\.text) == ["one"])
    #expect(CatalogFolder.phraseFiles(at: folder.path + "/his").map(\.text) == ["one", "two"])
    #expect(CatalogFolder.phraseFiles(at: folder.path + "/nowhere").isEmpty)
  }
}
