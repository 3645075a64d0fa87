/// A type whose instances may hold `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A service of the app, handed in by `AppDependencyManager`.
  public typealias Dependency = AppDependency
}
