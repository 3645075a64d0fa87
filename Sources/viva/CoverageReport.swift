import ConversationModel
import PhraseMatcher
import Rendering

/// What nothing that was said reaches, for people and for programs.
enum CoverageReport {
  /// So many places are named to people.
  private static let most = 40
  /// So many characters of a template are shown.
  private static let longest = 60

  /// Messages, values and attributes each for itself, and those that no conversation shows.
  typealias Messages = (all: Int, missing: [(file: String, line: Int, name: String)])

  /// The counts of every file, the first unreached templates and branches, the counts of the locale, and the messages
  /// that no conversation shows.
  static func lines(_ coverage: PhraseCoverage, _ messages: Messages?, _ locale: LocaleCode) -> [String] {
    let files = coverage.files
    let width = files.map(\.file.count).max() ?? 0
    var lines = files.map { file in
      let name = file.file + String(repeating: " ", count: width - file.file.count)
      return "\(name)  templates \(text(file.templates))  branches \(text(file.branches))"
    }
    let unreached = coverage.unreached
    // What nobody says at all matters more than a way in which nobody says it.
    let named = unreached.filter(\.kind.isTemplate) + unreached.filter { !$0.kind.isTemplate }
    lines += named.prefix(most).map(line)
    if named.count > most { lines.append("… and \(named.count - most) more; --json names all") }
    let (templates, branches) = sums(files)
    lines.append(
      "\(locale): reached \(text(templates)) templates, \(text(branches)) branches; "
        + "\(unreached.count) places unreached")
    if let messages {
      lines += messages.missing.prefix(most).map { "\($0.file):\($0.line): message \($0.name)" }
      if messages.missing.count > most {
        lines.append("… and \(messages.missing.count - most) more; --json names all")
      }
      lines.append("\(locale): \(messages.all - messages.missing.count)/\(messages.all) messages shown")
    }
    return lines.map(TerminalText.clean)
  }

  /// One object: counts of the locale, of every file, every unreached place and every message that nobody hears.
  static func json(_ coverage: PhraseCoverage, _ messages: Messages?, _ locale: LocaleCode) -> JSONText {
    let files = coverage.files
    let (templates, branches) = sums(files)
    var fields: [(String, JSONText)] = [
      ("locale", .string(locale.rawValue)), ("templates", json(templates)), ("branches", json(branches)),
      (
        "files",
        .array(
          files.map {
            .object([
              ("file", .string($0.file)), ("templates", json($0.templates)), ("branches", json($0.branches)),
            ])
          })
      ),
      (
        "unreached",
        .array(
          coverage.unreached.map {
            .object([
              ("file", .string($0.file)), ("line", .integer($0.line)), ("column", .integer($0.column)),
              ("kind", .string($0.kind.rawValue)), ("text", .string($0.text)),
              ("template", .string($0.template)),
            ])
          })
      ),
    ]
    if let messages {
      fields.append(
        (
          "messages",
          json(reached: messages.all - messages.missing.count, of: messages.all)
        ))
      let places = messages.missing.map { place in
        JSONText.object([
          ("file", .string(place.file)), ("line", .integer(place.line)), ("message", .string(place.name)),
        ])
      }
      fields.append(("unworded", .array(places)))
    }
    return .object(fields)
  }

  /// `file:line:column: sentence "…"`, `… branch "a" of "(a|b)"`, `… never without "[a]" in "[a] b"`.
  private static func line(_ branch: PhraseBranch) -> String {
    let what: String
    switch branch.kind {
    case .sentence: what = "sentence \(quoted(branch.text))"
    case .negative: what = "negative sentence \(quoted(branch.text))"
    case .cue: what = "cue \(quoted(branch.text))"
    case .piece, .passed: what = "piece \(quoted(branch.text))"
    case .value: what = "value \(quoted(branch.text))"
    case .said: what = "branch \(quoted(branch.text)) of \(quoted(branch.template))"
    case .leftOut: what = "never without \(quoted(branch.text)) in \(quoted(branch.template))"
    }
    return "\(branch.file):\(branch.line):\(branch.column): \(what)"
  }

  /// The beginning of a text, which may be as long as a page.
  private static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= longest ? "\"\(line)\"" : "\"\(line.prefix(longest))…\""
  }

  private static func text(_ tally: PhraseCoverage.Tally) -> String { "\(tally.reached)/\(tally.all)" }

  private static func json(reached: Int, of all: Int) -> JSONText {
    .object([("all", .integer(all)), ("reached", .integer(reached))])
  }

  private static func json(_ tally: PhraseCoverage.Tally) -> JSONText {
    .object([("all", .integer(tally.all)), ("reached", .integer(tally.reached))])
  }

  private static func sums(
    _ files: [PhraseCoverage.FileTally]
  ) -> (templates: PhraseCoverage.Tally, branches: PhraseCoverage.Tally) {
    files.reduce(into: (PhraseCoverage.Tally(), PhraseCoverage.Tally())) { sums, file in
      sums.0.add(file.templates)
      sums.1.add(file.branches)
    }
  }
}
