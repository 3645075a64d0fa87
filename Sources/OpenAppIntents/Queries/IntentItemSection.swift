/// Options under a heading.
public struct IntentItemSection<Item: _IntentValue & Sendable>: Sendable {
  /// The heading.
  public var title: LocalizedStringResource?
  /// A line under the heading.
  public var subtitle: LocalizedStringResource?
  /// The options.
  public var items: [IntentItem<Item>]

  /// Options with their own looks.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    items: [IntentItem<Item>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.items = items
  }

  /// Options that look as their values do.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, items: [Item]
  ) {
    self.init(title, subtitle: subtitle, items: items.map { IntentItem($0) })
  }

  /// Options built one by one.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    @IntentItemsBuilder<Item> items: () -> [IntentItem<Item>]
  ) {
    self.init(title, subtitle: subtitle, items: items())
  }
}

/// One option.
public struct IntentItem<Value: _IntentValue & Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// How the option looks; nil for as the value does.
  public var displayRepresentation: DisplayRepresentation?

  /// An option that looks as its value does.
  public init(_ value: Value) {
    self.value = value
    displayRepresentation = nil
  }

  /// An option with its own looks.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    displayRepresentation = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }
}

/// Builds options.
@resultBuilder
public enum IntentItemsBuilder<Value: _IntentValue & Sendable> {
  /// An option with its own looks.
  public static func buildExpression(_ item: IntentItem<Value>) -> IntentItem<Value> { item }
  /// An option that looks as its value does.
  public static func buildExpression(_ value: Value) -> IntentItem<Value> { IntentItem(value) }
  /// Options in a row.
  public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] { items }
}
