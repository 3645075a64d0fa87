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

  /// The lines of a file, whatever their ends, and without the mark of UTF-8 in front of them.
  static func lines(of text: String) -> [String] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = text.utf8.starts(with: mark) ? text.utf8.dropFirst(mark.count) : text.utf8[...]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let hasReturn = index < lines.count - 1 && line.last == UInt8(ascii: "\r")
      return String(Substring(hasReturn ? line.dropLast() : line))
    }
  }

  /// The whole file as one transcript, or every fenced `convo` block of a Markdown document.
  /// - Throws: all lines that cannot be read.
  package func transcripts() throws(TranscriptError) -> [Transcript] {
    let drafts = drafts()
    let mistakes = drafts.flatMap(\.mistakes)
    guard mistakes.isEmpty else { throw TranscriptError(path: path, mistakes: mistakes) }
    return drafts
  }

  /// The same, where lines that cannot be read are told by their transcripts.
  package func drafts() -> [Transcript] {
    guard path.hasSuffix(".md") else {
      var end = source.count
      if source.last == "" { end -= 1 }
      return [transcript(in: 0..<end)]
    }
    var found: [Transcript] = []
    var start: Int?
    for (index, line) in source.enumerated() {
      if line == "```convo" {
        start = index + 1
      } else if line.hasPrefix("```"), let first = start {
        found.append(transcript(in: first..<index))
        start = nil
      }
    }
    return found
  }

  /// Where in a transcript a line stands decides what it may be.
  private enum Part { case head, body, final }

  private func transcript(in extent: Range<Int>) -> Transcript {
    var lines: [Transcript.Line] = []
    var mistakes: [TranscriptMistake] = []
    var part = Part.head
    var keys: Set<String> = []
    for index in extent {
      let text = source[index]
      do throws(ScriptWorldError) {
        let kind: Transcript.Line.Kind
        if text.hasPrefix("== "), text.contains(where: { $0 != "=" && $0 != " " }) {
          part = .final
          kind = .section(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        } else if part == .final {
          // Said once: all that follows stands there, too.
          if mistakes.last?.problem == Self.isBehindTheEnd, isStep(text) { continue }
          kind = try row(text)
        } else if part == .head, let header = header(text) {
          // What an app puts together from many lines is its own matter.
          guard keys.insert(header.key).inserted || !ScriptPlay.ownHeaders.contains(header.key) else {
            throw ScriptWorldError(
              "\(header.key) stands here a second time", hint: "Each header stands once.")
          }
          kind = .header(key: header.key, value: header.value)
        } else {
          kind = try self.kind(text)
          switch kind {
          case .comment: break
          // Blank lines before the head are no end of it.
          case .blank: if !keys.isEmpty { part = .body }
          default: part = .body
          }
        }
        lines.append(Transcript.Line(kind: kind, number: index + 1))
      } catch {
        mistakes.append(TranscriptMistake(error, line: index + 1, source: text))
      }
    }
    return Transcript(path: path, lines: lines, source: source, extent: extent, mistakes: mistakes)
  }

  private func header(_ text: String) -> (key: String, value: String)? {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return nil }
    let key = text[..<colon]
    guard key.allSatisfy({ $0.isLowercase && $0.isASCII || $0 == "-" }) else { return nil }
    return (String(key), text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces))
  }

  /// A line of a final section, which is the last of a file.
  private func row(_ text: String) throws(ScriptWorldError) -> Transcript.Line.Kind {
    if text.allSatisfy(\.isWhitespace) { return .blank }
    if text == "(none)" { return .noRows }
    if text.hasPrefix("#") { return .comment(text.dropFirst().trimmingCharacters(in: .whitespaces)) }
    guard isStep(text) else { return .row(Self.normalized(text)) }
    throw ScriptWorldError(
      Self.isBehindTheEnd, hint: "\"== …\" and its rows are the last of a conversation.")
  }

  private static let isBehindTheEnd = "this stands behind the final state"

  /// Whether a line is one of the talk.
  private func isStep(_ text: String) -> Bool {
    switch try? kind(text) {
    case .user, .output, .claim, .event, .clock, .advance, .ellipsis: true
    default: false
    }
  }

  private func kind(_ text: String) throws(ScriptWorldError) -> Transcript.Line.Kind {
    func rest(_ mark: String) throws(ScriptWorldError) -> String? {
      guard text.hasPrefix(mark) else { return nil }
      let rest = text.dropFirst(mark.count)
      if rest.isEmpty { return "" }
      guard rest.hasPrefix(" ") else {
        throw ScriptWorldError(
          "cannot read this line: a space must follow \(mark)", at: String(rest),
          hint: "\(mark) \(rest.drop(while: \.isWhitespace))")
      }
      return String(rest.dropFirst())
    }
    if text.allSatisfy(\.isWhitespace) { return .blank }
    if text == "..." { return .ellipsis }
    if text.hasPrefix("##"), !text.hasPrefix("###"), let phase = try rest("##") { return .phase(phase) }
    if text.hasPrefix("#") { return .comment(String(text.dropFirst(text.hasPrefix("# ") ? 2 : 1))) }
    if let said = try rest("U:") { return .user(said) }
    for output in [Transcript.Line.Output.assistant, .notice, .snippet] {
      if let pattern = try rest(output.rawValue) {
        return .output(output, pattern: Self.normalized(pattern))
      }
    }
    if text.hasPrefix("=="), try rest("==") != nil {
      throw ScriptWorldError("cannot read this line: a section needs a name", hint: "== records")
    }
    if let claim = try rest("=") { return .claim(claim.trimmingCharacters(in: .whitespaces)) }
    if let event = try rest("*") {
      let words = event.split(separator: " ", maxSplits: 1)
      guard let name = words.first else {
        throw ScriptWorldError("cannot read this line: an event must follow *", hint: "* kill")
      }
      return .event(name: String(name), arguments: words.count > 1 ? String(words[1]) : "")
    }
    if let moment = try rest("@") {
      guard let date = Self.moment(moment) else {
        throw ScriptWorldError(
          "cannot read this line: expected a date and time", at: moment, hint: "@ 2026-05-10 09:00")
      }
      return .clock(date, moment)
    }
    if text.hasPrefix("+") {
      let span = String(text.dropFirst())
      guard let seconds = Self.span(span) else {
        throw ScriptWorldError(
          "cannot read this line: expected a span of time", at: span, hint: "+25 min, +1 h 30 min, +2 days")
      }
      return .advance(seconds: seconds, span)
    }
    throw ScriptWorldError(
      "cannot read this line: expected U: A: N: | @ + * = # ... or == at the start of the line",
      hint: header(text) == nil ? nil : "Headers stand before the first blank line.")
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
    guard (1...12).contains(n[1]), (1...days(of: n[1], in: n[0])).contains(n[2]), (0...23).contains(n[3]),
      (0...59).contains(n[4]), n.count < 6 || (0...59).contains(n[5])
    else { return nil }
    return DateComponents(
      year: n[0], month: n[1], day: n[2], hour: n[3], minute: n[4], second: n.count > 5 ? n[5] : 0,
      nanosecond: n.count > 6 ? n[6] * 1_000_000 : nil)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
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
