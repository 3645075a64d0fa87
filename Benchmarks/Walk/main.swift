import DialogEngine
import DialogWalk
import Foundation

// A walk of chance through the machine, every event looked at; then the same events alone, for the machine's speed.
//
//     walk [EVENTS] [SEED] [EVERY]
//
// The machine is saved and read again at one event in EVERY, which takes most of the time.

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1_000_000 : 1_000_000
let seed = CommandLine.arguments.count > 2 ? UInt64(CommandLine.arguments[2]) ?? 1 : 1
let clock = ContinuousClock()
let every = CommandLine.arguments.count > 3 ? Int(CommandLine.arguments[3]) ?? 1 : 1
var walk = DialogWalk(seed: seed, encodesEvery: every)
let start = clock.now
let events: [Event]
do {
  events = try walk.walk(count)
} catch let stumble as DialogWalk.Stumble {
  print("seed \(seed), \(stumble)")
  if let kept = try KeptWalk(stumble) {
    let path = ".build/walk-\(seed)-\(stumble.step).json"
    try kept.data.write(to: URL(fileURLWithPath: path))
    print("\nits few events: \(path); mend it, and keep them in Tests/Corpora/Walk")
  }
  exit(1)
}
print("\(count) events, each looked at: \(clock.now - start)")
// The least of several runs: other processes only ever add.
let least = (0..<5).map { _ in clock.measure { _ = DialogWalk.run(events) } }.min() ?? .zero
print("the machine alone: \(Int(Double(count) / (least / .seconds(1)))) events a second")
