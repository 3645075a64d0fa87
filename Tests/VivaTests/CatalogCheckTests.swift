import Catalogs
import ConversationModel
import IntentAssistant
import OpenAppIntents
import PhraseMatcher
import StudyLog
import Testing

@testable import viva

@Suite struct `The phrases of every language` {
  static let root = Repository.root
  // A store in memory is always made.
  static let schemas = (try? Wiring.schemas()) ?? []

  @Test(arguments: CatalogFolder(root: root).locales(.phrases))
  func `have no mistake, understand every example, and steal none`(locale: LocaleCode) {
    let compiled = LoadedCatalogs.compile(CatalogFolder(root: Self.root).files(.phrases, locale), locale)
    #expect(compiled.mistakes.map(\.description) == [])
    #expect(compiled.program.examples.count > 300)
    let findings = CatalogCheck(schemas: Self.schemas).findings(in: compiled.program)
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("not understood", "examples: [{text: sing}]", "\"sing\" is not understood"),
    (
      "another value", "examples: [{text: paint it red, slots: {color: blue}}]",
      "fills {color: text(\"red\")}, not"
    ),
    (
      "no parameter", "examples: [{text: dye it red, slots: {hue: red}}]",
      "fills hue, which is no parameter of Paint"
    ),
    ("a counterexample", "counterexamples: [paint it red]", "\"paint it red\" must not be Paint"),
    ("a theft", "examples: [{text: draw}]", "\"draw\" is taken by Draw"),
  ])
  func `are complained about where they are wrong`(name: String, more: String, problem: String) {
    let text = """
      language: en
      lists: {color: {values: [red, blue]}}
      intents:
        Paint:
          data: [{sentences: ["paint it {color}", "dye it {color:hue}"]}]
          \(more)
        Draw: {data: [{sentences: [draw]}]}
      """
    let compiled = PhraseCompiler.compile([PhraseSource(path: "p.yaml", text: text)], locale: "en")
    #expect(compiled.mistakes.map(\.description) == [])
    let schema = IntentSchema(
      name: "Paint", parameters: [ParameterSchema(name: "color", kind: .text, isOptional: true)])
    let found = CatalogCheck(
      schemas: IntentSchemas(names: ["Paint", "Erase"]) { $0 == "Paint" ? schema : nil }
    )
    .findings(in: compiled.program)
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.problem.contains(problem) == true, "\(found)")
    #expect(found.last?.problem == "Erase has no phrases")
  }
}

/// This repository.
enum Repository {
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
}
