import ConversationModel

/// What the place that shows a reply is like; all of it handed in.
package struct RenderingStyle: Hashable, Sendable {
  /// What pictures are drawn with.
  package enum Glyphs: String, Hashable, Sendable {
    /// Block characters and rules.
    case blocks
    /// ASCII only.
    case ascii
    /// Nothing drawn, nothing in columns: every row is a sentence for a screen reader.
    case spoken
  }

  /// Cells in a row.
  package var width: Int
  /// Breaks long lines of dialog at `width`; pictures always keep to it.
  package var wrapsDialog: Bool
  package var color: Bool
  package var glyphs: Glyphs

  package init(width: Int = 80, wrapsDialog: Bool = true, color: Bool = false, glyphs: Glyphs = .blocks) {
    self.width = max(8, width)
    self.wrapsDialog = wrapsDialog
    self.color = color
    self.glyphs = glyphs
  }

  /// The glyphs that an environment asks for: `ACCESSIBLE` set and not 0, `TERM=dumb`.
  package static func glyphs(environment: [String: String]) -> Glyphs {
    if let accessible = environment["ACCESSIBLE"], !["", "0", "false", "no"].contains(accessible) {
      return .spoken
    }
    return environment["TERM"] == "dumb" ? .ascii : .blocks
  }

  /// The text in the colour of a role, when colour is on.
  func paint(_ text: String, _ role: SnippetRole) -> String {
    switch role {
    case .plain: text
    case .title, .emphasis: paint(text, code: "1")
    case .dim: paint(text, code: "2")
    case .good: paint(text, code: "32")
    case .warning: paint(text, code: "33")
    }
  }

  func paint(_ text: String, code: String) -> String {
    color && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
