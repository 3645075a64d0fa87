import ConversationModel
import Testing

@testable import viva

@Suite struct `Where files are` {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var home: String?
    var environment: [String: String]
    /// Home, cache, history.
    var places: [String]
  }

  static let rows = [
    Row(
      testDescription: "by default", environment: ["HOME": "/h"],
      places: ["/h/.local/share/viva", "/h/.cache/viva", "/h/.local/state/viva/history"]),
    Row(
      testDescription: "by XDG",
      environment: [
        "HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "/s",
      ], places: ["/d/viva", "/c/viva", "/s/viva/history"]),
    Row(
      testDescription: "relative XDG paths are ignored", environment: ["HOME": "/h", "XDG_DATA_HOME": "d"],
      places: ["/h/.local/share/viva", "/h/.cache/viva", "/h/.local/state/viva/history"]),
    Row(
      testDescription: "VIVA_HOME", environment: ["HOME": "/h", "VIVA_HOME": "/v", "XDG_DATA_HOME": "/d"],
      places: ["/v", "/h/.cache/viva", "/v/history"]),
    Row(
      testDescription: "an empty VIVA_HOME", environment: ["HOME": "/h", "VIVA_HOME": ""],
      places: ["/h/.local/share/viva", "/h/.cache/viva", "/h/.local/state/viva/history"]),
    Row(
      testDescription: "--home before VIVA_HOME", home: "/o", environment: ["HOME": "/h", "VIVA_HOME": "/v"],
      places: ["/o", "/h/.cache/viva", "/o/history"]),
  ]

  @Test(arguments: rows) func `is said by options and environment`(row: Row) {
    let places = Places(home: row.home, environment: row.environment)
    #expect([places.home, places.cache, places.history] == row.places)
  }

  @Test(arguments: [
    ("ja_JP.UTF-8", "ja"), ("ko-KR", "ko"), ("en", "en"), ("EN_us@euro", "en"), ("C", "c"), ("", ""),
  ])
  func `a tag begins with its language`(tag: String, language: String) {
    #expect(Places.language(of: tag) == language)
  }
}
