public import Foundation

extension IntentParameter where Value.UnwrappedType == Bool {
  /// How the two values of a boolean are called.
  public typealias DisplayName = Bool.IntentDisplayName

  /// A boolean whose values have names.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: DisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(defaultValue: defaultValue, requestValueDialog: requestValueDialog))
  }
}

extension Bool {
  /// How the two values are called.
  public struct IntentDisplayName: Sendable, Equatable, Hashable {
    /// The name of true.
    public var trueName: LocalizedStringResource
    /// The name of false.
    public var falseName: LocalizedStringResource

    /// Names the values.
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {
      trueName = `true`
      falseName = `false`
    }
  }
}

extension IntentParameter where Value.UnwrappedType == Date {
  /// Which part of a date is meant.
  public typealias Kind = Date.IntentKind

  /// A date, of which a certain part is meant.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: Kind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(defaultValue: defaultValue, requestValueDialog: requestValueDialog))
  }
}

extension Date {
  /// Which part of a date is meant.
  public enum IntentKind: Sendable, Equatable, Hashable {
    /// The day.
    case date
    /// The time of day.
    case time
    /// Both.
    case dateTime
  }
}

extension IntentParameter where Value.UnwrappedType == Measurement<UnitDuration> {
  /// A length of time, with the unit of a number that is said without one, and whether it may be negative.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitDuration, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let value = defaultValue.map { Measurement(value: $0, unit: defaultUnit) as Any }
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        defaultValue: value.flatMap { $0 as? Value }, requestValueDialog: requestValueDialog,
        unitSeconds: Int(Measurement(value: 1, unit: defaultUnit).converted(to: .seconds).value)))
  }
}

extension IntentParameter {
  /// A parameter whose entities are found by another query than the type's own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, options: query))
  }
}
