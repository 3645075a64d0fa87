/// What a person types in a script: `[name]` stands for what was caught as that name before, and a backslash in front
/// of it takes that meaning away.
enum TypedText {
  private enum Piece {
    case text(Substring)
    /// With so many backslashes in front of it.
    case name(String, backslashes: Int)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var start = rest.startIndex
    while let open = rest.firstIndex(of: "[") {
      guard let close = rest[open...].firstIndex(of: "]") else { break }
      let name = rest[rest.index(after: open)..<close]
      guard OutputPattern.isName(name) else {
        rest = rest[rest.index(after: open)...]
        continue
      }
      let before = text[start..<open]
      let backslashes = before.reversed().prefix { $0 == "\\" }.count
      pieces += [.text(before.dropLast(backslashes)), .name(String(name), backslashes: backslashes)]
      start = text.index(after: close)
      rest = text[start...]
    }
    return pieces + [.text(text[start...])]
  }

  /// The names that something must have been caught as.
  static func names(in text: String) -> [String] {
    guard text.contains("[") else { return [] }
    return pieces(of: text).compactMap { if case .name(let name, 0) = $0 { name } else { nil } }
  }

  /// The text that is typed.
  static func filled(_ text: String, with caught: [String: String]) -> String {
    guard text.contains("[") else { return text }
    return pieces(of: text).reduce(into: "") { typed, piece in
      switch piece {
      case .text(let text): typed += text
      case .name(let name, 0): typed += caught[name] ?? "[\(name)]"
      case .name(let name, let backslashes):
        typed += String(repeating: "\\", count: backslashes - 1) + "[\(name)]"
      }
    }
  }

  /// What is written for a text that is typed as it is.
  static func escaped(_ text: String) -> String {
    guard text.contains("[") else { return text }
    return pieces(of: text).reduce(into: "") { written, piece in
      switch piece {
      case .text(let text): written += text
      case .name(let name, let backslashes):
        written += String(repeating: "\\", count: backslashes + 1) + "[\(name)]"
      }
    }
  }
}
