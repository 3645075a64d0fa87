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
      case blank, comment, ellipsis
      case phase(String)
      case user(String)
      case output(Output, pattern: String)
      case clock(DateComponents)
      case advance(seconds: Int)
      case event(name: String, arguments: String)
      case claim(String)
    }
    /// What is expected to be put out; the raw value is the mark of the line.
    package enum Output: String, Hashable, Sendable {
      case assistant = "A:"
      case notice = "N:"
      case snippet = "|"
    }
    package var kind: Kind
    package var number: Int
  }

  /// `== records` and its rows: everything there is at the end.
  package struct Section: Hashable, Sendable {
    package var name: String
    package var rows: [String]
    package var line: Int
  }

  /// The file the text came from, as given.
  package var path: String
  package var headers: [Header]
  package var lines: [Line]
  package var sections: [Section]
  /// The file's lines as they are, and the part of them that is this transcript (from 0).
  package var source: [String]
  package var extent: Range<Int>

  package subscript(_ key: String) -> String? { headers.first { $0.key == key }?.value }
}

/// A line that cannot be read, for the author of the script.
package struct TranscriptError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var line: Int
  package var text: String
  package var expected: String

  package var description: String {
    "\(path):\(line): cannot read this line\n  \(text)\n  ^ expected \(expected)"
  }
}
