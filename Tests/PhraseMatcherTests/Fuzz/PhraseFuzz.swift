import ConversationModel
import Foundation
import Synchronization

@testable import PhraseMatcher

/// What must hold of any phrase file.
enum PhraseFuzz {
  /// Steps that a line may take with the phrases of one small file: it is gone through a few times, with its skip words
  /// and without, for what it means and for how it may go on, and each time ends at the budget.
  static let mostSteps = 8 * PatternRunner.budget

  static func json(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  static func outcome(_ yaml: String, saying lines: [String]?) -> FuzzOutcome {
    let source = PhraseSource(path: "fuzz.yaml", text: yaml)
    guard let lines else {
      let read = PhraseFileReader.read(source)
      return FuzzOutcome(fault: read.mistakes.lazy.compactMap { fault($0, in: yaml) }.first, path: "")
    }
    let compiled = PhraseCompiler.compile([source], locale: "en")
    let doubled = PhraseCompiler.doubledSentences(in: [source])
    if let fault = (compiled.mistakes + doubled).lazy.compactMap({ fault($0, in: yaml) }).first {
      return FuzzOutcome(fault: fault, path: "")
    }
    let program = compiled.program
    let nodes = program.count(.nodes) / Pattern.Node.stride
    guard nodes <= PatternCompiler.Budget.nodes + 300 * (yaml.count + 100) else {
      return FuzzOutcome(fault: "\(nodes) nodes", path: "")
    }
    guard let loaded = try? PhraseProgram(bytes: program.bytes), loaded.bytes == program.bytes else {
      return FuzzOutcome(fault: "does not load from its bytes", path: "")
    }
    let matcher = Matcher(program: loaded, names: loaded.exampleNames)
    var sampler = PhraseSampler(matcher, seed: 1)
    let samples = (0..<min(3, sampler.templateCount)).compactMap { sampler.sample(template: $0)?.text }
    var path = Set(compiled.mistakes.map { $0.expected.filter { !$0.isNumber } }).sorted().joined(
      separator: ",")
    path += " \(nodes.bitWidth - nodes.leadingZeroBitCount)"
    for line in samples + lines + loaded.examples.prefix(3).map(\.text) {
      let (outcome, steps) = StepTally.counting { LineFuzz.outcome(line, matcher, expecting: nil) }
      FuzzTarget.mostSteps.withLock { $0 = max($0, steps) }
      if outcome.fault != nil { return outcome }
      guard steps <= mostSteps else { return FuzzOutcome(fault: "\(steps) steps for \(line)", path: "") }
      path += "/" + outcome.path
    }
    return FuzzOutcome(fault: nil, path: path)
  }

  /// Why a mistake is none of a file; nil when it is.
  private static func fault(_ mistake: PhraseError, in yaml: String) -> String? {
    let lines = PhraseFileReader.lines(of: yaml)
    guard 1...lines.count ~= mistake.line else { return "line \(mistake.line) of \(lines.count): \(mistake)" }
    let length = lines[mistake.line - 1].count
    guard 1...length + 1 ~= mistake.column else { return "column \(mistake.column) of \(length): \(mistake)" }
    return mistake.expected.isEmpty || mistake.hint.isEmpty || mistake.description.isEmpty
      ? "a mistake without a reason: \(mistake)" : nil
  }
}
