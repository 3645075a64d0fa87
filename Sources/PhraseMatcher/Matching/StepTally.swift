import Synchronization

/// Counts the steps that matching takes, for tests that hold it to a budget without a clock.
///
/// A step is one node that a thread visits, one detour of a lattice, or one part that a cut of free speech tries.
package final class StepTally: Sendable {
  /// Where steps are counted; nil nearly always.
  @TaskLocal static var current: StepTally?

  private let count = Atomic<Int>(0)

  private init() {}

  func add(_ steps: Int) { count.add(steps, ordering: .relaxed) }

  /// What came of some work, and how many steps of matching it took.
  package static func counting<Result>(_ work: () throws -> Result) rethrows -> (
    result: Result, steps: Int
  ) {
    let tally = StepTally()
    let result = try $current.withValue(tally, operation: work)
    return (result, tally.count.load(ordering: .relaxed))
  }
}
