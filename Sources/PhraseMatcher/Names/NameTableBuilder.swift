import ConversationModel

/// Makes the table of a list of names.
struct NameTableBuilder {
  /// From so many words of a name on its parts may begin.
  private static let mostWords = 10
  /// Numbers in words up to here are also found by their digits.
  private static let mostNumber = 9_999

  private let readers: ValueReaders?
  private var letters: [UInt16] = []
  private var marks: [UInt8] = []
  private var starts: [UInt32] = []
  private var owners: [Int32] = []
  /// Units of the key before each scalar.
  private var offsets: [Int] = []
  /// Which words are numbers, once asked.
  private var numbers: [[UInt32]: Int?] = [:]

  private init(readers: ValueReaders?) { self.readers = readers }

  /// The table of the titles, readings and synonyms of entries.
  static func table(of entries: [NameEntry], readers: ValueReaders?, nicknames: Nicknames) -> NameTable {
    var builder = NameTableBuilder(readers: readers)
    builder.letters.reserveCapacity(entries.count * 20)
    builder.marks.reserveCapacity(entries.count * 20)
    builder.starts.reserveCapacity(entries.count)
    builder.owners.reserveCapacity(entries.count)
    let titles = Set(entries.map { $0.title.lowercased() })
    for index in ranked(entries) {
      let entry = entries[Int(index)]
      builder.add(entry.title, index)
      if let short = withoutMiddle(entry.title), !titles.contains(short.lowercased()) {
        builder.add(short, index)
      }
      if let reading = entry.reading { builder.add(reading, index) }
      for synonym in entry.synonyms + nicknames.texts(of: entry.title) { builder.add(synonym, index) }
    }
    return NameTable(
      letters: builder.letters, marks: builder.marks, starts: builder.starts, owners: builder.owners)
  }

  /// What is in use before what is put away, then shorter titles first.
  private static func ranked(_ entries: [NameEntry]) -> [Int32] {
    var ranks = entries.indices.map { index in
      let length = UInt64(min(entries[index].title.utf8.count, 0xFFFF))
      return (entries[index].isArchived ? 1 << 63 : 0) | length << 32 | UInt64(index)
    }
    ranks.sort()
    return ranks.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Three words are said without the one in the middle: `Bar Questions` for `Bar Exam Questions`.
  private static func withoutMiddle(_ title: String) -> String? {
    guard title.split(separator: " ").count == 3 else { return nil }
    let text = Normalizer.utterance(title)
    let words = NameWords(text).words
    guard words.count == 3, words.allSatisfy({ $0.script == .spaced && $0.range.count >= 3 }),
      !words[2].isWeak, title.first?.isUppercase ?? false, !words[1].isWeak
    else { return nil }
    return text.typedText(words[0].range) + " " + text.typedText(words[2].range)
  }

  private mutating func add(_ name: String, _ entry: Int32) {
    let text = Normalizer.utterance(name)
    let words = NameWords(text).words
    add(text, words, entry)
    if let digits = withDigits(text, words) { add(digits, NameWords(digits).words, entry) }
  }

  private mutating func add(_ text: Utterance, _ words: [NameWords.Word], _ entry: Int32) {
    guard let first = words.first?.range.lowerBound, let last = words.last?.range.upperBound else { return }
    let base = letters.count
    offsets.removeAll(keepingCapacity: true)
    for _ in 0...first { offsets.append(base) }
    var key = NameKey(text.scalars, first..<last)
    while letters.count - base < NameKey.maxLength, key.next(&letters) {
      while offsets.count <= key.place { offsets.append(offsets[offsets.count - 1]) }
      offsets[key.place] = letters.count
    }
    while offsets.count <= last { offsets.append(letters.count) }
    guard letters.count > base else { return }
    marks.append(contentsOf: repeatElement(0, count: letters.count - base))
    for (index, word) in words.enumerated() { mark(word, index, of: words.count) }
    letters.append(0)
    marks.append(0)
    starts.append(UInt32(base))
    owners.append(entry)
  }

  private mutating func mark(_ word: NameWords.Word, _ index: Int, of count: Int) {
    let (start, end) = (offsets[word.range.lowerBound], offsets[word.range.upperBound])
    guard start < end else { return }
    marks[end - 1] |= NameTable.Mark.wordEnd | (word.isWeak ? 0 : NameTable.Mark.strongEnd)
    if index == 0 || !word.isWeak, index < Self.mostWords { marks[start] |= NameTable.Mark.wordStart }
    guard count > 1 || word.range.count > 2, let least = word.script.shortestPiece(isFirst: index == 0),
      word.range.count > least
    else { return }
    for piece in word.range.prefix(24).dropFirst(least) {
      marks[max(start, offsets[piece] - 1)] |= NameTable.Mark.pieceEnd
      let tail = offsets[piece - least + 1]
      if word.script == .han { marks[tail] |= NameTable.Mark.pieceStart }
      if word.script == .hangul { marks[tail] |= NameTable.Mark.tailStart }
    }
  }

  // MARK: Numbers in words

  /// The name with digits for the numbers that it has in words: `Statistics One`, 数学一.
  private mutating func withDigits(_ text: Utterance, _ words: [NameWords.Word]) -> Utterance? {
    var result: Utterance?
    for word in words.dropFirst().reversed() where word.script != .other {
      guard let number = number(text, word.range) else { continue }
      result = (result ?? text).replacing(word.range, with: number.digits)
    }
    for word in words.reversed() where word.script == .han && word.range.count > 1 {
      var end = word.range.upperBound
      while end > word.range.lowerBound {
        let numerals = text.scalars[word.range.lowerBound..<end].reversed().prefix(
          while: ScalarClass.isHanNumeral)
        if !numerals.isEmpty, numerals.count < word.range.count {
          let range = end - numerals.count..<end
          if let number = number(text, range) {
            result = (result ?? text).replacing(range, with: number.digits)
          }
        }
        end -= numerals.count + 1
      }
    }
    return result
  }

  private mutating func number(_ text: Utterance, _ range: Range<Int>) -> Int? {
    guard let readers, let first = text.scalars[range].first, !ScalarClass.isDigit(first) else { return nil }
    let word = Array(text.scalars[range])
    if let known = numbers[word] { return known }
    let alone = Utterance(typed: "", scalars: word, starts: word.map { _ in 0 }, ends: word.map { _ in 0 })
    let read = readers.reads(.number, alone, at: 0).first { $0.end == word.count }
    var number: Int?
    if case .integer(let value)? = read?.value, 0...Self.mostNumber ~= value { number = value }
    numbers[word] = .some(number)
    return number
  }
}

extension Int {
  /// The digits as scalars.
  fileprivate var digits: [UInt32] { String(self).unicodeScalars.map(\.value) }
}
