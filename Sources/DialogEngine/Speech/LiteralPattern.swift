import Foundation

/// The form in which an English literal of App Intents code and an English message meet:
/// `Added %@ to Library!`.
package enum LiteralPattern {
  /// A literal with any format specifiers, as its key.
  package static func normalized(_ literal: String) -> String {
    var out = ""
    var rest = literal[...]
    while let character = rest.first {
      if character == "%", let length = specifierLength(rest) {
        out += length == 2 && rest.dropFirst().first == "%" ? "%" : "%@"
        rest = rest.dropFirst(length)
      } else {
        out.append(character)
        rest.removeFirst()
      }
    }
    return tidy(out)
  }

  /// The key of a message, and the variables in the order in which it prints them; nil when it prints
  /// something that a literal cannot hold.
  package static func of(_ pattern: DialogPattern) -> (key: String, variables: [String])? {
    var variables: [String] = []
    guard let text = text(pattern, &variables) else { return nil }
    return (tidy(text), variables)
  }

  private static func text(_ pattern: DialogPattern, _ variables: inout [String]) -> String? {
    var out = ""
    for element in pattern.elements {
      switch element {
      case .text(let text): out += text
      case .placeable(let expression):
        guard let text = text(expression, &variables) else { return nil }
        out += text
      }
    }
    return out
  }

  private static func text(_ expression: DialogExpression, _ variables: inout [String]) -> String? {
    switch expression {
    case .string(let text): return text
    case .number(let number): return number.text
    case .variable(let name):
      variables.append(name)
      return "%@"
    case .function(_, let arguments):
      guard case .variable(let name)? = arguments.positional.first else { return nil }
      variables.append(name)
      return "%@"
    case .select(_, let variants, let standard):
      guard variants.indices.contains(standard) else { return nil }
      return text(variants[standard].pattern, &variables)
    case .placeable(let inner): return text(inner, &variables)
    case .message, .term: return nil
    }
  }

  /// How long the specifier at the start is: `%@`, `%lld`, `%1$@`, `%%`; nil for a percent sign.
  private static func specifierLength(_ text: Substring) -> Int? {
    var index = text.index(after: text.startIndex)
    var length = 1
    while index < text.endIndex, length < 12 {
      let character = text[index]
      length += 1
      if character == "@" || character == "%" || "diuxXofFeEgGcsp".contains(character) { return length }
      guard character.isASCII, character.isNumber || "$.lhqzt".contains(character) else { return nil }
      index = text.index(after: index)
    }
    return nil
  }

  /// Spaces and quotes differ between editors; they are no difference here.
  private static func tidy(_ text: String) -> String {
    let straight = text.map { character -> Character in
      switch character {
      case "\u{2018}", "\u{2019}": "'"
      case "\u{201C}", "\u{201D}": "\""
      case "\u{00A0}", "\n", "\t": " "
      default: character
      }
    }
    return String(straight).split(separator: " ").joined(separator: " ")
  }
}

extension LiteralPattern {
  /// The text around the specifiers of a literal, in order: one piece more than there are specifiers.
  static func pieces(_ literal: String) -> [String] {
    var pieces: [String] = []
    var rest = normalized(literal)[...]
    while let range = rest.range(of: "%@") {
      pieces.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return pieces + [String(rest)]
  }
}
