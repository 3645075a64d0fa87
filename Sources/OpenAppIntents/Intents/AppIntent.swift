/// Something the app can do for a person who asks.
///
/// ```swift
/// struct OpenShelf: AppIntent {
///   static let title: LocalizedStringResource = "Open Shelf"
///   @Parameter(title: "Shelf") var shelf: Shelf
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "Here is \(shelf).")
///   }
/// }
/// ```
///
/// Statics are written `static let`: in Swift 6 mode a mutable `static var` is an error, in Apple's SDK, too.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` gives back.
  associatedtype PerformResult: IntentResult
  /// The sentence that sums the parameters up.
  associatedtype SummaryContent: ParameterSummary
  /// The type of the description: `IntentDescription`, optional or not, or `LocalizedStringResource`.
  ///
  /// Apple's requirement is `IntentDescription?`, which a constant of type `IntentDescription` cannot witness, so that code
  /// which reads it would always see nil. Apple never notices, since it reads descriptions at build time.
  associatedtype Described: DescriptionConvertible = IntentDescription?

  /// What the action is called.
  static var title: LocalizedStringResource { get }
  /// What the action does.
  static var description: Described { get }
  /// The sentence that sums the parameters up.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Opens the app when the action runs; means nothing in a terminal.
  static var openAppWhenRun: Bool { get }
  /// Where the action may run; means nothing in a terminal.
  static var supportedModes: IntentModes { get }
  /// May be found by people. Others are steps of the app's own.
  static var isDiscoverable: Bool { get }
  /// What must be unlocked first; means nothing in a terminal.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }

  /// Makes an intent without values. Must have no effects: it is made to read its parameters, too.
  init()
  /// Does it.
  ///
  /// Ask first, write last: after `needsValueError` it is called again from the start, so that whatever was done before
  /// the error is done twice.
  ///
  /// - Returns: one of the `.result(…)`.
  /// - Throws: an `IntentRefusal`, or an error that is `CustomLocalizedStringResourceConvertible`, to say no in words; an
  ///   `AppIntentError` to ask. Every other error is a fault.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that a person gives.
  public typealias Parameter = IntentParameter
  /// A sentence with parameters in it.
  public typealias Summary = IntentParameterSummary<Self>

  /// None.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// Anywhere.
  public static var supportedModes: IntentModes { .background }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// Always allowed.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The title alone.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

extension AppIntent {
  /// Runs the intent with the values it holds, and waits for it.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }
}

/// **Viva extension.** An intent that changes nothing. A replayed conversation fails where one does.
public protocol ReadsOnly: AppIntent {}

/// **Viva extension.** An intent that corrects what was just done: "no, physics" starts it when no question is open.
///
/// The words fill its parameters. An app has one such intent, or none.
public protocol CorrectsWhatWasDone: AppIntent {
  /// The intent that would do anew what was corrected, as it is now; nil when none would. It is asked for after
  /// `perform()`, and "the same again" performs it.
  func corrected() async throws -> (any AppIntent)?
  /// What its words for leaving something out mean to a request that is not done yet: the parameters by each raw value.
  static var withdrawn: [String: [String]] { get }
  /// The parameters that say which one is meant by what it was: for "chemistry, not physics" the one that takes physics,
  /// by the one that takes chemistry.
  static var formerly: [String: String] { get }
}

extension CorrectsWhatWasDone {
  public func corrected() async throws -> (any AppIntent)? { nil }
  public static var withdrawn: [String: [String]] { [:] }
  public static var formerly: [String: String] { [:] }
}

/// **Viva extension.** An intent that, said again, replaces what it set: a correction of it is the intent once more.
public protocol ReplacesWhatWasSet: AppIntent {}

/// **Viva extension.** An intent that cannot be done twice in a row, such as the end of something: "the same again" means
/// what came of it.
public protocol SaidAgainOtherwise: AppIntent {
  /// The intent that would do it once more; nil when none would. It is asked for after `perform()`.
  func again() async throws -> (any AppIntent)?
}

/// **Viva extension.** An intent that goes on with what rests: "continue". Where it has nothing to go on with, and says
/// so with the status `nothing`, the request that was set aside last is taken up instead.
///
/// An optional Boolean parameter `waiting` is true when there is such a request, so that the intent can ask which one is
/// meant.
public protocol ContinuesWhatRests: AppIntent {}
