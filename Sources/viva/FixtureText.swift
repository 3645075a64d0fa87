import Foundation

/// Titles and memos inside the headers of scripts: a backslash takes the meaning of a mark away.
enum FixtureText {
  /// Where the marks that a backslash has hidden stand while the others are looked for.
  private static let hidden: UInt32 = 0xF_0000

  /// The text as it is written in a header.
  static func escaped(_ text: String) -> String {
    if text == "-" { return "\\-" }
    return text.reduce(into: "") { out, character in
      switch character {
      case "\\", ";", "|", "[", "]", "<", ">", "(", ")": out += "\\\(character)"
      case "\n", "\r\n": out += "\\n"
      default: out.append(character)
      }
    }
  }

  /// A value in which the marks behind a backslash are no marks.
  static func hidingMarks(_ value: String) -> String {
    var out = String.UnicodeScalarView()
    var scalars = value.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\", let next = scalars.next() else {
        out.append(scalar)
        continue
      }
      out.append(next.isASCII ? UnicodeScalar(hidden + next.value) ?? next : next)
    }
    return String(out)
  }

  /// The text that was meant.
  static func plain(_ value: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        value.unicodeScalars.map { scalar in
          guard scalar.value >= hidden, scalar.value < hidden + 128 else { return scalar }
          let mark = UnicodeScalar(UInt8(scalar.value - hidden))
          return mark == "n" ? "\n" : mark
        }))
  }

  /// The cells of a row; nil for `-`.
  static func cells(_ row: String) -> [String?] {
    hidingMarks(row).split(separator: "|", omittingEmptySubsequences: false).map { cell in
      let cell = cell.trimmingCharacters(in: .whitespaces)
      return cell == "-" ? nil : plain(cell)
    }
  }
}
