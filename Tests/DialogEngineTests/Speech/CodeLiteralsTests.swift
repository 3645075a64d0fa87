import ConversationModel
import DialogEngine
import Foundation
import Testing

/// Titles of intents are the one English in code that people read, in the words of the dialogs. Nobody is shown the names
/// of parameters and of their values.
struct CodeLiteralsTests {
  @Test
  func `Every intent's title in the study code has its message`() throws {
    let code = SpeechFixture.dialogs.deletingLastPathComponent().appending(path: "Sources/StudyLog")
    let files = FileManager.default.enumerator(at: code, includingPropertiesForKeys: nil)
    var literals: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /let title: LocalizedStringResource = "([^"\\]+)"/) {
        literals.insert(String(match.1))
      }
    }
    #expect(literals.count > 15)
    var sources: [LocaleCode: [DialogSource]] = [:]
    for locale in SpeechFixture.locales { sources[locale] = try SpeechFixture.sources(locale) }
    let faults = DialogCheck.faults(in: sources, literals: literals.sorted())
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
  }
}
