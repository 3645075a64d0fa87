import ConversationModel
import DialogEngine
import Foundation
import Rendering

/// One run of one script: the state between its lines.
struct ScriptPlay {
  let script: Transcript
  let world: any ScriptWorld
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

  init(
    _ script: Transcript, world makeWorld: @Sendable (Surroundings) throws -> any ScriptWorld
  ) async throws {
    self.script = script
    lastLine = Self.lineBefore(script)
    let zoneName = script["zone"] ?? "UTC"
    guard let zone = TimeZone(identifier: zoneName) else {
      throw HeaderError(description: "no time zone \"\(zoneName)\"", line: Self.line(of: "zone", script))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let clockText = script["clock"] ?? "2026-05-11 09:00"
    guard let parts = TranscriptParser.moment(clockText), let start = calendar.date(from: parts) else {
      throw HeaderError(
        description: "the clock \"\(clockText)\" is not a date and time like 2026-05-10 09:00",
        line: Self.line(of: "clock", script))
    }
    locale = LocaleCode(rawValue: script["locale"] ?? "en")
    clock = ScriptClock(start: start, zone: zone)
    guard let width = Int(script["width"] ?? "80"), width > 0 else {
      throw HeaderError(
        description: "the width \"\(script["width"] ?? "")\" is not a number of columns",
        line: Self.line(of: "width", script))
    }
    self.width = width
    let voice = script["voice"] ?? "off"
    guard ["on", "off"].contains(voice) else {
      throw HeaderError(
        description: "voice is on or off, not \"\(voice)\"", line: Self.line(of: "voice", script))
    }
    isSpoken = voice == "on"
    world = try makeWorld(clock.surroundings(locale: locale))
    for header in script.headers where !Self.ownHeaders.contains(header.key) {
      do {
        let surroundings = clock.surroundings(locale: locale)
        guard try await world.header(header.key, header.value, surroundings: surroundings) else {
          throw ScriptWorldError("unknown header \"\(header.key)\"")
        }
      } catch {
        throw HeaderError(description: "\(error)", line: header.line)
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

  private static func line(of key: String, _ script: Transcript) -> Int {
    script.headers.first { $0.key == key }?.line ?? script.extent.lowerBound + 1
  }

  // MARK: The run

  /// Plays the lines, all of them or those up to a number, and then what must hold at the end.
  mutating func run(until last: Int = .max) async {
    here = Self.line(of: "locale", script)
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
      fail(.unreadable, here, got: "\(error)")
    }
  }

  /// Words that differ are all collected; after anything worse the rest means nothing.
  private var isGoingOn: Bool { failures.allSatisfy { $0.kind == .wording } }

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

  /// - Parameter output: the line that differs; of everything else all messages of the turn are named.
  mutating func fail(
    _ kind: TranscriptFailure.Kind, _ line: Int, expected: String? = nil, got: String? = nil,
    output: Output? = nil
  ) {
    let messages = output?.messages ?? last?.lines.flatMap(\.messages) ?? []
    let corrected = last?.trace.parameters.filter { $0.source == .correction } ?? []
    let why =
      (last?.trace.intent.map { [$0.rawValue] } ?? [])
      + corrected.map { "correction of \($0.name)" }
      + messages.filter { !$0.rawValue.isEmpty }.map { "message " + located($0) }
    let state = isDead ? "no process" : Self.text(last?.trace.waiting).map { "waiting for \($0)" } ?? "idle"
    failures.append(
      TranscriptFailure(
        kind: kind, path: script.path, line: line, turn: turns, turns: script.turns, phase: phase, said: said,
        expected: expected, got: got, why: why.isEmpty ? nil : why.joined(separator: " · "),
        now: "\(state), \(clock.text)"))
  }

  /// A message and where it stands: `pause-study-done (Dialogs/en/study.ftl:41)`.
  private func located(_ id: MessageID) -> String {
    guard let place = sessions[current]?.place(of: id) else { return id.rawValue }
    return "\(id) (\(place.file):\(place.line))"
  }

  // MARK: Output

  /// Puts a reply out, of which the conversation is told.
  mutating func take(_ reply: Reply) async {
    await sessions[current]?.shown()
    standings[current] = Standing(last: reply, line: lastLine, said: said)
    pending += Self.lines(of: reply, width: width, spoken: isSpoken)
  }

  /// A reply as the lines of a transcript.
  static func lines(of reply: Reply, width: Int, spoken: Bool) -> [Output] {
    reply.parts.flatMap { part -> [Output] in
      switch part {
      case .line(let line):
        let mark = line.kind == .notice ? "N:" : "A:"
        let text = spoken ? line.spoken ?? line.text : line.text
        return text.split(separator: "\n").map {
          Output(text: TranscriptParser.normalized("\(mark) \($0)"), messages: line.messages)
        }
      case .snippet(let snippet):
        return SnippetRenderer(style: RenderingStyle(width: width)).lines(snippet).map {
          Output(text: TranscriptParser.normalized("| \($0)"))
        }
      }
    }
  }

  private mutating func expect(_ expected: String, _ line: Int) {
    let expected = TranscriptParser.normalized(expected)
    let pattern = OutputPattern(expected)
    if isSkipping {
      isSkipping = false
      var trial = captures
      if let index = pending.firstIndex(where: { pattern.matches($0.text, &trial) }) {
        pending.removeFirst(index)
      }
    }
    guard let next = pending.first else {
      replacements[line] = []
      return fail(.wording, line, expected: expected, got: "(nothing more was said)")
    }
    pending.removeFirst()
    if pattern.matches(next.text, &captures) { return }
    replacements[line] = [next.text]
    fail(.wording, line, expected: expected, got: next.text, output: next)
  }

  private mutating func closeStep() {
    defer {
      pending = []
      isSkipping = false
    }
    guard !isSkipping, !pending.isEmpty else { return }
    for output in pending {
      fail(.wording, lastLine, expected: "(no line here)", got: output.text, output: output)
    }
    let kept = replacements[lastLine] ?? (lastLine == 0 ? [] : [script.source[lastLine - 1]])
    replacements[lastLine] = kept + pending.map(\.text)
  }

  /// The words as they are now, by the line of the file they stand for; empty unless only words differ, and for a
  /// script that must fail for now.
  var rewordings: [Int: [String]] { isGoingOn && script["todo"] == nil ? replacements : [:] }
}
