import Foundation

/// When two titles are the same title: equal but for case, width, accents of Latin letters and spaces.
enum TitleFolding {
  static func fold(_ title: String) -> String {
    if title.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: title.utf8.filter { $0 > 0x20 }.map(lowered), as: UTF8.self)
    }
    var folded = String.UnicodeScalarView()
    for scalar in title.decomposedStringWithCompatibilityMapping.unicodeScalars {
      // Only the accents of alphabets: dakuten and the parts of Hangul make other letters, not other accents.
      if (0x300...0x36F).contains(scalar.value) || scalar.properties.isWhitespace { continue }
      folded.append(scalar)
    }
    return String(folded).lowercased().precomposedStringWithCanonicalMapping
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }

  /// A title as it is kept: one line, no control characters, single spaces, trimmed.
  static func clean(_ title: String) -> String {
    var words: [String.UnicodeScalarView] = []
    var word = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
        if !word.isEmpty { words.append(word) }
        word = String.UnicodeScalarView()
      default: word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words.map(String.init).joined(separator: " ")
  }
}
