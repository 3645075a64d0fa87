/// **Viva extension.** What becomes of a parameter: the six results of SiriKit.
public struct ParameterResolution<Value: Sendable>: Sendable {
  enum Kind: Sendable {
    case success(Value)
    case needsValue(IntentDialog?)
    case notRequired
    case disambiguation([Value])
    case confirmationRequired(Value, IntentDialog?, setting: [String: Value], remedy: IntentRemedy?)
    case unsupported(any UnsupportedReason, asking: ParameterReference?)
  }

  let kind: Kind

  /// The value that is taken; nil for every other result.
  public var successValue: Value? { if case .success(let value) = kind { value } else { nil } }

  /// The value that is taken, or that the person is asked about; nil for every other result.
  package var meantValue: Value? {
    switch kind {
    case .success(let value), .confirmationRequired(let value, _, _, _): value
    default: nil
    }
  }

  /// The value is taken.
  public static func success(with value: Value) -> Self { Self(kind: .success(value)) }

  /// The person is asked, by the parameter's own question or by this dialog.
  public static func needsValue(_ dialog: IntentDialog? = nil) -> Self { Self(kind: .needsValue(dialog)) }

  /// Fine without a value.
  public static func notRequired() -> Self { Self(kind: .notRequired) }

  /// The person is asked which of these is meant.
  public static func disambiguation(with values: [Value]) -> Self { Self(kind: .disambiguation(values)) }

  /// The person is asked whether this is meant.
  /// - Parameters:
  ///   - others: further parameters, by name, that a yes sets: the other end of a range.
  ///   - remedy: what would make usable what was said, where the value that is asked about is another.
  public static func confirmationRequired(
    with value: Value, dialog: IntentDialog? = nil, setting others: [String: Value] = [:],
    remedy: IntentRemedy? = nil
  ) -> Self {
    Self(kind: .confirmationRequired(value, dialog, setting: others, remedy: remedy))
  }

  /// The person is told why this cannot be, and asked again: for this parameter, or for another one.
  public static func unsupported(
    reason: any UnsupportedReason, asking parameter: ParameterReference? = nil
  ) -> Self {
    Self(kind: .unsupported(reason, asking: parameter))
  }
}
