import ConversationModel
package import PhraseMatcher
import Synchronization

/// What can be said, an example for every intent. Reading the examples of the phrases takes a while: they are read when
/// somebody asks for the first time.
package final class PhraseTour: Sendable {
  /// The first of an intent's examples with the fewest and with the most slots.
  private struct Said {
    var shortest: PhraseExample
    var fullest: PhraseExample
  }

  private let phrases: PhraseProgram
  private let said = Mutex<[IntentName: Said]?>(nil)

  package init(_ phrases: PhraseProgram) { self.phrases = phrases }

  /// The example of an intent that shows most of what can be said along, or least; of equals the first in the file is
  /// meant. Nil where none can be said at any time.
  func example(of intent: IntentName, short: Bool) -> String? {
    let examples = said.withLock { said in
      let known = said ?? read()
      said = known
      return known
    }
    return examples[intent].map { short ? $0.shortest.text : $0.fullest.text }
  }

  private func read() -> [IntentName: Said] {
    var said: [IntentName: Said] = [:]
    for example in phrases.examples where !example.isCounterexample && example.expecting == nil {
      guard let known = said[example.intent] else {
        said[example.intent] = Said(shortest: example, fullest: example)
        continue
      }
      let slots = example.slots.count
      if slots < known.shortest.slots.count { said[example.intent]?.shortest = example }
      if slots > known.fullest.slots.count { said[example.intent]?.fullest = example }
    }
    return said
  }
}
