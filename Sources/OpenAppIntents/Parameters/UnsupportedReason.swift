/// **Viva extension.** Why a value cannot be taken.
///
/// An enumeration with text raw values is enough: `enum Reason: String, UnsupportedReason { case tooLong }`.
public protocol UnsupportedReason: Sendable {
  /// The name of the reason in camel case: `tooLong`. Its message is `<intent>-<parameter>-too-long`.
  var name: String { get }
  /// What the message states.
  var facts: [String: DialogArgument] { get }
}

extension UnsupportedReason {
  /// None.
  public var facts: [String: DialogArgument] { [:] }
}

extension UnsupportedReason where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }
}
