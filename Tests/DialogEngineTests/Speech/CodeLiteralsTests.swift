import ConversationModel
import DialogEngine
import Foundation
import Testing

/// Titles and names are the one English in code; people read them in the words of the dialogs.
struct CodeLiteralsTests {
  @Test
  func `Every title in the study code has its message`() throws {
    let code = SpeechFixture.dialogs.deletingLastPathComponent().appending(path: "Sources/StudyLog")
    let files = FileManager.default.enumerator(at: code, includingPropertiesForKeys: nil)
    var literals: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let titles =
        /(?:LocalizedStringResource|TypeDisplayRepresentation) = "([^"\\]+)"|@Parameter\(title: "([^"\\]+)"/
      for match in text.matches(of: titles) {
        if let title = match.1 ?? match.2 { literals.insert(String(title)) }
      }
      guard text.contains("caseDisplayRepresentations") else { continue }
      for match in text.matches(of: /\.`?\w+`?: "([A-Z][^"\\]*)"/) { literals.insert(String(match.1)) }
    }
    #expect(literals.count > 20)
    var sources: [LocaleCode: [DialogSource]] = [:]
    for locale in SpeechFixture.locales { sources[locale] = try SpeechFixture.sources(locale) }
    let faults = DialogCheck.faults(in: sources, literals: literals.sorted())
    #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
  }
}
