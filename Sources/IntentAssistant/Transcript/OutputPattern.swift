/// An expected line: compared literally first, and only then as a pattern with `[..]`, `[name]` and
/// `[name:type]`.
struct OutputPattern {
  private enum Piece {
    case literal(String)
    case any
    case capture(name: String, type: String?)
  }

  private let text: String
  private let pieces: [Piece]

  init(_ text: String) {
    self.text = text
    guard text.utf8.contains(UInt8(ascii: "[")) else {
      pieces = text.isEmpty ? [] : [.literal(text)]
      return
    }
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "[", let close = rest.firstIndex(of: "]"),
        let piece = Self.hole(rest[rest.index(after: rest.startIndex)..<close])
      {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(piece)
        rest = rest[rest.index(after: close)...]
      } else {
        literal.append(character)
        rest.removeFirst()
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  private static let types = ["int", "hex", "word", "time"]

  /// Whether something can be caught as that name.
  static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "_") }
  }

  private static func hole(_ inside: Substring) -> Piece? {
    if inside == ".." { return .any }
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, isName(name), parts.count <= 2 else { return nil }
    let type = parts.count == 2 ? String(parts[1]) : nil
    guard type == nil || types.contains(type ?? "") else { return nil }
    return .capture(name: String(name), type: type)
  }

  /// The names that something is caught as.
  var names: [String] { pieces.compactMap { if case .capture(let name, _) = $0 { name } else { nil } } }

  /// What the holes mean, where a line did not fit: what was caught before, and what is no hole although it looks
  /// like one.
  func explanation(_ captures: [String: String]) -> [String] {
    let caught = names.compactMap { name in captures[name].map { "[\(name)] is \"\($0)\"" } }
    let unknown = text.matches(of: /\[([A-Za-z_]+):([A-Za-z_]+)\]/).map { $0.output }.filter {
      !Self.types.contains(String($0.2))
    }.map { "\($0.0) catches nothing: the types are \(Self.types.joined(separator: ", "))" }
    return caught + unknown
  }

  /// Whether a line fits; what the holes caught is added to `captures`.
  func matches(_ line: String, _ captures: inout [String: String]) -> Bool {
    if line == text { return true }
    guard pieces.contains(where: { if case .literal = $0 { false } else { true } }) else { return false }
    var found = captures
    guard match(pieces[...], line[...], &found) else { return false }
    captures = found
    return true
  }

  private func match(
    _ pieces: ArraySlice<Piece>, _ line: Substring, _ captures: inout [String: String]
  ) -> Bool {
    guard let piece = pieces.first else { return line.isEmpty }
    let rest = pieces.dropFirst()
    if case .literal(let literal) = piece {
      return line.hasPrefix(literal) && match(rest, line.dropFirst(literal.count), &captures)
    }
    var end = line.startIndex
    while true {
      let part = line[..<end]
      var trial = captures
      if accept(piece, part, &trial), match(rest, line[end...], &trial) {
        captures = trial
        return true
      }
      guard end < line.endIndex else { return false }
      end = line.index(after: end)
    }
  }

  private func accept(_ piece: Piece, _ part: Substring, _ captures: inout [String: String]) -> Bool {
    guard case .capture(let name, let type) = piece else { return true }
    if let known = captures[name] { return known == part }
    let fits: Bool
    switch type {
    case "int": fits = !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isNumber }
    case "hex": fits = !part.isEmpty && part.allSatisfy(\.isHexDigit)
    case "word": fits = !part.isEmpty && !part.contains(" ")
    case "time": fits = !part.isEmpty && part.allSatisfy { $0.isNumber || $0 == ":" }
    default: fits = !part.isEmpty
    }
    if fits { captures[name] = String(part) }
    return fits
  }
}
