/// Comma-separated values after RFC 4180, forgiving about line ends.
enum CSV {
  /// A row, with the line of the file on which it begins.
  struct Row: Hashable, Sendable {
    var line: Int
    var fields: [String]
  }

  /// What a text cannot be read for.
  struct Failure: Error, Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// A quoted field that never ends.
      case openQuote
      /// Something other than a comma behind a quoted field.
      case textAfterQuote
    }
    var line: Int
    var kind: Kind
  }

  /// The rows of a text; lines without any character are left out.
  static func rows(_ text: String) throws(Failure) -> [Row] {
    var reader = Reader(text)
    return try reader.rows()
  }

  /// A row as a line, without its line end: quoted where a reader could go wrong.
  static func line(_ fields: [String]) -> String {
    fields.map { field in
      let isPlain = !field.unicodeScalars.contains { [",", "\"", "\n", "\r"].contains($0) }
      return isPlain && field.first != " " && field.last != " "
        ? field : "\"\(field.replacing("\"", with: "\"\""))\""
    }.joined(separator: ",")
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var position = 0
    var line = 1

    init(_ text: String) {
      var scalars = Array(text.unicodeScalars)
      // The mark with which some programs begin a file is no part of the first heading.
      if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
      self.scalars = scalars
    }

    var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    mutating func rows() throws(Failure) -> [Row] {
      var rows: [Row] = []
      while next != nil {
        if skipLineEnd() { continue }
        rows.append(try row())
      }
      return rows
    }

    private mutating func row() throws(Failure) -> Row {
      var row = Row(line: line, fields: [])
      while true {
        row.fields.append(try field())
        if next == "," {
          position += 1
        } else {
          _ = skipLineEnd()
          return row
        }
      }
    }

    private mutating func field() throws(Failure) -> String {
      var text = String.UnicodeScalarView()
      guard next == "\"" else {
        while let scalar = next, scalar != ",", scalar != "\n", scalar != "\r" {
          text.append(scalar)
          position += 1
        }
        return String(text)
      }
      let opened = line
      position += 1
      while let scalar = next {
        position += 1
        if scalar == "\"" {
          if next != "\"" { return try closed(String(text)) }
          position += 1
        } else if scalar == "\n" || (scalar == "\r" && next != "\n") {
          line += 1
        }
        text.append(scalar)
      }
      throw Failure(line: opened, kind: .openQuote)
    }

    private func closed(_ text: String) throws(Failure) -> String {
      guard let next, next != ",", next != "\n", next != "\r" else { return text }
      throw Failure(line: line, kind: .textAfterQuote)
    }

    /// CRLF, LF or CR; whether there was one.
    private mutating func skipLineEnd() -> Bool {
      guard let scalar = next, scalar == "\n" || scalar == "\r" else { return false }
      position += 1
      if scalar == "\r", next == "\n" { position += 1 }
      line += 1
      return true
    }
  }
}
