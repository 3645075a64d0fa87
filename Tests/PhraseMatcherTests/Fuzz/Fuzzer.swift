import Foundation
import Synchronization

@testable import PhraseMatcher

/// Changes the kept inputs of a target over and over; what goes a new way is changed further.
///
/// Environment: `VIVA_FUZZ` is how many inputs are tried, `VIVA_FUZZ_SEED` where the chance begins. With `VIVA_FUZZ`
/// the input in hand is first written to `.build/fuzz/TARGET-last`, so that a crash leaves it, every input with a
/// fault to `.build/fuzz/TARGET-fault-N`, and every one that goes a new way, made small, to `.build/fuzz/new/TARGET/`.
struct Fuzzer {
  private static let environment = ProcessInfo.processInfo.environment
  /// Inputs tried in the tests, by target; lines are matched in three languages, which takes longer.
  private static let rounds = ["templates": 2_000, "phrases": 2_000, "utterances": 2_000]
  /// One input in so many is also compiled and matched.
  private static let seldom = 20
  /// Shorter forms of one input that are tried.
  private static let mostTries = 60

  private let target: FuzzTarget
  private let rounds: Int
  private let isLong: Bool
  private var mutator: ByteMutator
  private var pool: [[UInt8]]
  private var paths: Set<String> = []

  init(_ target: FuzzTarget) throws {
    self.target = target
    isLong = Self.environment["VIVA_FUZZ"] != nil
    rounds = Int(Self.environment["VIVA_FUZZ"] ?? "") ?? Self.rounds[target.name] ?? 0
    mutator = ByteMutator(
      seed: UInt64(Self.environment["VIVA_FUZZ_SEED"] ?? "") ?? 1, words: target.words)
    pool = try Self.kept(target).map(\.bytes)
  }

  /// The kept inputs of a target, by the names of their files.
  static func kept(_ target: FuzzTarget) throws -> [(file: String, bytes: [UInt8])] {
    let folder = Repository.file("Tests/Corpora/Fuzz/\(target.name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map { name in
      (name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  /// Every fault, with the input as a string literal.
  mutating func run() throws -> [String] {
    var faults: [String] = []
    defer {
      if isLong {
        print(
          target.name, pool.count, "ways,", faults.count, "faults, most steps",
          FuzzTarget.mostSteps.withLock(\.self))
      }
    }
    if isLong { for bytes in pool { paths.insert(target.run(bytes, true).path) } }
    for round in 0..<rounds {
      let bytes = mutator.mutated(mutator.pick(pool), donors: pool)
      try leave(bytes, "\(target.name)-last")
      let isWhole = round % Self.seldom == 0
      let outcome = target.run(bytes, isWhole)
      if let fault = outcome.fault {
        faults.append("\(String(decoding: bytes, as: UTF8.self).debugDescription): \(fault)")
        try leave(bytes, "\(target.name)-fault-\(faults.count)")
      } else if isLong, isWhole, paths.insert(outcome.path).inserted {
        pool.append(bytes)
        try leave(smaller(bytes, outcome.path), "new/\(target.name)/\(paths.count)")
      }
    }
    return faults
  }

  /// The input without most of what it does not need to go the same way.
  private func smaller(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    var bytes = bytes
    var length = max(1, bytes.count / 2)
    var tries = 0
    while length > 0, tries < Self.mostTries {
      var start = 0
      while start < bytes.count {
        let shorter = Array(bytes[..<start] + bytes[min(bytes.count, start + length)...])
        tries += 1
        if target.run(shorter, true).path == path { bytes = shorter } else { start += length }
      }
      length /= 2
    }
    return bytes
  }

  private func leave(_ bytes: [UInt8], _ name: String) throws {
    guard isLong else { return }
    let file = Repository.file(".build/fuzz/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
