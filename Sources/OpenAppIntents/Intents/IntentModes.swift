/// Where an intent may run.
public struct IntentModes: OptionSet, Sendable {
  /// How the app comes to the front.
  public enum ForegroundMode: Sendable {
    /// Before the intent runs.
    case immediate
    /// When the intent asks for it.
    case dynamic
    /// After the intent ran, unless it says otherwise.
    case deferred
  }

  /// The bits.
  public let rawValue: Int

  /// Makes modes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Behind what the person sees.
  public static let background = IntentModes(rawValue: 1)
  /// In front.
  public static let foreground = IntentModes(rawValue: 2)

  /// In front, from a certain moment.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}
