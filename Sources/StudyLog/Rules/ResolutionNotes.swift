import Synchronization

/// What the rules of one request tell one another: a rule sees the values of the others, not that one of
/// them was refused ("no material").
final class ResolutionNotes: Sendable {
  private let declined = Mutex(false)

  var isMaterialDeclined: Bool {
    get { declined.withLock { $0 } }
    set { declined.withLock { $0 = newValue } }
  }
}
