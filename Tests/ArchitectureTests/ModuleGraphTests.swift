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
    "CReadline": [],
    "ReadlineREPL": ["ConversationModel", "IntentAssistant", "Rendering", "CReadline"],
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

  static let sources = ProjectTree.files(under: "Sources", ending: ".swift")

  @Test func `every module of the tree is in the table`() {
    let modules = Set(Self.sources.map { String($0.split(separator: "/")[1]) })
    #expect(modules.subtracting(Self.edges.keys).isEmpty)
    #expect(modules.count >= 12)
  }

  @Test(arguments: sources) func `a file imports only what its module may`(path: String) throws {
    let module = String(path.split(separator: "/")[1])
    let allowed = Self.edges[module, default: []].union(Self.platform).union([module])
    for line in try ProjectTree.text(path).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
        words[..<keyword].allSatisfy({ ["package", "public", "internal"].contains($0) || $0.hasPrefix("@") })
      else { continue }
      let imported = String(words[keyword + 1].split(separator: ".")[0])
      #expect(allowed.contains(imported), "\(path) imports \(imported)")
    }
  }

  @Test func `the manifest has no edge that the table lacks`() throws {
    let manifest = try ProjectTree.text("Package.swift")
    for (module, allowed) in Self.edges {
      guard let line = manifest.range(of: "module\\(\\s*\"\(module)\",[^)]*", options: .regularExpression)
      else { continue }
      let declared = manifest[line].matches(of: /"(\w+)"/).map { String($0.1) }.dropFirst()
      for name in declared { #expect(allowed.contains(name), "\(module) depends on \(name)") }
    }
  }

  @Test(arguments: sources) func `time, identity and chance come from the surroundings`(path: String) throws {
    // The live clock is made once, in the program; scripts and tests hand in their own.
    guard !path.hasSuffix("viva/LiveSurroundings.swift") else { return }
    let text = try ProjectTree.text(path)
    let found = text.matches(of: /\b(Date\(\)|Date\.now|UUID\(\)|SystemRandomNumberGenerator)|\.random\(/)
    #expect(found.isEmpty, "\(path) uses \(found.map { text[$0.range] })")
  }

  @Test(arguments: sources) func `a file stays readable`(path: String) throws {
    let lines = try ProjectTree.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(lines <= 600, "\(path) has \(lines) lines")
    let name = path.split(separator: "/").last ?? ""
    for word in ["Utils", "Helper", "Manager", "Common"]
    where name.contains(word) && !name.hasPrefix("AppDependencyManager") && !name.hasPrefix("CommonOptions") {
      Issue.record("\(path) is named for nothing in particular")
    }
  }
}
