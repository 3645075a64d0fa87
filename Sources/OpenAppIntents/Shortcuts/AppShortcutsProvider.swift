/// The shortcuts of an app.
///
/// ```swift
/// static var appShortcuts: [AppShortcut] {
///   AppShortcut(
///     intent: OpenShelf(), phrases: ["Open \(\.$shelf) in \(.applicationName)"],
///     shortTitle: "Open Shelf", systemImageName: "books.vertical")
/// }
/// ```
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles; a terminal shows none.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Says that the values of parameters in phrases changed. Viva reads them at every turn, so there is nothing to do.
  public static func updateAppShortcutParameters() {}
}

/// Builds a list of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Several in a row.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
  /// Perhaps some.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// These.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Or these.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Those of newer systems.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: String, Sendable, Hashable, CaseIterable {
  /// A colour by that name.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red,
    tangerine,
    teal, yellow
}
