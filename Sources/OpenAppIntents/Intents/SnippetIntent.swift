/// A snippet which is itself an intent, and so can be made anew.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Asks for the snippet to be made anew; a terminal has shown it already.
  public static func reload() {}
}
