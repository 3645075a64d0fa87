import ConversationModel

/// Names in a row where a command takes one: "physics and chemistry, 30 minutes each".
extension Matcher {
  /// The same command for each of the names, or the command or the answer with all of them in the slot, so that it is
  /// asked which one is meant; nil where no slot holds one of several names in a row.
  func coordinated(_ found: Interpretation, in utterance: Utterance, _ line: LineRun?) -> Interpretation? {
    guard program.hasFreeSpeech, found.then.isEmpty, found.tied < 2, let reading = found.readings.first,
      case let act = DialogAct(rawValue: reading.intent.rawValue), act == nil || act == .answer,
      let place = reading.slots.firstIndex(where: { if case .names = $0.value { true } else { false } })
    else { return nil }
    let slot = reading.slots[place]
    let line = line ?? LineRun(self, utterance, expecting: nil)
    line.runner.beginAnew()
    let names = rowOfNames(in: utterance, line, around: slot)
    // An answer may tell which one it is not.
    guard let first = names.first, let last = names.last,
      !holds(act == nil ? [.repairs] : [.repairs, .negations], in: utterance, line)
    else { return nil }
    let span = first.span.lowerBound..<last.span.upperBound
    if holds([.each], in: utterance, line), let commands = each(names, instead: span, of: reading, utterance)
    {
      var whole = commands[0]
      whole.then = Array(commands[1...])
      return whole
    }
    var row = slot
    row.span = span
    row.text = utterance.text(in: span)
    row.value = .names(first.list, names.flatMap(\.matches))
    var asked = found
    asked.readings[0].slots[place] = row
    return asked
  }

  /// The command for each name, whole by itself: the line with that name alone; nil where one of them would be another
  /// command.
  private func each(
    _ names: [Slot], instead row: Range<Int>, of reading: Reading, _ utterance: Utterance
  ) -> [Interpretation]? {
    let typed = Array(utterance.typed.utf8)
    let commands = names.compactMap { name -> Interpretation? in
      let bytes = typed[..<row.lowerBound] + Array(name.text.utf8) + typed[row.upperBound...]
      let alone = interpret(String(decoding: bytes, as: UTF8.self), expecting: nil)
      guard let same = alone.readings.first, alone.then.isEmpty, alone.tied < 2,
        same.intent == reading.intent, same[name.name]?.value == name.value,
        same.slots.count == reading.slots.count,
        same.slots.allSatisfy({ $0.name == name.name || $0.value == reading[$0.name]?.value })
      else { return nil }
      return alone
    }
    return commands.count == names.count ? commands : nil
  }

  /// The slot with each name of the row that its name stands in; none where it stands in no row.
  private func rowOfNames(in utterance: Utterance, _ line: LineRun, around slot: Slot) -> [Slot] {
    for place in 0..<utterance.count
    where utterance.scalars[place] != Pattern.space && utterance.isWordStart(place) {
      let ways = line.runner.ways(throughNetwork: program.network(.coordinated), at: Int32(place))
      guard let longest = ways.max(by: { $0.end < $1.end }) else { continue }
      let ranges = line.runner.arena.list(longest.captures)
        .filter { $0.kind != CaptureArena.Kind.mark }.map { Int($0.start)..<Int($0.end) }
      // One name of each: what is short for several is asked about by itself.
      let names = ranges.compactMap { range -> Slot? in
        gazetteer.matches(slot.list, words: range, in: utterance).first.map { match in
          Slot(
            name: slot.name, value: .names(slot.list, [match]), text: utterance.typedText(range),
            span: utterance.typedSpan(range))
        }
      }
      guard names.count > 1, names.count == ranges.count, Set(names.map(\.value)).count == names.count,
        let span = names.last.map({ names[0].span.lowerBound..<$0.span.upperBound }),
        span.overlaps(slot.span),
        // A name of several words is no row of names.
        span.lowerBound < slot.span.lowerBound || slot.span.upperBound < span.upperBound
      else { continue }
      return names
    }
    return []
  }
}

extension Slot {
  fileprivate var list: ListName { if case .names(let list, _) = value { list } else { "" } }
  fileprivate var matches: [NameMatch] { if case .names(_, let matches) = value { matches } else { [] } }
}
