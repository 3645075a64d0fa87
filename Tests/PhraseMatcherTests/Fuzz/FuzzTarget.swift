import ConversationModel
import Synchronization

@testable import PhraseMatcher

/// What one input came to.
struct FuzzOutcome {
  /// Why it is wrong; nil when all holds.
  var fault: String?
  /// Inputs with another way through the program have another one.
  var path: String
}

/// Something that takes any bytes.
struct FuzzTarget: Sendable {
  /// The folder of its kept inputs.
  var name: String
  /// Pieces that mean something to it.
  var words: [String]
  /// What an input comes to; `whole` also does what takes long, such as matching with what was compiled.
  var run: @Sendable (_ bytes: [UInt8], _ whole: Bool) -> FuzzOutcome

  static let all = [templates, phrases, utterances]
  static let mostSteps = Mutex(0)

  /// A sentence: parsed, compiled, sampled, and its samples matched.
  static let templates = FuzzTarget(
    name: "templates",
    words: [
      "(", ")", "[", "]", "{", "}", "<", ">", "|", ";", "\\", ":", "@", "..", ",", " ", "<rule>", "{list}",
      "{n:slot}", "{1..9:n}", "{@list}", "{text}", "(a|b)", "[a]", "(a;b)", "物理", "물리", "é", "\u{301}",
      "\n", "a",
    ]
  ) { bytes, whole in
    let text = String(decoding: bytes, as: UTF8.self)
    let length = text.count
    do throws(TemplateMistake) {
      let tree = try TemplateParser.parse(text)
      // Two for each optional part, and what holds the parts together.
      guard tree.size <= 3 * length + 3 else {
        return FuzzOutcome(fault: "\(tree.size) parts of \(length) characters", path: "")
      }
    } catch {
      guard 0...length ~= error.offset else {
        return FuzzOutcome(fault: "offset \(error.offset) of \(length) characters", path: "")
      }
      guard !error.expected.isEmpty, !error.hint.isEmpty else {
        return FuzzOutcome(fault: "a mistake without a reason", path: "")
      }
    }
    // The other way to read a template must agree about what is right.
    let isMarked = (try? TemplateParser.parseMarking(text)) != nil
    let isRead = (try? TemplateParser.parse(text)) != nil
    guard isMarked == isRead else { return FuzzOutcome(fault: "read in one way only", path: "") }
    guard whole else { return FuzzOutcome(fault: nil, path: "") }
    let yaml = """
      expansion_rules: {rule: "(do|make) [it]"}
      lists:
        list: {values: [red, "(dark|deep) blue"]}
        n: {wildcard: true, reader: number}
        text: {wildcard: true}
      intents: {Do: {data: [{sentences: [\(PhraseFuzz.json(text)), fine]}]}}
      """
    return PhraseFuzz.outcome(yaml, saying: [text, "fine", "make it red", "a a a a"])
  }

  /// A phrase file: read, compiled, loaded again, and its sentences matched.
  static let phrases = FuzzTarget(
    name: "phrases",
    words: [
      "intents:", "data:", "- sentences:", "lists:", "values:", "in:", "out:", "range:", "from: 1", "to: 100",
      "wildcard: true", "reader: number", "source: materials", "expansion_rules:", "requires_context:",
      "excludes_context:", "slots:", "examples:", "counterexamples:", "negative:", "free_speech:", "pieces:",
      "frames:", "cues:", "takes:", "needs:", "utterances:", "foreign:", "conjunctions:", "skip_words:",
      "names:", "settings:", "ignore_whitespace: true", "priority:", "tolerance:", "sounds:", "&a", "*a",
      "<<:", "\n", "  ", "    ", "- ", ": ", "{", "}", "[", "]", "\"", "'", "|", ">", "!!int", "!", "%", "@",
      "#", "---", "...", "null", "~", "99999999999999999999", "1e999", ".nan", "-1", "\u{0}", "\u{FEFF}",
      "\t", "é", "物理",
    ]
  ) { bytes, whole in
    PhraseFuzz.outcome(
      String(decoding: bytes, as: UTF8.self), saying: whole ? ["fine", "start 12", "a"] : nil)
  }

  /// A typed line: normalised, matched, explained and completed in every language.
  static let utterances = FuzzTarget(
    name: "utterances",
    words: [
      " ", "and", "then", "no wait", "for", "12", "30 minutes", "half", "1h30", "九十分", "스물", "物理", "물리",
      "タイマー", "타이머", "start", "timer", "record", "memo", "\"", "「", "」", "-", "–", ",", "、", ".", "?",
      "e\u{301}", "\u{200D}", "\u{202E}", "\u{1B}[31m", "\u{0}", "９", "ﾊﾟ", "ᄀ", "ᅡ", "🧪", "\u{FFFD}", "İ",
      "ß", "Σ", "½", "①", "㍿", "ﷺ", "\n", "を", "을", "고",
    ]
  ) { bytes, whole in LineFuzz.outcome(String(decoding: bytes, as: UTF8.self), whole: whole) }
}

extension Template {
  /// How many parts it has.
  fileprivate var size: Int {
    switch self {
    case .literal, .list, .range, .rule: 1
    case .sequence(let items), .alternative(let items), .permutation(let items):
      items.reduce(1) { $0 + $1.size }
    case .optional(let item), .marked(let item, _): 1 + item.size
    }
  }
}
