package import ConversationModel

/// An utterance that a template generates, and what it must be understood as.
package struct PhraseSample: Hashable, Sendable {
  /// A slot that the template fills, and the words it is filled with; nil for a value that is not said.
  package struct Filled: Hashable, Sendable {
    package var name: ParameterName
    package var text: String
  }

  package var text: String
  package var intent: IntentName
  package var template: TemplateReference
  /// What must be asked when it is said.
  package var expecting: Expectation?
  /// In the order they are said.
  package var slots: [Filled]
}
