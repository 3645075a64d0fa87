package import ConversationModel
package import Foundation
import OpenAppIntents
import RecordStore

extension StudyLog: NoticeSource {
  /// A notice said this long after its timer ended tells when that was, in seconds.
  private static let awaySeconds = 60.0

  /// When the running timer ends; nil when none runs or its end was said.
  package func nextNoticeDate() async throws -> Date? {
    guard let running = try running(), !running.isAnnounced else { return nil }
    return running.timer.end()
  }

  /// The end of the timer, for the one session that claims it first.
  package func claimNotices(now: Date) async throws -> [Notice] {
    // Most of the time nothing is due, and then nothing must be written.
    guard let running = try running(), Self.isDue(running, at: now) else { return [] }
    return try store.upkeep(now: now) { db in
      guard var running = try MeasurementTable.open(db), Self.isDue(running, at: now),
        let end = running.timer.end(), try MeasurementTable.claim(running.id, at: now, db)
      else { return [] }
      // A clock that goes back does not take back an end that was said.
      running.timer.observe(now)
      try MeasurementTable.save(running, db)
      let isLate = now.timeIntervalSince(end) > Self.awaySeconds
      var facts = StudyWords.facts(running, at: now)
      facts["ended"] = .instant(end, zone: running.zone.identifier)
      let message = StudyWords.named(isLate ? "timer-ended-away" : "timer-ended", running.material)
      return [Notice(message: IntentDialog(message: message, arguments: facts).message)]
    }
  }

  private static func isDue(_ running: StudyMeasurement, at now: Date) -> Bool {
    guard !running.isAnnounced, let end = running.timer.end() else { return false }
    return end <= now
  }

  /// What runs, or on a store where nothing was ever written how to begin; otherwise nil.
  package func greeting(now: Date) async throws -> Message? {
    guard let running = try running() else {
      return try store.historyPosition() == 0 ? Message("greeting-empty") : nil
    }
    return StudyWords.current(running, at: now).dialog.message
  }

  /// What goes on when the terminal is left; nil when nothing runs.
  package func farewell(now: Date) async throws -> Message? {
    guard let running = try running() else { return nil }
    let timer = running.timer
    let kind =
      if timer.state == .paused {
        "break"
      } else if timer.overtime(at: now) > 0 {
        "overtime"
      } else {
        timer.kind.rawValue
      }
    return IntentDialog(
      message: StudyWords.named("farewell-\(kind)", running.material),
      arguments: StudyWords.facts(running, at: now)
    ).message
  }
}
