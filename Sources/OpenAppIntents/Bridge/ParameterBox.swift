import ConversationModel

/// A parameter whatever its type, as the bridge sees it.
protocol ParameterBox: AnyObject, Sendable {
  /// What it may hold.
  var valueKind: ValueKind { get }
  /// Whether the intent can do without.
  var isOptional: Bool { get }
  /// A value is held, though it may be one that a conversation cannot carry.
  var hasValue: Bool { get }
  /// The value now held; nil when there is none.
  var encodedValue: IntentValue? { get }
  /// What is asked for the value when the declaration says so.
  var declaredQuestion: Message? { get }
  /// The seconds that a number without a unit counts, when the declaration says so.
  var unitSeconds: Int? { get }
  /// Holds nothing from now on.
  func clear()
  /// Holds the value from now on.
  /// - Returns: false when there is no such value, or no longer.
  func set(_ value: IntentValue) async throws -> Bool
  /// What was said for the parameter; holds the value if exactly one was said. The result is a `Proposal` of its value type.
  func propose(_ input: ParameterInput?, isDeclined: Bool) async throws -> any Sendable
  /// What becomes of the parameter when the intent has no rule of its own.
  func resolvePlainly(_ proposal: any Sendable) -> any Sendable
  /// Holds what was resolved, and says it in the terms of the conversation.
  func settle(_ resolution: any Sendable, said: ParameterInput?) -> Resolution
}

extension IntentParameter: ParameterBox {
  typealias Given = Value.ValueType

  var valueKind: ValueKind { ValueCoding.kind(of: Given.self) }
  var isOptional: Bool { Value.self is any OptionalType.Type }
  var unitSeconds: Int? { declaration.unitSeconds }
  var declaredQuestion: Message? { declaration.requestValueDialog?.message }

  var hasValue: Bool { current != nil }

  var encodedValue: IntentValue? {
    guard let current, let given = (current as Any) as? Given else { return nil }
    return ValueCoding.encode(given)
  }

  func clear() {
    current = nil
    spokenUnit = nil
  }

  /// Holds a value that a person gave, whether or not the parameter is optional.
  func hold(_ given: Given) { if let value = (given as Any) as? Value { current = value } }

  func set(_ value: IntentValue) async throws -> Bool {
    guard let given = try await ValueCoding.candidates(for: value, as: Given.self).first else { return false }
    hold(given)
    if case .amount(_, let unit) = value { spokenUnit = unit }
    return true
  }

  func propose(_ input: ParameterInput?, isDeclined: Bool) async throws -> any Sendable {
    guard let input else { return Proposal<Given>(.nothing, isDeclined: isDeclined) }
    var said = try await ValueCoding.said(input.value, as: Given.self)
    if input.isConfirmed, case .close(let value) = said { said = .value(value) }
    if case .value(let value) = said { hold(value) }
    var unit: String?
    if case .value(.amount(_, let spoken)) = input.value { unit = spoken }
    spokenUnit = unit
    return Proposal<Given>(
      said, words: input.words, unit: unit, isConfirmed: input.isConfirmed, isDeclined: isDeclined)
  }

  func resolvePlainly(_ proposal: any Sendable) -> any Sendable {
    typealias Plain = ParameterResolution<Given>
    guard let proposal = proposal as? Proposal<Given> else { return Plain.needsValue() }
    switch proposal.said {
    case .value(let value):
      if let range = declaration.inclusiveRange, let number = Self.number(value), !range.contains(number) {
        return Plain.unsupported(reason: OutOfRange(range: range))
      }
      return Plain.success(with: value)
    case .several(let values): return Plain.disambiguation(with: values)
    case .close(let value): return Plain.confirmationRequired(with: value)
    case .unknown: return Plain.unsupported(reason: UnknownValue())
    case .nothing:
      if !proposal.isDeclined, let value = declaration.defaultValue, let given = (value as Any) as? Given {
        return Plain.success(with: given)
      }
      return isOptional ? Plain.notRequired() : Plain.needsValue(declaration.requestValueDialog)
    }
  }

  func settle(_ resolution: any Sendable, said: ParameterInput?) -> Resolution {
    guard let resolution = resolution as? ParameterResolution<Given> else { return .needsValue() }
    switch resolution.kind {
    case .success(let value):
      hold(value)
      return ValueCoding.encode(value).map { .success(Self.keepingUnit($0, said)) } ?? .needsValue()
    case .needsValue(let dialog):
      return .needsValue((dialog ?? declaration.requestValueDialog)?.message)
    case .notRequired:
      clear()
      return .notRequired
    case .disambiguation(let values):
      let options = values.compactMap(ValueCoding.encode)
      if options.count > 1 { return .disambiguation(options) }
      return options.first.map { .confirmationRequired($0) } ?? .needsValue()
    case .confirmationRequired(let value, let dialog, let others, let remedy):
      var setting: [ParameterName: IntentValue] = [:]
      for (name, other) in others {
        setting[ParameterName(rawValue: name)] = ValueCoding.encode(other).map { Self.keepingUnit($0, said) }
      }
      return ValueCoding.encode(value).map {
        .confirmationRequired(
          Self.keepingUnit($0, said), dialog?.message, setting: setting, remedy: remedy.map(Self.continued))
      } ?? .needsValue()
    case .unsupported(let reason, let asking):
      return .unsupported(
        reason: reason.name.kebabCase,
        facts: reason.facts.mapValues(\.messageArgument),
        ask: asking.map { ParameterName(rawValue: $0.name) }, remedy: reason.remedy.map(Self.continued))
    }
  }

  private static func continued(_ remedy: IntentRemedy) -> ContinuedIntent {
    let values = remedy.texts.map { (ParameterName(rawValue: $0.key), IntentValue.text($0.value)) }
    return ContinuedIntent(
      intent: IntentName(rawValue: remedy.intent), values: Dictionary(uniqueKeysWithValues: values))
  }

  /// The value as a number, to be compared with the declared range.
  private static func number(_ value: Given) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    default: nil
    }
  }

  /// An integer has no unit; the one that was said with it must not be lost on the way.
  private static func keepingUnit(_ value: IntentValue, _ said: ParameterInput?) -> IntentValue {
    guard case .integer(let count) = value, case .value(.amount(count, let unit)) = said?.value else {
      return value
    }
    return .amount(count, unit: unit)
  }
}

/// The words fit nothing that the parameter may hold.
struct UnknownValue: UnsupportedReason {
  var name: String { "unknown" }
}

/// The number lies outside of the range in the parameter's declaration.
struct OutOfRange: UnsupportedReason {
  let range: ClosedRange<Double>
  var name: String { "outOfRange" }
  var facts: [String: DialogArgument] {
    [
      "minimum": .number(range.lowerBound.clampedInteger),
      "maximum": .number(range.upperBound.clampedInteger),
    ]
  }
}

/// Recognises an optional type.
protocol OptionalType {}
extension Optional: OptionalType {}
