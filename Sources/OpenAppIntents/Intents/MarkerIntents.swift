/// An intent that may go on in the foreground; a terminal is always there.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent for an app's own windows: it needs no `perform()`.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
  /// Nothing to do where there is no window.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that plays or records sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent whose representation is a URL.
public protocol URLRepresentableIntent: OpenIntent {}

/// The intents of a package. Viva is given its intents by name, so there is nothing to say.
public protocol AppIntentsPackage {
  /// Packages included in this one.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
