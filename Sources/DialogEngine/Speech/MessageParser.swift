/// Reads one Fluent file (Fluent 1.0 syntax) into messages.
///
/// Every entry with a mistake becomes junk and is reported once; the entries around it work.
/// Source: the grammar `fluent.ebnf` of Project Fluent, version 1.0.
package struct MessageParser {
  /// What a file holds: its messages and terms in order, and what is wrong with the rest.
  package struct Result {
    package var messages: [DialogMessage] = []
    /// All there is in the file, in order.
    package var entries: [DialogEntry] = []
    package var mistakes: [DialogCatalogError] = []
  }

  /// How deep braces may nest; far more than a sentence needs, and little enough for any stack.
  static let deepestNesting = 40

  var cursor: FluentCursor
  var depth = 0
  let file: String
  private var result = Result()
  /// Where an attribute with a mistake begins, which is not part of its message.
  private var brokenAttribute: Int?

  init(_ source: DialogSource) {
    cursor = FluentCursor(source.text)
    file = source.path
  }

  /// Reads a whole file, collecting all of its mistakes.
  package static func parse(_ source: DialogSource) -> Result {
    var parser = MessageParser(source)
    return parser.parseFile()
  }

  private mutating func parseFile() -> Result {
    // A comment that may belong to the message under it.
    var comment: String?
    while true {
      let blankLines = cursor.skipBlankLines()
      if blankLines > 0 || cursor.isAtEnd {
        keep(&comment)
      }
      if cursor.isAtEnd { break }
      let start = cursor.position
      do {
        if cursor.current == UInt8(ascii: "#") {
          let (level, text) = try parseComment()
          keep(&comment)
          comment = level == 1 ? text : nil
          if level > 1 { result.entries.append(.comment(level: level, text)) }
        } else if var message = try parseEntry() {
          message.comment = comment
          comment = nil
          result.messages.append(message)
          result.entries.append(.message(message))
          noteJunk()
        } else {
          keep(&comment)
          noteJunk(from: start)
        }
      } catch {
        keep(&comment)
        result.mistakes.append(error)
        skipJunk(from: start)
        noteJunk(from: start)
      }
    }
    return result
  }

  /// A comment that turned out to stand alone.
  private mutating func keep(_ comment: inout String?) {
    if let text = comment { result.entries.append(.comment(level: 1, text)) }
    comment = nil
  }

  /// Keeps as junk what lies before the cursor: from a place, or from where a broken attribute began.
  private mutating func noteJunk(from start: Int? = nil) {
    guard let start = start ?? brokenAttribute else { return }
    brokenAttribute = nil
    result.entries.append(
      .junk(cursor.text(start..<cursor.position), line: cursor.place(start).line))
  }

  /// Junk reaches to the next line that begins like an entry.
  private mutating func skipJunk(from start: Int) {
    cursor.position = start
    repeat {
      cursor.skipLine()
    } while !cursor.isAtEnd && !Self.beginsEntry(cursor.current)
  }

  private static func beginsEntry(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte.isASCIILetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "#")
  }

  // MARK: - Entries

  /// `#`, `##` or `###`, over all lines that begin so; only the first kind belongs to the message under it.
  private mutating func parseComment() throws(DialogCatalogError) -> (level: Int, text: String) {
    var level = 0
    var lines: [String] = []
    repeat {
      let start = cursor.position
      var marks = 0
      while cursor.take(UInt8(ascii: "#")) { marks += 1 }
      // A line of another kind, or one with a mistake, is none of this comment.
      let isSound = marks < 4 && (cursor.isAtLineEnd || cursor.current == .space)
      if level > 0, marks != level || !isSound {
        cursor.position = start
        break
      }
      level = marks
      guard marks < 4 else {
        throw mistake(
          expected: "one, two or three #", got: "\(marks)",
          hint: "# belongs to a message, ## to a group, ### to the file.")
      }
      guard isSound else {
        throw mistake(
          expected: "a space after #", hint: "Write \"# text\", with a space between.")
      }
      _ = cursor.take(.space)
      let text = cursor.position
      while !cursor.isAtLineEnd { cursor.advance() }
      lines.append(cursor.text(text..<cursor.position))
      cursor.advance()
    } while cursor.current == UInt8(ascii: "#")
    return (level, lines.joined(separator: "\n"))
  }

  /// A message or term; nil when all there is of it is an attribute with a mistake, told already.
  private mutating func parseEntry() throws(DialogCatalogError) -> DialogMessage? {
    let start = cursor.position
    let isTerm = cursor.take(UInt8(ascii: "-"))
    guard let name = cursor.identifier() else {
      throw mistake(
        expected: "a message id, a term or a comment",
        hint: "A line of a sentence must be indented; an entry starts with a letter, - or #.")
    }
    cursor.skipSpaces()
    guard cursor.take(UInt8(ascii: "=")) else {
      throw mistake(
        expected: "= after \(isTerm ? "-" : "")\(name)",
        hint: "Write \"\(isTerm ? "-" : "")\(name) = text\"; ids hold letters, digits, - and _.")
    }
    cursor.skipSpaces()
    let value = try parsePattern()
    let known = result.mistakes.count
    let attributes = parseAttributes()
    let isBroken = result.mistakes.count > known
    if value == nil, isTerm || attributes.isEmpty {
      guard !isBroken else {
        brokenAttribute = nil
        return nil
      }
      throw mistake(
        expected: "the text of \(isTerm ? "-" : "")\(name)",
        hint: "Write it after the =, or indented on the following line.")
    }
    if !isBroken { try expectLineEnd() }
    return DialogMessage(
      id: (isTerm ? "-" : "") + name, value: value, attributes: attributes, file: file,
      line: cursor.place(start).line, comment: nil)
  }

  /// The attributes up to one with a mistake: that one is told and skipped with all that follows, and the
  /// message keeps what was sound.
  private mutating func parseAttributes() -> [DialogAttribute] {
    var attributes: [DialogAttribute] = []
    while true {
      let start = cursor.position
      do {
        guard let attribute = try parseAttribute() else {
          cursor.position = start
          return attributes
        }
        attributes.append(attribute)
      } catch {
        result.mistakes.append(error)
        cursor.position = start
        cursor.advance()
        brokenAttribute = cursor.position
        skipJunk(from: cursor.position)
        return attributes
      }
    }
  }

  private mutating func parseAttribute() throws(DialogCatalogError) -> DialogAttribute? {
    guard cursor.take(.lineFeed) else { return nil }
    cursor.skipBlank()
    guard cursor.take(UInt8(ascii: ".")) else { return nil }
    let line = cursor.place(cursor.position).line
    guard let name = cursor.identifier() else {
      throw mistake(
        expected: "the name of an attribute", hint: "Write \".name = text\", without a space after the dot.")
    }
    cursor.skipSpaces()
    guard cursor.take(UInt8(ascii: "=")) else {
      throw mistake(expected: "= after .\(name)", hint: "Write \".\(name) = text\".")
    }
    cursor.skipSpaces()
    guard let pattern = try parsePattern() else {
      throw mistake(expected: "the text of .\(name)", hint: "An attribute cannot be empty.")
    }
    return DialogAttribute(name: name, pattern: pattern, line: line)
  }

  private mutating func expectLineEnd() throws(DialogCatalogError) {
    guard cursor.isAtLineEnd else {
      throw mistake(
        expected: "the end of the line", hint: "A } without its {? Write {\"}\"} for the letter itself.")
    }
    cursor.advance()
  }

  // MARK: - Mistakes

  /// A mistake at the cursor, or at an earlier place.
  func mistake(
    at position: Int? = nil, expected: String, got: String? = nil, hint: String
  ) -> DialogCatalogError {
    let place = cursor.place(position ?? cursor.position)
    return DialogCatalogError(
      file: file, line: place.line, column: place.column, excerpt: place.excerpt, expected: expected,
      got: got ?? found(at: position ?? cursor.position), hint: hint)
  }

  private func found(at position: Int) -> String {
    guard position < cursor.bytes.count else { return "the end of the file" }
    if cursor.bytes[position] == .lineFeed { return "the end of the line" }
    let end = min(cursor.bytes.count, position + 16)
    let character = String(decoding: cursor.bytes[position..<end], as: UTF8.self).prefix(1)
    return "\"\(character)\""
  }
}
