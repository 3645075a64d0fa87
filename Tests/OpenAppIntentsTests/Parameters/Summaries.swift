import OpenAppIntents
import Testing

struct `Summaries of parameters` {
  private struct Conditional: AppIntent {
    static let title: LocalizedStringResource = "Conditional"
    @Parameter(title: "Shelf") var shelf: Shelf?
    @Parameter(title: "Limit") var limit: Int?
    static var parameterSummary: some ParameterSummary {
      When(\.$limit, .hasAnyValue) {
        Summary("First \(\.$limit) of \(\.$shelf)") {
          \.$shelf
          \.$limit
        }
      } otherwise: {
        Switch(\.$shelf) {
          Case(.read) { Summary("Books that are read") }
          Case([.wantToRead, .currentlyReading]) { Summary("Books on \(\.$shelf)") }
          DefaultCase { Summary("All books") }
        }
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Comparing: AppIntent {
    static let title: LocalizedStringResource = "Comparing"
    @Parameter(title: "Shelf") var shelf: Shelf
    static var parameterSummary: some ParameterSummary {
      When(\.$shelf, .notEqualTo, .read) {
        Summary("Not read")
      } otherwise: {
        Summary()
      }
    }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var shelf: Shelf?
    var limit: Int?
    var text: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(shelf: .read, limit: 3, text: "First ${limit} of ${shelf}"),
    Row(shelf: .read, text: "Books that are read"),
    Row(shelf: .wantToRead, text: "Books on ${shelf}"), Row(text: "All books"),
  ])
  func `are chosen by values`(row: Row) {
    let intent = Conditional()
    intent.shelf = row.shelf
    intent.limit = row.limit
    #expect(Conditional.parameterSummary.text(for: intent) == row.text)
  }

  @Test func `compare with one value`() {
    let intent = Comparing()
    intent.shelf = .wantToRead
    #expect(Comparing.parameterSummary.text(for: intent) == "Not read")
    intent.shelf = .read
    #expect(Comparing.parameterSummary.text(for: intent) == "Comparing")
  }
}
