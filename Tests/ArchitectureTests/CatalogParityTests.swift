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

  @Test(arguments: locales, intents)
  func `an intent has phrases and words in every language`(locale: String, intent: String) throws {
    let phrases = try ProjectTree.text("Phrases/\(locale)/\(intent).yaml")
    #expect(phrases.contains("  \(intent):"))
    let kebab = intent.reduce(into: "") { text, character in
      if character.isUppercase, !text.isEmpty { text.append("-") }
      text.append(character.lowercased())
    }
    let dialogs = try ProjectTree.text("Dialogs/\(locale)/study.ftl")
    #expect(dialogs.contains("\n\(kebab)-"), "Dialogs/\(locale)/study.ftl has no message for \(intent)")
  }

  @Test(arguments: ["Phrases", "Dialogs", "Tests/Conversations"])
  func `the languages have the same files`(folder: String) {
    func names(_ locale: String) -> Set<String> {
      let files = FileManager.default.enumerator(atPath: "\(ProjectTree.root)/\(folder)/\(locale)")
      return Set(files?.compactMap { $0 as? String } ?? [])
    }
    let english = names("en")
    #expect(!english.isEmpty)
    for locale in Self.locales.dropFirst() {
      #expect(english.symmetricDifference(names(locale)) == [], "\(folder)/\(locale)")
    }
  }
}
