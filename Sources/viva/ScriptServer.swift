import ConversationModel
import Foundation
import IntentAssistant

/// Carries out what a replay asks of a process of its own.
actor ScriptServer {
  private let world: StudyWorld
  private var session: (any ScriptSession)?
  private var clock: ScriptClock?

  init(world: StudyWorld) { self.world = world }

  func answer(_ command: ScriptCommand) async throws -> ScriptAnswer {
    let surroundings = try surroundings(for: command)
    var answer = ScriptAnswer()
    switch command.verb {
    case .header(let key, let value):
      answer.isKnown = try await world.header(key, value, surroundings: surroundings)
    case .event(let name, let arguments):
      answer.isKnown = try await world.event(name, arguments, surroundings: surroundings)
    case .open:
      session = try await world.open(session: command.session, surroundings: surroundings)
      answer.reply = await session?.open()
    case .hear(let text): answer.reply = await session?.hear(text)
    case .shown: await session?.shown()
    case .interrupt: answer.reply = await session?.interrupt()
    case .close: answer.reply = await session?.close()
    case .notices: answer.reply = await session?.notices()
    case .secondsToNextNotice: answer.number = await session?.secondsToNextNotice()
    case .rows(let section): answer.rows = try await world.rows(of: section)
    case .token: answer.number = Double(try await world.token())
    case .changeSets(let token): answer.changeSets = try await world.changeSets(since: token)
    case .arm(let point): try await world.arm(point)
    }
    answer.faults = await session?.faults ?? []
    answer.setAsideCount = await session?.setAsideCount ?? 0
    return answer
  }

  /// The script's time, which every command brings along.
  private func surroundings(for command: ScriptCommand) throws -> Surroundings {
    guard let zone = TimeZone(identifier: command.zone) else {
      throw ScriptWorldError("no time zone \"\(command.zone)\"")
    }
    let clock =
      self.clock ?? ScriptClock(start: command.now, zone: zone, firstID: command.process * 1_000_000)
    clock.now = command.now
    self.clock = clock
    return clock.surroundings(locale: command.locale)
  }
}
