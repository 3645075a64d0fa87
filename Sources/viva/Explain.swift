import ArgumentParser
import ConversationModel
import Foundation
import IntentAssistant
import PhraseMatcher

/// How an utterance is read, and who lost and why.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show how an utterance is read: templates, slots, costs, and what lost.")

  @OptionGroup var options: GlobalOptions
  @Option(help: "What is being asked: duration, amount, material, confirmation, …") var expecting: String?
  @Option(help: "The intent that asks it, or that was just completed.") var about: String?
  @Option(help: "What can be chosen from, one option each.") var option: [String] = []
  @Argument(help: "The utterance.") var text: String

  private var expectation: Expectation? {
    guard expecting != nil || about != nil || !option.isEmpty else { return nil }
    return Expectation(
      kind: expecting ?? (option.isEmpty ? Expectation.command : Expectation.choice),
      about: about.map { IntentName(rawValue: $0) },
      options: option.enumerated().map { NameEntry(id: String($0.offset + 1), title: $0.element) })
  }

  mutating func run() async throws {
    let wiring = try Wiring(options.preferences)
    let matcher = Matcher(program: wiring.assistant.phrases, names: try wiring.names())
    let explanation = matcher.explain(text, expecting: expectation)
    Standard.output(ExplanationText.lines(explanation).joined(separator: "\n"))
    if explanation.candidates.isEmpty { throw ExitCode(1) }
  }
}
