import ConversationModel

extension Interaction {
  static func choice(
    between options: [IntentChoiceOption], dialog: IntentDialog?, view: (any SnippetView)?
  ) async throws -> IntentChoiceOption {
    guard let context = PerformContext.current else { throw InteractionError.outsideConversation }
    let titles = options.map { IntentValue.text($0.title.englishText) }
    let question = Question(
      parameter: nil, kind: .choice(titles),
      prompt: dialog?.message ?? Message(MessageID(rawValue: "\(context.schema.messagePrefix)-choose")),
      snippet: view?.snippetContent)
    for _ in 0..<attempts {
      switch try await context.questions.ask(question) {
      case .neither, .confirmed(false):
        // "None of them" is the cancelling option where there is one.
        guard let cancel = options.first(where: { $0.style == .cancel }) else { throw Declined() }
        return cancel
      case .confirmed(true): continue
      case .value(let slot):
        if let index = titles.firstIndex(where: { slot.means($0) }) { return options[index] }
      }
    }
    throw Declined()
  }
}
