/// A sentence that sums up the parameters of an intent.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///   When(\.$limit, .hasAnyValue) {
///     Summary("First \(\.$limit) of \(\.$shelf)")
///   } otherwise: {
///     Summary("All of \(\.$shelf)")
///   }
/// }
/// ```
public protocol ParameterSummary: Sendable {
  /// The intent whose parameters stand in it.
  associatedtype Intent: AppIntent
  /// **Viva extension.** The sentence for an intent, with the parameters' names in braces (`Open ${shelf}`).
  func text(for intent: any AppIntent) -> String
}

/// Builds a summary of one sentence or one condition.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Lets key paths find their root.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
  /// The one part.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
}
