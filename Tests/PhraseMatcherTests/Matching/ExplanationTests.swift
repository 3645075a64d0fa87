import ConversationModel
import Testing

@testable import PhraseMatcher

struct ExplanationTests {
  @Test func `a reading is explained with its template, its runner-up and its words`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let explanation = matcher.explain("start stopwatch for Biology", expecting: nil)
    let first = try #require(explanation.candidates.first)
    #expect(first.reading.template.file == "Phrases/en/StartStopwatch.yaml")
    #expect(first.reading.template.text.contains("<watch>"))
    #expect(first.reading["material"]?.span == 20..<27)
    #expect(explanation.candidates.count > 1)
    #expect(explanation.candidates[1].looseness > first.looseness)
    #expect(explanation.furthest == nil)
  }

  @Test func `what fits nothing is explained by where it stops and what could stand there`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let explanation = matcher.explain("set my weekly goal to banana", expecting: nil)
    let furthest = try #require(explanation.furthest)
    #expect(furthest.understood == "set my weekly goal to")
    #expect(furthest.expected.contains("{duration}"))
    let short = try #require(matcher.explain("set my weekly goal to", expecting: nil).furthest)
    #expect(short.expected.contains("{duration}"))
  }

  @Test func `a line that is too long is explained by nothing`() throws {
    let matcher = try #require(CatalogTests.matchers["en"])
    let explanation = matcher.explain(String(repeating: "start ", count: 10_000), expecting: nil)
    #expect(explanation.candidates.isEmpty && explanation.interpretation.readings.isEmpty)
  }
}
