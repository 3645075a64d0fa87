import ConversationModel

/// Words between quotation marks, as typed.
struct Quotation: Equatable {
  /// Where the words stand in the UTF-8 of what was typed, without their marks.
  var inside: Range<Int>

  /// The mark that closes what another one opens.
  private static func closing(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"", "'", "＂": scalar
    case "“": "”"
    case "„": "“"
    case "‘": "’"
    case "「": "」"
    case "『": "』"
    case "«": "»"
    case "《": "》"
    case "〈": "〉"
    case "【": "】"
    case "｢": "｣"
    default: nil
    }
  }

  /// The quotations of a text, first to last; what stands inside another is none by itself.
  static func all(in typed: String) -> [Quotation] {
    guard typed.unicodeScalars.contains(where: { closing($0) != nil }) else { return [] }
    let scalars = Array(typed.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    var found: [Quotation] = []
    var place = 0
    while place < scalars.count {
      guard let closing = closing(scalars[place]), opens(scalars, place),
        let end = (place + 1..<scalars.count).first(where: {
          scalars[$0] == closing && closes(scalars, $0)
        })
      else {
        place += 1
        continue
      }
      guard end > place + 1 else {
        place = end + 1
        continue
      }
      found.append(Quotation(inside: offsets[place + 1]..<offsets[end]))
      place = end + 1
    }
    return found
  }

  /// An apostrophe inside a word is no quotation mark, nor is the sign of inches behind a number.
  private static func opens(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0, scalars[place].isASCII else { return true }
    let before = scalars[place - 1].value
    return !(ScalarClass.isSpacedWord(before) || before &- 0x41 < 26)
  }

  private static func closes(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    guard scalars[place] == "'" || scalars[place] == "’", place + 1 < scalars.count else { return true }
    let behind = scalars[place + 1].value
    return !(ScalarClass.isSpacedWord(behind) || behind &- 0x41 < 26)
  }
}

extension ValueReaders {
  /// The quoted words that begin at a scalar.
  func quotations(_ u: Utterance, at start: Int) -> [ValueRead] {
    guard u.scalars[start] != ScalarClass.space else { return [] }
    let first = u.typedSpan(start..<start + 1).lowerBound
    guard let quotation = u.quotations.first(where: { $0.inside.contains(first) }) else { return [] }
    // Only marks may stand before.
    if start > 0, u.typedSpan(start - 1..<start).upperBound > quotation.inside.lowerBound { return [] }
    var end = start
    while end < u.count, Int(u.ends[end]) <= quotation.inside.upperBound { end += 1 }
    while end > start, u.scalars[end - 1] == ScalarClass.space { end -= 1 }
    let text = Normalizer.cleaned(u.text(in: quotation.inside)).trimmed
    return end > start && !text.isEmpty ? [ValueRead(end: end, value: .text(text))] : []
  }
}

extension Utterance {
  /// The quotation with which some words begin, with few letters behind it; nil when there is none.
  func quotation(beginning words: Range<Int>, withAtMost tail: Int) -> String? {
    let span = typedSpan(words)
    guard let first = quotations.first(where: { span.overlaps($0.inside) }),
      first.inside.lowerBound <= span.lowerBound + Self.widestMark, first.inside.upperBound < span.upperBound
    else { return nil }
    let behind = words.count {
      Int(starts[$0]) >= first.inside.upperBound && scalars[$0] != ScalarClass.space
    }
    return behind <= tail ? quotation(in: words) : nil
  }

  /// Whether a clause follows behind the quotation with which some words begin: "hard stuff", pages 3 to 5.
  func goesOn(behindQuotationBeginning words: Range<Int>, atLeast tail: Int) -> Bool {
    let span = typedSpan(words)
    guard let first = quotations.first(where: { span.overlaps($0.inside) }),
      first.inside.upperBound < span.upperBound
    else { return false }
    // A particle may be left of the words that announce it: メモは「…」.
    let before = words.prefix { Int(ends[$0]) <= first.inside.lowerBound }.map { scalars[$0] }
    guard before.count <= Self.longestParticle,
      before.allSatisfy({ ScalarClass.isHangul($0) || ScalarClass.isHiragana($0) || $0 == ScalarClass.space })
    else { return false }
    let rest = text(in: first.inside.upperBound..<span.upperBound).unicodeScalars.dropFirst()
    guard let mark = rest.first(where: { !$0.properties.isWhitespace }), ClauseMarks.all.contains(mark) else {
      return false
    }
    return rest.count { !$0.properties.isWhitespace } > tail
  }

  /// The last quotation among some words, where only few words that mean nothing by themselves stand around:
  /// 内容は「長文」で, just "sleepy".
  /// - Parameter isIdle: whether some words are such.
  func announcedQuotation(
    in words: Range<Int>, isIdle: (ArraySlice<UInt32>) -> Bool
  ) -> String? {
    let span = typedSpan(words)
    guard let last = quotations.last(where: { span.overlaps($0.inside) }) else { return nil }
    let around = [
      words.prefix { Int(ends[$0]) <= last.inside.lowerBound },
      words.drop { Int(starts[$0]) < last.inside.upperBound },
    ]
    for part in around where !part.isEmpty {
      let text = scalars[part.startIndex..<part.endIndex]
      let letters = text.filter { $0 != ScalarClass.space }
      guard letters.count <= Self.mostAround, isIdle(text) else { return nil }
    }
    let text = Normalizer.cleaned(text(in: last.inside)).trimmed
    return text.isEmpty ? nil : text
  }

  private static let mostAround = 8
  private static let longestParticle = 3

  /// The UTF-8 of a quotation mark.
  private static let widestMark = 3

  /// The quotation among some words; nil when there is none, or several.
  func quotation(in words: Range<Int>) -> String? {
    let span = typedSpan(words)
    let inside = quotations.filter { span.overlaps($0.inside) }
    guard inside.count == 1, let quotation = inside.first else { return nil }
    let text = Normalizer.cleaned(text(in: quotation.inside)).trimmed
    return text.isEmpty ? nil : text
  }
}
