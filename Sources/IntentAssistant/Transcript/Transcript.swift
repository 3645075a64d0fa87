package import Foundation

/// A scripted conversation: one `.convo` file, or one fenced block of a document.
package struct Transcript: Sendable {
  /// A line `key: value` at the beginning.
  package struct Header: Hashable, Sendable {
    package var key: String
    package var value: String
    package var line: Int
  }

  /// What one line is; its number counts from 1 in the file.
  package struct Line: Hashable, Sendable {
    /// What a line does, by how it begins.
    package enum Kind: Hashable, Sendable {
      case blank, ellipsis
      case comment(String)
      case header(key: String, value: String)
      case phase(String)
      case user(String)
      case output(Output, pattern: String)
      /// With the moment as it is written.
      case clock(DateComponents, String)
      /// With the span as it is written.
      case advance(seconds: Int, String)
      case event(name: String, arguments: String)
      case claim(String)
      /// `== records`: the rows after it are everything there is at the end.
      case section(String)
      case row(String)
      /// `(none)`: a section without rows.
      case noRows
    }
    /// What is expected to be put out; the raw value is the mark of the line.
    package enum Output: String, Hashable, Sendable {
      case assistant = "A:"
      case notice = "N:"
      case snippet = "|"
    }
    package var kind: Kind
    package var number: Int

    /// The line as it is written.
    package var text: String {
      func marked(_ mark: String, _ rest: String) -> String { rest.isEmpty ? mark : "\(mark) \(rest)" }
      return switch kind {
      case .blank: ""
      case .ellipsis: "..."
      case .comment(let text): marked("#", text)
      case .header(let key, let value): marked("\(key):", value)
      case .phase(let text): marked("##", text)
      case .user(let text): marked("U:", text)
      case .output(let output, let pattern): marked(output.rawValue, pattern)
      case .clock(_, let moment): marked("@", moment)
      case .advance(_, let span): "+" + span
      case .event(let name, let arguments): marked("* \(name)", arguments)
      case .claim(let claim): marked("=", claim)
      case .section(let name): marked("==", name)
      case .row(let row): row
      case .noRows: "(none)"
      }
    }
  }

  /// `== records` and its rows: everything there is at the end.
  package struct Section: Hashable, Sendable {
    package var name: String
    package var rows: [String]
    package var line: Int
    /// It says that there are none.
    package var isEmpty = false
  }

  /// The file the text came from, as given.
  package var path: String
  /// Every line, the headers and final sections too.
  package var lines: [Line]
  /// The file's lines as they are, and the part of them that is this transcript (from 0).
  package var source: [String]
  package var extent: Range<Int>
  /// Lines that cannot be read, and are none of `lines`.
  package var mistakes: [TranscriptMistake] = []

  package var headers: [Header] {
    lines.compactMap { line in
      guard case .header(let key, let value) = line.kind else { return nil }
      return Header(key: key, value: value, line: line.number)
    }
  }

  package var sections: [Section] {
    var sections: [Section] = []
    for line in lines {
      switch line.kind {
      case .section(let name): sections.append(Section(name: name, rows: [], line: line.number))
      case .row(let row): sections[sections.count - 1].rows.append(row)
      case .noRows: sections[sections.count - 1].isEmpty = true
      default: continue
      }
    }
    return sections
  }

  package subscript(_ key: String) -> String? { headers.first { $0.key == key }?.value }

  /// How many turns the person has in it.
  package var turns: Int { lines.count { if case .user = $0.kind { true } else { false } } }

  /// The transcript as text: reading it gives the same transcript, and printing what was read gives the file.
  package var text: String { lines.map { $0.text + "\n" }.joined() }
}
