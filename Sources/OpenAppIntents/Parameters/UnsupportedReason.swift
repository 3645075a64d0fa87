/// **Viva extension.** Why a value cannot be taken.
///
/// An enumeration with text raw values is enough: `enum Reason: String, UnsupportedReason { case tooLong }`.
public protocol UnsupportedReason: Sendable {
  /// The name of the reason in camel case: `tooLong`. Its message is `<intent>-<parameter>-too-long`.
  var name: String { get }
  /// What the message states.
  var facts: [String: DialogArgument] { get }
  /// What would make the value usable; "yes" and "add it" do it, and then what was asked for goes on.
  var remedy: IntentRemedy? { get }
}

/// **Viva extension.** Something that can be done first: an intent with texts for its parameters.
public struct IntentRemedy: Sendable, Hashable {
  /// The intent's identifier: the name of its type.
  public let intent: String
  /// Texts by the names of the parameters.
  public let texts: [String: String]

  /// Something that can be done first.
  public init(intent: String, texts: [String: String]) {
    self.intent = intent
    self.texts = texts
  }
}

extension UnsupportedReason {
  /// None.
  public var facts: [String: DialogArgument] { [:] }
  /// Nothing.
  public var remedy: IntentRemedy? { nil }
}

extension UnsupportedReason where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }
}
