/// Values as JSON after RFC 8259. Foundation's encoder takes seconds for what a study log of years holds.
enum JSONText {
  static func number(_ value: Int?) -> String { value.map(String.init) ?? "null" }

  static func string(_ value: String?) -> String {
    guard let value else { return "null" }
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Also what JSON allows and a terminal would obey.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": text += escaped(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
