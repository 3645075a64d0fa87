/// One of several summaries, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary
where Value: _IntentValue & Sendable, Value.UnwrappedType: Equatable & Sendable {
  let parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
  let cases: [ParameterSummaryCase<Intent, Value.UnwrappedType>]

  /// Chooses by the value of a parameter.
  public init(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    @ParameterSummaryCasesBuilder<Intent, Value.UnwrappedType> cases: () -> [ParameterSummaryCase<
      Intent, Value.UnwrappedType
    >]
  ) {
    self.parameter = parameter
    self.cases = cases()
  }

  /// The first summary whose case applies to the intent; the title of the intent when there is none.
  public func text(for intent: any AppIntent) -> String {
    let value = (intent as? Intent)?[keyPath: parameter].current as? Value.UnwrappedType
    return cases.first { $0.holds(value) }?.text(intent) ?? Intent.title.englishText
  }
}

/// A case whatever its summary.
public struct ParameterSummaryCase<Intent: AppIntent, Value: Equatable & Sendable>: Sendable {
  let holds: @Sendable (Value?) -> Bool
  let text: @Sendable (any AppIntent) -> String
}

/// A summary for one value, or for several.
public struct ParameterSummaryCaseCondition<Intent, Value, Content>: Sendable
where
  Intent: AppIntent, Value: Equatable & Sendable, Content: ParameterSummary, Content.Intent == Intent
{
  let values: [Value]
  let content: Content

  /// The summary for one value.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.init([value], content)
  }

  /// The summary for several values.
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.values = values
    self.content = content()
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent, Content>: Sendable
where Intent: AppIntent, Content: ParameterSummary, Content.Intent == Intent {
  let content: Content

  /// The summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }
}

/// Builds the cases of a summary.
@resultBuilder
public enum ParameterSummaryCasesBuilder<Intent: AppIntent, Value: Equatable & Sendable> {
  /// A case.
  public static func buildExpression<Content>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> ParameterSummaryCase<Intent, Value> {
    ParameterSummaryCase(
      holds: { value in value.map { condition.values.contains($0) } ?? false },
      text: { condition.content.text(for: $0) })
  }
  /// The case of all other values.
  public static func buildExpression<Content>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryCase<Intent, Value> {
    ParameterSummaryCase(holds: { _ in true }, text: { condition.content.text(for: $0) })
  }
  /// The cases.
  public static func buildBlock(
    _ cases: ParameterSummaryCase<Intent, Value>...
  ) -> [ParameterSummaryCase<Intent, Value>] { cases }
}

extension AppIntent {
  /// One of several summaries.
  public typealias Switch<Value: _IntentValue & Sendable> = ParameterSummarySwitchCondition<Self, Value>
  where Value.UnwrappedType: Equatable & Sendable
  /// A summary for one value.
  public typealias Case<Value: Equatable & Sendable, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  where Content.Intent == Self
  /// The summary for all other values.
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<
    Self, Content
  >
  where Content.Intent == Self
}
