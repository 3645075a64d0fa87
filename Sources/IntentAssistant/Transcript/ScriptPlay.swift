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

  var sessions: [String: Session] = [:]
  var current = "main"
  var isDead = false
  var armed = false
  /// Output of the step that no line has claimed yet.
  var pending: [String] = []
  var captures: [String: String] = [:]
  var last: Reply?
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

  init(_ script: Transcript, world: any ScriptWorld) async throws {
    self.script = script
    self.world = world
    let known = ["title", "locale", "zone", "clock", "voice", "width", "tags", "todo"]
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
    width = Int(script["width"] ?? "") ?? 80
    isSpoken = script["voice"] == "on"
    for header in script.headers where !known.contains(header.key) {
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

  private static func line(of key: String, _ script: Transcript) -> Int {
    script.headers.first { $0.key == key }?.line ?? script.extent.lowerBound + 1
  }

  // MARK: The run

  mutating func run() async {
    do {
      try await open()
      for line in script.lines {
        guard failures.allSatisfy({ $0.kind == .wording }) else { break }
        try await play(line)
      }
      if failures.allSatisfy({ $0.kind == .wording }) {
        closeStep()
        try await checkSections()
      }
    } catch {
      fail(.unreadable, here, got: "\(error)")
    }
    await world.kill()
  }

  private mutating func play(_ line: Transcript.Line) async throws {
    here = line.number
    switch line.kind {
    case .blank, .comment: return
    case .ellipsis:
      lastLine = line.number
      pending = []
    case .phase(let text):
      phase = text
    case .output(let output, let pattern):
      lastLine = line.number
      expect("\(output.rawValue) \(pattern)", line.number)
    case .claim(let claim):
      try await check(claim, line.number)
    case .user(let text):
      try await step(line) { play in try await play.hear(text) }
    case .clock(let components):
      try await step(line) { play in
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = play.clock.zone
        guard let date = calendar.date(from: components), date >= play.clock.now else {
          throw ScriptWorldError("the clock only moves forward")
        }
        await play.advance(to: date)
      }
    case .advance(let seconds):
      try await step(line) { play in
        await play.advance(to: play.clock.now.addingTimeInterval(Double(seconds)))
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
    try await remember(after: line)
    try await action(&self)
  }

  /// Keeps the rows that a claim of this step compares with.
  private mutating func remember(after line: Transcript.Line) async throws {
    // What a dying turn wrote is seen after the restart, and compared with before the turn.
    if isDead { return }
    rowsBefore = [:]
    for later in script.lines where later.number > line.number {
      switch later.kind {
      case .claim(let claim):
        let name = claim.split(separator: " ").first.map(String.init) ?? ""
        if let rows = try await world.rows(of: name) { rowsBefore[name] = rows }
      case .event("start", _): continue
      case .user, .clock, .advance, .event: return
      default: continue
      }
    }
  }

  mutating func fail(
    _ kind: TranscriptFailure.Kind, _ line: Int, expected: String? = nil, got: String? = nil
  ) {
    let intent = last?.trace.intent.map { [$0.rawValue] } ?? []
    let messages = last?.lines.flatMap(\.messages).filter { !$0.rawValue.isEmpty }.map(located) ?? []
    let why = (intent + messages).joined(separator: " · ")
    failures.append(
      TranscriptFailure(
        kind: kind, path: script.path, line: line, phase: phase, said: said, expected: expected, got: got,
        why: why.isEmpty ? nil : why))
  }

  /// A message and where it stands: `pause-study-done (Dialogs/en/study.ftl:41)`.
  private func located(_ id: MessageID) -> String {
    guard let place = sessions[current]?.assistant.speaker.place(of: id) else { return id.rawValue }
    return "\(id) (\(place.file):\(place.line))"
  }

  // MARK: Output

  mutating func take(_ reply: Reply) {
    last = reply
    pending += Self.lines(of: reply, width: width, spoken: isSpoken)
    for text in pending where text.contains("{ $") || text.contains("{$") {
      fail(.invariant, lastLine, got: "a raw placeholder is on the screen: \(text)")
    }
  }

  /// A reply as the lines of a transcript.
  static func lines(of reply: Reply, width: Int, spoken: Bool) -> [String] {
    reply.parts.flatMap { part -> [String] in
      switch part {
      case .line(let line):
        let mark = line.kind == .notice ? "N:" : "A:"
        let text = spoken ? line.spoken ?? line.text : line.text
        return text.split(separator: "\n").map { TranscriptParser.normalized("\(mark) \($0)") }
      case .snippet(let snippet):
        return SnippetRenderer(style: RenderingStyle(width: width)).lines(snippet).map {
          TranscriptParser.normalized("| \($0)")
        }
      }
    }
  }

  private mutating func expect(_ expected: String, _ line: Int) {
    let expected = TranscriptParser.normalized(expected)
    guard let next = pending.first else {
      replacements[line] = []
      return fail(.wording, line, expected: expected, got: "(nothing more was said)")
    }
    pending.removeFirst()
    if OutputPattern(expected).matches(next, &captures) { return }
    replacements[line] = [next]
    fail(.wording, line, expected: expected, got: next)
  }

  private mutating func closeStep() {
    guard !pending.isEmpty else { return }
    for line in pending { fail(.wording, lastLine, expected: "(no line here)", got: line) }
    let kept = replacements[lastLine] ?? [script.source[max(0, lastLine - 1)]]
    replacements[lastLine] = kept + pending
    pending = []
  }

  /// The words as they are now, by the line of the file they stand for; empty unless only words differ.
  var rewordings: [Int: [String]] { failures.allSatisfy { $0.kind == .wording } ? replacements : [:] }
}
