extension IntentParameter where Value.UnwrappedType == Int {
  /// How an integer is entered where there is a screen.
  public typealias IntControlStyle = ParameterControlStyle

  /// An integer, perhaps within a range, both ends included. A value outside is refused with the range as facts.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntControlStyle = .field,
    inclusiveRange: (Int, Int), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        defaultValue: defaultValue, requestValueDialog: requestValueDialog,
        inclusiveRange: .spanning(Double(inclusiveRange.0), Double(inclusiveRange.1))))
  }

  /// An integer, entered in a certain way where there is a screen.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(defaultValue: defaultValue, requestValueDialog: requestValueDialog))
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// How a number is entered where there is a screen.
  public typealias DoubleControlStyle = ParameterControlStyle

  /// A number, perhaps within a range, both ends included. A value outside is refused with the range as facts.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (Double, Double), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(
        defaultValue: defaultValue, requestValueDialog: requestValueDialog,
        inclusiveRange: .spanning(inclusiveRange.0, inclusiveRange.1)))
  }

  /// A number, entered in a certain way where there is a screen.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: DoubleControlStyle,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description,
      declaration: ParameterDeclaration(defaultValue: defaultValue, requestValueDialog: requestValueDialog))
  }
}

/// How a number is entered where there is a screen.
public enum ParameterControlStyle: Sendable, Equatable, Hashable {
  /// By typing.
  case field
  /// By stepping up and down.
  case stepper
  /// By sliding.
  case slider
}

extension ClosedRange<Double> {
  /// The range between two bounds, whichever is the smaller.
  static func spanning(_ first: Double, _ second: Double) -> ClosedRange<Double> {
    Swift.min(first, second)...Swift.max(first, second)
  }
}
