import ConversationModel
import Foundation
import Testing

@testable import PhraseMatcher

/// `VIVA_SAMPLES` is how many rounds through all templates there are; then what does not come back is printed.
@Suite("what the templates generate is understood")
struct RoundTripTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["VIVA_SAMPLES"] != nil
  /// A template more moves the chance of all that follow: four rounds weigh it less.
  private static let seeds: Range<UInt64> = 7..<7 + (UInt64(environment["VIVA_SAMPLES"] ?? "") ?? 4)

  /// How a sample comes back wrong, if it does.
  static func failure(_ sample: PhraseSample, _ matcher: Matcher) -> String? {
    let heard = matcher.interpret(sample.text, expecting: sample.expecting)
    let place = "\(sample.template.file):\(sample.template.line): \"\(sample.text)\""
    guard let reading = heard.readings.first else {
      // What is only thought aloud is no answer, and must not become one.
      let isNothing = sample.intent.rawValue == DialogAct.answer.rawValue && sample.slots.isEmpty
      return isNothing ? nil : "\(place) is not understood"
    }
    let means = Set(heard.readings.prefix(max(1, heard.tied)).map(\.intent))
    guard means.contains(sample.intent) else {
      return "\(place) is \(reading.intent), by \(reading.template.text)"
    }
    let missing = sample.slots.filter { reading[$0.name] == nil }.map(\.name)
    guard reading.intent == sample.intent, !missing.isEmpty else { return nil }
    return "\(place) comes back without \(missing)"
  }

  /// What no strict reading can keep apart is a question of wording, so a few in a thousand are let through; a
  /// template that is swallowed by another shows in far more.
  @Test("samples come back as their intent and slots", arguments: ["en", "ja", "ko"])
  func roundTrip(_ locale: String) throws {
    let matcher = try #require(CatalogTests.matchers[locale])
    var (count, templates) = (0, 0)
    var failures: [String] = []
    for seed in Self.seeds {
      var sampler = PhraseSampler(matcher, seed: seed)
      templates += sampler.templateCount
      for turn in 0..<sampler.templateCount {
        guard let sample = sampler.sample(template: turn) else { continue }
        count += 1
        if let failure = Self.failure(sample, matcher) { failures.append(failure) }
      }
    }
    #expect(count * 2 > templates)
    if Self.isLong {
      print(locale, count, "samples,", failures.count, "failures")
      print(failures.sorted().joined(separator: "\n"))
    }
    #expect(failures.count * 100 <= count * 2, "\(failures.joined(separator: "\n"))")
  }

  @Test("samples are the same for the same seed, and cover more and more branches")
  func seeds() throws {
    let matcher = try #require(CatalogTests.matchers["ja"])
    var first = PhraseSampler(matcher, seed: 3)
    var second = PhraseSampler(matcher, seed: 3)
    #expect((0..<20).map { first.sample(template: $0) } == (0..<20).map { second.sample(template: $0) })
    let before = first.coverage
    for template in 0..<first.templateCount { _ = first.sample(template: template) }
    #expect(first.coverage > before)
  }
}
