#if !canImport(Darwin)

  /// A value that can say itself in the person's language; an error that conforms is said when it is thrown.
  ///
  /// Foundation on Linux lacks this protocol.
  public protocol CustomLocalizedStringResourceConvertible {
    /// What is said.
    var localizedStringResource: LocalizedStringResource { get }
  }

#endif
