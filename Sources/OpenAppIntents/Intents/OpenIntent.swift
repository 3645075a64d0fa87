/// An intent that opens a thing of the app.
public protocol OpenIntent: SystemIntent {
  /// The type of the thing.
  associatedtype Value: _IntentValue & Sendable
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// Nothing to do where there is no window to open.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent of which the system knows the meaning.
public protocol SystemIntent: AppIntent {}
