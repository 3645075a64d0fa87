// The library app of the App Intents talk, with its names and signatures in Swift 6 spelling (`static let`). That it
// compiles is half of the test. It imports nothing else, as real intent files do, so Foundation must come along.
import OpenAppIntents

enum Shelf: String { case currentlyReading, wantToRead, read }

extension Shelf: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .currentlyReading: "Currently Reading", .wantToRead: "Want to Read", .read: "Read",
  ]
}

struct OpenCurrentlyReading: AppIntent {
  static let title: LocalizedStringResource = "Open Currently Reading"
  @MainActor func perform() async throws -> some IntentResult { .result() }
  static let openAppWhenRun: Bool = true
}

struct OpenShelf: AppIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  @Parameter(title: "Shelf") var shelf: Shelf
  @MainActor func perform() async throws -> some IntentResult { .result() }
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$shelf)") }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenCurrentlyReading(), phrases: ["Open Currently Reading in \(.applicationName)"],
      systemImageName: "books.vertical.fill")
    AppShortcut(
      intent: OpenShelf(), phrases: ["Open \(\.$shelf) in \(.applicationName)", "Show my shelf"],
      shortTitle: "Open Shelf", systemImageName: "books.vertical")
  }
}

struct BookEntity: AppEntity, Identifiable {
  var id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Publishing Date") var datePublished: Date
  @Property(title: "Read Date") var dateRead: Date?
  var authorName = ""
  var recommendedBy: String?
  var displayRepresentation: DisplayRepresentation { "\(title)" }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()

  init(id: UUID, title: String, author: String) {
    self.id = id
    self.title = title
    self.authorName = author
  }
}

/// The books of the sample; two are called Dune.
struct Books: Sendable {
  static func id(_ number: Int) -> UUID {
    UUID(uuidString: "00000000-0000-0000-0000-00000000000\(number)")
      ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  var all: [BookEntity] {
    [
      BookEntity(id: Self.id(1), title: "Dune", author: "Frank Herbert"),
      BookEntity(id: Self.id(2), title: "Dune", author: "Kevin Anderson"),
      BookEntity(id: Self.id(3), title: "Emma", author: "Jane Austen"),
    ]
  }
}

struct BookQuery: EntityPropertyQuery, EntityStringQuery {
  @Dependency var books: Books

  static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$dateRead)
    SortableBy(\BookEntity.$datePublished)
  }
  static let properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { NSPredicate(format: "title = %@", $0) }
      ContainsComparator { NSPredicate(format: "title CONTAINS %@", $0) }
    }
    Property(\BookEntity.$dateRead) {
      LessThanComparator { NSPredicate(format: "dateRead < %@", $0 as NSDate) }
      GreaterThanComparator { NSPredicate(format: "dateRead > %@", $0 as NSDate) }
    }
  }

  func entities(for identifiers: [UUID]) async throws -> [BookEntity] {
    identifiers.compactMap { identifier in books.all.first { $0.id == identifier } }
  }
  func suggestedEntities() async throws -> [BookEntity] { books.all }
  func entities(matching string: String) async throws -> [BookEntity] {
    books.all.filter { $0.title.lowercased().contains(string.lowercased()) }
  }
  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
  ) async throws -> [BookEntity] {
    let found = books.all.filter { book in
      mode == .and
        ? comparators.allSatisfy { $0.evaluate(with: book) }
        : comparators.contains { $0.evaluate(with: book) }
    }
    return Array(found.prefix(limit ?? .max))
  }
}

struct OpenBook: AppIntent {
  @Parameter(title: "Book") var book: BookEntity
  static let title: LocalizedStringResource = "Open Book"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    guard
      try await $book.requestConfirmation(
        for: book, dialog: "Are you sure you want to clear read state for \(book)?")
    else { return .result(dialog: "Nothing changed.") }
    return .result(dialog: "Opened \(book).")
  }
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$book)") }
  init() {}
  init(book: BookEntity) { self.book = book }
}

enum BookError: Error, CustomLocalizedStringResourceConvertible {
  case notFound(String)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notFound(let title): "Book \(title) Not Found"
    }
  }
}

struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description: LocalizedStringResource = "Adds a book."
  @Parameter(title: "Title") var title: String
  @Parameter(title: "Author Name") var authorName: String?
  @Parameter(title: "Recommended By") var recommendedBy: String?
  @Dependency var books: Books

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & OpensIntent {
    let found = books.all.filter { $0.title == title }
    guard !found.isEmpty else { throw BookError.notFound(title) }
    if found.count > 1 && authorName == nil { throw $authorName.needsValueError("Who wrote the book?") }
    let fitting = found.filter { $0.authorName == authorName }
    let author =
      fitting.isEmpty
      ? try await $authorName.requestDisambiguation(
        among: found.map { $0.authorName }, dialog: "Which author?")
      : fitting[0].authorName
    guard var book = found.first(where: { $0.authorName == author }) else { throw BookError.notFound(title) }
    book.recommendedBy = recommendedBy
    return .result(value: book, openIntent: OpenBook(book: book))
  }
}

/// The way of the first beta: an error made by `requestValue` itself.
struct AddBookAsFirstShown: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  @Parameter(title: "Author Name") var authorName: String?

  @available(*, deprecated)
  func perform() async throws -> some IntentResult {
    if authorName == nil { throw $authorName.requestValue("Who wrote the book?") }
    return .result()
  }
}

struct AskForAuthor: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Author Name") var authorName: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let name = try await $authorName.requestValue("Who wrote the book?")
    return .result(value: name, dialog: "By \(name), kept as \(authorName ?? "nobody").")
  }
}

struct CoverView: SnippetView {
  var book: BookEntity
  var snippetLines: [String] { [book.title, "by \(book.authorName)"] }
}

struct BuyBook: AppIntent {
  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9)) var count: Int
  static let title: LocalizedStringResource = "Buy Book"

  func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
    try await requestConfirmation(
      output: .result(value: count, dialog: "Are you ready to order \(count)?") { CoverView(book: book) })
    return .result(value: book, dialog: "Thank you for your order!") { CoverView(book: book) }
  }
}
