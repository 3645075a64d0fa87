import ConversationModel
import DialogEngine
import PhraseMatcher

/// Finds the words that may be a value or a command.
extension Session {
  /// What has to be asked about an utterance before it is taken for anything; nil for nothing.
  func doubt(of line: String, _ interpretation: Interpretation) -> Doubt? {
    guard interpretation.tied <= 1, interpretation.then.isEmpty else { return nil }
    return doubtedAnswer(line, interpretation) ?? doubtedPart(interpretation)
  }

  /// The command that an answer is to the letter, where it would change more than what was asked: "record 20 minutes
  /// of Physics" does not set a timer that wants a length, and "I studied Kanji for 30 minutes" does not go with the
  /// pages of another record. Nil where it is an answer.
  func command(insteadOf interpretation: Interpretation, _ line: String) -> Reading? {
    if let command = commandAtConfirmation(interpretation, line) { return command }
    guard case .asking(let request, let open) = machine.state, open.question.kind == .value,
      let answer = interpretation.readings.first, answer.intent.rawValue == DialogAct.answer.rawValue,
      answer.slots.contains(where: { $0.name != open.question.parameter }),
      let command = command(line, isText: true), !holdsOnlyValues(command, of: line),
      command.intent != request.intent || contradicts(answer, request, besides: open.question.parameter),
      let schema = assistant.host.schemas[command.intent], schema.parameters.count > 1,
      command.intent != assistant.host.schemas.correction, answer.slots.allSatisfy({ schema[$0.name] != nil })
    else { return nil }
    return command
  }

  /// "I studied Chemistry for 20 minutes", where a record is to be deleted, names no other record: what is said is more
  /// than the question has a use for.
  private func commandAtConfirmation(_ interpretation: Interpretation, _ line: String) -> Reading? {
    guard case .asking(let request, let open) = machine.state, open.origin == .suspension,
      case .confirmation = open.question.kind, let answer = interpretation.readings.first,
      [.answer, .correct].contains(Self.act(answer)), let schema = assistant.host.schemas[request.intent],
      let command = command(line, isText: true), command.intent != request.intent
    else { return nil }
    let used = answer.slots.filter { schema[$0.name] != nil }
    return command.slots.count > used.count ? command : nil
  }

  /// A particle, or how a word ends politely: 물리로 25분이요.
  private static let lettersBesideValues = 2

  /// Whether nothing tells that a line is a command: "physics, 25 minutes" answers where those are what is wanted.
  func holdsOnlyValues(_ reading: Reading, of line: String) -> Bool {
    var place = line.startIndex
    var letters = 0
    while place < line.endIndex {
      let offset = line.utf8.distance(from: line.startIndex, to: place)
      if line[place].isLetter, !reading.slots.contains(where: { $0.span.contains(offset) }) { letters += 1 }
      place = line.index(after: place)
    }
    return letters <= Self.lettersBesideValues
  }

  /// Says something else of what was said before than was said then.
  private func contradicts(_ answer: Reading, _ request: Request, besides asked: ParameterName?) -> Bool {
    guard answer.slots.contains(where: { $0.name == asked }) else { return false }
    return answer.slots.contains { slot in
      guard slot.name != asked, let known = request.input.values[slot.name] else { return false }
      return known.value != slot.value && known.words != slot.text
    }
  }

  /// All of it answers the open question, and is a command as well.
  private func doubtedAnswer(_ line: String, _ interpretation: Interpretation) -> Doubt? {
    guard case .asking(let request, let open) = machine.state, open.origin == .resolution,
      open.question.kind == .value, let name = open.question.parameter,
      let schema = assistant.host.schemas[request.intent], let asked = schema[name],
      let command = command(line, isText: asked.kind == .text)
    else { return nil }
    let span = 0..<line.utf8.count
    if asked.kind == .text {
      return Doubt(
        slot: Slot(
          name: name, value: .value(.text(interpretation.text)), text: interpretation.text, span: span),
        command: command, isPart: false)
    }
    // Only what is called so to the letter; the name of something else that is listened to counts as well.
    for parameter in [asked] + schema.parameters {
      guard let (list, entry) = named(line, kind: parameter.kind) else { continue }
      let match = NameMatch(entry: entry, fit: .exact)
      return Doubt(
        slot: Slot(name: parameter.name, value: .names(list, [match]), text: interpretation.text, span: span),
        command: command, isPart: false)
    }
    return nil
  }

  /// A remark at the end of a command is a command as well. What names something is a name.
  private func doubtedPart(_ interpretation: Interpretation) -> Doubt? {
    guard let reading = interpretation.readings.first else { return nil }
    var intent = reading.intent
    if reading.intent.rawValue == DialogAct.answer.rawValue, let open = machine.openIntent { intent = open }
    guard let schema = assistant.host.schemas[intent], !schema.isReadOnly else { return nil }
    for slot in reading.slots {
      guard let parameter = schema[slot.name], parameter.kind == .text, parameter.isOptional,
        let command = command(slot.text, isText: true)
      else { continue }
      return Doubt(slot: slot, command: command, isPart: true)
    }
    return nil
  }

  /// The command that some words are by themselves, to the letter; the way out of a question only where they are no
  /// free text, which would make it a question everywhere.
  func command(_ words: String, isText: Bool) -> Reading? {
    let heard = meaning(of: words, expecting: nil, strict: true)
    guard heard.tied <= 1, let reading = heard.readings.first, reading.cost == 0 else { return nil }
    let isCommand = assistant.host.schemas.contains(reading.intent)
    let isWayOut = !isText && reading.intent.rawValue == DialogAct.cancel.rawValue
    return isCommand || isWayOut ? reading : nil
  }

  /// What is called so to the letter.
  func named(_ line: String, kind: ValueKind) -> (ListName, NameEntry)? {
    guard case .entity(let entity) = kind else { return nil }
    let list = ListName(rawValue: entity + "s")
    let words = line.filter { $0.isLetter || $0.isNumber }.lowercased()
    let entry = matcher.names.lists[list]?.first {
      $0.title.filter { $0.isLetter || $0.isNumber }.lowercased() == words
    }
    return entry.map { (list, $0) }
  }
}
