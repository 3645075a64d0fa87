import ConversationModel

/// What people say for words of titles, as a language has it: orgo for organic chemistry.
package struct Nicknames: Sendable {
  /// By the first of the words that they stand for.
  private typealias Table = [String: [(full: [String], short: String)]]

  /// Read for the first title.
  private let lateTable: Late<Table>
  private var byFirst: Table { lateTable.value }

  /// No nicknames.
  package init() { lateTable = Late { [:] } }

  init(_ program: PhraseProgram) {
    lateTable = Late {
      let section = Array(program.section(.nicknames))
      var table: Table = [:]
      for row in stride(from: 0, to: section.count - 1, by: 2) {
        let full = Self.words(program.string(section[row + 1]))
        guard let first = full.first else { continue }
        table[first, default: []].append((full, program.string(section[row])))
      }
      return table
    }
  }

  /// A title with nicknames for its words, once for each that stands for some.
  func texts(of title: String) -> [String] {
    let byFirst = byFirst
    guard !byFirst.isEmpty else { return [] }
    let words = title.split(separator: " ").map(String.init)
    let folded = words.map { $0.lowercased() }
    return folded.indices.flatMap { place in
      (byFirst[folded[place]] ?? []).compactMap { full, short in
        guard folded[place...].starts(with: full) else { return nil }
        return (words[..<place] + [short] + words[(place + full.count)...]).joined(separator: " ")
      }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0.lowercased() }
  }
}
