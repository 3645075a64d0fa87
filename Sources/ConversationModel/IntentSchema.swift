/// What a parameter may hold.
package enum ValueKind: Codable, Hashable, Sendable {
  case text, integer, number, boolean, duration
  /// An entity of this kind (`material`).
  case entity(String)
  /// A closed enumeration, by its raw values in order.
  case choice([String])
}

/// One parameter of an intent.
package struct ParameterSchema: Codable, Hashable, Sendable {
  package var name: ParameterName
  package var kind: ValueKind
  package var isOptional: Bool
  package init(name: ParameterName, kind: ValueKind, isOptional: Bool) {
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
  }
}

/// An intent as the machine sees it: its name and its parameters in the order in which they are resolved.
package struct IntentSchema: Codable, Hashable, Sendable {
  package var name: IntentName
  package var parameters: [ParameterSchema]
  /// Changes nothing; every replayed conversation holds it to that.
  package var isReadOnly: Bool
  /// Corrects what was just done: it is started by a correction when no question is open.
  package var isCorrection: Bool
  package init(
    name: IntentName, parameters: [ParameterSchema], isReadOnly: Bool = false, isCorrection: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.isReadOnly = isReadOnly
    self.isCorrection = isCorrection
  }

  /// The prefix of the intent's messages: `StartTimer` is `start-timer`.
  package var messagePrefix: String { name.kebabCase }
  package subscript(_ name: ParameterName) -> ParameterSchema? { parameters.first { $0.name == name } }
}
