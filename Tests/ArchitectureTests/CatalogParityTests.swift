import ConversationModel
import Foundation
import Testing

@Suite struct `One intent, one name` {
  static let locales = ["en", "ja", "ko"]

  static let intents = ProjectTree.files(under: "Sources/StudyLog/Intents", ending: ".swift")
    .map { String(($0 as NSString).lastPathComponent.dropLast(".swift".count)) }
    .filter { name in
      (try? ProjectTree.text("Sources/StudyLog/Intents/\(name).swift"))?.contains("struct \(name): ") == true
    }

  @Test func `intents are found`() { #expect(Self.intents.count >= 13) }

  @Test(arguments: intents) func `an intent is in the list of its domain`(intent: String) throws {
    let list = try ProjectTree.text("Sources/StudyLog/StudyLog.swift")
    #expect(list.contains(" \(intent).self"), "add \(intent).self to StudyLog.intents")
  }

  @Test(arguments: locales, intents)
  func `an intent has phrases and words in every language`(locale: String, intent: String) throws {
    let phrases = try ProjectTree.text("Phrases/\(locale)/\(intent).yaml")
    #expect(phrases.contains("  \(intent):"))
    let dialogs = try ProjectTree.text("Dialogs/\(locale)/study.ftl")
    #expect(
      dialogs.contains("\n\(intent.kebabCase)-"), "Dialogs/\(locale)/study.ftl has no message for \(intent)")
  }

  @Test(arguments: locales, intents)
  func `an intent is said in a conversation of every language`(locale: String, intent: String) throws {
    let scripts = ProjectTree.files(under: "Tests/Conversations/\(locale)", ending: ".convo")
    let isSaid = try scripts.contains { try ProjectTree.text($0).contains("\n= intent \(intent)\n") }
    #expect(isSaid, "no conversation of \(locale) claims = intent \(intent)")
  }

  /// Words of errors that Apple names and apps throw; `IntentDescriptor+Performing.swift` makes their ids.
  private static let thrown: Set<Substring> = [
    "engine-entity-not-found", "engine-feature-currently-restricted", "engine-not-allowed",
    "engine-network-failure", "engine-partial-failure", "engine-unsupported-on-device",
    "engine-unknown-failure", "engine-account-setup-required", "engine-confirmation-required",
    "engine-signin-required", "engine-permission-required",
  ]

  @Test func `the engine says every message it has`() throws {
    let dialogs = try ProjectTree.text("Dialogs/en/engine.ftl")
    let ids = Set(dialogs.matches(of: /(?m)^(engine-[a-z-]+) =/).map(\.1))
    #expect(ids.count > 30)
    let code = try ProjectTree.files(under: "Sources", ending: ".swift").map(ProjectTree.text).joined()
    let unsaid = ids.subtracting(Self.thrown).filter { !code.contains("\"\($0)\"") }
    #expect(unsaid.sorted() == [])
  }

  @Test(arguments: ["Phrases", "Dialogs", "Tests/Conversations"])
  func `the languages have the same files`(folder: String) {
    func names(_ locale: String) -> Set<String> {
      let files = FileManager.default.enumerator(atPath: "\(ProjectTree.root)/\(folder)/\(locale)")
      return Set(files?.compactMap { $0 as? String } ?? [])
    }
    let english = names("en")
    #expect(!english.isEmpty)
    // Only Japanese has characters that may sound in several ways.
    let own: Set = ["_sounds.yaml"]
    for locale in Self.locales.dropFirst() {
      #expect(english.symmetricDifference(names(locale)).subtracting(own) == [], "\(folder)/\(locale)")
    }
  }
}
