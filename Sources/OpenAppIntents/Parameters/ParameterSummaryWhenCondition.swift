/// One summary or another, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent, Then, Otherwise>: ParameterSummary
where
  Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary, Then.Intent == Intent,
  Otherwise.Intent == Intent
{
  let holds: @Sendable (Intent) -> Bool
  let then: Then
  let otherwise: Otherwise

  /// Compares the parameter with a value.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    _ comparison: ParameterSummaryComparisonOperator.Equatable, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable & Sendable {
    holds = { intent in
      let current = intent[keyPath: parameter].current as? Value.UnwrappedType
      return (current == value) == (comparison == .equalTo)
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  /// Compares the parameter with several values.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    _ comparison: ParameterSummaryComparisonOperator.OneOf, _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable & Sendable {
    holds = { intent in
      guard let current = intent[keyPath: parameter].current as? Value.UnwrappedType else { return false }
      return values.contains(current)
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  /// Asks whether the parameter has a value.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    _ comparison: ParameterSummaryComparisonOperator.AnyValue,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    holds = { intent in
      (intent[keyPath: parameter].current as? Value.UnwrappedType != nil) == (comparison == .hasAnyValue)
    }
    self.then = then()
    self.otherwise = otherwise()
  }

  /// The summary that applies to the intent.
  public func text(for intent: any AppIntent) -> String {
    guard let typed = intent as? Intent, holds(typed) else { return otherwise.text(for: intent) }
    return then.text(for: intent)
  }
}

/// How a summary compares the value of a parameter.
public enum ParameterSummaryComparisonOperator {
  /// With one value.
  public enum Equatable: Sendable {
    /// The same.
    case equalTo
    /// Not the same.
    case notEqualTo
  }

  /// With several values.
  public enum OneOf: Sendable {
    /// One of them.
    case oneOf
  }

  /// With nothing.
  public enum AnyValue: Sendable {
    /// There is a value.
    case hasAnyValue
    /// There is none.
    case hasNoValue
  }
}

extension AppIntent {
  /// One summary or another.
  public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Then, Otherwise>
  where Then.Intent == Self, Otherwise.Intent == Self
}
