/// **Viva extension.** An intent with rules of its own for its parameters, as SiriKit's resolve methods.
///
/// Rules run in the order in which the parameters are declared. When one runs, earlier parameters of the intent hold
/// their resolved values, and later ones the value that was said if exactly one was. The first parameter that needs the
/// person ends the run. A parameter without a rule is taken as it was said:
///
/// | said | becomes |
/// | --- | --- |
/// | nothing, with a default | the default |
/// | nothing, optional | `notRequired` |
/// | nothing, required | `needsValue` |
/// | one value | `success` |
/// | words that fit several | `disambiguation` |
/// | words that are near one | `confirmationRequired` |
/// | words that fit none | `unsupported`, reason `unknown` |
///
/// ```swift
/// static var resolutions: [ResolutionRule<Self>] {
///   ResolutionRule(\.$duration) { intent, proposal in try await intent.resolveDuration(proposal) }
/// }
/// ```
public protocol ParameterResolving: AppIntent {
  /// The rules, in any order.
  @ResolutionRulesBuilder<Self> static var resolutions: [ResolutionRule<Self>] { get }
}

/// **Viva extension.** What becomes of one parameter.
public struct ResolutionRule<Intent: AppIntent>: Sendable {
  let box: @Sendable (Intent) -> BoxIdentity
  let resolve: @Sendable (Intent, any Sendable) async throws -> any Sendable

  /// The rule of a parameter: `ResolutionRule(\.$duration) { intent, proposal in … }`.
  public init<Value>(
    _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    resolve:
      @escaping @Sendable (Intent, Proposal<Value.ValueType>) async throws ->
      ParameterResolution<Value.ValueType>
  ) {
    box = { BoxIdentity($0[keyPath: parameter]) }
    self.resolve = { intent, proposal in
      guard let proposal = proposal as? Proposal<Value.ValueType> else {
        return ParameterResolution<Value.ValueType>.needsValue()
      }
      return try await resolve(intent, proposal)
    }
  }
}

/// **Viva extension.** Builds the rules of an intent.
@resultBuilder
public enum ResolutionRulesBuilder<Intent: AppIntent> {
  /// Lets key paths find their root.
  public static func buildExpression(_ rule: ResolutionRule<Intent>) -> [ResolutionRule<Intent>] { [rule] }
  /// Rules made elsewhere.
  public static func buildExpression(_ rules: [ResolutionRule<Intent>]) -> [ResolutionRule<Intent>] { rules }
  /// The rules.
  public static func buildBlock(_ rules: [ResolutionRule<Intent>]...) -> [ResolutionRule<Intent>] {
    rules.flatMap(\.self)
  }
}
