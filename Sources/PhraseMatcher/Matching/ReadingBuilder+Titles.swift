import ConversationModel

/// What nobody means as a title, where any words may be one.
extension ReadingBuilder {
  /// What a name stands for where a title is said: words that are no whole name are a title of their own.
  func title(_ value: SlotValue, _ words: Range<Int>) -> SlotValue {
    switch value {
    case .names(_, let matches) where matches.first?.fit == .exact: value
    case .names, .unknownName: .value(.text(utterance.typedText(words).trimmed))
    case .value: value
    }
  }

  /// Whether words that nobody quoted hold the end of a sentence, or begin inside a word.
  func isNoTitle(_ words: Range<Int>, _ capture: CaptureArena.Entry) -> Bool {
    guard capture.target >= 0, program.string(capture.target / 2) == Self.quotedSlot,
      utterance.quotation(in: words) == nil
    else { return false }
    if isInsideWord(words.lowerBound) || endsInValue(words) { return true }
    let title = utterance.typedText(words)
    let typed = title.unicodeScalars
    return goesOnSmall(title)
      || zip(typed, typed.dropFirst()).contains { letter, mark in
        Utterance.isCJK(letter.value) && ClauseMarks.endOfSentence.contains(mark)
      }
  }

  /// Words of a clause behind a title that is written like one: "Modern Physics, can it go on my shelf".
  private static let fewestWordsOfClause = 3

  /// Whether small words go on behind a mark in what is written like a title.
  private func goesOnSmall(_ title: String) -> Bool {
    let clauses = title.unicodeScalars.split(whereSeparator: ClauseMarks.all.contains).map {
      String($0).trimmed
    }
    return clauses.indices.contains { place in
      let words = clauses[place].split(separator: " ")
      // 총, 균, 쇠 is a title; with more words behind the mark it is a sentence.
      if place > 0, words.count > 1,
        clauses[place].unicodeScalars.allSatisfy({
          $0 == " " || ScalarClass.isHangul($0.value)
        })
      {
        return true
      }
      return words.count >= Self.fewestWordsOfClause && words.allSatisfy { $0.first?.isLowercase ?? false }
        && clauses[..<place].contains { $0.contains(where: \.isUppercase) }
    }
  }

  /// Whether a length or a count and what sentences put behind it end the words: 선형대수 총 150분으로.
  private func endsInValue(_ words: Range<Int>) -> Bool {
    let text = utterance.scalars
    guard let last = words.last, ScalarClass.isHangul(text[last]) else { return false }
    let start = text[words].lastIndex(of: Pattern.space).map { $0 + 1 } ?? words.lowerBound
    guard start > words.lowerBound else { return false }
    return (start..<words.upperBound).contains { place in
      guard utterance.isWordStart(place) else { return false }
      return readers.reads(.duration, utterance, at: place).contains {
        $0.end < words.upperBound && grammar.spellAll(of: text[$0.end..<words.upperBound])
      }
    }
  }
}
