import ConversationModel

/// Looks through a script before it is played: everything that its author cannot have meant, in one go.
struct ScriptCheck {
  private let vocabulary: ScriptVocabulary
  private(set) var mistakes: [TranscriptMistake] = []

  /// The conversations that a process holds, and the one that is played.
  private var running: Set<String> = ["main"]
  private var current = "main"
  /// The line that arms a death which no turn has met yet.
  private var armed: Transcript.Line?
  /// What was caught so far.
  private var caught: Set<String> = []
  private let source: [String]

  /// - Parameter last: only lines up to this one are looked at, and not whether the whole says anything.
  init(_ script: Transcript, _ vocabulary: ScriptVocabulary, until last: Int = .max) {
    self.vocabulary = vocabulary
    source = script.source
    for line in script.lines where line.number <= last { check(line) }
    // What cannot be read may be what is missing.
    if last == .max, script.mistakes.isEmpty { checkWhole(script) }
  }

  private mutating func note(
    _ line: Transcript.Line, _ problem: String, at culprit: String? = nil, hint: String? = nil
  ) {
    mistakes.append(
      TranscriptMistake(
        line: line.number, source: source[line.number - 1], culprit: culprit, problem: problem, hint: hint))
  }

  private mutating func checkWhole(_ script: Transcript) {
    if let armed { noteUnmet(armed) }
    for section in script.sections where section.rows.isEmpty && !section.isEmpty {
      mistakes.append(
        TranscriptMistake(
          line: section.line, source: source[section.line - 1], problem: "no row stands below the section",
          hint: "(none) when there is nothing at the end."))
    }
    let happens = script.lines.contains { line in
      switch line.kind {
      case .user, .clock, .advance, .event: true
      default: false
      }
    }
    if !happens {
      mistakes.append(
        TranscriptMistake(
          line: script.extent.lowerBound + 1, source: "", problem: "nothing happens in this conversation",
          hint: "A turn begins with U: and what the person types."))
    }
  }

  private mutating func check(_ line: Transcript.Line) {
    switch line.kind {
    case .header("todo", let reason) where reason.isEmpty:
      note(line, "the reason is missing", hint: "todo: why it fails for now")
    case .user(let text):
      if let name = TypedText.names(in: text).first(where: { !caught.contains($0) }) {
        note(
          line, "nothing was caught as [\(name)] before", at: "[\(name)]",
          hint: "\\[\(name)] types the brackets themselves.")
      }
      checkRunning(line)
      // The process dies in this turn.
      if armed != nil { running = [] }
      armed = nil
    case .output(_, let pattern): caught.formUnion(OutputPattern(pattern).names)
    case .claim(let text): check(text, line)
    case .event(let name, let arguments): check(name, arguments, line)
    case .section(let name) where !vocabulary.sections.contains(name):
      note(
        line, "no section \"\(name)\"", at: name,
        hint: TranscriptMistake.hint(name, among: vocabulary.sections)
          ?? "There are: \(vocabulary.sections.joined(separator: ", ")).")
    default: return
    }
  }

  private mutating func check(_ text: String, _ line: Transcript.Line) {
    do throws(ScriptWorldError) {
      if case .spoken(let pattern) = try ScriptClaim(text, vocabulary) {
        caught.formUnion(OutputPattern(pattern).names)
      }
    } catch {
      mistakes.append(TranscriptMistake(error, line: line.number, source: source[line.number - 1]))
    }
  }

  // MARK: Events

  private static let events = [
    "kill", "start", "quit", "eof", "restart", "interrupt", "silence", "session", "locale",
  ]
  private static let alone: Set = ["start", "quit", "eof", "restart", "interrupt", "silence"]

  private mutating func check(_ name: String, _ arguments: String, _ line: Transcript.Line) {
    if Self.alone.contains(name), !arguments.isEmpty {
      return note(line, "* \(name) stands alone", at: arguments)
    }
    switch name {
    case "kill": checkKill(arguments, line)
    case "start":
      if running.contains(current) {
        note(line, "a process runs here already", hint: "* restart leaves it and opens a new one.")
      }
      begin(line)
    case "quit", "eof":
      checkRunning(line)
      running.remove(current)
    case "restart":
      checkRunning(line)
      running = []
      begin(line)
    case "interrupt", "silence": checkRunning(line)
    case "session", "locale":
      if arguments.isEmpty {
        note(line, "* \(name) needs a name", hint: name == "session" ? "* session kitchen" : "* locale ja")
      }
      if name == "session" { current = arguments }
      running.insert(current)
    default:
      guard let events = vocabulary.events, !events.contains(name) else { return }
      note(
        line, "unknown event \"\(name)\"", at: name,
        hint: TranscriptMistake.hint(name, among: events + Self.events)
          ?? "There are: \((Self.events + events).joined(separator: ", ")).")
    }
  }

  /// A process opens: a death that was armed is over.
  private mutating func begin(_ line: Transcript.Line) {
    if let armed { noteUnmet(armed) }
    armed = nil
    running.insert(current)
  }

  private mutating func checkKill(_ arguments: String, _ line: Transcript.Line) {
    if let armed { noteUnmet(armed) }
    armed = nil
    checkRunning(line)
    if arguments.isEmpty {
      running = []
    } else if FaultPoint(rawValue: arguments) == nil {
      note(
        line, "no process dies \"\(arguments)\"", at: arguments,
        hint: "* kill, or * kill before or after commit, before or after journal, before reply.")
    } else {
      armed = line
    }
  }

  private mutating func noteUnmet(_ line: Transcript.Line) {
    note(line, "no turn follows that dies there", hint: "The next U: line is the turn that dies.")
  }

  /// Said once: from there on one runs.
  private mutating func checkRunning(_ line: Transcript.Line) {
    guard !running.contains(current) else { return }
    note(line, "no process runs here", hint: "* start opens one.")
    running.insert(current)
  }
}
