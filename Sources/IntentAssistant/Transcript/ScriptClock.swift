package import ConversationModel
package import Foundation
import Synchronization

/// Time, zone and identity of a script: the clock moves only when the script says so.
package final class ScriptClock: Sendable {
  private struct State {
    var now: Date
    var nextID: Int
  }

  private let state: Mutex<State>
  package let zone: TimeZone

  /// - Parameter firstID: where the ids begin that this clock gives out.
  package init(start: Date, zone: TimeZone, firstID: Int = 1) {
    state = Mutex(State(now: start, nextID: firstID))
    self.zone = zone
  }

  package var now: Date {
    get { state.withLock { $0.now } }
    set { state.withLock { $0.now = newValue } }
  }

  /// The moment as scripts write it.
  var text: String { TranscriptMoment.minute(now, in: zone) }

  /// Ids count up: `id-1`.
  package func surroundings(locale: LocaleCode) -> Surroundings {
    Surroundings(
      now: { self.now }, timeZone: { self.zone },
      newID: {
        self.state.withLock { state in
          defer { state.nextID += 1 }
          return "id-\(state.nextID)"
        }
      }, locale: locale)
  }
}
