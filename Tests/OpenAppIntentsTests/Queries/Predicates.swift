import OpenAppIntents
import Testing

struct `Predicates with a format` {
  private static let dune: BookEntity = {
    let book = BookEntity(id: Books.id(1), title: "Dune", author: "Frank Herbert")
    book.datePublished = Date(timeIntervalSince1970: 0)
    book.dateRead = nil
    return book
  }()

  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    var format: String
    var arguments: [Any] = []
    var holds: Bool
    var testDescription: String { format }
  }

  @Test(arguments: [
    Row(format: "title = %@", arguments: ["Dune"], holds: true),
    Row(format: "title = %@", arguments: ["dune"], holds: false),
    Row(format: "title ==[c] 'dune'", holds: true),
    Row(format: "title CONTAINS %@", arguments: ["un"], holds: true),
    Row(format: "title contains[cd] \"ÜN\"", holds: true), Row(format: "title BEGINSWITH 'un'", holds: false),
    Row(format: "title ENDSWITH 'ne'", holds: true),
    Row(format: "title CONTAINS %@", arguments: ["' OR '1'='1"], holds: false),
    Row(format: "%K = %@", arguments: ["authorName", "Frank Herbert"], holds: true),
    Row(format: "authorName.count > 3", holds: false),
    Row(format: "datePublished < %@", arguments: [Date(timeIntervalSince1970: 1) as NSDate], holds: true),
    Row(format: "datePublished > %@", arguments: [Date(timeIntervalSince1970: 1)], holds: false),
    Row(format: "dateRead = nil", holds: true),
    Row(format: "dateRead < %@", arguments: [Date(timeIntervalSince1970: 1)], holds: false),
    Row(format: "title != 'Dune' OR (authorName BEGINSWITH 'Frank' AND NOT title = 'Emma')", holds: true),
    Row(format: "title IN {'Emma', 'Dune'}", holds: true),
    Row(format: "title IN %@", arguments: [["Emma"]], holds: false),
    Row(format: "%@ BETWEEN {1, 3}", arguments: [2], holds: true),
    Row(format: "%d BETWEEN %@", arguments: [4, [1.5, 3]], holds: false),
    Row(format: "TRUEPREDICATE && !FALSEPREDICATE", holds: true), Row(format: "nothing = 1", holds: false),
    Row(format: "title = 1", holds: false), Row(format: "YES = %@", arguments: [true], holds: true),
    Row(format: "-1.5 < 0", holds: true),
  ])
  func `compare the properties of an entity`(row: Row) {
    let predicate = NSPredicate(format: row.format, argumentArray: row.arguments)
    #expect(predicate.evaluate(with: Self.dune) == row.holds)
  }

  @Test func `take their arguments one by one`() {
    let predicate = NSPredicate(
      format: "title = %@ AND datePublished < %@", "Dune", Date(timeIntervalSince1970: 1) as NSDate)
    #expect(predicate.evaluate(with: Self.dune))
  }

  @Test(arguments: [
    "", "title", "title =", "= 1", "(title = 1", "title = %@", "title ~ 1", "title = 1 1", "{", "'",
  ])
  func `that cannot be read are not read`(format: String) {
    #expect(!PredicateParser.canRead(format))
  }
}
