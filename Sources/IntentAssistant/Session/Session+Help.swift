import ConversationModel
import DialogEngine

/// What can be said.
extension Session {
  func appendHelp(to reply: inout Reply) {
    let isAsking = machine.trace.waiting != nil || expectation?.kind != "command" && expectation != nil
    append([Message(isAsking ? "engine-help-question" : "engine-help")], .dialog, to: &reply)
    guard !isAsking else { return }
    let lines = tour.map { SnippetBlock<MessageArgument>.line([SnippetCell(.text($0))]) }
    append(SnippetContent(lines), to: &reply)
  }

  /// One thing to say for every intent, as the phrase files give it.
  private var tour: [String] {
    assistant.host.intents.compactMap { intent in
      // What is about the moment is said in a word.
      assistant.tour.example(of: intent, short: assistant.host.schemas[intent]?.isMomentary == true)
    }
  }
}
