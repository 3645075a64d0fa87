/// How many cells of a terminal a text takes.
package enum TextWidth {
  /// The cells of a text without control characters, cluster by cluster.
  package static func cells(_ text: String) -> Int {
    if let plain = asciiCells(text) { return plain }
    return text.reduce(0) { $0 + cells($1) }
  }

  /// The cells of one grapheme cluster: those of its widest scalar; 2 for flags and emoji sequences.
  package static func cells(_ character: Character) -> Int {
    var widest = 0
    var voicingMarks = 0
    var regionalIndicators = 0
    var isPicture = false
    var isFirst = true
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0xFE0F: isPicture = isPicture || isEmoji(character.unicodeScalars.first)
      case 0x1F1E6...0x1F1FF: regionalIndicators += 1
      // Halfwidth voicing marks belong to the letter's cluster, but have a cell of their own.
      case 0xFF9E, 0xFF9F: voicingMarks += isFirst ? 0 : 1
      default: break
      }
      widest = max(widest, cells(scalar))
      isFirst = false
    }
    if isPicture || regionalIndicators > 1 { return 2 }
    return widest + voicingMarks
  }

  /// The longest beginning that takes no more than `limit` cells, whole clusters only.
  package static func prefix(_ text: String, cells limit: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += cells(text[end])
      if used > limit { break }
      text.formIndex(after: &end)
    }
    return text[..<end]
  }

  /// The text itself where it fits into `limit` cells, otherwise its beginning and an ellipsis.
  package static func truncate(_ text: String, to limit: Int) -> String {
    guard limit > 0 else { return "" }
    guard cells(text) > limit else { return text }
    return prefix(text, cells: limit - 1) + "…"
  }

  /// The text with so many spaces that it takes `width` cells.
  static func pad(_ text: String, to width: Int, onTheLeft: Bool) -> String {
    let gap = String(repeating: " ", count: max(0, width - cells(text)))
    return onTheLeft ? gap + text : text + gap
  }

  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: return 1
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0xAD: return 1
    // Vowels and finals of decomposed Hangul join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return WideScalars.contains(scalar) ? 2 : 1
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isEmoji ?? false }

  private static func asciiCells(_ text: String) -> Int? {
    var count = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      if byte >= 0x20, byte != 0x7F { count += 1 }
    }
    return count
  }
}
