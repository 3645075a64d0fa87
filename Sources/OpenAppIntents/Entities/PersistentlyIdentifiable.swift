/// A type whose name is kept in stored data and so must survive a renaming in code.
public protocol PersistentlyIdentifiable {
  /// The name; by default that of the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type, without its module.
  // What `String(describing:)` gives, without its search for a description that types do not have.
  public static var persistentIdentifier: String { _typeName(Self.self, qualified: false) }
}
