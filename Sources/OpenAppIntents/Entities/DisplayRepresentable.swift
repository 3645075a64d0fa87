/// A value that can be shown to people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How it looks.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the representation: an entity inside a dialog becomes its title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value and its type can be shown to people.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// The cases of an enumeration can be shown to people.
public protocol CaseDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  /// How each case looks.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// How this case looks; a case that was left out looks like its name in code.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }
}

/// The cases of an enumeration can be shown to people without a value at hand.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable {}
