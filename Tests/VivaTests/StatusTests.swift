import Testing

@testable import StudyLog
@testable import viva

@Suite struct `The status line` {
  private static func status(
    _ material: String? = "Calculus", isTimer: Bool = false, isPaused: Bool = false, elapsed: Int = 2_520,
    breaks: Int = 300, remaining: Int? = nil
  ) -> RunningStatus {
    RunningStatus(
      material: material, isTimer: isTimer, isPaused: isPaused, elapsed: elapsed, breaks: breaks,
      remaining: remaining)
  }

  @Test(
    arguments: [
      (nil, "Calculus 0:42 (break 0:05)"), ("", ""), ("%m", "Calculus"), ("%e/%b", "0:42/0:05"), ("%r", ""),
      ("%s %k", "break stopwatch"), ("100%%", "100%"), ("%x", "%x"), ("%", "%"),
      ("a\u{1B}[31m%m\nb", "aCalculus b"),
    ] as [(String?, String)])
  func `fills a format in`(format: String?, text: String) {
    #expect(QuickStatus.text(Self.status(isPaused: true), format: format) == text)
  }

  @Test func `of a timer without a material tells what remains`() {
    let timer = Self.status(nil, isTimer: true, elapsed: 5_400, breaks: 0, remaining: 600)
    #expect(QuickStatus.text(timer, format: nil) == "1:30 / -0:10")
    #expect(QuickStatus.text(timer, format: "%m|%r|%s|%k") == "|0:10|running|timer")
  }

  @Test func `lets no title command the terminal`() {
    let status = Self.status("\u{1B}]0;owned\u{7}Calc\u{202E}ulus\r\n")
    #expect(QuickStatus.text(status, format: "%m") == "Calculus ")
    #expect(!QuickStatus.json(status).unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
  }

  @Test func `is an object for programs`() {
    #expect(
      QuickStatus.json(Self.status("a\"b", isTimer: true, isPaused: true, remaining: 0))
        == #"{"material":"a\"b","kind":"timer","state":"break","elapsed":2520,"breaks":300,"remaining":0}"#)
    #expect(
      QuickStatus.json(Self.status(nil))
        == #"{"material":null,"kind":"stopwatch","state":"running","elapsed":2520,"breaks":300,"remaining":null}"#
    )
  }

  @Test(arguments: [
    [], ["viva"], ["viva", "say", "status"], ["viva", "status", "--json"], ["viva", "status", "--home"],
    ["viva", "status", "--what", "x"],
  ])
  func `leaves other command lines to the parser`(arguments: [String]) {
    #expect(QuickStatus.run(arguments) == nil)
  }
}
