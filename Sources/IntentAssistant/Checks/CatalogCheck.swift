import ConversationModel
package import DialogEngine
package import PhraseMatcher

/// Looks through the phrases of a locale before anybody speaks: every example must be read as its own intent
/// with its own values, which are parameters of the intent, and no counterexample may be.
package struct CatalogCheck: Sendable {
  /// Something an author has to mend.
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var problem: String
    package var hint: String
    package var description: String { "\(file):\(line): \(problem)\n  hint: \(hint)" }
  }

  private let schemas: DialogMachine.Schemas
  package init(schemas: DialogMachine.Schemas) { self.schemas = schemas }

  /// Everything to mend, in the order of the files; intents without phrases last.
  package func findings(in program: PhraseProgram) -> [Finding] {
    let matcher = Matcher(program: program, names: program.exampleNames)
    return program.examples.compactMap { finding($0, matcher) } + missing(program)
  }

  private func finding(_ example: PhraseExample, _ matcher: Matcher) -> Finding? {
    let interpretation = matcher.interpret(example.text, expecting: example.expectation)
    let winner = interpretation.tied > 1 ? nil : interpretation.readings.first
    func finding(_ problem: String, _ hint: String) -> Finding {
      Finding(file: example.file, line: example.line, problem: problem, hint: hint)
    }
    if example.isCounterexample {
      guard let winner, winner.intent == example.intent else { return nil }
      return finding(
        "\"\(example.text)\" must not be \(example.intent), but is by \"\(winner.template.text)\"",
        "tighten \(winner.template.file):\(winner.template.line)")
    }
    guard let winner else {
      let rivals = interpretation.readings.prefix(interpretation.tied).map(\.intent.rawValue)
      let problem = rivals.isEmpty ? "is not understood" : "ties: \(rivals.joined(separator: ", "))"
      return finding("\"\(example.text)\" \(problem)", "viva explain \"\(example.text)\"")
    }
    guard winner.intent == example.intent else {
      return finding(
        "\"\(example.text)\" is taken by \(winner.intent) with \"\(winner.template.text)\"",
        "tighten \(winner.template.file):\(winner.template.line), or add a template to \(example.intent)")
    }
    var got: [ParameterName: ExampleValue] = [:]
    for slot in winner.slots { got[slot.name] = ExampleValue(slot) }
    if let schema = schemas[example.intent],
      let stranger = got.keys.sorted().first(where: { schema[$0] == nil })
    {
      return finding(
        "\"\(example.text)\" fills \(stranger), which is no parameter of \(example.intent)",
        "\(example.intent) has \(schema.parameters.map(\.name.rawValue).joined(separator: ", "))")
    }
    guard got == example.slots else {
      return finding(
        "\"\(example.text)\" fills \(Self.text(got)), not \(Self.text(example.slots))",
        "the template was \"\(winner.template.text)\" (\(winner.template.file):\(winner.template.line))")
    }
    return nil
  }

  private static func text(_ slots: [ParameterName: ExampleValue]) -> String {
    let pairs = slots.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// Intents that nobody can say in this locale.
  private func missing(_ program: PhraseProgram) -> [Finding] {
    let phrased = Set(program.intents)
    let folder = "Phrases/\(program.language)"
    return schemas.names.sorted().filter { !phrased.contains($0) }.map { intent in
      Finding(
        file: "\(folder)/\(intent).yaml", line: 1, problem: "\(intent) has no phrases",
        hint: "write \(folder)/\(intent).yaml")
    }
  }
}
