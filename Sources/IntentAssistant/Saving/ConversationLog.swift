package import ConversationModel
package import Foundation

/// What was said in a conversation since this process opened it: what is saved as a test. Saving is no part of it.
package struct ConversationLog: Sendable {
  /// One thing that happened, and what it led to.
  package struct Step: Sendable {
    /// What made the conversation speak.
    package enum Event: Sendable {
      case heard(String)
      case interrupted
      /// Nothing but time went by.
      case noticed
    }
    package var event: Event
    package var at: Date
    package var reply: Reply
  }

  /// When the conversation was opened.
  package let opened: Date
  /// Where the store stood then, as `ConversationSaving` counts.
  package let position: Int
  package private(set) var steps: [Step] = []

  package init(opened: Date, position: Int) {
    self.opened = opened
    self.position = position
  }

  package mutating func add(_ event: Step.Event, at date: Date, _ reply: Reply) {
    steps.append(Step(event: event, at: date, reply: reply))
  }

  /// Whatever the person said in words of their own, each once, in order: texts that no list or rule knows.
  var ownWords: [String] {
    var found: [String] = []
    for parameter in steps.flatMap(\.reply.trace.parameters) where parameter.source != .context {
      guard case .text(let text)? = parameter.value, !found.contains(text) else { continue }
      found.append(text)
    }
    return found
  }
}
