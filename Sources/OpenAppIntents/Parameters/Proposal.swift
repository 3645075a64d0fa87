/// **Viva extension.** What a person said for a parameter, before it is resolved.
///
/// Amounts come as integers with their `unit` beside them; entities have been looked up already.
public struct Proposal<Value: Sendable>: Sendable {
  /// What was said, as far as it was understood.
  public enum Said: Sendable {
    /// Nothing.
    case nothing
    /// One value.
    case value(Value)
    /// Words that fit several values, best first.
    case several([Value])
    /// Words that are near one value, but not it.
    case close(Value)
    /// Words that fit no value.
    case unknown
  }

  /// What was said.
  public var said: Said
  /// The words; empty when nothing was said.
  public var words: String
  /// The raw value of the unit that was said with an amount: `pages`.
  public var unit: String?
  /// The person chose the value or said yes to it: it is not doubted again.
  public var isConfirmed: Bool
  /// The person refused to give a value: "no material".
  public var isDeclined: Bool

  /// Makes a proposal; for tests of resolution rules.
  public init(
    _ said: Said, words: String = "", unit: String? = nil, isConfirmed: Bool = false,
    isDeclined: Bool = false
  ) {
    self.said = said
    self.words = words
    self.unit = unit
    self.isConfirmed = isConfirmed
    self.isDeclined = isDeclined
  }

  /// The value, if exactly one was said.
  public var value: Value? { if case .value(let value) = said { value } else { nil } }
}
