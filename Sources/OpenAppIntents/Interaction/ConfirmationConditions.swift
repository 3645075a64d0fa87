/// When a confirmation is needed at all.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes conditions of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The action would run on another device than the person looks at.
  public static let runningOnDevice = ConfirmationConditions(rawValue: 1)
}
