import ConversationModel
import Foundation

@testable import PhraseMatcher

/// The phrase files of one locale in the repository.
func phraseSources(_ locale: String) -> [PhraseSource] {
  var root = URL(filePath: #filePath)
  for _ in 0..<4 { root.deleteLastPathComponent() }
  let folder = root.appending(path: "Phrases/\(locale)")
  let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
  return files.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map {
      PhraseSource(path: "Phrases/\(locale)/\(name)", text: $0)
    }
  }
}

/// The phrases of the repository; `VivaTests` holds their mistakes and examples to `CatalogCheck`.
enum CatalogTests {
  private static let compiled = Dictionary(
    uniqueKeysWithValues: ["en", "ja", "ko"].map {
      ($0, PhraseCompiler.compile(phraseSources($0), locale: LocaleCode(rawValue: $0)))
    })
  /// A matcher of each locale's phrases, with the names of their examples.
  static let matchers = compiled.mapValues { Matcher(program: $0.program, names: $0.program.exampleNames) }
}
