import ConversationModel
import Testing

@testable import PhraseMatcher

/// One utterance against one small grammar.
struct Row: CustomTestStringConvertible, Sendable {
  var name: String
  var sentences: [String]
  var utterance: String
  /// Slots in the form `name=value`, sorted, or nil when nothing may fit.
  var slots: [String]?
  var more = ""

  init(
    _ name: String, _ sentences: String..., hears utterance: String, gives slots: [String]?, more: String = ""
  ) {
    self.name = name
    self.sentences = sentences
    self.utterance = utterance
    self.slots = slots
    self.more = more
  }

  var testDescription: String { "\(name): \(utterance)" }
}

/// The lists and rules that every row may use.
private let shelf = """
  language: en
  skip_words: [please, thank you]
  lists:
    color: {values: [red, green, light blue]}
    side: {values: [{in: "(left|port)", out: l}, {in: right, out: r}]}
    count: {values: [{in: one, out: 1}, {in: two, out: 2}, {in: all, out: true}]}
    percent: {range: {from: 0, to: 100}}
    tens: {range: {from: 10, to: 50, step: 10, multiplier: -1}}
    degree: {range: {from: 5, to: 30, fractions: halves}}
    n: {wildcard: true, reader: number}
    any: {wildcard: true}
    other: {wildcard: true}
    text: {wildcard: true, reader: text}
    unit: {values: [{in: "page[s]", out: pages}, {in: "(章)", out: chapters}]}
    色: {values: [赤, 青]}
  expansion_rules:
    please: "[could you] (turn|switch)"
    polite: "<please> [the]"
    amount: "{n:amount} {unit:@unit}"

  """

func matcher(_ sentences: [String], more: String = "") -> (matcher: Matcher, mistakes: [PhraseError]) {
  let lines = sentences.map { "          - \"\($0.replacing("\\", with: "\\\\"))\"\n" }.joined()
  let yaml = shelf + "intents:\n  Do:\n    data:\n      - sentences:\n" + lines + more
  let compiled = PhraseCompiler.compile([PhraseSource(path: "t.yaml", text: yaml)], locale: "en")
  return (Matcher(program: compiled.program, names: NameLists()), compiled.mistakes)
}

func plain(_ reading: Reading) -> [String] {
  reading.slots.map { slot in
    let value: String
    switch ExampleValue(slot) {
    case .text(let text): value = text
    case .integer(let number): value = "\(number)"
    case .number(let number): value = "\(number)"
    case .boolean(let truth): value = "\(truth)"
    case .list(let values): value = "\(values.count) values"
    case .unknown(let text): value = "?\(text)"
    }
    if case .value(.amount(_, let unit?)) = slot.value { return "\(slot.name)=\(value) \(unit)" }
    return "\(slot.name)=\(value)"
  }.sorted()
}

struct MatchingTests {
  static let rows: [Row] = [
    Row("sequence", "turn on the light", hears: "turn on the light", gives: []),
    Row("sequence", "turn on the light", hears: "Turn ON the light!", gives: []),
    Row("sequence", "turn on the light", hears: "turn on light", gives: nil),
    Row("sequence", "turn on the light", hears: "turn on the lights", gives: nil),
    Row("spaces do not vanish", "turn on", hears: "turnon", gives: nil),
    Row("optional", "turn on [the] light", hears: "turn on light", gives: []),
    Row("optional", "turn on [the] light", hears: "turn on the light", gives: []),
    Row("optional letters", "light[s] on", hears: "lights on", gives: []),
    Row("optional letters", "light[s] on", hears: "light on", gives: []),
    Row("optional letters", "light[s] on", hears: "light s on", gives: nil),
    Row("optional alternatives", "open [a|an|the] door", hears: "open an door", gives: []),
    Row("optional at the end", "stop [now]", hears: "stop", gives: []),
    Row("optional at the front", "[now] stop", hears: "stop", gives: []),
    Row("alternative", "(red|green|blue) light", hears: "green light", gives: []),
    Row("alternative", "(red|green|blue) light", hears: "light", gives: nil),
    Row("alternative endings", "turn(s|ed) on", hears: "turned on", gives: []),
    Row("empty alternative", "(the|) light", hears: "light", gives: []),
    Row("top alternative", "stop|halt now", hears: "halt now", gives: []),
    Row("permutation", "(on; in {color}; now)", hears: "now in red on", gives: ["color=red"]),
    Row("permutation", "(on; in {color}; now)", hears: "on now", gives: nil),
    Row("permutation inside", "go (a;b) end", hears: "go b a end", gives: []),
    Row("permutation at the top", "a;[b];c", hears: "c b a", gives: []),
    Row("escape", "say \\(hi\\)", hears: "say hi", gives: []),
    Row("rule", "<please> on", hears: "could you turn on", gives: []),
    Row("rule in rule", "<polite> light", hears: "switch the light", gives: []),
    Row("rule with slots", "read <amount>", hears: "read 12 pages", gives: ["amount=12 pages"]),
    Row("list", "{color} light", hears: "light blue light", gives: ["color=light blue"]),
    Row("word boundary after a list", "{color} light", hears: "redlight", gives: nil),
    Row("slot name", "{color:tint} light", hears: "red light", gives: ["tint=red"]),
    Row("in and out", "turn {side}", hears: "turn port", gives: ["side=l"]),
    Row("typed outputs", "take {count}", hears: "take two", gives: ["count=2"]),
    Row("typed outputs", "take {count}", hears: "take all", gives: ["count=true"]),
    Row("capture is no slot", "take {color:@c}", hears: "take red", gives: []),
    Row("capture by name", "take {@color}", hears: "take red", gives: []),
    Row("a captured unit", "{n:amount} {unit:@unit}", hears: "3 page", gives: ["amount=3 pages"]),
    Row("no unit", "amount {n:amount}", hears: "amount 3", gives: ["amount=3"]),
    Row("said twice, the last counts", "{color} or {color}", hears: "red or green", gives: ["color=green"]),
    Row("range", "set {percent}", hears: "set 50", gives: ["percent=50"]),
    Row("range with leading zeros", "set {percent}", hears: "set 007", gives: ["percent=7"]),
    Row("outside the range", "set {percent}", hears: "set 101", gives: nil),
    Row("step and multiplier", "down {tens}", hears: "down 20", gives: ["tens=-20"]),
    Row("off the step", "down {tens}", hears: "down 25", gives: nil),
    Row("fractions", "heat {degree}", hears: "heat 20.5", gives: ["degree=20.5"]),
    Row("other fractions", "heat {degree}", hears: "heat 20.3", gives: nil),
    Row("inline range", "set {0..9:level}", hears: "set 7", gives: ["level=7"]),
    Row("inline range with step", "set {10..50,10:level}", hears: "set 35", gives: nil),
    Row("inline range without slot", "set {0..9}", hears: "set 7", gives: []),
    Row("full width digits", "set {percent}", hears: "set ５０", gives: ["percent=50"]),
    Row("glued unit", "{percent} percent", hears: "50percent", gives: ["percent=50"]),
    Row("a huge number", "set {percent}", hears: "set 99999999999999999999999", gives: nil),
    Row("wildcard", "play {any}", hears: "play some jazz", gives: ["any=some jazz"]),
    Row("a wildcard is never empty", "play {any}", hears: "play", gives: nil),
    Row("wildcard in the middle", "play {any} loud", hears: "play a b loud", gives: ["any=a b"]),
    Row(
      "the more spelled text wins", "play {any}", "play {any} by {other}", hears: "play Help by Queen",
      gives: ["any=Help", "other=Queen"]),
    Row("neighbouring wildcards", "{any} {other}", hears: "a b c", gives: ["any=a", "other=b c"]),
    Row("typed before free", "set {any}", "set {percent}", hears: "set 5", gives: ["percent=5"]),
    Row(
      "text keeps case and marks", "note {text}", hears: "note See p. 5, OK?", gives: ["text=See p. 5, OK"]),
    Row("skip words", "stop it", hears: "please stop it, thank you", gives: []),
    Row("skip words in between", "stop it", hears: "stop please it", gives: []),
    Row("skip words are whole", "stop it", hears: "pleasestop it", gives: nil),
    Row("free text keeps skip words", "note {any}", hears: "note say please", gives: ["any=say please"]),
    Row(
      "free text keeps them inside", "note {any} now", hears: "note a please b now", gives: ["any=a please b"]
    ),
    Row("marks", "yes it is", hears: "¿Yes, it is… !", gives: []),
    Row("apostrophes", "what's up", hears: "what’s up", gives: []),
    Row("hyphen for a space", "stop watch", hears: "stop-watch", gives: []),
    Row("case of other scripts", "ΣΟΦΟΣ", hears: "σοφος", gives: []),
    Row("Japanese without spaces", "{色}いライト", hears: "赤いライト", gives: ["色=赤"]),
    Row("spaces typed in Japanese", "{色}いライト", hears: "赤い ライト", gives: ["色=赤"]),
    Row("spaces in the template", "{色} い ライト", hears: "赤いライト", gives: ["色=赤"]),
    Row("a comma in Japanese", "はい、{色}", hears: "はい赤", gives: ["色=赤"]),
    Row("a comma typed", "はい{色}", hears: "はい、赤。", gives: ["色=赤"]),
    Row("digits beside Japanese", "{n:amount}{unit:@unit}", hears: "３ 章", gives: ["amount=3 chapters"]),
    Row("half width kana", "ライト", hears: "ﾗｲﾄ", gives: []),
    Row("free text in Japanese", "{any}を見る", hears: "海を見るを見る", gives: ["any=海を見る"]),
    Row(
      "block slots", "go", hears: "go", gives: ["where=home"], more: "        slots: {where: home}\n"),
    Row(
      "required keyword present", "go {any}", hears: "go Home now", gives: ["any=Home now"],
      more: "        required_keywords: [home]\n"),
    Row(
      "required keyword absent", "go {any}", hears: "go away", gives: nil,
      more: "        required_keywords: [home]\n"),
    Row(
      "local list hides the file's", "take {color}", hears: "take pink", gives: ["color=pink"],
      more: "        lists: {color: {values: [pink]}}\n"),
    Row(
      "local rule inside a rule of the file", "<polite> light", hears: "kill the light", gives: [],
      more: "        expansion_rules: {please: kill}\n"),
  ]

  @Test(arguments: rows)
  func `the template language`(row: Row) {
    let (matcher, mistakes) = matcher(row.sentences, more: row.more)
    #expect(mistakes.map(\.description) == [])
    let heard = matcher.interpret(row.utterance, expecting: nil, strict: row.name == "strict")
    let best = heard.readings.first { $0.cost == 0 }
    #expect(best.map(plain) == row.slots)
    for slot in best?.slots ?? [] where !slot.text.isEmpty {
      #expect(Array(row.utterance.utf8)[slot.span].elementsEqual(slot.text.utf8))
    }
  }

  @Test func `spaces count in strict matching unless the settings say otherwise`() {
    let yaml = "language: ja\nintents: {Do: {data: [{sentences: [赤いライト]}]}}"
    func hears(_ settings: String) -> Bool {
      let source = PhraseSource(path: "t.yaml", text: settings + yaml)
      let program = PhraseCompiler.compile([source], locale: "ja").program
      let heard = Matcher(program: program, names: NameLists()).interpret(
        "赤い ライト", expecting: nil, strict: true)
      return !heard.readings.isEmpty
    }
    #expect(!hears(""))
    #expect(hears("settings: {ignore_whitespace: true}\n"))
  }

  @Test func `readings of two intents that fit alike tie`() {
    let yaml = "intents: {A: {data: [{sentences: [stop]}]}, B: {data: [{sentences: [stop]}]}}"
    let program = PhraseCompiler.compile([PhraseSource(path: "t", text: yaml)], locale: "en").program
    let heard = Matcher(program: program, names: NameLists()).interpret("stop", expecting: nil)
    #expect(heard.tied == 2)
    #expect(heard.readings.map(\.intent) == ["A", "B"])
  }

  static let expectations: [(kind: String?, said: String, intents: [IntentName])] = [
    (nil, "five", ["Do"]), ("amount", "five", ["Answer", "Do"]), ("memo", "five", ["Do"]),
    ("range", "five", ["Answer", "Do"]), (nil, "off", ["Out"]), ("amount", "off", []),
  ]

  @Test(arguments: expectations)
  func `blocks take part as their context allows`(row: (kind: String?, said: String, intents: [IntentName])) {
    let yaml = """
      intents:
        Do: {data: [{sentences: [five]}]}
        Out: {data: [{sentences: ["off"], excludes_context: {expecting: [amount, range]}}]}
        Answer: {data: [{sentences: [five], slots: {n: 5}, requires_context: {expecting: [amount, range]}}]}
      """
    let program = PhraseCompiler.compile([PhraseSource(path: "t", text: yaml)], locale: "en").program
    let matcher = Matcher(program: program, names: NameLists())
    let heard = matcher.interpret(row.said, expecting: row.kind.map { Expectation(kind: $0) })
    #expect(heard.readings.map(\.intent) == row.intents)
    #expect(heard.tied < 2)
  }

  @Test func `a value's context must agree with the block and may fill a slot`() {
    let yaml = """
      lists:
        thing: {values: [{in: lamp, out: lamp, context: {domain: light}}, {in: fan, out: fan, context: {domain: air}}]}
      intents:
        Do: {data: [{sentences: ["use {thing}"], requires_context: {domain: {value: light, slot: true}}}]}
      """
    let program = PhraseCompiler.compile([PhraseSource(path: "t", text: yaml)], locale: "en").program
    let matcher = Matcher(program: program, names: NameLists())
    #expect(
      matcher.interpret("use lamp", expecting: nil).readings.first.map(plain) == [
        "domain=light", "thing=lamp",
      ])
    #expect(matcher.interpret("use fan", expecting: nil).readings.isEmpty)
  }

  @Test func `files merge`() {
    let first = PhraseSource(
      path: "a", text: "lists: {c: {values: [red]}}\nintents: {Do: {data: [{sentences: ['{c}']}]}}")
    let second = PhraseSource(
      path: "b",
      text: #"{"lists": {"c": {"values": ["blue"]}}, "intents": {"Do": {"data": [{"sentences": ["go"]}]}}}"#)
    let compiled = PhraseCompiler.compile([first, second], locale: "en")
    let matcher = Matcher(program: compiled.program, names: NameLists())
    #expect(compiled.mistakes.isEmpty)
    for word in ["red", "blue", "go"] { #expect(!matcher.interpret(word, expecting: nil).readings.isEmpty) }
  }
}
