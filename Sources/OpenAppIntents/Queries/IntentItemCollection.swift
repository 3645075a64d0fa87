/// Options in sections.
///
/// ```swift
/// IntentItemCollection(promptLabel: "Books") {
///   IntentItemSection("Recent") { dune }
///   IntentItemSection("All", items: books)
/// }
/// ```
public struct IntentItemCollection<Item: _IntentValue & Sendable>: ResultsCollection {
  /// What stands above the options.
  public var promptLabel: LocalizedStringResource?
  /// Whether an index is shown beside the options.
  public var usesIndexedCollation: Bool
  /// The sections.
  public var sections: [IntentItemSection<Item>]

  /// Options in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Item>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Options in sections, built one by one.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionsBuilder<Item> sections: () -> [IntentItemSection<Item>]
  ) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }

  /// Options in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// No options.
  public static var empty: IntentItemCollection<Item> { IntentItemCollection(sections: []) }

  /// The options of all sections, in order.
  public var allItems: [Item] { sections.flatMap { $0.items.map(\.value) } }
}

/// Builds sections.
@resultBuilder
public enum IntentItemSectionsBuilder<Item: _IntentValue & Sendable> {
  /// Sections in a row.
  public static func buildBlock(_ sections: IntentItemSection<Item>...) -> [IntentItemSection<Item>] {
    sections
  }
}
