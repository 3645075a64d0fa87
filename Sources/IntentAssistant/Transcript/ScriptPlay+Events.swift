import ConversationModel
import DialogEngine
import Foundation

/// What the lines of a script do.
extension ScriptPlay {
  mutating func open() async throws {
    let session = try await world.open(session: current, surroundings: clock.surroundings(locale: locale))
    sessions[current] = session
    isDead = false
    let before = try await world.token()
    try await take(await session.open(), said: nil, since: before)
  }

  /// The person leaves: a question that is open stays so.
  private mutating func close() async throws {
    var reply = await (try session()).close()
    let standing = standings[current]
    reply.trace = TurnTrace()
    reply.trace.waiting = standing?.last?.trace.waiting
    await take(reply)
    standings[current]?.isWaitingKnown = standing?.isWaitingKnown ?? false
  }

  private func session() throws -> any ScriptSession {
    guard !isDead, let session = sessions[current] else {
      throw ScriptWorldError("no process runs here: * start first")
    }
    return session
  }

  mutating func hear(_ text: String) async throws {
    let session = try session()
    let text = TypedText.filled(text, with: captures)
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
      // What it waits for, or whether, is known again when it is opened.
      standings[current] = nil
      await world.kill()
      let changes = try await world.changeSets(since: before)
      var rules = invariants[current, default: TurnInvariants(schemas: session.schemas)]
      for broken in rules.checkDeath(changes, before: point == .beforeCommit, session: current) {
        fail(.invariant, lastLine, got: broken.description)
      }
      invariants[current] = rules
      return
    }
    try await take(reply, said: text, since: before)
  }

  /// Takes a reply in, and looks whether everything holds that holds in every turn.
  /// - Parameter said: nil when nobody said anything.
  private mutating func take(_ reply: Reply, said: String?, since token: Int) async throws {
    await take(reply)
    guard let session = sessions[current] else { return }
    var turn = ObservedTurn(said: said, steps: await session.steps, reply: reply, session: current)
    turn.isStoreChanged = try await world.token() != token
    turn.changes = turn.isStoreChanged ? try await world.changeSets(since: token) : []
    turn.faults = await session.faults
    turn.unheard = await session.unheard(in: reply)
    for broken in invariants[current, default: TurnInvariants(schemas: session.schemas)].check(turn) {
      fail(.invariant, lastLine, got: broken.description)
    }
  }

  /// Moves the clock; what falls due on the way is said in order.
  mutating func advance(to date: Date) async throws {
    while !isDead, let session = sessions[current], let seconds = await session.secondsToNextNotice(),
      clock.now.addingTimeInterval(seconds) <= date
    {
      clock.now = clock.now.addingTimeInterval(seconds)
      let before = try await world.token()
      let reply = await session.notices()
      guard !reply.parts.isEmpty else { break }
      try await take(reply, said: nil, since: before)
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
      try await close()
      sessions[current] = nil
      isDead = sessions.isEmpty
    case "restart":
      try await close()
      await world.kill()
      sessions = [:]
      try await open()
    case "interrupt", "silence":
      let session = try session()
      let before = try await world.token()
      let reply = name == "silence" ? await session.notices() : await session.interrupt()
      // Nothing was due: all is as it was.
      if name == "silence", reply.parts.isEmpty { return }
      try await take(reply, said: nil, since: before)
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
        throw ScriptWorldError("unknown event \"\(name)\"", at: name)
      }
    }
  }
}
