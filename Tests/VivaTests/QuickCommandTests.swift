import Rendering
import Testing

@testable import viva

@Suite struct `Quick command lines` {
  static let korean = Preferences(locale: "ko", home: "/h", json: true, plain: false, color: .never)

  @Test(arguments: [
    ("nothing", [], QuickCommand.chat(Preferences())),
    ("a home", ["--home", "/h"], .chat(Preferences(home: "/h"))),
    ("one text", ["say", "hello"], .say(["hello"], Preferences())),
    (
      "options on both sides",
      ["say", "--locale", "ko", "a", "--home", "/h", "b", "--json", "--color", "never"],
      .say(["a", "b"], korean)
    ),
    ("an empty text", ["say", ""], .say([""], Preferences())),
    ("options before the command", ["--home", "/h", "say", "a"], .say(["a"], Preferences(home: "/h"))),
    ("a text that is a command", ["say", "say"], .say(["say"], Preferences())),
  ])
  func `are read`(name: String, words: [String], command: QuickCommand) {
    #expect(QuickCommand(["viva"] + words) == command)
  }

  @Test(arguments: [
    ["say"], ["match"], ["--help"], ["--version"], ["say", "--help"], ["say", "--", "-5 pages"], ["--home"],
    ["--color", "pink"], ["--home", "--json"], ["say", "-x"], ["hello"], ["--locale=ko"],
  ])
  func `are left to ArgumentParser`(words: [String]) {
    #expect(QuickCommand(["viva"] + words) == nil)
  }

  @Test(arguments: [
    ("an option with a value", ["--locale", "ja", "say", "本棚"], ["say", "本棚", "--locale", "ja"]),
    ("flags and a value after =", ["--json", "--home=/h", "match"], ["match", "--json", "--home=/h"]),
    (
      "a command inside a command", ["--home", "/h", "export", "records"],
      ["export", "records", "--home", "/h"]
    ),
    ("a value named like a command", ["--home", "say"], ["--home", "say"]),
    ("text that looks like an option", ["--plain", "say", "--", "-5"], ["say", "--plain", "--", "-5"]),
    ("an unknown word first", ["hello", "say"], ["hello", "say"]),
    ("nothing", [], []),
  ])
  func `may have options before the command`(name: String, words: [String], ordered: [String]) {
    #expect(ArgumentOrder.commandFirst(words) == ordered)
  }
}
