import ConversationModel
import Foundation

/// The headers that every app's scripts have, read; where one is wrong, what holds without it.
struct TranscriptHead {
  private(set) var locale: LocaleCode = "en"
  private(set) var zone = TimeZone.gmt
  private(set) var start = Date(timeIntervalSince1970: 0)
  private(set) var width = 80
  private(set) var isSpoken = false
  private(set) var mistakes: [TranscriptMistake] = []

  init(_ script: Transcript) {
    var mistakes: [TranscriptMistake] = []
    func value<Value>(
      _ key: String, _ standard: String, _ problem: (String) -> String, hint: String, read: (String) -> Value?
    ) -> Value? {
      let header = script.headers.first { $0.key == key }
      let text = header?.value ?? standard
      if let value = read(text) { return value }
      guard let line = header?.line else { return nil }
      mistakes.append(
        TranscriptMistake(
          line: line, source: script.source[line - 1], culprit: text, problem: problem(text), hint: hint))
      return read(standard)
    }
    locale = LocaleCode(rawValue: script["locale"] ?? "en")
    zone =
      value(
        "zone", "UTC", { "no time zone \"\($0)\"" }, hint: "It is written like Europe/London.",
        read: { TimeZone(identifier: $0) }) ?? .gmt
    let zone = zone
    start =
      value(
        "clock", "2026-05-11 09:00", { "the clock \"\($0)\" is not a date and time" },
        hint: "It is written like 2026-05-10 09:00.", read: { TranscriptMoment.date($0, in: zone) }) ?? start
    width =
      value(
        "width", "80", { "the width \"\($0)\" is not a number of columns" }, hint: "width: 80",
        read: { Int($0).flatMap { $0 > 0 ? $0 : nil } }) ?? 80
    isSpoken =
      value(
        "voice", "off", { "voice is on or off, not \"\($0)\"" }, hint: "voice: on",
        read: { ["on": true, "off": false][$0] }) ?? false
    self.mistakes = mistakes
  }
}
