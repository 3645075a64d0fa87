package import ConversationModel
import DialogEngine

/// Everything that can be seen of one turn.
package struct ObservedTurn: Sendable {
  /// What the person said; nil when the turn came from elsewhere: a start, a notice, Ctrl-C.
  package var said: String?
  /// Empty where the machine is in another process; then only what is said and stored is looked at.
  package var steps: [MachineStep]
  package var reply: Reply
  /// Whether the store is another than before.
  package var isStoreChanged = false
  /// What was committed; nil where only the app knows.
  package var changes: [ChangeSet]?
  /// What went wrong inside, in words for us.
  package var faults: [String] = []
  /// What the reply tells the person to say, and would not be understood.
  package var unheard: [String] = []
  /// The conversation whose turn it was.
  package var session: String

  package init(said: String?, steps: [MachineStep], reply: Reply, session: String) {
    self.said = said
    self.steps = steps
    self.reply = reply
    self.session = session
  }

  /// All that the machine let happen, in order.
  var effects: [Effect] { steps.flatMap(\.effects) }

  /// The messages that were said, and the facts that were shown.
  var facts: SaidFacts {
    var facts = SaidFacts()
    for effect in effects { facts.add(effect) }
    return facts
  }

  var dialog: [String] { reply.lines.filter { $0.kind == .dialog }.map(\.text) }
}
