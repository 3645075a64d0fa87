import DialogEngine
import DialogWalk
import Foundation

// A walk of chance through the machine, every event looked at; then the same events alone, for the machine's speed.
//
//     walk [EVENTS] [SEED]

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1_000_000 : 1_000_000
let seed = CommandLine.arguments.count > 2 ? UInt64(CommandLine.arguments[2]) ?? 1 : 1
let clock = ContinuousClock()
var walk = DialogWalk(seed: seed)
let start = clock.now
let events: [Event]
do {
  events = try walk.walk(count)
} catch {
  print("seed \(seed), \(error)")
  exit(1)
}
print("\(count) events, each looked at: \(clock.now - start)")
// The least of several runs: other processes only ever add.
let least = (0..<5).map { _ in clock.measure { _ = DialogWalk.run(events) } }.min() ?? .zero
print("the machine alone: \(Int(Double(count) / (least / .seconds(1)))) events a second")
