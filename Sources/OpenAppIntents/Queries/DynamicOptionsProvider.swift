/// Gives the values from which a person may choose.
public protocol DynamicOptionsProvider: Sendable {
  /// What the options come in.
  associatedtype Result: ResultsCollection
  /// The type of the option taken when nothing is said.
  associatedtype DefaultValue: _IntentValue = Result.Item
  /// The options.
  func results() async throws -> Result
  /// What is taken when nothing is said; nil for nothing.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Nothing.
  public func defaultResult() async -> DefaultValue? { nil }
}
