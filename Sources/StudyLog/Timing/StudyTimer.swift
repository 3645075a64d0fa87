package import Foundation

/// A stopwatch or timer as a value: it holds no clock, every moment is handed in.
///
/// A clock that goes back never makes a time negative or takes back what was measured: each span counts
/// 0 at least, and the open span keeps the latest moment it has seen.
package struct StudyTimer: Codable, Hashable, Sendable {
  /// Counts up, or down from a length; the raw values are stored.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case stopwatch, timer
  }

  /// A time of studying. What lies between two spans is a break.
  package struct Span: Codable, Hashable, Sendable {
    package var start: Date
    /// Nil while it goes on.
    package var end: Date?
    /// The latest moment seen while it went on; nil when none was noted.
    package var seen: Date?

    package init(start: Date, end: Date? = nil, seen: Date? = nil) {
      self.start = start
      self.end = end
      self.seen = seen
    }

    func length(at now: Date) -> TimeInterval {
      let end = end ?? max(now, seen ?? now)
      return max(0, end.timeIntervalSince(start))
    }
  }

  /// Paused is a break; finished is for good.
  package enum State: Hashable, Sendable {
    case running, paused, finished
  }

  /// Why a step cannot be taken.
  package enum Refusal: Error, Hashable, Sendable {
    case alreadyPaused, notPaused, finished
  }

  package let kind: Kind
  /// The length of a timer in seconds; nil for a stopwatch.
  package let planned: Int?
  /// In order; never empty.
  package private(set) var spans: [Span]
  package private(set) var isFinished: Bool

  /// Starts a stopwatch.
  package init(stopwatchAt start: Date) {
    self.init(kind: .stopwatch, planned: nil, spans: [Span(start: start)], isFinished: false)
  }

  /// Starts a timer of some seconds.
  package init(timerOf seconds: Int, at start: Date) {
    self.init(kind: .timer, planned: seconds, spans: [Span(start: start)], isFinished: false)
  }

  /// What was kept in a store.
  package init(kind: Kind, planned: Int?, spans: [Span], isFinished: Bool) {
    self.kind = kind
    self.planned = planned
    self.spans = spans
    self.isFinished = isFinished
  }

  package var state: State {
    if isFinished { return .finished }
    return spans.last?.end == nil && !spans.isEmpty ? .running : .paused
  }

  // MARK: Steps

  /// Begins a break.
  package mutating func pause(at now: Date) throws(Refusal) {
    switch state {
    case .finished: throw .finished
    case .paused: throw .alreadyPaused
    case .running: closeSpan(at: now)
    }
  }

  /// Ends a break.
  package mutating func resume(at now: Date) throws(Refusal) {
    switch state {
    case .finished: throw .finished
    case .running: throw .notPaused
    case .paused: spans.append(Span(start: now))
    }
  }

  /// Ends the measuring.
  package mutating func finish(at now: Date) throws(Refusal) {
    if state == .finished { throw .finished }
    if state == .running { closeSpan(at: now) }
    isFinished = true
  }

  /// Notes that the clock stood here, in case it goes back afterwards.
  package mutating func observe(_ now: Date) {
    guard state == .running, let last = spans.indices.last else { return }
    spans[last].seen = max(now, spans[last].seen ?? now)
  }

  private mutating func closeSpan(at now: Date) {
    guard let last = spans.indices.last else { return }
    let end = max(now, spans[last].seen ?? now)
    spans[last].end = max(spans[last].start, end)
  }

  // MARK: Readings

  /// Studied so far, without breaks, in whole seconds; never negative.
  package func elapsed(at now: Date) -> Int {
    Self.whole(spans.reduce(0) { $0 + $1.length(at: now) })
  }

  /// All breaks together, the present one included, in whole seconds.
  package func breaks(at now: Date) -> Int {
    var total = currentBreakLength(at: now)
    for (earlier, later) in zip(spans, spans.dropFirst()) {
      if let end = earlier.end { total += max(0, later.start.timeIntervalSince(end)) }
    }
    return Self.whole(total)
  }

  /// The present break in whole seconds; 0 when there is none.
  package func currentBreak(at now: Date) -> Int { Self.whole(currentBreakLength(at: now)) }

  private func currentBreakLength(at now: Date) -> TimeInterval {
    guard state == .paused, let end = spans.last?.end else { return 0 }
    return max(0, now.timeIntervalSince(end))
  }

  /// Until a timer ends, in whole seconds; 0 when it has; nil for a stopwatch.
  package func remaining(at now: Date) -> Int? { planned.map { max(0, $0 - elapsed(at: now)) } }

  /// Studied after a timer had ended, in whole seconds; 0 for a stopwatch.
  package func overtime(at now: Date) -> Int { planned.map { max(0, elapsed(at: now) - $0) } ?? 0 }

  /// What a record of this measuring holds: a timer that has ended counts its length and no overtime.
  package func recorded(at now: Date) -> Int { min(elapsed(at: now), planned ?? .max) }

  /// The moment a timer ends if nothing is done; nil for a stopwatch, on a break, or after finishing.
  package func end() -> Date? {
    guard let planned, state == .running, let open = spans.last else { return nil }
    let before = spans.dropLast().reduce(0) { $0 + $1.length(at: $1.end ?? $1.start) }
    return open.start.addingTimeInterval(Double(planned) - before)
  }

  /// Whether the clock stands before the running span began, so that the time measured is unknown.
  package func isClockBehind(at now: Date) -> Bool {
    guard state == .running, let open = spans.last else { return false }
    return max(now, open.seen ?? now) < open.start
  }

  private static func whole(_ seconds: TimeInterval) -> Int {
    // Spans come as milliseconds; without the slack 59.999999 s would lose a second.
    let value = (seconds + 0.000_5).rounded(.down)
    return value.isFinite ? Int(max(0, min(1e12, value))) : 0
  }
}
