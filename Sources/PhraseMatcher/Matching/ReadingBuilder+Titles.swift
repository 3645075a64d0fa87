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
    if isInsideWord(words.lowerBound) || endsInValue(words) || endsInTornWord(words) { return true }
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

  /// Whether a word of Hangul is put together as names are, although templates spell its pieces: 영단어장, but neither
  /// 책장 nor 책장에.
  func isCompound(_ words: Range<Int>) -> Bool {
    let text = utterance.scalars[words]
    guard text.count > Self.longestPiece, text.allSatisfy(ScalarClass.isHangul), !grammar.contains(text)
    else {
      return false
    }
    return !program.particles.joined().contains { particle in
      text.count > particle.count && text.suffix(particle.count).elementsEqual(particle)
        && grammar.spellAll(of: text.dropLast(particle.count))
    }
  }

  /// Whether the last syllable of the written word in which a title ends is heard as a value: 장 of 영단어장으로.
  func isTorn(_ words: Range<Int>, _ capture: CaptureArena.Entry, _ captures: [CaptureArena.Entry]) -> Bool {
    let text = utterance.scalars
    guard capture.target >= 0, program.string(capture.target / 2) == Self.quotedSlot, words.count > 1,
      words.upperBound < text.count,
      text[words.upperBound - 1...words.upperBound].allSatisfy(ScalarClass.isHangul)
    else { return false }
    return captures.contains {
      $0.kind == CaptureArena.Kind.listValue && Int($0.start) == words.upperBound && $0.end == $0.start + 1
    }
  }

  /// A name is put together of more syllables.
  private static let longestPiece = 2

  /// Whether words end in the first syllable of another one that sentences are made of: 영단어장 추, of 추가해 줘.
  private func endsInTornWord(_ words: Range<Int>) -> Bool {
    let text = utterance.scalars
    guard words.upperBound < text.count, isInsideWord(words.upperBound),
      let space = text[words].lastIndex(of: Pattern.space), space + 2 == words.upperBound
    else { return false }
    let end = text[words.upperBound...].firstIndex(of: Pattern.space) ?? text.count
    return grammar.spellAll(of: text[space + 1..<end])
  }

  /// As typed, without the skip words that were left out.
  func typedText(_ words: Range<Int>) -> String {
    let inner = (seams ?? []).filter { words.lowerBound < $0 && $0 < words.upperBound }
    let bounds = [words.lowerBound] + inner + [words.upperBound]
    let pieces = zip(bounds, bounds.dropFirst()).map { utterance.typedText($0..<$1).trimmed }
    return pieces.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
