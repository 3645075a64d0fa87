import Testing

@testable import PhraseMatcher

/// The corpora of values, line by line.
struct CorpusTests {
  struct Corpus: Sendable, CustomTestStringConvertible {
    var name: String
    var kind: ReaderKind
    var locale: String
    var minimum: Int
    var testDescription: String { "\(name).\(locale)" }
  }

  static let corpora = ["en", "ja", "ko"].flatMap { locale in
    [
      Corpus(name: "durations", kind: .duration, locale: locale, minimum: 60),
      Corpus(name: "numbers", kind: .number, locale: locale, minimum: 40),
      Corpus(name: "ordinals", kind: .ordinal, locale: locale, minimum: 20),
      Corpus(name: "ranges", kind: .span, locale: locale, minimum: 20),
      Corpus(name: "dates", kind: .date, locale: locale, minimum: 15),
      Corpus(name: "periods", kind: .period, locale: locale, minimum: 10),
    ]
  }

  @Test(arguments: corpora)
  func `every line of a corpus is read as written`(_ corpus: Corpus) throws {
    let readers = try Repository.readers(corpus.locale)
    let rows = try CorpusRow.rows("\(corpus.name).\(corpus.locale).txt")
    #expect(rows.count { $0.value != nil } >= corpus.minimum)
    #expect(rows.contains { $0.value == nil })
    let failures = rows.compactMap { row in row.failure(corpus.kind, readers).map { "\(row.line) \($0)" } }
    #expect(failures == [], "\(failures.joined(separator: "\n"))")
  }
}
