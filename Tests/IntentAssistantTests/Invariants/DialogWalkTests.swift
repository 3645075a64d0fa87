import DialogWalk
import Testing

/// `make walk` goes on for a million events.
@Suite struct `A walk of chance through the machine` {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func `breaks nothing`(seed: UInt64) throws {
    var walk = DialogWalk(seed: seed, encodesEvery: 50)
    let events = try walk.walk(5_000)
    // It came about: every kind of event, and most of them with an effect.
    #expect(DialogWalk.run(events) > events.count)
  }
}
