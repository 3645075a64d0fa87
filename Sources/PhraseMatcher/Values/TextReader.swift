import ConversationModel

extension ValueReaders {
  /// The free text of a range of scalars, as typed, trimmed; quotation marks around the whole are left out,
  /// a mark whose partner is inside is kept.
  package func text(_ range: Range<Int>, in u: Utterance) -> String {
    var span = u.typedSpan(range)
    let bytes = u.typed.utf8
    // A mark directly before belongs to the text when its partner stands inside.
    if let before = Self.scalar(before: span.lowerBound, in: u.typed), let closing = Self.closing(of: before),
      u.text(in: span).unicodeScalars.contains(closing)
    {
      span = (span.lowerBound - UTF8.width(before))..<span.upperBound
    }
    // So does the one behind it, with a space or without.
    let isSpaced = Self.scalar(at: span.upperBound, in: u.typed) == " "
    let end = span.upperBound + (isSpaced ? 1 : 0)
    if let after = Self.scalar(at: end, in: u.typed), Self.opens(u.text(in: span), for: after) {
      span = span.lowerBound..<min(bytes.count, end + UTF8.width(after))
    }
    var text = Normalizer.cleaned(u.text(in: span))
    // A remark keeps its tone; behind a name it is the tone of the command.
    guard Self.isRemark(text) else { return text }
    let isWhole = range.lowerBound <= 0 && range.upperBound >= u.count
    if let mark = Self.scalar(at: span.upperBound, in: u.typed),
      Self.isTone(mark) || isWhole && Self.asks(mark)
    {
      text.unicodeScalars.append(mark)
    }
    return text + Self.face(behind: span.upperBound, in: u.typed)
  }

  /// The face made of marks that stands behind a remark, with the space before it: ` :(`.
  private static func face(behind offset: Int, in typed: String) -> String {
    let bytes = typed.utf8
    guard offset < bytes.count else { return "" }
    let rest = typed.unicodeScalars[bytes.index(bytes.startIndex, offsetBy: offset)...]
    let space = rest.prefix { $0 == " " }
    let face = rest.dropFirst(space.count).prefix {
      !$0.properties.isWhitespace && !ScalarClass.isWord($0.value)
    }
    guard 2...4 ~= face.count, let eyes = face.first, ":;=^".unicodeScalars.contains(eyes),
      let mouth = face.last, "()[]/|*^".unicodeScalars.contains(mouth)
    else { return "" }
    return String(space) + String(face)
  }

  /// Texts that begin at a scalar: to the end, and to every word's end before, nearest words last.
  func texts(_ u: Utterance, at start: Int) -> [ValueRead] {
    guard u.isWordStart(start), u.scalars[start] != ScalarClass.space else { return [] }
    var ends: [Int] = []
    var index = start + 1
    // Nobody means a word of a very long text; reading each would take forever.
    while index < min(u.count, 2000), ends.count < 64 {
      if u.isWordStart(index), u.scalars[index - 1] != ScalarClass.space { ends.append(index) }
      index += 1
    }
    ends.append(u.count)
    return ends.reversed().map { ValueRead(end: $0, value: .text(text(start..<$0, in: u))) }
  }

  private static func isTone(_ scalar: Unicode.Scalar) -> Bool { scalar == "!" || scalar == "！" }

  private static func asks(_ scalar: Unicode.Scalar) -> Bool { scalar == "?" || scalar == "？" }

  /// Three words, or as much without spaces.
  private static func isRemark(_ text: String) -> Bool {
    text.split(separator: " ").count >= 3
      || text.unicodeScalars.count { ScalarClass.isCJK($0.value) } >= 8
  }

  private static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"": "\""
    case "“": "”"
    case "‘": "’"
    case "「": "」"
    case "『": "』"
    case "(": ")"
    case "（": "）"
    case "[": "]"
    case "{": "}"
    case "<": ">"
    case "［": "］"
    case "｛": "｝"
    case "«": "»"
    default: nil
    }
  }

  /// Whether the text has an opening mark for this closing one and nothing that closes it.
  private static func opens(_ text: String, for mark: Unicode.Scalar) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if let closing = closing(of: scalar), closing == mark {
        depth = scalar == mark ? 1 - depth : depth + 1
      } else if scalar == mark {
        depth -= 1
      }
    }
    return depth > 0
  }

  private static func scalar(before offset: Int, in text: String) -> Unicode.Scalar? {
    guard offset > 0, offset <= text.utf8.count else { return nil }
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return index > text.startIndex ? text.unicodeScalars[text.unicodeScalars.index(before: index)] : nil
  }

  private static func scalar(at offset: Int, in text: String) -> Unicode.Scalar? {
    guard offset >= 0, offset < text.utf8.count else { return nil }
    return text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
  }
}
