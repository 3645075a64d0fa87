import Foundation
import Testing

@testable import PhraseMatcher

/// What holds of match text whatever was typed.
struct NormalizerFuzzTests {
  /// Why the match text of a text is wrong; nil when it is right.
  static func fault(_ typed: String) -> String? {
    let utterance = Normalizer.utterance(typed)
    let scalars = utterance.scalars
    guard scalars.count == utterance.starts.count, scalars.count == utterance.ends.count else {
      return "counts"
    }
    let length = Int32(typed.utf8.count)
    for index in scalars.indices {
      let (start, end) = (utterance.starts[index], utterance.ends[index])
      guard 0 <= start, start <= end, end <= length else { return "span \(start)..<\(end) of \(length)" }
      guard index == 0 || utterance.starts[index - 1] <= start else { return "order at \(index)" }
      guard Unicode.Scalar(scalars[index]) != nil else { return "no scalar at \(index)" }
      if scalars[index] < 0x20 || 0x7F...0x9F ~= scalars[index] { return "control at \(index)" }
      let isEdge = index == 0 || index == scalars.count - 1 || scalars[index - 1] == 0x20
      if scalars[index] == 0x20, isEdge { return "space at \(index)" }
    }
    let text = NormalizerTests.string(scalars)
    let again = Normalizer.utterance(text).scalars
    return again == scalars
      ? nil : "\(text.debugDescription) becomes \(again) from \(scalars)"
  }

  private static func nasty() throws -> [String] {
    let text = try String(contentsOf: Repository.file("Tests/Corpora/nasty.txt"), encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      try JSONDecoder().decode(String.self, from: Data($0.utf8))
    }
  }

  @Test func `match text of the corpus leads back, and stays when it is normalised again`() throws {
    let nasty = try Self.nasty()
    #expect(nasty.count >= 100)
    let faults = nasty.compactMap { typed in Self.fault(typed).map { "\(typed.debugDescription): \($0)" } }
    #expect(faults == [], "\(faults.joined(separator: "\n"))")
  }

  @Test func `match text of mixed and random text leads back, and stays when it is normalised again`() throws
  {
    var generator = SeededGenerator(state: 42)
    let pieces = try Self.nasty().filter { $0.unicodeScalars.count < 20 }
    var faults: [String] = []
    for _ in 0..<1_500 {
      let count = Int.random(in: 2...5, using: &generator)
      let mixed = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let bytes = (0..<24).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for typed in [mixed, String(decoding: bytes, as: UTF8.self)] {
        if let fault = Self.fault(typed) { faults.append("\(typed.debugDescription): \(fault)") }
      }
    }
    #expect(faults == [], "\(faults.count): \(faults.prefix(20).joined(separator: "\n"))")
  }
}
