import ConversationModel
import Testing

@testable import PhraseMatcher

/// Files that hold nothing of ours, by hassil's rules. What they must give was asked of hassil 3.12.1 itself; the
/// whole comparison is `Benchmarks/Hassil/agree`.
struct ExactTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var context: [String: IntentValue] = [:]
    /// The intent with its slots, empty for nothing.
    var means: String
    var testDescription: String { name }
  }

  private static let yaml = """
    language: en
    skip_words: [please, "can you"]
    number_words: {"5": five, "25": [twenty-five], "0.5": "zero point five"}
    lists:
      name: {values: [{in: lamp, out: lamp, context: {domain: light}}, {in: front door, context: {domain: lock}}]}
      area: {values: [kitchen, bed room, bed]}
      n: {range: {from: 0, to: 100}}
      down: {range: {from: 0, to: 100, multiplier: -1}}
      half: {range: {from: 0, to: 30, fractions: halves}}
      item: {wildcard: true}
      artist: {wildcard: true}
    intents:
      Open:
        data: [{sentences: ["turn on {name}"], requires_context: {domain: light}}]
      Any:
        data: [{sentences: ["turn on {item}"]}]
      Set:
        data: [{sentences: ["set to {n}[%| percent]", "down by {down:n}", "{half:n} degrees"]}]
      Play:
        data: [{sentences: ["play {item}", "play {item} by {artist}"]}]
      Off:
        data: [{sentences: ["lights off"], requires_context: {area: {slot: true}}}]
      Here:
        data: [{sentences: ["{area} [light] {color}"], lists: {color: {values: [red]}}, slots: {level: 3}}]
      Keyed:
        data: [{sentences: ["[do] it [now]"], required_keywords: [now]}]
    """

  static let rows: [Row] = [
    Row(name: "the preferred slot wins", text: "turn on lamp", means: "Open name=lamp"),
    Row(name: "a condition fails", text: "turn on front door", means: "Any item=front door"),
    Row(name: "skip words", text: "can you turn on lamp please", means: "Open name=lamp"),
    Row(name: "digits", text: "set to 50", means: "Set n=50"),
    Row(name: "a space before the sign", text: "set to 50 %", means: "Set n=50"),
    Row(name: "no space before the word", text: "set to 50percent", means: "Set n=50"),
    Row(name: "words without their hyphen", text: "set to twenty five percent", means: "Set n=25"),
    Row(name: "out of range", text: "set to 101", means: ""),
    Row(name: "multiplier and words", text: "down by twenty-five", means: "Set n=-25"),
    Row(name: "multiplier does not stick", text: "set to twenty-five", means: "Set n=25"),
    Row(name: "halves", text: "20.5 degrees", means: "Set n=20.5"),
    Row(name: "halves with a comma", text: "20,5 degrees", means: "Set n=20.5"),
    Row(name: "no half", text: "20.3 degrees", means: ""),
    Row(name: "halves in words", text: "zero point five degrees", means: "Set n=0.5"),
    Row(name: "fewest wildcards", text: "play a by b", means: "Play item=a by b"),
    Row(
      name: "context from beside", text: "lights off", context: ["area": .choice("hall")],
      means: "Off area=hall"),
    Row(name: "context missing", text: "lights off", means: ""),
    Row(name: "longer values", text: "bed room light red", means: "Here area=bed room color=red level=3"),
    Row(name: "a value ends where its word does", text: "bedlight red", means: ""),
    Row(name: "required keyword", text: "it now", means: "Keyed"),
    Row(name: "required keyword in other letters", text: "it NOW", means: ""),
  ]

  private static func says(_ interpretation: Interpretation) -> String {
    guard let reading = interpretation.readings.first else { return "" }
    let slots = reading.slots.map { slot -> String in
      switch ExampleValue(slot) {
      case .text(let text): "\(slot.name)=\(text)"
      case .integer(let number): "\(slot.name)=\(number)"
      case .number(let number): "\(slot.name)=\(number)"
      default: "\(slot.name)=?"
      }
    }
    return ([reading.intent.rawValue] + slots).joined(separator: " ")
  }

  @Test(arguments: rows)
  func `the best reading is hassil's`(row: Row) {
    let compiled = PhraseCompiler.compile([PhraseSource(path: "t", text: Self.yaml)], locale: "en")
    #expect(compiled.mistakes.isEmpty)
    #expect(compiled.program.isPlainHassIL)
    let matcher = Matcher(program: compiled.program, names: NameLists())
    let strict = matcher.interpret(row.text, expecting: nil, context: row.context, strict: true)
    #expect(Self.says(strict) == row.means)
    guard !row.means.isEmpty else { return }
    let forgiving = matcher.interpret(row.text, expecting: nil, context: row.context)
    #expect(Self.says(forgiving) == row.means, "tolerance changes what is read strictly")
  }

  @Test func `negative sentences deny, and a priority decides`() {
    let yaml = """
      language: en
      negative: ["I never said [to] <stop>"]
      lists: {item: {wildcard: true}}
      expansion_rules: {stop: "(stop|pause)"}
      intents:
        Stop:
          negative: ["stop kidding [me]"]
          data: [{sentences: ["<stop> [{item}]", "I never said {item}"]}]
        Low:
          data: [{sentences: ["go home"]}]
        Most:
          data: [{sentences: ["go {item}"], priority: 2}]
        Talk:
          data: [{sentences: ["stop kidding me"], priority: -1}]
      """
    let compiled = PhraseCompiler.compile([PhraseSource(path: "t", text: yaml)], locale: "en")
    #expect(compiled.mistakes.isEmpty)
    #expect(compiled.program.templates.count == 5, "negative sentences are no templates")
    let matcher = Matcher(program: compiled.program, names: NameLists())
    for strict in [true, false] {
      func says(_ text: String) -> String {
        Self.says(matcher.interpret(text, expecting: nil, strict: strict))
      }
      #expect(says("stop") == "Stop")
      #expect(says("I never said pause") == "")
      #expect(says("I never said so") == "Stop item=so")
      #expect(says("stop kidding me") == "Talk")
      #expect(says("go home") == "Most item=home")
    }
  }
}
