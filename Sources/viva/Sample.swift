import ArgumentParser
import ConversationModel
import IntentAssistant
import PhraseMatcher
import Rendering

/// Utterances that the templates generate.
struct Sample: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample",
    abstract: "Print utterances that the phrases generate, branches not yet said first.")

  @OptionGroup var options: GlobalOptions
  @Option(help: "How many utterances.") var count = 20
  @Option(help: "The same seed gives the same utterances.") var seed: UInt64 = 1
  @Option(help: "A HassIL folder or file instead of Viva's phrases.") var phrases: String?
  @Argument(help: "The intent; all when left out.") var intent: String?

  mutating func validate() throws {
    guard (1...1_000_000).contains(count) else {
      throw ValidationError("--count is a number from 1 to 1000000.")
    }
  }

  mutating func run() async throws {
    let wiring = try Wiring(options.preferences, phrasesAt: phrases)
    let program = wiring.assistant.phrases
    let matcher = Matcher(program: program, names: program.exampleNames)
    var sampler = PhraseSampler(matcher, seed: seed)
    let templates = (0..<sampler.templateCount).filter {
      intent == nil || sampler.intent(ofTemplate: $0).rawValue == intent
    }
    guard !templates.isEmpty else {
      let known = Set(program.intents.map(\.rawValue)).sorted().joined(separator: ", ")
      throw ValidationError("No sentences for \"\(intent ?? "")\". There are: \(known).")
    }
    var said = 0
    for turn in 0..<count * 2 where said < count {
      guard let sample = sampler.sample(template: templates[turn % templates.count]) else { continue }
      said += 1
      if options.json {
        Standard.output(SampleReport.json(sample).text)
      } else {
        Standard.output(sample.text)
      }
    }
  }
}
