/// A type whose name is kept in stored data and so must survive a renaming in code.
public protocol PersistentlyIdentifiable {
  /// The name; by default that of the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type, without its module.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}
