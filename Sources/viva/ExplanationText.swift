import ConversationModel
import PhraseMatcher
import Rendering

/// An explanation as lines for a terminal.
enum ExplanationText {
  static func lines(_ explanation: Explanation) -> [String] {
    var lines: [String] = []
    for (index, candidate) in explanation.candidates.enumerated() {
      let reading = candidate.reading
      let verdict = index == 0 ? "read as" : candidate.tiesWithFirst ? "ties" : "lost"
      lines.append("\(verdict): \(reading.intent)")
      lines.append("  template  \(reading.template.text)")
      lines.append("  at        \(reading.template.file):\(reading.template.line)")
      for slot in reading.slots {
        lines.append(
          "  slot      \(slot.name) = \(ExampleValue(slot).plain)  from \"\(slot.text)\" "
            + "[\(slot.span.lowerBound)..<\(slot.span.upperBound)]")
      }
      for item in candidate.forgiven {
        lines.append("  forgiven  \(words(item)) \(item.cost)")
      }
      if !reading.unused.isEmpty { lines.append("  unused    \(reading.unused.joined(separator: ", "))") }
      var why = ["cost \(reading.cost)", "looseness \(candidate.looseness)", "spelled \(candidate.literal)"]
      if index > 0, candidate.margin > 0 { why.append("margin \(candidate.margin)") }
      if candidate.isWithoutSkipWords { why.append("without skip words") }
      lines.append("  \(why.joined(separator: ", "))")
    }
    for likeness in explanation.likeness {
      let shares = likeness.shares.map {
        "\($0.intent.isEmpty ? "nobody" : $0.intent) \(Int(($0.share * 100).rounded())) %"
      }
      let least = Int((likeness.least * 100).rounded())
      lines.append("is like: \(shares.joined(separator: ", ")) for \"\(likeness.text)\", needs \(least) %")
    }
    if let furthest = explanation.furthest {
      lines.append("understood as far as \"\(furthest.understood)\"")
      lines.append("expected then: \(furthest.expected.prefix(12).joined(separator: " "))")
    }
    if let nearest = explanation.interpretation.nearest {
      lines.append("nearest: \(nearest.intent), \"\(nearest.example)\"")
    }
    if lines.isEmpty { lines.append("nothing fits") }
    return lines.map(TerminalText.clean)
  }

  /// One forgiven thing: `"hte" → "the"`, `without "blorp"`, `with "of"`.
  private static func words(_ item: Forgiven) -> String {
    if item.meant.isEmpty { return "without \"\(item.typed)\"" }
    if item.typed.isEmpty { return "with \"\(item.meant)\"" }
    return "\"\(item.typed)\" → \"\(item.meant)\""
  }
}

extension ExampleValue {
  /// The value as one reads it.
  var plain: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .list(let values): values.map(\.plain).joined(separator: " or ")
    case .unknown(let text): "unknown \"\(text)\""
    }
  }
}
