import ConversationModel
import Synchronization

/// A value that a person gives to an intent: `@Parameter(title: "Duration") var duration: Measurement<UnitDuration>`.
///
/// The parameter itself, `$duration`, can ask: `requestValue`, `requestDisambiguation`, `requestConfirmation`.
///
/// A class, as Apple's is, so that the bridge can fill it through `Mirror`. Copies of an intent share their boxes: every run
/// starts from a fresh `init()`.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable where Value: _IntentValue & Sendable {
  // Unchecked, because Apple's shape forces a class; what changes is behind the mutex, the rest is constant.
  private let stored: Mutex<Value?>
  private let unit = Mutex<String?>(nil)
  /// What the parameter is called; nil when unnamed.
  public let title: LocalizedStringResource?
  /// What the parameter is for.
  public let description: LocalizedStringResource?
  let declaration: ParameterDeclaration<Value>

  /// An unnamed parameter. In the class body, because `@Parameter var x: T` without parentheses finds it only here.
  public init() {
    stored = Mutex(nil)
    title = nil
    description = nil
    declaration = ParameterDeclaration()
  }

  init(
    title: LocalizedStringResource?, description: LocalizedStringResource?,
    declaration: ParameterDeclaration<Value>
  ) {
    stored = Mutex(declaration.defaultValue)
    self.title = title
    self.description = description
    self.declaration = declaration
  }

  /// The value.
  ///
  /// Reading one that was never set is an error of the program and stops it, except for optionals: the bridge asks for
  /// required values before `perform()`.
  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      if let absent = Optional<Any>.none as? Value { return absent }
      preconditionFailure("@Parameter of type \(Value.self) was read before it was set.")
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The parameter itself, which can ask the person.
  public var projectedValue: IntentParameter<Value> { self }

  /// The raw value of the unit that was said with an amount: `pages`. An integer alone cannot carry it.
  package internal(set) var spokenUnit: String? {
    get { unit.withLock { $0 } }
    set { unit.withLock { $0 = newValue } }
  }

  /// The value; nil when it was never set.
  var current: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

/// What is said in the declaration of a parameter, beyond its names.
struct ParameterDeclaration<Value>: Sendable where Value: _IntentValue & Sendable {
  var defaultValue: Value?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var inclusiveRange: ClosedRange<Double>?
  var options: (any DynamicOptionsProvider)?
  var unitSeconds: Int?

  /// What the provider of the options offers now; empty without one.
  ///
  /// - Throws: what the provider throws.
  func offered() async throws -> [IntentValue] {
    func items<Provider: DynamicOptionsProvider>(of provider: Provider) async throws -> [IntentValue] {
      try await provider.results().allItems.compactMap { ValueCoding.encode($0) }
    }
    guard let options else { return [] }
    return try await items(of: options)
  }
}
