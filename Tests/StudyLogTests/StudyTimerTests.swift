import Foundation
import StudyLog
import Testing

struct StudyTimerTests {
  enum Step: Sendable {
    case pause(Double)
    case resume(Double)
    case finish(Double)
    case observe(Double)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// Seconds of a timer; nil for a stopwatch.
    var planned: Int?
    var steps: [Step]
    /// When it is looked at, in seconds after the start.
    var at: Double
    var elapsed: Int
    var breaks = 0
    var remaining: Int?
    var overtime = 0
    var recorded: Int
    var end: Double?
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "just started", steps: [], at: 0, elapsed: 0, recorded: 0),
    Row(name: "a stopwatch runs", steps: [], at: 90.9, elapsed: 90, recorded: 90),
    Row(name: "on a break", steps: [.pause(60)], at: 100, elapsed: 60, breaks: 40, recorded: 60),
    Row(
      name: "after a break", steps: [.pause(60), .resume(100)], at: 130, elapsed: 90, breaks: 40, recorded: 90
    ),
    Row(
      name: "two breaks", steps: [.pause(60), .resume(100), .pause(160), .resume(170)], at: 180, elapsed: 130,
      breaks: 50, recorded: 130),
    Row(name: "finished stays", steps: [.finish(60)], at: 500, elapsed: 60, recorded: 60),
    Row(name: "finished on a break", steps: [.pause(30), .finish(60)], at: 500, elapsed: 30, recorded: 30),
    Row(
      name: "a timer runs", planned: 100, steps: [], at: 40, elapsed: 40, remaining: 60, recorded: 40,
      end: 100),
    Row(
      name: "a timer on a break has no end", planned: 100, steps: [.pause(40)], at: 90, elapsed: 40,
      breaks: 50,
      remaining: 60, recorded: 40),
    Row(
      name: "a break moves the end", planned: 100, steps: [.pause(40), .resume(90)], at: 100, elapsed: 50,
      breaks: 50, remaining: 50, recorded: 50, end: 150),
    Row(
      name: "overtime is not recorded", planned: 100, steps: [], at: 130, elapsed: 130, remaining: 0,
      overtime: 30, recorded: 100, end: 100),
    Row(name: "the clock goes back before the start", steps: [], at: -3_600, elapsed: 0, recorded: 0),
    Row(
      name: "the clock goes back on a break", steps: [.pause(1_800), .resume(300)], at: 1_200, elapsed: 2_700,
      breaks: 0, recorded: 2_700),
    Row(
      name: "the clock goes back at the pause", steps: [.pause(-60)], at: 0, elapsed: 0, breaks: 0,
      recorded: 0),
    Row(
      name: "what was seen is not taken back", planned: 100, steps: [.observe(100)], at: 20, elapsed: 100,
      remaining: 0, recorded: 100, end: 100),
    Row(name: "eighty hours", steps: [], at: 290_100, elapsed: 290_100, recorded: 290_100),
  ]

  private static let start = Date(timeIntervalSince1970: 1_790_000_000)
  private static func moment(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  @Test(arguments: rows) func `what is measured`(row: Row) throws {
    var timer =
      row.planned.map { StudyTimer(timerOf: $0, at: Self.start) } ?? StudyTimer(stopwatchAt: Self.start)
    for step in row.steps {
      switch step {
      case .pause(let at): try timer.pause(at: Self.moment(at))
      case .resume(let at): try timer.resume(at: Self.moment(at))
      case .finish(let at): try timer.finish(at: Self.moment(at))
      case .observe(let at): timer.observe(Self.moment(at))
      }
    }
    let now = Self.moment(row.at)
    #expect(timer.elapsed(at: now) == row.elapsed)
    #expect(timer.breaks(at: now) == row.breaks)
    #expect(timer.remaining(at: now) == row.remaining)
    #expect(timer.overtime(at: now) == row.overtime)
    #expect(timer.recorded(at: now) == row.recorded)
    #expect(timer.end() == row.end.map(Self.moment))
    let copy = try JSONDecoder().decode(StudyTimer.self, from: JSONEncoder().encode(timer))
    #expect(copy == timer)
  }

  @Test func `steps that make no sense are refused and change nothing`() throws {
    var timer = StudyTimer(stopwatchAt: Self.start)
    #expect(throws: StudyTimer.Refusal.notPaused) { try timer.resume(at: Self.moment(1)) }
    try timer.pause(at: Self.moment(2))
    let paused = timer
    #expect(throws: StudyTimer.Refusal.alreadyPaused) { try timer.pause(at: Self.moment(3)) }
    #expect(timer == paused)
    try timer.finish(at: Self.moment(4))
    let finished = timer
    #expect(throws: StudyTimer.Refusal.finished) { try timer.finish(at: Self.moment(5)) }
    #expect(throws: StudyTimer.Refusal.finished) { try timer.pause(at: Self.moment(5)) }
    #expect(throws: StudyTimer.Refusal.finished) { try timer.resume(at: Self.moment(5)) }
    #expect(timer == finished && timer.state == .finished)
  }

  @Test func `no sequence of clocks makes a time negative`() throws {
    // Every order of five moments, two of them before the start.
    let moments: [Double] = [-500, -1, 0, 60, 86_400]
    for first in moments {
      for second in moments {
        for third in moments {
          for last in moments {
            var timer = StudyTimer(timerOf: 90, at: Self.start)
            try timer.pause(at: Self.moment(first))
            try timer.resume(at: Self.moment(second))
            timer.observe(Self.moment(third))
            let now = Self.moment(last)
            #expect(timer.elapsed(at: now) >= 0 && timer.breaks(at: now) >= 0)
            #expect((timer.remaining(at: now) ?? -1) >= 0 && timer.overtime(at: now) >= 0)
          }
        }
      }
    }
  }
}
