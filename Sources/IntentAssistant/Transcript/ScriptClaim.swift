import ConversationModel

/// What a line `= …` says is so.
enum ScriptClaim: Hashable {
  case value(parameter: String, String)
  case source(parameter: String, String)
  case result(parameter: String, String)
  case intent(String)
  case outcome(String)
  case idle
  /// `confirmation`, `choice of material`, `duration`.
  case waiting(String)
  case isDead
  case message(String)
  case spoken(String)
  case setAside(String)
  /// `+1`, `~2` or `unchanged`.
  case rows(section: String, [String])

  /// What stands in a claim for something that is not there.
  static let none = "(none)"

  /// How claims are written, by their first word.
  private static let forms = [
    "intent": "= intent NAME", "result": "= result PARAMETER RESULT", "waiting": "= waiting for PARAMETER",
    "idle": "= idle", "set": "= set aside 1", "process": "= process died", "outcome": "= outcome completed",
    "spoken": "= spoken TEXT", "message": "= message NAME",
  ]
  private static let results = [
    "success", "notRequired", "needsValue", "disambiguation", "confirmationRequired", "unsupported(REASON)",
  ]
  private static let outcomes = ["completed", "cancelled", "set aside", "failed(CODE)"]
  private static let sources = ["utterance", "answer", "correction", "context", "default"]

  /// Reads a claim, and looks whether all that it names exists.
  init(_ text: String, _ vocabulary: ScriptVocabulary) throws(ScriptWorldError) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else {
      throw ScriptWorldError("a claim without words", hint: "A claim is one like = idle.")
    }
    let rest = words.dropFirst().joined(separator: " ")
    if first.hasSuffix(":") {
      let value = String(text.dropFirst(first.count).drop { $0 == " " })
      self = try Self.value(String(first.dropLast()), value, vocabulary)
    } else if words.count >= 2, words[1] == "<-" {
      try Self.check(first, among: vocabulary.parameters.keys, as: "parameter")
      let source = words.dropFirst(2).joined(separator: " ")
      try Self.check(source, among: Self.sources + [Self.none], as: "source")
      self = .source(parameter: first, source)
    } else if vocabulary.sections.contains(first) {
      self = .rows(section: first, try Self.changes(Array(words.dropFirst()), text))
    } else {
      self = try Self.keyword(first, words, rest, text, vocabulary)
    }
  }

  private static func keyword(
    _ first: String, _ words: [String], _ rest: String, _ text: String, _ vocabulary: ScriptVocabulary
  ) throws(ScriptWorldError) -> ScriptClaim {
    switch first {
    case "intent" where words.count == 2:
      try check(rest, among: vocabulary.intents + [none], as: "intent")
      return .intent(rest)
    case "result" where words.count == 3:
      try check(words[1], among: vocabulary.parameters.keys, as: "parameter")
      if !words[2].hasPrefix("unsupported(") || !words[2].hasSuffix(")") || words[2] == "unsupported()" {
        try check(words[2], among: results + [none], as: "result")
      }
      return .result(parameter: words[1], words[2])
    case "outcome" where words.count >= 2:
      if !rest.hasPrefix("failed(") || !rest.hasSuffix(")") || rest == "failed()" {
        try check(rest, among: outcomes + [none], as: "outcome")
      }
      return .outcome(rest)
    case "idle" where words.count == 1: return .idle
    case "waiting" where words.count >= 3 && words[1] == "for":
      let what = words.dropFirst(2).joined(separator: " ")
      try waiting(what, vocabulary)
      return .waiting(what)
    case "process" where text == "process died": return .isDead
    case "message" where words.count == 2:
      guard vocabulary.hasMessage(MessageID(rawValue: rest)) else {
        throw ScriptWorldError(
          "unknown message \"\(rest)\"", at: rest, hint: "Messages stand in the dialogs.")
      }
      return .message(rest)
    case "spoken" where words.count >= 2: return .spoken(rest)
    case "set" where words.count == 3 && words[1] == "aside" && Int(words[2]).map { $0 >= 0 } ?? false:
      return .setAside(words[2])
    default:
      let near = TranscriptMistake.hint(
        first, among: Array(forms.keys) + vocabulary.sections + vocabulary.parameters.keys.map { $0 + ":" })
      let all = forms.values.sorted().joined(separator: ", ")
      throw ScriptWorldError(
        "unknown claim \"\(text)\"", at: text,
        hint: forms[first].map { "It is written \($0)." } ?? near
          ?? "There are: \(all), = PARAMETER: VALUE, = PARAMETER <- SOURCE, = SECTION +1.")
    }
  }

  private static func value(
    _ name: String, _ value: String, _ vocabulary: ScriptVocabulary
  ) throws(ScriptWorldError) -> ScriptClaim {
    let parameters = vocabulary.parameters
    try check(name, among: parameters.keys, as: "parameter")
    guard !value.isEmpty else {
      throw ScriptWorldError("a value is missing", hint: "\(none) for a parameter without one.")
    }
    let kinds = parameters[name] ?? []
    guard value != none else { return .value(parameter: name, value) }
    if kinds.allSatisfy({ $0 == .duration }) {
      guard let seconds = TranscriptSpan.seconds(value) else {
        throw ScriptWorldError(
          "\"\(value)\" is not a length of time as claims write it", at: value,
          hint: "Write it like 1 h 30 min, 20 min, or 45 s.")
      }
      return .value(parameter: name, TranscriptSpan.text(seconds))
    }
    if kinds.allSatisfy({ $0 == .integer }), Int(value) == nil {
      throw ScriptWorldError("\"\(value)\" is not a whole number", at: value, hint: "Write it in digits: 12.")
    }
    let choices = kinds.flatMap { if case .choice(let all) = $0 { all } else { [String]() } }
    let isChoice = kinds.allSatisfy { if case .choice = $0 { true } else { false } }
    if isChoice { try check(value, among: choices, as: "value of \(name)") }
    return .value(parameter: name, value)
  }

  private static func waiting(_ what: String, _ vocabulary: ScriptVocabulary) throws(ScriptWorldError) {
    guard what != "confirmation", what != none else { return }
    let choice = "choice of "
    let name = what.hasPrefix(choice) ? String(what.dropFirst(choice.count)) : what
    // What an intent lets choose from without a parameter is called so.
    let names = Array(vocabulary.parameters.keys) + (what.hasPrefix(choice) ? ["option"] : ["confirmation"])
    try check(name, among: names, as: "parameter")
  }

  private static func changes(_ words: [String], _ text: String) throws(ScriptWorldError) -> [String] {
    let isCount = words.allSatisfy { "+-~".contains($0.first ?? " ") && (Int($0.dropFirst()) ?? 0) > 0 }
    guard words == ["unchanged"] || !words.isEmpty && isCount && Set(words.map(\.first)).count == words.count
    else {
      throw ScriptWorldError(
        "unknown claim \"\(text)\"", at: words.joined(separator: " "),
        hint: "What became of rows is written +1, -1, ~1 for a changed one, +1 ~2 for both, or unchanged.")
    }
    return words
  }

  private static func check(
    _ name: String, among names: some Sequence<String>, as kind: String
  ) throws(ScriptWorldError) {
    guard !names.contains(name) else { return }
    let all = names.sorted()
    let list = all.count <= 12 ? "There are: \(all.joined(separator: ", "))." : nil
    throw ScriptWorldError(
      "unknown \(kind) \"\(name)\"", at: name, hint: TranscriptMistake.hint(name, among: all) ?? list)
  }
}
