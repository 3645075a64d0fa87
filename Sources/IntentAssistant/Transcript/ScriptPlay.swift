import ConversationModel
import DialogEngine
import Foundation
import Rendering

/// One run of one script: the state between its lines.
struct ScriptPlay {
  let script: Transcript
  let world: any ScriptWorld
  let vocabulary: ScriptVocabulary
  /// What is wrong with the headers.
  private(set) var mistakes: [TranscriptMistake]
  let clock: ScriptClock
  var locale: LocaleCode
  let width: Int
  let isSpoken: Bool

  var sessions: [String: any ScriptSession] = [:]
  var current = "main"
  var isDead = false
  /// Where the next turn is to die.
  var armed: FaultPoint?
  /// Output of the step that no line has claimed yet.
  var pending: [Output] = []
  /// `...` stands here: output may be passed over until the next line that is expected.
  var isSkipping = false
  /// What holds in every turn, by conversation.
  var invariants: [String: TurnInvariants] = [:]
  var captures: [String: String] = [:]
  /// How every conversation stands, whether a process holds it or not.
  var standings: [String: Standing] = [:]
  var said: String?
  var phase: String?
  var rowsBefore: [String: [String]] = [:]
  var failures: [TranscriptFailure] = []
  var turns = 0
  /// The words of this step that differ, which are one report.
  var difference: Difference?
  /// The phase in which this step began.
  var phaseOfStep: String?
  /// New text for source lines, and lines to insert after them, for accepting.
  var replacements: [Int: [String]] = [:]
  var lastLine = 0
  /// The line that is played.
  var here = 0
  /// Where it stands among the lines of the script.
  private var place = 0

  /// What a conversation said last, and so what it waits for: it goes on waiting while nobody holds it.
  struct Standing {
    var last: Reply?
    /// A claim says what is waited for: the script knows of the open question.
    var isWaitingKnown = false
    /// The line of the script that it was said at, and what had been typed.
    var line: Int
    var said: String?
  }

  /// What the conversation that is played said last.
  var last: Reply? { standings[current]?.last }

  /// A line that was put out, and the messages it was worded by.
  struct Output {
    var text: String
    var messages: [MessageID] = []
  }

  /// Makes the world as the headers say. What is wrong with them is in `mistakes`; nothing is to be played then.
  init(
    _ script: Transcript, world makeWorld: @Sendable (Surroundings) throws -> any ScriptWorld
  ) async throws {
    self.script = script
    lastLine = Self.lineBefore(script)
    let head = TranscriptHead(script)
    (locale, width, isSpoken) = (head.locale, head.width, head.isSpoken)
    clock = ScriptClock(start: head.start, zone: head.zone)
    let surroundings = clock.surroundings(locale: locale)
    world = try makeWorld(surroundings)
    vocabulary = world.vocabulary(locale)
    mistakes = head.mistakes
    for header in script.headers where !Self.ownHeaders.contains(header.key) {
      do {
        guard try await world.header(header.key, header.value, surroundings: surroundings) else {
          let known = Self.ownHeaders.union(vocabulary.headers ?? [])
          throw ScriptWorldError(
            "unknown header \"\(header.key)\"", at: header.key,
            hint: TranscriptMistake.hint(header.key, among: known)
              ?? "There are: \(known.sorted().joined(separator: ", ")).")
        }
      } catch {
        mistakes.append(TranscriptMistake(error, line: header.line, source: script.source[header.line - 1]))
      }
    }
  }

  /// The line after which the talk begins: what is put out at the start stands there. 0 for none in the file.
  private static func lineBefore(_ script: Transcript) -> Int {
    let head = script.lines.prefix { line in
      switch line.kind {
      case .header, .comment, .blank: true
      default: false
      }
    }
    return head.last?.number ?? script.extent.lowerBound
  }

  /// The headers that every app's scripts have; the others are the world's.
  static let ownHeaders: Set = ["title", "locale", "zone", "clock", "voice", "width", "tags", "todo"]

  // MARK: The run

  /// Plays the lines, all of them or those up to a number, and then what must hold at the end.
  mutating func run(until last: Int = .max) async {
    here = script.headers.first { $0.key == "locale" }?.line ?? script.extent.lowerBound + 1
    do {
      try await remember(from: 0, isOver: false)
      try await open()
      for (place, line) in script.lines.enumerated() where line.number <= last {
        guard isGoingOn else { break }
        self.place = place
        try await play(line)
      }
      if isGoingOn {
        closeStep()
        if last == .max {
          checkQuestions()
          try await checkSections()
        }
      }
    } catch {
      let source = script.source.indices.contains(here - 1) ? script.source[here - 1] : ""
      let mistake = TranscriptMistake(error, line: here, source: source)
      fail(.unreadable, here, got: mistake.problem, detail: mistake.excerpt)
    }
    reportWords()
  }

  /// Words that differ are all collected; after anything worse the rest means nothing.
  var isGoingOn: Bool { failures.allSatisfy { $0.kind == .wording } }

  /// A question that is open at the end, in whatever conversation, and that no claim knows of: the script ran out of
  /// answers.
  private mutating func checkQuestions() {
    for (name, standing) in standings.sorted(by: { $0.value.line < $1.value.line }) {
      guard !standing.isWaitingKnown, let waiting = Self.text(standing.last?.trace.waiting) else { continue }
      let place = standings.count > 1 ? " in session \(name)" : ""
      let line = name == current ? lastLine : standing.line
      (current, said) = (name, standing.said)
      fail(.fact, line, got: "asked \(waiting)\(place), no answer scripted")
    }
  }

  private mutating func play(_ line: Transcript.Line) async throws {
    here = line.number
    switch line.kind {
    case .blank, .comment, .header, .section, .row, .noRows: return
    case .ellipsis:
      lastLine = line.number
      isSkipping = true
    case .phase(let text):
      phase = text
    case .output(let output, let pattern):
      lastLine = line.number
      expect("\(output.rawValue) \(pattern)", line.number)
    case .claim(let claim):
      try await check(claim, line.number)
    case .user(let text):
      try await step(line) { play in try await play.hear(text) }
    case .clock(let components, _):
      try await step(line) { play in
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = play.clock.zone
        guard let date = calendar.date(from: components), date >= play.clock.now else {
          throw ScriptWorldError("the clock only moves forward")
        }
        try await play.advance(to: date)
      }
    case .advance(let seconds, _):
      try await step(line) { play in
        try await play.advance(to: play.clock.now.addingTimeInterval(Double(seconds)))
      }
    case .event(let name, let arguments):
      try await step(line) { play in try await play.event(name, arguments) }
    }
  }

  /// An action: closes the step before it, notes the state, and collects what it puts out.
  private mutating func step(
    _ line: Transcript.Line, _ action: (inout ScriptPlay) async throws -> Void
  ) async throws {
    closeStep()
    lastLine = line.number
    phaseOfStep = phase
    // What a dying turn wrote is seen after the restart: until then all is compared with what was before the death.
    if !isDead { try await remember(from: place + 1, isOver: ends(line)) }
    try await action(&self)
  }

  /// Keeps the rows that the claims of a step compare with.
  /// - Parameters:
  ///   - next: the place of the line after the step.
  ///   - isOver: the process ends with the step, so that the claims behind the next start compare with them as well.
  private mutating func remember(from next: Int, isOver: Bool) async throws {
    rowsBefore = [:]
    var isOver = isOver
    for later in script.lines[next...] {
      switch later.kind {
      case .claim(let claim):
        let name = claim.split(separator: " ").first.map(String.init) ?? ""
        if rowsBefore[name] == nil, let rows = try await world.rows(of: name) { rowsBefore[name] = rows }
      case .event("start", _), .event("session", _), .event("locale", _):
        guard isOver else { return }
        isOver = false
      case .user, .clock, .advance, .event:
        guard isOver else { return }
      default: continue
      }
    }
  }

  /// Whether a step is one with which a process ends.
  private func ends(_ step: Transcript.Line) -> Bool {
    switch step.kind {
    case .event("kill", ""), .event("quit", _), .event("eof", _): true
    case .user: armed != nil
    default: false
    }
  }

  /// - Parameters:
  ///   - messages: those of the lines that differ; nil for all of the turn.
  ///   - detail: more about what came.
  mutating func fail(
    _ kind: TranscriptFailure.Kind, _ line: Int, expected: String? = nil, got: String? = nil,
    messages: [MessageID]? = nil, detail: [String] = []
  ) {
    if kind != .wording { reportWords() }
    let messages = messages ?? last?.lines.flatMap(\.messages) ?? []
    let corrected = last?.trace.parameters.filter { $0.source == .correction } ?? []
    let why =
      (last?.trace.intent.map { [$0.rawValue] } ?? [])
      + corrected.map { "correction of \($0.name)" }
      + messages.filter { !$0.rawValue.isEmpty }.map { "message " + located($0) }
    let state = isDead ? "no process" : Self.text(last?.trace.waiting).map { "waiting for \($0)" } ?? "idle"
    failures.append(
      TranscriptFailure(
        kind: kind, path: script.path, line: line, turn: turns, turns: script.turns, phase: phase, said: said,
        expected: expected, got: got, detail: detail, why: why.isEmpty ? nil : why.joined(separator: " · "),
        now: "\(state), \(clock.text)"))
  }

  /// A message and where it stands: `pause-study-done (Dialogs/en/study.ftl:41)`.
  private func located(_ id: MessageID) -> String {
    guard let place = sessions[current]?.place(of: id) else { return id.rawValue }
    return "\(id) (\(place.file):\(place.line))"
  }
}
