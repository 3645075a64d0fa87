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
  /// The seconds that a number without a unit counts in a length of time; nil when it declares none.
  package var unitSeconds: Int?
  package init(name: ParameterName, kind: ValueKind, isOptional: Bool, unitSeconds: Int? = nil) {
    self.unitSeconds = unitSeconds
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
  /// Said again it replaces what it set.
  package var isReplaced: Bool
  /// Said again it is another intent, which it names when it is done.
  package var isSaidAgainOtherwise: Bool
  /// Is about the very moment: after another command its question would be another one, and is not asked again.
  package var isMomentary: Bool
  package init(
    name: IntentName, parameters: [ParameterSchema], isReadOnly: Bool = false, isReplaced: Bool = false,
    isSaidAgainOtherwise: Bool = false, isMomentary: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.isReadOnly = isReadOnly
    self.isReplaced = isReplaced
    self.isSaidAgainOtherwise = isSaidAgainOtherwise
    self.isMomentary = isMomentary
  }

  /// The prefix of the intent's messages: `StartTimer` is `start-timer`.
  package var messagePrefix: String { name.kebabCase }
  package subscript(_ name: ParameterName) -> ParameterSchema? { parameters.first { $0.name == name } }
}

/// The intents that exist. A schema is looked up when it is needed: describing a type takes a while, and a turn
/// needs few of them.
package struct IntentSchemas: Sendable {
  /// In the order in which they were given.
  package let names: [IntentName]
  /// The intent that a correction starts when no question is open, where there is one.
  package let correction: IntentName?
  /// The intent that "continue" means, where there is one; what was set aside comes after it.
  package let continuation: IntentName?
  /// The parameters that the intent for corrections leaves out, by what it calls them.
  package let withdrawn: [String: [ParameterName]]
  /// The parameters that take what a value of the intent for corrections was before, by that value's parameter.
  package let formerly: [ParameterName: ParameterName]
  private let known: Set<IntentName>
  private let find: @Sendable (IntentName) -> IntentSchema?

  /// - Parameter find: gives the same schema for a name every time.
  package init(
    names: [IntentName], correction: IntentName? = nil, continuation: IntentName? = nil,
    withdrawn: [String: [ParameterName]] = [:], formerly: [ParameterName: ParameterName] = [:],
    find: @escaping @Sendable (IntentName) -> IntentSchema?
  ) {
    self.names = names
    self.correction = correction
    self.continuation = continuation
    self.withdrawn = withdrawn
    self.formerly = formerly
    known = Set(names)
    self.find = find
  }

  package subscript(_ name: IntentName) -> IntentSchema? { find(name) }
  package func contains(_ name: IntentName) -> Bool { known.contains(name) }
}

extension IntentSchemas: ExpressibleByArrayLiteral {
  package init(arrayLiteral schemas: IntentSchema...) {
    let byName = Dictionary(schemas.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(names: schemas.map(\.name)) { byName[$0] }
  }
}
