/// Text from people and stores, made fit to stand in a sentence on a terminal.
package enum InsertedText {
  /// Without control characters and without marks that turn the direction of what follows; line ends and
  /// tabs are spaces. Letters, accents and joiners stay as they are.
  package static func cleaned(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: out.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: break
      // Left-to-right and right-to-left marks, embeddings, overrides and isolates.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x206A...0x206F: break
      // Byte order mark, interlinear annotation.
      case 0xFEFF, 0xFFF9...0xFFFB: break
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
