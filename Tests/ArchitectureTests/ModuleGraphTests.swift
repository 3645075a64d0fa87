import Foundation
import Testing

@Suite struct `Module graph` {
  /// What each module may import besides Foundation, the standard library's parts and the C library.
  static let edges: [String: Set<String>] = [
    "ConversationModel": [],
    "RecordStore": ["ConversationModel", "GRDB"],
    "Catalogs": ["ConversationModel"],
    "PhraseMatcher": ["ConversationModel", "Yams"],
    "DialogEngine": ["ConversationModel"],
    "OpenAppIntents": ["ConversationModel"],
    "AppIntents": ["OpenAppIntents"],
    "Rendering": ["ConversationModel"],
    "IntentAssistant": [
      "ConversationModel", "PhraseMatcher", "DialogEngine", "OpenAppIntents", "Rendering",
    ],
    "ConversationTesting": [
      "Catalogs", "ConversationModel", "DialogEngine", "IntentAssistant", "OpenAppIntents", "PhraseMatcher",
    ],
    "CReadline": [],
    "ReadlineREPL": ["ConversationModel", "Rendering", "CReadline"],
    "StudyLog": ["ConversationModel", "OpenAppIntents", "RecordStore", "GRDB", "GRDBSQLite"],
    "viva": [
      "ConversationModel", "RecordStore", "Catalogs", "PhraseMatcher", "DialogEngine", "OpenAppIntents",
      "Rendering", "IntentAssistant", "ReadlineREPL", "StudyLog", "ArgumentParser",
    ],
  ]

  /// Modules of the platform that anybody may import.
  static let platform: Set<String> = [
    "Foundation", "FoundationEssentials", "Synchronization", "Glibc", "Musl", "Dispatch", "Darwin",
  ]

  /// Modules of the platform that only some may import: what imports Testing is linked into tests alone.
  static let platformOfSome: [String: Set<String>] = ["ConversationTesting": ["Testing"]]

  static let sources = ProjectTree.files(under: "Sources", ending: ".swift")

  @Test func `every module of the tree is in the table`() {
    let modules = Set(Self.sources.map { String($0.split(separator: "/")[1]) })
    #expect(modules.subtracting(Self.edges.keys).isEmpty)
    #expect(modules.count >= 12)
  }

  /// The modules that a file imports.
  private static func imports(of path: String) throws -> Set<String> {
    let lines = try ProjectTree.text(path).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
          words[..<keyword].allSatisfy({
            ["package", "public", "internal"].contains($0) || $0.hasPrefix("@")
          })
        else { return nil }
        return String(words[keyword + 1].split(separator: ".")[0])
      })
  }

  @Test(arguments: sources) func `a file imports only what its module may`(path: String) throws {
    let module = String(path.split(separator: "/")[1])
    let allowed = Self.edges[module, default: []].union(Self.platform).union([module])
      .union(Self.platformOfSome[module, default: []])
    #expect(try Self.imports(of: path).subtracting(allowed).isEmpty, "\(path)")
  }

  /// What the manifest calls the products of packages.
  private static let products = [
    "grdb": "GRDB", "sqlite": "GRDBSQLite", "yams": "Yams", "arguments": "ArgumentParser",
  ]

  @Test(arguments: edges.keys.filter { $0 != "CReadline" }.sorted())
  func `the manifest, the table and the imports have the same edges`(module: String) throws {
    let manifest = try ProjectTree.text("Package.swift")
    let target = try #require(
      manifest.range(
        of: "(module\\(\\s*|arget\\(\\s*name: )\"\(module)\",[^\\[]*\\[[^\\]]*\\]",
        options: .regularExpression))
    let listed = manifest[target].drop { $0 != "[" }.matches(of: /"(\w+)"|\b(grdb|sqlite|yams|arguments)\b/)
    let declared = Set(
      listed.compactMap { $0.1.map(String.init) ?? $0.2.flatMap { Self.products[String($0)] } })
    #expect(declared == Self.edges[module])
    let files = Self.sources.filter { $0.hasPrefix("Sources/\(module)/") }
    let imported = try files.reduce(into: Set<String>()) { try $0.formUnion(Self.imports(of: $1)) }
    #expect(declared.subtracting(imported).isEmpty, "edges of \(module) that no file uses")
  }

  @Test(arguments: sources) func `time, identity and chance come from the surroundings`(path: String) throws {
    // The live clock is made once, in the program; scripts and tests hand in their own.
    guard !path.hasSuffix("viva/LiveSurroundings.swift") else { return }
    let text = try ProjectTree.text(path)
    let found = text.matches(
      of: /\b(Date\(\)|Date\.now|UUID\(\)|SystemRandomNumberGenerator|clock_gettime)|\.random\(/)
    #expect(found.isEmpty, "\(path) uses \(found.map { text[$0.range] })")
  }

  @Test(arguments: sources) func `a file stays readable, and is named for what is in it`(path: String) throws
  {
    let lines = try ProjectTree.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(lines <= 400, "\(path) has \(lines) lines")
    // Apple's name.
    guard !path.hasSuffix("/AppDependencyManager.swift") else { return }
    let name = path.split(separator: "/").last ?? ""
    for word in ["Utils", "Helper", "Manager", "Common"] {
      #expect(!name.contains(word), "\(path) is named for nothing in particular")
    }
  }
}
