package import ConversationModel

/// The messages of one locale, in a flat form that is ready as soon as its bytes are read: ids are found by
/// binary search, and a message is decoded when it is said.
package struct DialogCatalog: Hashable, Sendable {
  /// The bytes are not a catalog of this version, or were cut.
  package struct Unreadable: Error {}

  package let locale: LocaleCode
  /// The compact form, for a cache.
  package let bytes: [UInt8]
  private let files: [String]
  private let entries: Table
  private let literals: Table
  private let read = ReadMessages()

  /// Rows of words of a fixed width, sorted by the text that the first two words locate.
  private struct Table: Hashable, Sendable {
    var start: Int
    var count: Int
    var width: Int
  }

  private static let magic = Array("VDC1".utf8)

  /// Takes compact bytes as `bytes` gave them.
  ///
  /// - Throws: `Unreadable` when they are something else.
  package init(bytes: [UInt8]) throws(Unreadable) {
    do {
      var reader = DialogByteReader(bytes)
      for byte in Self.magic {
        guard try reader.byte() == byte else { throw DialogByteReader.Damaged() }
      }
      guard try reader.word() == bytes.count else { throw DialogByteReader.Damaged() }
      locale = LocaleCode(rawValue: try reader.text())
      var files: [String] = []
      for _ in 0..<(try reader.count()) { files.append(try reader.text()) }
      self.files = files
      entries = try Self.table(&reader, width: 5)
      literals = try Self.table(&reader, width: 3)
      self.bytes = bytes
    } catch {
      throw Unreadable()
    }
  }

  private static func table(
    _ reader: inout DialogByteReader, width: Int
  ) throws(DialogByteReader.Damaged) -> Table {
    let count = try reader.word()
    let table = Table(start: reader.position, count: count, width: width)
    let (size, overflow) = count.multipliedReportingOverflow(by: width * 4)
    guard !overflow, size <= reader.bytes.count - reader.position else { throw DialogByteReader.Damaged() }
    reader.position += size
    return table
  }

  /// Puts messages and terms, each id once, into the compact form.
  package init(locale: LocaleCode, messages: [DialogMessage]) {
    let sorted = messages.sorted { Array($0.id.utf8).lexicographicallyPrecedes(Array($1.id.utf8)) }
    var files: [String] = []
    for message in sorted where !files.contains(message.file) { files.append(message.file) }
    let literals = Self.literals(sorted)

    var head = DialogByteWriter()
    head.text(locale.rawValue)
    head.count(files.count)
    for file in files { head.text(file) }
    // Magic, length, head, two counts, two tables; then what the tables point to.
    var base = Self.magic.count + 4 + head.bytes.count
    base += 8 + sorted.count * 20 + literals.count * 12
    var body = DialogByteWriter()
    var entryRows = DialogByteWriter()
    for message in sorted {
      entryRows.word(base + body.bytes.count)
      entryRows.word(message.id.utf8.count)
      body.raw(Array(message.id.utf8))
      entryRows.word(base + body.bytes.count)
      entryRows.word(files.firstIndex(of: message.file) ?? 0)
      entryRows.word(message.line)
      body.message(message)
    }
    var literalRows = DialogByteWriter()
    for literal in literals {
      literalRows.word(base + body.bytes.count)
      literalRows.word(literal.key.utf8.count)
      body.raw(Array(literal.key.utf8))
      literalRows.word(base + body.bytes.count)
      body.text(literal.id)
      body.count(literal.variables.count)
      for variable in literal.variables { body.text(variable) }
    }
    var all = DialogByteWriter()
    all.raw(Self.magic)
    all.word(base + body.bytes.count)
    all.raw(head.bytes)
    let tables = all.bytes.count
    all.word(sorted.count)
    all.raw(entryRows.bytes)
    all.word(literals.count)
    all.raw(literalRows.bytes)
    all.raw(body.bytes)

    self.locale = locale
    self.files = files
    entries = Table(start: tables + 4, count: sorted.count, width: 5)
    self.literals = Table(start: tables + 8 + sorted.count * 20, count: literals.count, width: 3)
    bytes = all.bytes
  }

  private struct Literal {
    var key: String
    var id: String
    var variables: [String]
  }

  /// The first id of every pattern, sorted by pattern.
  private static func literals(_ messages: [DialogMessage]) -> [Literal] {
    var found: [String: Literal] = [:]
    for message in messages where !message.isTerm {
      guard let value = message.value, let literal = LiteralPattern.of(value) else { continue }
      guard found[literal.key] == nil else { continue }
      found[literal.key] = Literal(key: literal.key, id: message.id, variables: literal.variables)
    }
    return found.values.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
  }

  // MARK: - Looking up

  /// Every id, terms included, in the order of their bytes.
  package var ids: [String] {
    (0..<entries.count).compactMap { row in
      let key = key(entries, row)
      return key.isEmpty ? nil : String(decoding: bytes[key], as: UTF8.self)
    }
  }

  /// Whether there is such a message.
  package func contains(_ id: MessageID) -> Bool { row(of: id.rawValue, in: entries) != nil }

  /// Whether there is such a message with such an attribute.
  package func contains(_ id: MessageID, attribute: String) -> Bool {
    message(id.rawValue)?.pattern(attribute) != nil
  }

  /// Where a message stands, line from 1, for the why-line of a replay.
  package func place(of id: MessageID) -> (file: String, line: Int)? {
    guard let row = row(of: id.rawValue, in: entries) else { return nil }
    let file = word(entries, row, 3)
    guard files.indices.contains(file) else { return nil }
    return (files[file], word(entries, row, 4))
  }

  /// The message or, with a leading `-`, the term; nil when there is none or its bytes are damaged.
  package func message(_ id: String) -> DialogMessage? {
    read.message(id) {
      guard let row = row(of: id, in: entries) else { return nil }
      var reader = DialogByteReader(bytes, at: word(entries, row, 2))
      let file = word(entries, row, 3)
      return try? reader.message(
        id: id, file: files.indices.contains(file) ? files[file] : "", line: word(entries, row, 4))
    }
  }

  /// The message whose text is this literal, and the names of its variables in the literal's order.
  package func message(literal: String) -> (id: MessageID, variables: [String])? {
    guard let row = row(of: LiteralPattern.normalized(literal), in: literals) else { return nil }
    var reader = DialogByteReader(bytes, at: word(literals, row, 2))
    guard let id = try? reader.text(), let count = try? reader.count() else { return nil }
    var variables: [String] = []
    for _ in 0..<count {
      guard let variable = try? reader.text() else { return nil }
      variables.append(variable)
    }
    return (MessageID(rawValue: id), variables)
  }

  private func row(of text: String, in table: Table) -> Int? {
    let wanted = Array(text.utf8)
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      let key = bytes[key(table, middle)]
      if key.elementsEqual(wanted) { return middle }
      if key.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func key(_ table: Table, _ row: Int) -> Range<Int> {
    let start = word(table, row, 0)
    let length = word(table, row, 1)
    guard start <= bytes.count, length <= bytes.count - start else { return 0..<0 }
    return start..<start + length
  }

  private func word(_ table: Table, _ row: Int, _ column: Int) -> Int {
    var reader = DialogByteReader(bytes, at: table.start + (row * table.width + column) * 4)
    return (try? reader.word()) ?? 0
  }
}
