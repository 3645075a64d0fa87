import ConversationModel
import Foundation
import Testing

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

/// What is wrong with how an example is understood; nil when nothing is.
func complaint(_ example: PhraseExample, _ matcher: Matcher) -> String? {
  let heard = matcher.interpret(example.text, expecting: example.expectation)
  let place = "\(example.file):\(example.line): \"\(example.text)\""
  guard let best = heard.readings.first else {
    return example.isCounterexample ? nil : "\(place) is not understood"
  }
  let slots = Dictionary(best.slots.map { ($0.name, ExampleValue($0)) }) { $1 }
  let got = "\(best.intent) \(slots) by \(best.template.file):\(best.template.line)"
  if example.isCounterexample {
    return best.intent == example.intent && heard.tied < 2 ? "\(place) must not be \(got)" : nil
  }
  if best.intent != example.intent || slots != example.slots { return "\(place) is \(got)" }
  return heard.tied > 1 ? "\(place) ties with \(heard.readings[1])" : nil
}

struct CatalogTests {
  private static let compiled = Dictionary(
    uniqueKeysWithValues: ["en", "ja", "ko"].map {
      ($0, PhraseCompiler.compile(phraseSources($0), locale: LocaleCode(rawValue: $0)))
    })
  /// A matcher of each locale's phrases, with the names of their examples.
  static let matchers = compiled.mapValues { Matcher(program: $0.program, names: $0.program.exampleNames) }

  @Test(arguments: ["en", "ja", "ko"])
  func `the phrase files have no mistakes`(locale: String) {
    #expect(Self.compiled[locale]?.mistakes.map(\.description) == [])
  }

  @Test(arguments: ["en", "ja", "ko"])
  func `every example is understood and no counterexample is`(locale: String) throws {
    let matcher = try #require(Self.matchers[locale])
    let complaints = matcher.program.examples.compactMap { complaint($0, matcher) }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}
