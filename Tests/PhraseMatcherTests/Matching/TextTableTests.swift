import ConversationModel
import Testing

@testable import PhraseMatcher

/// Lists with so many texts that they are tables, not nodes.
struct TextTableTests {
  private static func matcher(_ values: [String]) -> Matcher {
    let lines = values.map { "      - \"\($0)\"\n" }.joined()
    let yaml = """
      language: en
      intents:
        On:
          data:
            - sentences: ["turn on [the] {name} [now]", "{name}をつけて", "{rest} {name} please"]
      lists:
        rest: {wildcard: true}
        name:
          values:
      \(lines)
      """
    let source = PhraseSource(path: "a.yaml", text: yaml)
    return Matcher(program: PhraseCompiler.compile([source], locale: "en").program, names: NameLists())
  }

  private static let few = [
    "lamp", "Lamp Two", "lamp two b", "t-shirt", "it's a light", "台所の電気", "台所", "the (red|green) one", "A",
  ]
  private static let filler = (0..<200).map { "filler \($0)" }

  @Test(arguments: [
    "turn on lamp", "turn on the LAMP  two now", "turn on lamp-two b", "turn on t-shirt",
    "turn on it's a light",
    "台所の電気をつけて", "台所 の 電気 を つけて", "台所をつけて", "put on lamp two please", "turn on the green one",
    "turn on a now", "turn on", "turn on filler 7",
  ])
  func `a long list reads what a short one does`(_ text: String) {
    let (short, long) = (Self.matcher(Self.few + ["filler 7"]), Self.matcher(Self.few + Self.filler))
    for strict in [true, false] {
      let expected = short.interpret(text, expecting: nil, strict: strict).readings.map(\.slots)
      #expect(long.interpret(text, expecting: nil, strict: strict).readings.map(\.slots) == expected)
    }
  }
}
