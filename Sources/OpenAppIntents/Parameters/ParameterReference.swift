import ConversationModel

/// **Viva extension.** A parameter of an intent: by its name, or by its key path.
public struct ParameterReference: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name of the parameter: `material`.
  public let name: String

  /// The parameter of that name.
  public init(_ name: String) { self.name = name }

  /// The parameter of that name.
  public init(stringLiteral value: String) { self.init(value) }

  /// The parameter at a key path: `ParameterReference(\RecordStudy.$material)`.
  public init<Intent: AppIntent, Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
    let intent = Intent()
    self.init(ParameterBoxes(of: intent).name(of: intent[keyPath: keyPath])?.rawValue ?? "")
  }
}
