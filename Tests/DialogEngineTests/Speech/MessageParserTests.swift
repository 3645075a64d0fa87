import DialogEngine
import Testing

/// The behaviours of Fluent 1.0 syntax, one row each.
struct MessageParserTests {
  struct Sound: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// Every message as `id = pattern | .attribute = pattern`, texts in quotes.
    var messages: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ messages: String...) {
      (self.name, self.text, self.messages) = (name, text, messages)
    }
  }

  static let sound: [Sound] = [
    Sound("an empty file", ""),
    Sound("a file of blanks", "  \n\n   "),
    Sound("a value", "a = Text", #"a = "Text""#),
    Sound("a value without spaces around =", "a=Text", #"a = "Text""#),
    Sound("blanks at both ends of a value", "a =    Text   \n", #"a = "Text""#),
    Sound("a file without a last line end", "a = A\nb = B", #"a = "A""#, #"b = "B""#),
    Sound("carriage returns", "a = A\r\nb =\r\n  B\r\n", #"a = "A""#, #"b = "B""#),
    Sound("a byte order mark", "\u{FEFF}a = A", #"a = "A""#),
    Sound("ids with digits, - and _", "a-1_B = x", #"a-1_B = "x""#),
    Sound("tabs are text", "a = \tA", #"a = "\tA""#),
    Sound("a value on the next line", "a =\n    Text", #"a = "Text""#),
    Sound("further lines", "a = One\n    Two", #"a = "One\nTwo""#),
    Sound("common indent is removed", "a =\n    One\n      Two\n    Three", #"a = "One\n  Two\nThree""#),
    Sound(
      "the first line in the line of the id does not count", "a = One\n      Two\n    Three",
      #"a = "One\n  Two\nThree""#),
    Sound("blank lines within a value", "a =\n    One\n\n    Two", #"a = "One\n\nTwo""#),
    Sound("a blank line with spaces within a value", "a =\n    One\n   \n    Two", #"a = "One\n\nTwo""#),
    Sound(
      "an indented first line keeps what is more than common", "a =\n      One\n    Two",
      #"a = "  One\nTwo""#),
    Sound("a placeable at the start of a line needs no indent", "a =\n{ $x } y", #"a = {$x}" y""#),
    Sound("an attribute", "a = A\n    .b = B", #"a = "A" | .b = "B""#),
    Sound("attributes only", "a =\n    .b = B\n    .c = C", #"a | .b = "B" | .c = "C""#),
    Sound("an attribute on several lines", "a = A\n  .b =\n    One\n    Two", #"a = "A" | .b = "One\nTwo""#),
    Sound("a term", "-brand = Viva", #"-brand = "Viva""#),
    Sound("a term with an attribute", "-brand = Viva\n  .kind = x", #"-brand = "Viva" | .kind = "x""#),
    Sound("a variable", "a = Hello { $name }!", #"a = "Hello "{$name}"!""#),
    Sound("no spaces in braces", "a = {$name}", "a = {$name}"),
    Sound("line ends in braces", "a = {\n\n  $name\n}", "a = {$name}"),
    Sound("two placeables side by side", "a = {$x}{$y}", "a = {$x}{$y}"),
    Sound("a string literal", #"a = {"x"}"#, #"a = {"x"}"#),
    Sound("an empty string literal", #"a = {""}"#, #"a = {""}"#),
    Sound("quotes and backslashes", #"a = {"\"\\"}"#, #"a = {""\"}"#),
    Sound("a four-digit escape", #"a = {"\u0041"}"#, #"a = {"A"}"#),
    Sound("a six-digit escape", #"a = {"\U01F602"}"#, #"a = {"😂"}"#),
    Sound("a surrogate is replaced", #"a = {"\uD83D"}"#, "a = {\"\u{FFFD}\"}"),
    Sound("braces as literals", #"a = {"{"}x{"}"}"#, #"a = {"{"}"x"{"}"}"#),
    Sound("a backslash outside of literals is text", #"a = \u0041"#, #"a = "\u0041""#),
    Sound("numbers", "a = { 1 }{ -3.140 }", "a = {1}{-3.140}"),
    Sound("a message reference", "a = { b }", "a = {b}"),
    Sound("an attribute reference", "a = { b.c }", "a = {b.c}"),
    Sound("a term reference", "a = { -b }", "a = {-b()}"),
    Sound("a term reference with arguments", #"a = { -b(case: "x") }"#, #"a = {-b(case: "x")}"#),
    Sound("a function", "a = { F() }", "a = {F()}"),
    Sound("a function with digits and - in its name", "a = { F-2_X($x) }", "a = {F-2_X($x)}"),
    Sound(
      "positional and named arguments", #"a = { F($x, 1, "y", style: "short", n: 2) }"#,
      #"a = {F($x, 1, "y", style: "short", n: 2)}"#),
    Sound("a comma after the last argument", "a = { F($x,) }", "a = {F($x)}"),
    Sound("line ends between arguments", "a = { F(\n  $x\n  ,\n  n: 1\n) }", "a = {F($x, n: 1)}"),
    Sound("a function as an argument", #"a = { F(G($x, s: "t"), "y") }"#, #"a = {F(G($x, s: "t"), "y")}"#),
    Sound("braces in braces", "a = {{ $x }}", "a = {{$x}}"),
    Sound(
      "a selector", "a = { $n ->\n  [one] One\n *[other] { $n } more\n }",
      #"a = {$n -> [one] "One" *[other] {$n}" more"}"#),
    Sound(
      "a selector with numbers as keys", "a = { $n ->\n [0] None\n [1.5] x\n *[other] y\n }",
      #"a = {$n -> [0] "None" [1.5] "x" *[other] "y"}"#),
    Sound("spaces in keys", "a = { $n ->\n *[ other ] y\n }", #"a = {$n -> *[other] "y"}"#),
    Sound(
      "variants on several lines", "a = { $n ->\n *[other]\n     One\n     Two\n }",
      #"a = {$n -> *[other] "One\nTwo"}"#),
    Sound(
      "a selector in a selector", "a = { $n ->\n *[other] { $m ->\n   *[x] y\n  }\n }",
      #"a = {$n -> *[other] {$m -> *[x] "y"}}"#),
    Sound(
      "text around a selector", "a = b { $n ->\n *[other] c\n } d",
      #"a = "b "{$n -> *[other] "c"}" d""#),
    Sound("a selector on a function", "a = { F($n) ->\n *[x] y\n }", #"a = {F($n) -> *[x] "y"}"#),
    Sound("a selector on an attribute of a term", "a = { -t.k ->\n *[x] y\n }", #"a = {-t.k() -> *[x] "y"}"#),
    Sound("comments of three levels", "### file\n\n## group\n\n# one\na = A", #"a = "A""#),
    Sound("an empty comment", "#\na = A", #"a = "A""#),
    Sound("text that looks like an attribute", "a = One .b = c", #"a = "One .b = c""#),
    Sound("text that looks like a variant", "a = One [x] *[y]", #"a = "One [x] *[y]""#),
    Sound("a carriage return at the end of a value", "a = One\r", #"a = "One""#),
    Sound("other letters", "a = 微積分 🙂 물리", #"a = "微積分 🙂 물리""#),
  ]

  @Test(arguments: sound)
  func `Sound text is read`(_ row: Sound) {
    let result = MessageParser.parse(DialogSource(path: "a.ftl", text: row.text))
    #expect(result.mistakes.map(\.description) == [])
    #expect(result.messages.map(shown) == row.messages)
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var line: Int
    var column: Int
    var expected: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ line: Int, _ column: Int, _ expected: String) {
      (self.name, self.text) = (name, text)
      (self.line, self.column, self.expected) = (line, column, expected)
    }
  }

  static let broken: [Broken] = [
    Broken("no =", "a A", 1, 3, "= after a"),
    Broken("no value", "a =", 1, 4, "the text of a"),
    Broken("a term without a value", "-a =\n  .b = c", 2, 9, "the text of -a"),
    Broken("a term without a name", "- = x", 1, 2, "a message id"),
    Broken("an id that starts with a digit", "1a = x", 1, 1, "a message id"),
    Broken("text that is not indented", "a = b\n: c", 2, 1, "a message id"),
    Broken("an empty attribute", "a = b\n  .c =", 2, 7, "the text of .c"),
    Broken("a space after the dot", "a = b\n  . c = d", 2, 4, "the name of an attribute"),
    Broken("an attribute without =", "a = b\n  .c d", 2, 6, "= after .c"),
    Broken("an open brace", "a = { $x", 1, 9, "}"),
    Broken("an open brace at the end of a line", "a = { $x \nb = c", 1, 9, "}"),
    Broken("a lone closing brace", "a = x } y", 1, 7, "text or {"),
    Broken("an empty placeable", "a = { }", 1, 7, "a variable"),
    Broken("a variable without a name", "a = { $ }", 1, 8, "the name of a variable"),
    Broken("a text that is not closed", "a = { \"x }", 1, 11, "\" at the end"),
    Broken("an unknown escape", #"a = { "\x" }"#, 1, 8, #"\", \\"#),
    Broken("too few digits in an escape", #"a = { "\u00A" }"#, 1, 8, "4 hexadecimal digits"),
    Broken("a function in small letters", "a = { f($x) }", 1, 7, "a function in capitals"),
    Broken("arguments that are not closed", "a = { F($x }", 1, 12, ", or )"),
    Broken("a positional argument after a named one", "a = { F(n: 1, $x) }", 1, 15, "a named argument"),
    Broken("a named argument twice", "a = { F(n: 1, n: 2) }", 1, 15, "each name once"),
    Broken("a named argument that is a variable", "a = { F(n: $x) }", 1, 12, "a text in quotes"),
    Broken("no variant with *", "a = { $n ->\n [one] x\n }", 1, 7, "a variant with *"),
    Broken("no variant at all", "a = { $n ->\n }", 1, 7, "a variant with *"),
    Broken("two variants with *", "a = { $n ->\n *[x] y\n *[z] y\n }", 3, 2, "one variant with *"),
    Broken("a variant in the line of ->", "a = { $n -> *[x] y\n }", 1, 13, "a new line after ->"),
    Broken("an empty variant", "a = { $n ->\n *[x]\n }", 2, 6, "the text of the variant"),
    Broken("a key of two words", "a = { $n ->\n *[x y] z\n }", 2, 6, "] after the key"),
    Broken("* without a key", "a = { $n ->\n * x\n }", 2, 3, "[ after *"),
    Broken("a message as a selector", "a = { b ->\n *[x] y\n }", 1, 7, "a variable, a function"),
    Broken("a term as a selector", "a = { -b ->\n *[x] y\n }", 1, 7, "a variable, a function"),
    Broken("an attribute of a term in print", "a = { -b.c }", 1, 7, "something to print"),
    Broken("four number signs", "#### a", 1, 5, "one, two or three #"),
    Broken("a comment without a space", "#a", 1, 2, "a space after #"),
    Broken("braces without end", "a = " + String(repeating: "{", count: 60), 1, 45, "at most 40 braces"),
    Broken("wide letters before the mistake", "a = 微積分 }", 1, 9, "text or {"),
  ]

  @Test(arguments: broken)
  func `A mistake is told with its place, and the entries around it work`(_ row: Broken) throws {
    let text = "before = x\n" + row.text + "\nafter = y\n"
    let result = MessageParser.parse(DialogSource(path: "a.ftl", text: text))
    let mistake = try #require(result.mistakes.first)
    #expect(mistake.line == row.line + 1 && mistake.column == row.column, "\(mistake)")
    #expect(mistake.expected.hasPrefix(row.expected), "\(mistake)")
    #expect(!mistake.hint.isEmpty && !mistake.got.isEmpty)
    #expect(result.messages.first?.id == "before")
    #expect(result.messages.last?.id == "after")
  }

  @Test
  func `All mistakes of a file are told`() {
    let text = "a = {\n\nb = ok\nc ok\n-d =\n# e\ne = }\nf = F\n"
    let result = MessageParser.parse(DialogSource(path: "a.ftl", text: text))
    #expect(result.mistakes.map(\.line) == [3, 4, 5, 7])
    #expect(result.messages.map(\.id) == ["b", "f"])
  }

  @Test
  func `A message keeps what stands before an attribute with a mistake`() {
    let text = "a = A\n  .b = B\n  .c = { }\n  .d = D\ne =\n  .f\ng = { $n ->\n *[x] y}\nh = H"
    let result = MessageParser.parse(DialogSource(path: "a.ftl", text: text))
    #expect(result.mistakes.map(\.line) == [3, 6, 8])
    #expect(result.mistakes.last?.hint == "The } of a selector stands on a line of its own.")
    #expect(result.messages.map(shown) == [#"a = "A" | .b = "B""#, #"h = "H""#])
  }

  @Test
  func `A caret points at the mistake under wide letters`() throws {
    let source = DialogSource(path: "Dialogs/ja/a.ftl", text: "a = 微積 }")
    let mistake = try #require(MessageParser.parse(source).mistakes.first)
    #expect(mistake.excerpt == "a = 微積 }")
    #expect(mistake.caret == "    \u{3000}\u{3000} ^")
    #expect(mistake.description.hasPrefix("Dialogs/ja/a.ftl:1:8: expected text or {, got \"}\"\n"))
  }

  @Test
  func `A comment belongs to the message right under it`() {
    let text = "# one\n# two\na = A\n\n# three\n\nb = B\n## group\nc = C\n"
    let result = MessageParser.parse(DialogSource(path: "a.ftl", text: text))
    #expect(result.messages.map(\.comment) == ["one\ntwo", nil, nil])
    #expect(result.messages.map(\.line) == [3, 7, 9])
  }

  @Test
  func `Any cut of a file is read without end or crash`() {
    let text =
      "# c\na = b { $n ->\n  [one] {\"\\u00e9\"}\n *[other] { F(-t.x, s: \"y\") }\n }\n  .x = {{ $y }}\n-t = 微\n"
    for end in text.indices {
      let cut = String(text[..<end])
      _ = MessageParser.parse(DialogSource(path: "a.ftl", text: cut))
      _ = MessageParser.parse(DialogSource(path: "a.ftl", text: cut + "}" + text[end...]))
    }
  }

  // MARK: - Showing what was read

  private func shown(_ message: DialogMessage) -> String {
    let value = message.value.map { " = " + shown($0) } ?? ""
    let attributes = message.attributes.map { " | .\($0.name) = " + shown($0.pattern) }.joined()
    return message.id + value + attributes
  }

  private func shown(_ pattern: DialogPattern) -> String {
    pattern.elements.map { element in
      switch element {
      case .text(let text):
        "\"" + text.replacing("\n", with: #"\n"#).replacing("\t", with: #"\t"#) + "\""
      case .placeable(let expression): "{" + shown(expression) + "}"
      }
    }.joined()
  }

  private func shown(_ expression: DialogExpression) -> String {
    switch expression {
    case .string(let text): return "\"\(text)\""
    case .number(let number): return number.text
    case .variable(let name): return "$\(name)"
    case .message(let id, let attribute): return id + (attribute.map { ".\($0)" } ?? "")
    case .term(let id, let attribute, let arguments):
      return id + (attribute.map { ".\($0)" } ?? "") + shown(arguments)
    case .function(let name, let arguments): return name + shown(arguments)
    case .placeable(let inner): return "{" + shown(inner) + "}"
    case .select(let selector, let variants, let standard):
      let shownVariants = variants.enumerated().map { index, variant in
        let key =
          switch variant.key {
          case .name(let name): name
          case .number(let number): number.text
          }
        return "\(index == standard ? "*" : "")[\(key)] \(shown(variant.pattern))"
      }
      return shown(selector) + " -> " + shownVariants.joined(separator: " ")
    }
  }

  private func shown(_ arguments: DialogArguments) -> String {
    let all = arguments.positional.map(shown) + arguments.named.map { "\($0.name): \(shown($0.value))" }
    return "(" + all.joined(separator: ", ") + ")"
  }
}
