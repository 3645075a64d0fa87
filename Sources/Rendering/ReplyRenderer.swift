package import ConversationModel

/// A reply as text for people: dialog first, what is shown below it.
package struct ReplyRenderer: Sendable {
  package var style: RenderingStyle
  package init(style: RenderingStyle) { self.style = style }

  /// The rows of the reply, without line ends.
  package func lines(_ parts: [Reply.Part]) -> [String] {
    parts.flatMap { part in
      switch part {
      case .line(let line): lines(line)
      case .snippet(let snippet): lines(snippet)
      }
    }
  }

  private func lines(_ line: ReplyLine) -> [String] {
    TerminalText.lines(line.text).flatMap { text in
      style.wrapsDialog ? LineWrapping.wrap(text, width: style.width) : [text]
    }.map { row in
      switch line.kind {
      case .dialog: row
      case .notice: style.paint(row, .emphasis)
      case .fault: style.paint(row, code: "31")
      }
    }
  }

  private func lines(_ snippet: Snippet) -> [String] {
    // Set off from what is said, where there is room and somebody sees it.
    let indent = style.glyphs == .spoken || style.width < 40 ? 0 : 2
    var inner = style
    inner.width -= indent
    return SnippetRenderer(style: inner).lines(snippet).map {
      $0.isEmpty ? $0 : String(repeating: " ", count: indent) + $0
    }
  }
}

extension Reply {
  /// What is said and shown in answer.
  package var answer: [Part] {
    parts.filter { part in
      if case .line(let line) = part { line.kind == .dialog } else { true }
    }
  }

  /// Notices and faults, which a script finds on standard error.
  package var asides: [Part] {
    parts.filter { part in
      if case .line(let line) = part { line.kind != .dialog } else { false }
    }
  }
}
