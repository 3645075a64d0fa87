import ConversationModel
import PhraseMatcher
import Testing

/// What a template cannot do without is looked for before it is run; that must cost no sentence.
struct ChoicesTests {
  static let rows: [(said: String, intents: [IntentName])] = [
    ("start a timer", ["Start"]), ("begin countdown", ["Start"]), ("please begin the timer now", ["Start"]),
    ("set up timer", ["Start"]), ("start", []), ("stop a timer", []), ("timer start", ["Start"]),
    ("12 g", ["Weigh"]), ("a 12 kg", ["Weigh"]), ("12", []), ("タイマー開始", ["Start"]), ("計時を始める", ["Start"]),
    ("計時を止める", []),
  ]

  @Test(arguments: rows)
  func `every way of a choice is found, and nothing else`(row: (said: String, intents: [IntentName])) {
    let yaml = """
      intents:
        Start:
          data:
            - sentences:
                - "[please] <start> [a|the] <timer> [now]"
                - "<timer> (start|begin)"
                - "(タイマー|計時)[を](開始|始める)"
        Weigh: {data: [{sentences: ["[a] {count} (g|kg|{stones})"]}]}
      expansion_rules:
        start: "(start|begin|set up)"
        timer: "(timer|countdown)"
      lists:
        count: {range: {from: 1, to: 100}}
        stones: {values: [stone, stones]}
      """
    let compiled = PhraseCompiler.compile([PhraseSource(path: "t", text: yaml)], locale: "en")
    #expect(compiled.mistakes.isEmpty)
    let matcher = Matcher(program: compiled.program, names: NameLists())
    let heard = matcher.interpret(row.said, expecting: nil, strict: true)
    #expect(heard.readings.map(\.intent) == row.intents)
  }
}
