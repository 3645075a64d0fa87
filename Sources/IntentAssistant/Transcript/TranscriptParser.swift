import Foundation

/// Reads `.convo` text (grammar: the conversations page of the documentation). Unknown lines are errors,
/// never comments.
package struct TranscriptParser {
  private let path: String
  private let source: [String]

  package init(path: String, text: String) {
    self.path = path
    source = Self.lines(of: text)
  }

  /// The lines of a file, whatever their ends.
  static func lines(of text: String) -> [String] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let hasReturn = index < lines.count - 1 && line.last == UInt8(ascii: "\r")
      return String(Substring(hasReturn ? line.dropLast() : line))
    }
  }

  /// The whole file as one transcript, or every fenced `convo` block of a Markdown document.
  package func transcripts() throws(TranscriptError) -> [Transcript] {
    guard path.hasSuffix(".md") else {
      var end = source.count
      if source.last == "" { end -= 1 }
      return [try transcript(in: 0..<end)]
    }
    var found: [Transcript] = []
    var start: Int?
    for (index, line) in source.enumerated() {
      if line == "```convo" {
        start = index + 1
      } else if line.hasPrefix("```"), let first = start {
        found.append(try transcript(in: first..<index))
        start = nil
      }
    }
    return found
  }

  /// Where in a transcript a line stands decides what it may be.
  private enum Part { case head, body, final }

  private func transcript(in extent: Range<Int>) throws(TranscriptError) -> Transcript {
    var lines: [Transcript.Line] = []
    var part = Part.head
    var keys: Set<String> = []
    for index in extent {
      let text = source[index]
      let kind: Transcript.Line.Kind
      if text.hasPrefix("== ") {
        part = .final
        kind = .section(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if part == .final {
        kind = row(text)
      } else if part == .head, let header = header(text) {
        // What an app puts together from many lines is its own matter.
        guard keys.insert(header.key).inserted || !ScriptPlay.ownHeaders.contains(header.key) else {
          throw error(index, "each header once")
        }
        kind = .header(key: header.key, value: header.value)
      } else {
        kind = try self.kind(text, at: index)
        switch kind {
        case .comment: break
        // Blank lines before the head are no end of it.
        case .blank: if !keys.isEmpty { part = .body }
        default: part = .body
        }
      }
      lines.append(Transcript.Line(kind: kind, number: index + 1))
    }
    return Transcript(path: path, lines: lines, source: source, extent: extent)
  }

  private func header(_ text: String) -> (key: String, value: String)? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let key = text[..<colon]
    guard key.allSatisfy({ $0.isLowercase && $0.isASCII || $0 == "-" }) else { return nil }
    return (String(key), text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces))
  }

  /// A line of a final section.
  private func row(_ text: String) -> Transcript.Line.Kind {
    if text.allSatisfy(\.isWhitespace) { return .blank }
    if text == "(none)" { return .noRows }
    if text.hasPrefix("#") { return .comment(text.dropFirst().trimmingCharacters(in: .whitespaces)) }
    return .row(Self.normalized(text))
  }

  private func kind(_ text: String, at index: Int) throws(TranscriptError) -> Transcript.Line.Kind {
    func rest(_ mark: String) -> String? {
      guard text.hasPrefix(mark) else { return nil }
      let rest = text.dropFirst(mark.count)
      return rest.isEmpty ? "" : rest.hasPrefix(" ") ? String(rest.dropFirst()) : nil
    }
    if text.allSatisfy(\.isWhitespace) { return .blank }
    if text == "..." { return .ellipsis }
    if let phase = rest("##") { return .phase(phase) }
    if text.hasPrefix("#") { return .comment(rest("#") ?? String(text.dropFirst())) }
    if let said = rest("U:") { return .user(said) }
    for output in [Transcript.Line.Output.assistant, .notice, .snippet] {
      if let pattern = rest(output.rawValue) {
        return .output(output, pattern: Self.normalized(pattern))
      }
    }
    if let claim = rest("=") { return .claim(claim.trimmingCharacters(in: .whitespaces)) }
    if let event = rest("*") {
      let words = event.split(separator: " ", maxSplits: 1)
      guard let name = words.first else { throw error(index, "an event after *") }
      return .event(name: String(name), arguments: words.count > 1 ? String(words[1]) : "")
    }
    if let moment = rest("@") {
      guard let date = Self.moment(moment) else { throw error(index, "a date and time: @ 2026-05-10 09:00") }
      return .clock(date, moment)
    }
    if text.hasPrefix("+") {
      guard let seconds = Self.span(String(text.dropFirst())) else {
        throw error(index, "a span: +25 min, +1 h 30 min, +2 days")
      }
      return .advance(seconds: seconds, String(text.dropFirst()))
    }
    throw error(index, "U: A: N: | @ + * = # ... or == at the start of the line")
  }

  private func error(_ index: Int, _ expected: String) -> TranscriptError {
    TranscriptError(path: path, line: index + 1, text: source[index], expected: expected)
  }

  /// NFC without trailing blanks, as lines are compared.
  static func normalized(_ text: String) -> String {
    var text =
      text.unicodeScalars.allSatisfy(isComposed) ? text : text.precomposedStringWithCanonicalMapping
    // A visible character of ASCII at the end is the end, unless something joins it.
    if let last = text.utf8.last, 0x21...0x7E ~= last { return text }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether a character is as composed as it can be, and joins no other: true of nearly all that is written in
  /// English, Japanese and Korean.
  private static func isComposed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Latin; dashes, quotes and dots; boxes and blocks; punctuation, kana without loose sound marks; Han; Hangul; full width.
    case 0..<0x300, 0x2010...0x2027, 0x2500...0x25FF, 0x3000...0x3029, 0x3041...0x3098, 0x30A0...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFFEF:
      true
    default: false
    }
  }

  /// `2026-05-10 09:00[:30[.250]]`.
  static func moment(_ text: String) -> DateComponents? {
    let numbers = text.split(whereSeparator: { "- :.".contains($0) }).map { Int($0) }
    guard (5...7).contains(numbers.count), !numbers.contains(nil) else { return nil }
    let n = numbers.compactMap(\.self)
    if n.count == 7, text.split(separator: ".").last?.count != 3 { return nil }
    guard (1...12).contains(n[1]), (1...31).contains(n[2]), (0...23).contains(n[3]), (0...59).contains(n[4])
    else { return nil }
    return DateComponents(
      year: n[0], month: n[1], day: n[2], hour: n[3], minute: n[4], second: n.count > 5 ? n[5] : 0,
      nanosecond: n.count > 6 ? n[6] * 1_000_000 : nil)
  }

  /// `25 min`, `1 h 30 min`, `2 days`: seconds.
  package static func span(_ text: String) -> Int? {
    var seconds = 0
    var number = ""
    var unit = ""
    func close() -> Bool {
      guard let count = Int(number), count < 1_000_000 else { return false }
      switch unit {
      case "s": seconds += count
      case "min": seconds += count * 60
      case "h": seconds += count * 3600
      case "day", "days": seconds += count * 86_400
      default: return false
      }
      number = ""
      unit = ""
      return true
    }
    for character in text.trimmingCharacters(in: .whitespaces) {
      if character.isASCII, character.isNumber {
        if !unit.isEmpty, !close() { return nil }
        number.append(character)
      } else if character.isLetter {
        unit.append(character)
      } else if character != " " {
        return nil
      }
    }
    return close() ? seconds : nil
  }
}
