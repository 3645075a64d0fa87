import ConversationModel
import Foundation

/// A message as the JSON that its synthesized coding gives, with the keys in order: written straight away, because an
/// encoder boxes every value on the way, and every commit keeps a message.
struct MessageJSON {
  private(set) var text = ""

  init(_ message: Message) { write(message) }

  private mutating func write(_ message: Message) {
    text += "{\"arguments\":{"
    var isFirst = true
    for (key, argument) in message.arguments.sorted(by: { $0.key < $1.key }) {
      if !isFirst { text += "," }
      isFirst = false
      write(key)
      text += ":"
      write(argument)
    }
    text += "}"
    if let attribute = message.attribute {
      text += ",\"attribute\":"
      write(attribute)
    }
    text += ",\"id\":"
    write(message.id.rawValue)
    if let literal = message.literal {
      text += ",\"literal\":"
      write(literal)
    }
    text += "}"
  }

  private mutating func write(_ argument: MessageArgument) {
    switch argument {
    case .text(let words, let reading):
      text += "{\"text\":{\"_0\":"
      write(words)
      if let reading {
        text += ",\"reading\":"
        write(reading)
      }
    case .number(let number): text += "{\"number\":{\"_0\":\(number)"
    case .duration(let seconds): text += "{\"duration\":{\"seconds\":\(seconds)"
    case .instant(let date, let zone):
      let seconds = date.timeIntervalSinceReferenceDate.description
      text += "{\"instant\":{\"_0\":"
      text += seconds.hasSuffix(".0") ? String(seconds.dropLast(2)) : seconds
      text += ",\"zone\":"
      write(zone)
    case .list(let items):
      text += "{\"list\":{\"_0\":["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        write(item)
      }
      text += "]"
    case .message(let message):
      text += "{\"message\":{\"_0\":"
      write(message)
    }
    text += "}}"
  }

  private mutating func write(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    text += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..."\u{1F}":
      let hex = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: text.unicodeScalars.append(scalar)
    }
  }
}
