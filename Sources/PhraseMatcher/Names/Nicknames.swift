import ConversationModel

/// What people say for words of titles, as a language has it: orgo for organic chemistry.
package struct Nicknames: Sendable {
  private struct Table: Sendable {
    /// By the first of the words that they stand for.
    var byFirst: [String: [(full: [String], short: String)]] = [:]
    /// Those that stand for one word, which may be drawn to others where scripts change: 英単語ターゲット, TOEIC問題集.
    var single: [(full: [Character], short: String)] = []
  }

  /// Read for the first title.
  private let lateTable: Late<Table>

  /// No nicknames.
  package init() { lateTable = Late { Table() } }

  init(_ program: PhraseProgram) {
    lateTable = Late {
      let section = Array(program.section(.nicknames))
      var table = Table()
      for row in stride(from: 0, to: section.count - 1, by: 2) {
        let full = Self.words(program.string(section[row + 1]))
        guard let first = full.first else { continue }
        let short = program.string(section[row])
        table.byFirst[first, default: []].append((full, short))
        if full.count == 1 { table.single.append((Array(first), short)) }
      }
      return table
    }
  }

  /// A title with nicknames for its words, once for each that stands for some.
  func texts(of title: String) -> [String] {
    let table = lateTable.value
    guard !table.byFirst.isEmpty else { return [] }
    let words = title.split(separator: " ").map(String.init)
    let folded = words.map { $0.lowercased() }
    return Self.withinWords(title, table)
      + folded.indices.flatMap { place in
        (table.byFirst[folded[place]] ?? []).compactMap { full, short in
          guard folded[place...].starts(with: full) else { return nil }
          return (words[..<place] + [short] + words[(place + full.count)...]).joined(separator: " ")
        }
      }
  }

  /// A title without spaces with nicknames for what stands between two changes of script in it.
  private static func withinWords(_ title: String, _ table: Table) -> [String] {
    guard title.unicodeScalars.contains(where: { Utterance.isCJK($0.value) }) else { return [] }
    let typed = Array(title)
    let folded = title.map { Character($0.lowercased()) }
    guard folded.count == typed.count else { return [] }
    return table.single.compactMap { full, short in
      guard full.count < folded.count else { return nil }
      let place = (0...folded.count - full.count).first { start in
        folded[start] == full[0] && folded[start..<start + full.count].elementsEqual(full)
          && changes(folded, at: start) && changes(folded, at: start + full.count)
      }
      return place.map { String(typed[..<$0]) + short + String(typed[($0 + full.count)...]) }
    }
  }

  /// Whether one script ends and another begins, or the title does.
  private static func changes(_ title: [Character], at place: Int) -> Bool {
    place == 0 || place == title.count || script(title[place - 1]) != script(title[place])
  }

  private static func script(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if ScalarClass.isHan(scalar) { return 1 }
    if ScalarClass.isHiragana(scalar) { return 2 }
    if ScalarClass.isKatakana(scalar) { return 3 }
    return ScalarClass.isHangul(scalar) ? 4 : character.isNumber ? 5 : character.isLetter ? 6 : 7
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0.lowercased() }
  }
}
