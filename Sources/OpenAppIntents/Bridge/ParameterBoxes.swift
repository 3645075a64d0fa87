import ConversationModel

/// Which box, whatever its type.
struct BoxIdentity: Hashable, Sendable {
  private let identifier: ObjectIdentifier
  init(_ box: AnyObject) { identifier = ObjectIdentifier(box) }
}

/// The boxes of an intent's parameters, found by reflection, in declared order.
struct ParameterBoxes {
  /// The boxes in the order in which the intent declares them.
  let entries: [(name: ParameterName, box: any ParameterBox)]
  /// Services that the intent asks for and nobody added.
  let missingDependencies: [String]

  init(of intent: any AppIntent) {
    var entries: [(name: ParameterName, box: any ParameterBox)] = []
    var missing: [String] = []
    for child in Mirror(reflecting: intent).children {
      if let box = child.value as? any ParameterBox, let label = child.label {
        // The compiler stores a wrapped property under its name with an underscore before it.
        entries.append((ParameterName(rawValue: String(label.drop { $0 == "_" })), box))
      } else if let dependency = child.value as? any DependencyBox, let type = dependency.missingType {
        missing.append(type)
      }
    }
    self.entries = entries
    missingDependencies = missing
  }

  /// The name under which the intent declares a box; nil for a box of another instance.
  func name(of box: AnyObject) -> ParameterName? {
    entries.first { $0.box === box }?.name
  }

  /// The names by the identity of the boxes.
  var names: [BoxIdentity: ParameterName] {
    Dictionary(entries.map { (BoxIdentity($0.box), $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The box of a parameter.
  subscript(_ name: ParameterName) -> (any ParameterBox)? { entries.first { $0.name == name }?.box }

  /// The parameters as a schema tells of them.
  var schemas: [ParameterSchema] {
    entries.map {
      ParameterSchema(
        name: $0.name, kind: $0.box.valueKind, isOptional: $0.box.isOptional, unitSeconds: $0.box.unitSeconds)
    }
  }
}
