/// Makes match text of typed text and of the literals of templates, by the same folding.
///
/// Compatibility forms (full width, half-width kana, ligatures) become plain, letters small, quotation marks,
/// apostrophes and dashes of print the typewriter's. A range is always written `-`. Controls, escape
/// sequences, direction and zero-width marks vanish. Diacritics stay: only names ignore them.
package enum Normalizer {
  /// The match text of anything that was typed; never fails, and takes time proportional to the length.
  package static func utterance(_ typed: String) -> Utterance {
    MarkRules.utterance(typed, ScalarFolder.fold(typed))
  }

  /// The match text of a literal of a template. A space at either end stays, as a single space; marks that no
  /// utterance keeps are left out.
  package static func fold(_ templateLiteral: String) -> [UInt32] {
    var folded = ScalarFolder.fold(templateLiteral).scalars
    for index in folded.indices where folded[index] > FoldedText.Sign.mark - 3 {
      folded[index] = folded[index] == FoldedText.Sign.mark ? 0x2C : ScalarClass.hyphen
    }
    var out: [UInt32] = []
    for (index, scalar) in folded.enumerated() {
      let before = index > 0 ? folded[index - 1] : nil
      let after = index + 1 < folded.count ? folded[index + 1] : nil
      if isDropped(scalar, between: before, and: after, alone: folded.count == 1),
        !(scalar == 0x2E && endsInitialism(out, after))
      {
        let joins = before.map { $0 != ScalarClass.space } ?? false
        if joins, let after, after != ScalarClass.space { out.append(ScalarClass.space) }
      } else if scalar != ScalarClass.space || out.last != ScalarClass.space {
        out.append(scalar)
      }
    }
    return out
  }

  /// Typed text without what a terminal would obey, for showing it again: controls, escape sequences,
  /// direction and zero-width marks are gone, line ends are spaces.
  package static func cleaned(_ typed: String) -> String {
    let folded = ScalarFolder.fold(typed)
    let bytes = Array(typed.utf8)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var written = 0
    for index in folded.scalars.indices {
      let start = max(written, Int(folded.starts[index]))
      let end = min(Int(folded.ends[index]), bytes.count)
      guard start < end else { continue }
      if folded.scalars[index] == ScalarClass.space {
        out.append(0x20)
      } else {
        out += shown(bytes[start..<end])
      }
      written = end
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The bytes of one letter without what stands between it and its marks.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if bytes.count < 2 { return bytes.filter { $0 > 0x1F && $0 != 0x7F } }
    var kept = String.UnicodeScalarView()
    var isBehindGap = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if ScalarFolder.vanishes(scalar.value) {
        isBehindGap = true
      } else if !isBehindGap || ScalarFolder.joins(scalar) {
        kept.append(scalar)
      }
    }
    return Array(String(kept).utf8)
  }

  /// The last point of `u.s.`, which stays in what is typed too.
  private static func endsInitialism(_ before: [UInt32], _ after: UInt32?) -> Bool {
    let count = before.count
    return count >= 3 && ScalarClass.isSpacedLetter(before[count - 1]) && before[count - 2] == 0x2E
      && ScalarClass.isSpacedLetter(before[count - 3]) && !(after.map(ScalarClass.isDigit) ?? false)
  }

  private static func isDropped(
    _ scalar: UInt32, between before: UInt32?, and after: UInt32?, alone: Bool
  ) -> Bool {
    switch scalar {
    case 0x2C, 0x21, 0x3F, 0x3B, 0x22, 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: return true
    case 0x3A: return !alone && !(after.map(ScalarClass.isDigit) ?? false)
    case 0x2E:
      return !(before.map(ScalarClass.isWord) ?? false) || !(after.map(ScalarClass.isWord) ?? false)
    default: return false
    }
  }
}
