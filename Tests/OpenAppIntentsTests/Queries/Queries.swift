import ConversationModel
import OpenAppIntents
import Testing

struct `Queries` {
  struct Planet: AppEntity {
    let id: Int
    var displayRepresentation: DisplayRepresentation { "Planet \(id)" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
    static let defaultQuery = PlanetQuery()
  }

  struct PlanetQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Planet] { (1...8).map { Planet(id: $0) } }
  }

  struct Moon: AppEntity {
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Moon"
    static let defaultQuery = MoonQuery()
  }

  struct MoonQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Moon] { identifiers.map { Moon(id: $0) } }
    func suggestedEntities() async throws -> IntentItemCollection<Moon> { .empty }
    func entities(matching string: String) async throws -> IntentItemCollection<Moon> {
      IntentItemCollection(promptLabel: "Moons") {
        IntentItemSection("Inner") { Moon(id: "Io") }
        IntentItemSection("Outer", items: [Moon(id: "Europa")])
      }
    }
  }

  struct Land: AppIntent {
    static let title: LocalizedStringResource = "Land"
    @Parameter(title: "Planet") var planet: Planet
    @Parameter(title: "Moon") var moon: Moon?
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var parameter: ParameterName
    var words: String
    var titles: [String]
    var testDescription: String { words }
  }

  @Test(arguments: [
    Row(parameter: "planet", words: "planet 3", titles: ["Planet 3"]),
    Row(parameter: "planet", words: "planet", titles: (1...8).map { "Planet \($0)" }),
    Row(parameter: "planet", words: "sun", titles: []),
    Row(parameter: "moon", words: "any", titles: ["Io", "Europa"]),
  ])
  func `find by words: among the suggestions, or in sections`(row: Row) async throws {
    let first = ParameterInput.said(.value(.entity(EntityReference(kind: "planet", id: "1", title: ""))))
    var values = ["planet": first] as [ParameterName: ParameterInput]
    values[row.parameter] = .said(.value(.text(row.words)))
    let resolved = try await IntentDescriptor(Land.self).resolve(RequestInput(values: values))
    let found: [IntentValue] =
      switch resolved.first(where: { $0.name == row.parameter })?.resolution {
      case .success(let value): [value]
      case .disambiguation(let values): values
      default: []
      }
    #expect(
      found.map { value in if case .entity(let entity) = value { entity.title } else { "" } } == row.titles)
  }

  @Test func `an enumerable query finds by identifiers in the order asked for`() async throws {
    let found = try await PlanetQuery().entities(for: [3, 99, 1])
    #expect(found.map(\.id) == [3, 1])
  }

  @Test(arguments: [("abc", Int?.none), ("12", 12), ("99999999999999999999", nil)])
  func `an identifier is read from text`(text: String, id: Int?) {
    #expect(Int.entityIdentifier(for: text) == id)
  }
}
