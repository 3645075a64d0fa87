import ConversationModel
import DialogEngine
import Foundation

/// What the lines of a script do.
extension ScriptPlay {
  mutating func open() async throws {
    let session = try await world.open(session: current, surroundings: clock.surroundings(locale: locale))
    sessions[current] = session
    isDead = false
    await take(await session.open())
  }

  private func session() throws -> any ScriptSession {
    guard !isDead, let session = sessions[current] else {
      throw ScriptWorldError("no process runs here: * start first")
    }
    return session
  }

  /// What a person types may use what was caught before: `[id]`.
  private func filled(_ text: String) -> String {
    captures.reduce(text) { $0.replacingOccurrences(of: "[\($1.key)]", with: $1.value) }
  }

  mutating func hear(_ text: String) async throws {
    let session = try session()
    let text = filled(text)
    said = text
    turns += 1
    let before = try await world.token()
    let reply = await session.hear(text)
    if let point = armed {
      armed = nil
      guard await world.isDead() || point == .beforeReply else {
        fail(
          .fact, lastLine, expected: "* kill \(point.rawValue)", got: "the turn did not come to that point")
        return
      }
      // The process dies inside this turn: whatever it said was never printed.
      isDead = true
      sessions = [:]
      last = nil
      await world.kill()
      return
    }
    await take(reply)
    try await checkInvariants(reply, text, before, session)
  }

  /// Rules that hold on every turn of every script.
  private mutating func checkInvariants(
    _ reply: Reply, _ text: String, _ before: Int, _ session: any ScriptSession
  ) async throws {
    let line = lastLine
    if reply.parts.isEmpty, !text.allSatisfy(\.isWhitespace) {
      fail(.invariant, line, got: "the turn said nothing")
    }
    for fault in await session.faults { fail(.invariant, line, got: "fault: \(fault)") }
    let after = try await world.token()
    let outcome = reply.trace.outcome
    // What was written may be the work of a command that stood before in the same line.
    let wasWritten = before != after && reply.trace.earlier == nil
    if wasWritten, outcome == "cancelled" || outcome == "set aside" {
      fail(.invariant, line, got: "a request that was \(outcome ?? "") changed the store")
    }
    if wasWritten, let intent = reply.trace.intent,
      session.isReadOnly(intent)
    {
      fail(.invariant, line, got: "\(intent) only reads, and the store changed")
    }
    if wasWritten, outcome == nil, reply.trace.waiting != nil {
      fail(.invariant, line, got: "the store changed before the question was answered")
    }
  }

  /// Moves the clock; what falls due on the way is said in order.
  mutating func advance(to date: Date) async {
    while !isDead, let session = sessions[current], let seconds = await session.secondsToNextNotice(),
      clock.now.addingTimeInterval(seconds) <= date
    {
      clock.now = clock.now.addingTimeInterval(seconds)
      let reply = await session.notices()
      guard !reply.parts.isEmpty else { break }
      await take(reply)
    }
    clock.now = max(clock.now, date)
  }

  mutating func event(_ name: String, _ arguments: String) async throws {
    switch name {
    case "kill":
      if arguments.isEmpty {
        isDead = true
        sessions = [:]
        await world.kill()
      } else {
        guard let point = FaultPoint(rawValue: arguments) else {
          throw ScriptWorldError(
            "* kill, or * kill before or after commit, before or after journal, before reply")
        }
        armed = point
        // The reply is printed here, so that it is lost here.
        if point != .beforeReply { try await world.arm(point) }
      }
    case "start": try await open()
    case "quit", "eof":
      await take(await (try session()).close())
      sessions[current] = nil
      isDead = sessions.isEmpty
    case "restart":
      await take(await (try session()).close())
      await world.kill()
      sessions = [:]
      try await open()
    case "interrupt": await take(await (try session()).interrupt())
    case "silence": await take(await (try session()).notices())
    case "session":
      guard !arguments.isEmpty else { throw ScriptWorldError("* session NAME") }
      current = arguments
      if sessions[current] == nil { try await open() }
    case "locale":
      locale = LocaleCode(rawValue: arguments)
      try await open()
    default:
      let surroundings = clock.surroundings(locale: locale)
      guard try await world.event(name, arguments, surroundings: surroundings) else {
        throw ScriptWorldError("unknown event \"\(name)\"")
      }
    }
  }
}
