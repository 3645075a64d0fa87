import ConversationModel

/// Facts after a turn. They are written and changed by people only.
extension ScriptPlay {
  mutating func check(_ claim: String, _ line: Int) async throws {
    let words = claim.split(separator: " ").map(String.init)
    guard let first = words.first else { throw ScriptWorldError("an empty claim") }
    let trace = last?.trace ?? TurnTrace()
    if first.hasSuffix(":") {
      let value = claim.dropFirst(first.count).drop { $0 == " " }
      return holds(String(value), Self.text(parameter(first.dropLast(), trace)?.value), claim, line)
    }
    if words.count == 3, words[1] == "<-" {
      return holds(words[2], parameter(first, trace)?.source.rawValue, claim, line)
    }
    if let rows = try await world.rows(of: first), words.count >= 2 {
      return try rowClaim(Array(words.dropFirst()), rowsBefore[first] ?? [], rows, claim, line)
    }
    switch (first, words.count) {
    case ("intent", 2): holds(words[1], trace.intent?.rawValue, claim, line)
    case ("result", 3): holds(words[2], parameter(words[1], trace)?.result, claim, line)
    case ("outcome", 2...):
      holds(words.dropFirst().joined(separator: " "), trace.outcome ?? "none", claim, line)
    case ("idle", 1), ("waiting", 3...):
      standings[current]?.isWaitingKnown = true
      let got = Self.text(trace.waiting).map { "waiting for \($0)" } ?? "idle"
      holds(claim, standings[current] == nil ? "process died" : got, claim, line)
    case ("process", 2): holds("died", isDead ? "died" : "alive", claim, line)
    case ("message", 2):
      let ids = last?.lines.flatMap(\.messages).map(\.rawValue) ?? []
      holds(words[1], ids.contains(words[1]) ? words[1] : ids.joined(separator: " "), claim, line)
    case ("spoken", 2...):
      let spoken = last?.lines.map { $0.spoken ?? $0.text }.joined(separator: " ") ?? ""
      let pattern = OutputPattern(words.dropFirst().joined(separator: " "))
      if !pattern.matches(spoken, &captures) { fail(.fact, line, expected: "= \(claim)", got: spoken) }
    case ("set", 3): holds(words[2], String(await sessions[current]?.parkedCount ?? 0), claim, line)
    default: throw ScriptWorldError("unknown claim \"\(claim)\"")
    }
  }

  private func parameter(_ name: some StringProtocol, _ trace: TurnTrace) -> TurnTrace.Parameter? {
    trace.parameters.first { $0.name.rawValue == name }
  }

  private mutating func holds(_ expected: String, _ got: String?, _ claim: String, _ line: Int) {
    guard got != expected else { return }
    // The same claim with what is so in place of what should be.
    let head = claim.hasSuffix(expected) ? claim.dropLast(expected.count) : ""
    fail(.fact, line, expected: "= \(claim)", got: "= \(head)\(got ?? "(none)")")
  }

  private mutating func rowClaim(
    _ changes: [String], _ before: [String], _ after: [String], _ claim: String, _ line: Int
  ) throws {
    let kinds = changes.map(\.first)
    let isCount = changes.allSatisfy { "+-~".contains($0.first ?? " ") && (Int($0.dropFirst()) ?? 0) > 0 }
    guard changes == ["unchanged"] || isCount && Set(kinds).count == kinds.count else {
      throw ScriptWorldError("unknown claim \"\(claim)\"")
    }
    let got = Self.change(from: before, to: after)
    guard Set(changes) != Set(got.split(separator: " ").map(String.init)) else { return }
    holds(changes.joined(separator: " "), got, claim, line)
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
        throw ScriptWorldError("no section \"\(section.name)\"")
      }
      let got = rows.map(TranscriptParser.normalized)
      guard got != section.rows else { continue }
      fail(
        .fact, section.line,
        expected: "== \(section.name)\n     " + section.rows.joined(separator: "\n     "),
        got: got.isEmpty ? "(none)" : got.joined(separator: "\n     "))
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
