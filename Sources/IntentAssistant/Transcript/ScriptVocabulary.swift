package import ConversationModel

/// The names that lines of a script may hold, as far as they are known before it is played.
package struct ScriptVocabulary: Sendable {
  /// The headers of the app's own; nil where only the app knows them.
  package var headers: [String]?
  /// The events of the app's own; nil where only the app knows them.
  package var events: [String]?
  /// The sections of its store.
  package var sections: [String]
  /// Whether there is a message of that name.
  package var hasMessage: @Sendable (MessageID) -> Bool

  /// Every intent: those of the app, and what belongs to the conversation itself.
  let intents: [String]
  /// The parameters of all intents by their names, each with what it may hold in any of them.
  let parameters: [String: [ValueKind]]

  package init(
    headers: [String]? = nil, events: [String]? = nil, sections: [String], schemas: IntentSchemas,
    hasMessage: @escaping @Sendable (MessageID) -> Bool
  ) {
    self.headers = headers
    self.events = events
    self.sections = sections
    self.hasMessage = hasMessage
    intents = schemas.names.map(\.rawValue) + DialogAct.allCases.map(\.rawValue)
    var kinds: [String: [ValueKind]] = [:]
    let saving = SavedConversation.schema.parameters
    for parameter in schemas.names.flatMap({ schemas[$0]?.parameters ?? [] }) + saving {
      kinds[parameter.name.rawValue, default: []].append(parameter.kind)
    }
    parameters = kinds
  }
}
