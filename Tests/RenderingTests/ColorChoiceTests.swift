import Rendering
import Testing

@Suite struct ColorChoiceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var choice: ColorChoice
    var environment: [String: String]
    var isTerminal: Bool
    var isOn: Bool
    var testDescription: String {
      let names = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(
        separator: " ")
      return "\(choice.rawValue) [\(names)] terminal: \(isTerminal)"
    }
    init(_ choice: ColorChoice, _ environment: [String: String], terminal: Bool, isOn: Bool) {
      self.choice = choice
      self.environment = environment
      self.isTerminal = terminal
      self.isOn = isOn
    }
  }

  static let rows = [
    Row(.auto, [:], terminal: true, isOn: true),
    Row(.auto, [:], terminal: false, isOn: false),
    Row(.always, ["NO_COLOR": "1", "TERM": "dumb"], terminal: false, isOn: true),
    Row(.never, ["FORCE_COLOR": "1"], terminal: true, isOn: false),
    Row(.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], terminal: true, isOn: false),
    Row(.auto, ["NO_COLOR": "0"], terminal: true, isOn: false),
    Row(.auto, ["NO_COLOR": ""], terminal: true, isOn: true),
    Row(.auto, ["FORCE_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"], terminal: false, isOn: true),
    Row(.auto, ["FORCE_COLOR": "0"], terminal: true, isOn: false),
    Row(.auto, ["CLICOLOR_FORCE": "1"], terminal: false, isOn: true),
    Row(.auto, ["CLICOLOR_FORCE": "0"], terminal: false, isOn: false),
    Row(.auto, ["CLICOLOR": "0"], terminal: true, isOn: false),
    Row(.auto, ["CLICOLOR": "1"], terminal: false, isOn: false),
    Row(.auto, ["TERM": "dumb"], terminal: true, isOn: false),
  ]

  @Test(arguments: rows) func `the first rule that says something decides`(row: Row) {
    #expect(row.choice.isOn(environment: row.environment, isTerminal: row.isTerminal) == row.isOn)
  }

  @Test func `screen readers and simple terminals get no pictures`() {
    #expect(RenderingStyle.glyphs(environment: [:]) == .blocks)
    #expect(RenderingStyle.glyphs(environment: ["TERM": "dumb"]) == .ascii)
    #expect(RenderingStyle.glyphs(environment: ["ACCESSIBLE": "1", "TERM": "dumb"]) == .spoken)
    #expect(RenderingStyle.glyphs(environment: ["ACCESSIBLE": "0"]) == .blocks)
  }
}
