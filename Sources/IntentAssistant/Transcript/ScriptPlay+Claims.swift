import ConversationModel

/// Facts after a turn. They are written and changed by people only.
extension ScriptPlay {
  mutating func check(_ text: String, _ line: Int) async throws {
    let trace = last?.trace ?? TurnTrace()
    func parameter(_ name: String) -> TurnTrace.Parameter? {
      trace.parameters.first { $0.name.rawValue == name }
    }
    switch try ScriptClaim(text, vocabulary) {
    case .value(let name, let value):
      holds(value, Self.text(parameter(name)?.value), text, line, head: "\(name): ")
    case .source(let name, let source):
      holds(source, parameter(name)?.source.rawValue, text, line, head: "\(name) <- ")
    case .result(let name, let result):
      holds(result, parameter(name)?.result, text, line, head: "result \(name) ")
    case .intent(let name): holds(name, trace.intent?.rawValue, text, line, head: "intent ")
    case .outcome(let outcome): holds(outcome, trace.outcome, text, line, head: "outcome ")
    case .idle: standsAt(nil, text, line)
    case .waiting(let what): standsAt(what == ScriptClaim.none ? nil : what, text, line)
    case .isDead: holds("died", isDead ? "died" : "alive", text, line, head: "process ")
    case .message(let id):
      let ids = last?.lines.flatMap(\.messages).map(\.rawValue) ?? []
      let said = ids.isEmpty ? nil : ids.joined(separator: " ")
      holds(id, ids.contains(id) ? id : said, text, line, head: "message ")
    case .spoken(let pattern):
      let spoken = last?.lines.map { $0.spoken ?? $0.text }.joined(separator: " ") ?? ""
      let pattern = OutputPattern(pattern)
      guard !pattern.matches(spoken, &captures) else { return }
      fail(
        .fact, line, expected: "= \(text)", got: "= spoken \(spoken)", detail: pattern.explanation(captures))
    case .setAside(let count):
      holds(count, String(await sessions[current]?.setAsideCount ?? 0), text, line, head: "set aside ")
    case .rows(let section, let changes):
      let rows = try await world.rows(of: section) ?? []
      let got = Self.change(from: rowsBefore[section] ?? [], to: rows)
      guard Set(changes) != Set(got.split(separator: " ").map(String.init)) else { return }
      holds(changes.joined(separator: " "), got, text, line, head: "\(section) ")
    }
  }

  /// Compares what is waited for; nil for nothing. From here on the script knows of an open question.
  private mutating func standsAt(_ expected: String?, _ claim: String, _ line: Int) {
    standings[current]?.isWaitingKnown = true
    guard let standing = standings[current] else {
      return fail(.fact, line, expected: "= \(claim)", got: "= process died")
    }
    let waiting = Self.text(standing.last?.trace.waiting)
    guard waiting != expected else { return }
    fail(.fact, line, expected: "= \(claim)", got: waiting.map { "= waiting for \($0)" } ?? "= idle")
  }

  /// - Parameter head: the claim without what should be so, which stands before what is.
  private mutating func holds(
    _ expected: String, _ got: String?, _ claim: String, _ line: Int, head: String
  ) {
    let got = got ?? ScriptClaim.none
    guard got != expected else { return }
    fail(.fact, line, expected: "= \(claim)", got: "= \(head)\(got)")
  }

  /// What happened to the rows: `unchanged`, `+1`, `~1`; `+1 ~2` when some came and others changed.
  static func change(from before: [String], to after: [String]) -> String {
    // Mostly a row came or went at an end, and the others are the same.
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before[start...].reversed(), after[start...].reversed()).prefix { $0 == $1 }.count
    let difference = after[start..<after.count - end].difference(from: before[start..<before.count - end])
    let changed = min(difference.insertions.count, difference.removals.count)
    let parts = [
      ("+", difference.insertions.count - changed), ("-", difference.removals.count - changed),
      ("~", changed),
    ].filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }
    return parts.isEmpty ? "unchanged" : parts.joined(separator: " ")
  }

  mutating func checkSections() async throws {
    for section in script.sections {
      here = section.line
      guard let rows = try await world.rows(of: section.name) else {
        throw ScriptWorldError("no section \"\(section.name)\"", at: section.name)
      }
      let got = rows.map(TranscriptParser.normalized)
      guard got != section.rows else { continue }
      fail(
        .fact, section.line,
        expected: (["== \(section.name)"] + (section.rows.isEmpty ? [ScriptClaim.none] : section.rows))
          .joined(separator: "\n"),
        got: got.isEmpty ? ScriptClaim.none : got.joined(separator: "\n"))
    }
  }

  /// What is awaited, as claims write it.
  static func text(_ waiting: TurnTrace.Waiting?) -> String? {
    guard let waiting else { return nil }
    switch waiting.kind {
    case "confirmation": return "confirmation"
    case "choice": return "choice of \(waiting.parameter?.rawValue ?? "option")"
    default: return waiting.parameter?.rawValue
    }
  }

  /// A value as claims write it: `1 h 30 min`, `Calculus II`, `12`.
  static func text(_ value: IntentValue?) -> String? {
    switch value {
    case nil: return nil
    case .text(let text), .choice(let text): return text
    case .integer(let number), .amount(let number, _): return String(number)
    case .number(let number): return "\(number)"
    case .boolean(let flag): return "\(flag)"
    case .entity(let entity): return entity.title
    case .list(let values): return values.compactMap { text($0) }.joined(separator: ", ")
    case .duration(let seconds): return TranscriptSpan.text(seconds)
    }
  }
}
