/// What people say for words of titles, as a language has it: orgo for organic chemistry.
package struct Nicknames: Sendable {
  /// By the first of the words that they stand for.
  private var byFirst: [String: [(full: [String], short: String)]] = [:]
  /// Those that stand for one word, which may be drawn to others where scripts change: 英単語ターゲット, TOEIC問題集.
  private var single: [(full: [Character], short: String)] = []

  /// No nicknames.
  package init() {}

  init(_ program: PhraseProgram) {
    let section = Array(program.section(.nicknames))
    for row in stride(from: 0, to: section.count - 1, by: 2) {
      let full = Self.words(program.string(section[row + 1]))
      guard let first = full.first else { continue }
      let short = program.string(section[row])
      byFirst[first, default: []].append((full, short))
      if full.count == 1 { single.append((Array(first), short)) }
    }
  }

  /// A title with nicknames for its words, once for each that stands for some.
  func texts(of title: String) -> [String] {
    guard !byFirst.isEmpty else { return [] }
    let words = title.split(separator: " ").map(String.init)
    let folded = words.map { $0.lowercased() }
    return withinWords(of: title)
      + folded.indices.flatMap { place in
        (byFirst[folded[place]] ?? []).compactMap { full, short in
          guard folded[place...].starts(with: full) else { return nil }
          return (words[..<place] + [short] + words[(place + full.count)...]).joined(separator: " ")
        }
      }
  }

  /// A title without spaces with nicknames for what stands between two changes of script in it.
  private func withinWords(of title: String) -> [String] {
    let typed = Array(title)
    let folded = title.map { Character($0.lowercased()) }
    guard typed.contains(where: Self.isCJK), folded.count == typed.count else { return [] }
    return single.compactMap { full, short in
      guard full.count < folded.count else { return nil }
      let place = (0...folded.count - full.count).first { start in
        folded[start..<start + full.count].elementsEqual(full)
          && Self.changes(folded, at: start) && Self.changes(folded, at: start + full.count)
      }
      return place.map { String(typed[..<$0]) + short + String(typed[($0 + full.count)...]) }
    }
  }

  /// Whether one script ends and another begins, or the title does.
  private static func changes(_ title: [Character], at place: Int) -> Bool {
    place == 0 || place == title.count || script(title[place - 1]) != script(title[place])
  }

  private static func isCJK(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { Utterance.isCJK($0.value) } ?? false
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
