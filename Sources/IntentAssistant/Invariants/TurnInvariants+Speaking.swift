import ConversationModel
import DialogEngine

/// What a turn says: invariants 3, 6, 7 and 12.
extension TurnInvariants {
  /// Words for what should not have happened.
  private static let helpless: Set<MessageID> = ["engine-unworded", "engine-unnamed"]

  func checkSpeaking(_ turn: ObservedTurn, _ facts: SaidFacts, _ broken: inout [BrokenInvariant]) {
    func found(_ seen: String) { broken.append(BrokenInvariant(.neverSilent, seen)) }
    if let said = turn.said, turn.reply.parts.isEmpty, !said.allSatisfy(\.isWhitespace) {
      found("the turn said nothing")
    }
    for line in turn.reply.lines {
      if line.text.allSatisfy(\.isWhitespace) { found("an empty line, of \(line.messages.map(\.rawValue))") }
      for id in line.messages where Self.helpless.contains(id) { found("a line without words of its own") }
    }
    for words in turn.unheard {
      broken.append(BrokenInvariant(.keepsItsWord, "\"\(words)\" is to be said, and would not be understood"))
    }
    for fault in turn.faults { found("fault: \(fault)") }
    guard let machine = turn.steps.last?.after else { return }
    switch machine.state {
    case .resolving, .performing:
      found("the turn ended in the middle of \(machine.request?.intent.rawValue ?? "")")
    case .idle: break
    case .asking(_, let open):
      // What was narrowed down is shown again under its numbers.
      let isAsked = facts.says(open.question.prompt.id) || facts.says("engine-narrowed")
      if !isAsked { found("the question that is open was not said") }
    }
  }

  func checkRepeating(_ turn: ObservedTurn, _ facts: SaidFacts, _ broken: inout [BrokenInvariant]) {
    guard let last, let now = turn.steps.last.flatMap({ AskedQuestion($0.after) }), now.isAbout(last.open),
      turn.isAnswer, !turn.dialog.isEmpty, turn.dialog == last.dialog,
      // Other choices are another question, in the same words.
      facts.leaves == last.shown,
      // What was answered and is asked once more was no failure, nor was what answered another question,
      // nor was a no to what is offered beside a question.
      turn.steps.first?.before.offersRemedy == turn.steps.last?.after.offersRemedy,
      now.request.journal == last.open.request.journal, now.request.input == last.open.request.input
    else { return }
    broken.append(
      BrokenInvariant(.neverTwiceTheSame, "the same again: \(turn.dialog.joined(separator: " / "))"))
  }

  func checkShown(_ turn: ObservedTurn, _ broken: inout [BrokenInvariant]) {
    let own = turn.facts.texts + [turn.said].compactMap(\.self) + typed
    for shown in turn.reply.texts {
      // What a person typed, now or when it was stored, is no code of ours.
      let text = own.reduce(shown) { text, words in
        words.utf8.contains(UInt8(ascii: "{")) ? text.replacing(words, with: "") : text
      }
      if text.utf8.contains(UInt8(ascii: "{")), text.contains("{ $") || text.contains("{$") {
        broken.append(BrokenInvariant(.noCodeShown, "a raw placeholder is on the screen: \(text)"))
      }
      for word in Self.codeWords(in: text) where !own.contains(where: { $0.contains(word) }) {
        let ids = turn.reply.lines.flatMap(\.messages)
        let isOurs =
          ids.contains { $0.rawValue == word } || word.hasPrefix("engine-") || isParameter(word)
          || schemas.names.contains { $0.rawValue == word || word.hasPrefix($0.rawValue.kebabCase + "-") }
        if isOurs {
          broken.append(BrokenInvariant(.noCodeShown, "\"\(word)\" is a name of the code: \(text)"))
        }
      }
    }
  }

  /// What stands in braces.
  static func braced(in text: String) -> [String] {
    text.split(separator: "{").dropFirst().compactMap { rest in
      rest.firstIndex(of: "}").map { "{" + rest[...$0] }
    }
  }

  /// A parameter that is no plain word of English.
  private func isParameter(_ word: String) -> Bool {
    word.contains(where: \.isUppercase)
      && schemas.names.contains { schemas[$0]?.parameters.contains { $0.name.rawValue == word } == true }
  }

  /// Words that look like names of code: `record-study-done`, `RecordStudy`, `pageStart`.
  static func codeWords(in text: String) -> [String] {
    var found: [String] = []
    var word: [UInt8] = []
    var hasMark = false
    for byte in Array(text.utf8) + [0x20] {
      let isUpper = byte >= 0x41 && byte <= 0x5A
      let isLower = byte >= 0x61 && byte <= 0x7A
      if isUpper || isLower || byte == 0x2D {
        // A capital inside a word, or a hyphen between small letters.
        if let before = word.last, isUpper && before >= 0x61 || byte == 0x2D && before >= 0x61 {
          hasMark = true
        }
        word.append(byte)
      } else {
        if hasMark { found.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
        hasMark = false
      }
    }
    return found
  }
}

extension Reply {
  /// Everything that is on the screen.
  var texts: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .line(let line): [line.text] + [line.spoken].compactMap(\.self)
      case .snippet(let snippet): snippet.blocks.flatMap(\.texts)
      }
    }
  }
}

extension SnippetBlock<String> {
  fileprivate var texts: [String] {
    switch self {
    case .line(let cells): cells.map(\.words)
    case .table(let headings, _, let rows, let footer):
      headings + rows.flatMap { $0.map(\.words) } + (footer ?? []).map(\.words)
    case .progress(_, _, let words): [words]
    case .choices(let choices): choices
    }
  }
}

extension ObservedTurn {
  /// Something was said in answer to the question that was open: no blank line, no word about the conversation, no
  /// command.
  var isAnswer: Bool {
    guard let first = steps.first, case .asking = first.before.state,
      case .heard(let heard) = first.event, !heard.text.allSatisfy(\.isWhitespace),
      !["?", "？"].contains(heard.text.filter { !$0.isWhitespace }),
      steps.last?.after.nextID == first.before.nextID
    else { return false }
    return !heard.readings.contains { DialogAct(rawValue: $0.intent.rawValue)?.isAside == true }
  }
  /// A no to what is offered beside a question is no answer to it.
  var declinesOffer: Bool {
    guard let first = steps.first, steps.count == 1 else { return false }
    return first.before.offersRemedy && !first.after.offersRemedy
  }
}
