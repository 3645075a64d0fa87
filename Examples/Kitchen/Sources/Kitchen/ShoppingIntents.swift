import AppIntents

/// The dialogs are literals, as in any app; their translations are found by their English.
public struct AddItem: AppIntent {
  public static let title: LocalizedStringResource = "Add Item"

  @Parameter(title: "Item") public var item: String
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 99)) public var count: Int
  @Dependency private var kitchen: Kitchen

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let line = kitchen.add(item, count: count)
    return .result(
      dialog: line.count == 1
        ? "\(line.name) is on the list." : "\(line.count) × \(line.name) are on the list.")
  }
}

public struct RemoveItem: AppIntent {
  public static let title: LocalizedStringResource = "Remove Item"

  @Parameter(title: "Item") public var item: ItemEntity
  @Dependency private var kitchen: Kitchen

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    kitchen.remove(id: item.id)
    return .result(dialog: "\(item) is off the list.")
  }
}

public struct ShowList: ReadsOnly {
  public static let title: LocalizedStringResource = "Show List"

  @Dependency private var kitchen: Kitchen

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let items = kitchen.items
    return .result(
      dialog: items.isEmpty ? "There is nothing to buy." : "To buy:",
      view: TextSnippet(lines: items.map { "\($0.count) × \($0.name)" }))
  }
}

public struct ItemEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Item"
  public static let defaultQuery = ItemQuery()

  public var id: Int
  public var name: String
  public var displayRepresentation: DisplayRepresentation { "\(name)" }
}

public struct ItemQuery: EntityStringQuery {
  @Dependency private var kitchen: Kitchen

  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [ItemEntity] {
    all.filter { identifiers.contains($0.id) }
  }

  public func entities(matching string: String) async throws -> [ItemEntity] {
    all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  public func suggestedEntities() async throws -> [ItemEntity] { all }

  private var all: [ItemEntity] { kitchen.items.map { ItemEntity(id: $0.id, name: $0.name) } }
}
