import ConversationModel

/// The same command of several things, said once: "20 minutes of physics and 30 minutes of calculus", 微積分30分と物理20分.
extension JoinedCommands {
  /// More are a story.
  private static let mostGroups = 4

  /// One command for each group of values that holds a name; nil where a line holds only one, or where not all
  /// are the same command.
  /// - Parameter frames: the parts of the line.
  mutating func severalOfOneKind(_ frames: inout FrameRunner) -> Interpretation? {
    guard expecting == nil || expecting?.kind == Expectation.command else { return nil }
    frames.findAllParts()
    let groups = Self.groups(of: frames.said(texts: false))
    let names = Set(frames.nameSlots.map { $0.target / 2 })
    if let whole = withUnit(of: groups, names, frames) {
      var joined = JoinedCommands(matcher, whole, expecting: expecting)
      var frames = matcher.frames(of: whole, expecting: expecting)
      return joined.severalOfOneKind(&frames)
    }
    guard (2...Self.mostGroups).contains(groups.count),
      groups.allSatisfy({ $0.count > 1 && $0.contains { !$0.slots.isDisjoint(with: names) } })
    else { return nil }
    var commands: [Interpretation] = []
    for (index, group) in groups.enumerated() {
      let start = index == 0 ? 0 : group[0].range.lowerBound
      let end = index + 1 == groups.count ? utterance.count : group[group.count - 1].range.upperBound
      let next = index + 1 == groups.count ? end : groups[index + 1][0].range.lowerBound
      // "Not physics but calculus" is one.
      guard !frames.takesBack(in: end..<next),
        let part = matcher.utterance(utterance.typedText(start..<end)),
        let found = command(ofPart: part, isFirst: index == 0), let reading = found.readings.first,
        reading.slots.count >= group.count,
        reading.intent == commands.first?.readings[0].intent ?? reading.intent
      else { return nil }
      commands.append(found)
    }
    commands[0].then = Array(commands[1...])
    // The words between the values may make another command of the second: "log 20 minutes, then set a timer of 30".
    guard let others = several(), others.then.contains(where: { $0.intent != commands[0].intent }) else {
      return commands[0]
    }
    return others
  }

  /// The line with the unit that is said only once: "40 minutes of physics and 20 of calculus"; nil where it is said
  /// each time.
  private func withUnit(of groups: [[FrameRunner.Said]], _ names: Set<Int32>, _ frames: FrameRunner)
    -> Utterance?
  {
    guard let elided = elided(in: groups, names, frames), let unit = elided.unit else { return nil }
    let bytes = Array(utterance.typed.utf8)
    let end = utterance.typedSpan(elided.number).upperBound
    let start = utterance.typedSpan(unit.lowerBound - 1..<unit.lowerBound).upperBound
    let words = bytes[start..<utterance.typedSpan(unit).upperBound]
    return matcher.utterance(String(decoding: bytes[..<end] + words + bytes[end...], as: UTF8.self))
  }

  /// The first number without a unit that belongs to the name of another group than the value before it.
  private func elided(
    in groups: [[FrameRunner.Said]], _ names: Set<Int32>, _ frames: FrameRunner
  ) -> FrameRunner.Elided? {
    groups.indices.dropFirst().lazy.compactMap { index in
      let (before, group) = (groups[index - 1], groups[index])
      guard group.count == 1, !group[0].slots.isDisjoint(with: names), before.count > 1,
        before.contains(where: { !$0.slots.isDisjoint(with: names) })
      else { return nil }
      let next = index + 1 < groups.count ? groups[index + 1][0].range.lowerBound : utterance.count
      return frames.elided(beside: group[0].range, behind: before.map(\.range), before: next)
    }.first
  }

  /// What no reading may mix: the values of one name and another name.
  struct Mixed {
    /// Where each group stands in the UTF-8 of what was typed, and where its name does.
    var groups: [(all: Range<Int>, name: Range<Int>)] = []

    /// Whether a reading has the name of one group and a value of another.
    func holds(_ reading: Reading) -> Bool {
      guard groups.count > 1 else { return false }
      let named = groups.firstIndex { group in reading.slots.contains { $0.span == group.name } }
      guard let named else { return false }
      return groups.indices.contains { index in
        index != named
          && reading.slots.contains { groups[index].all.contains($0.span.lowerBound) && !$0.span.isEmpty }
      }
    }
  }

  /// The groups of values in the line that are one by themselves.
  func mixes(_ frames: inout FrameRunner) -> Mixed {
    guard expecting == nil || expecting?.kind == Expectation.command else { return Mixed() }
    frames.findAllParts()
    let groups = Self.groups(of: frames.said(texts: false))
    let names = Set(frames.nameSlots.map { $0.target / 2 })
    let loose = elided(in: groups, names, frames)
    var mixed = Mixed()
    for group in groups {
      guard let name = group.first(where: { !$0.slots.isDisjoint(with: names) }) else { continue }
      let all = group[0].range.lowerBound..<group[group.count - 1].range.upperBound
      mixed.groups.append((utterance.typedSpan(all), utterance.typedSpan(name.range)))
    }
    let isWhole = groups.count > 1 && (groups.allSatisfy { $0.count > 1 } || loose != nil)
    return isWhole ? mixed : Mixed()
  }

  private mutating func command(ofPart part: Utterance, isFirst: Bool) -> Interpretation? {
    let ways: [Way] = isFirst ? [.first, .freeFirst, .likely] : [.rest, .freeRest, .likely]
    for way in ways {
      if let found = command(part, way) { return found }
    }
    return nil
  }

  /// The values in order, parted before the first one of a kind that was said already.
  private static func groups(of values: [FrameRunner.Said]) -> [[FrameRunner.Said]] {
    var groups: [[FrameRunner.Said]] = []
    for value in values {
      if let last = groups.last, !last.contains(where: { !$0.slots.isDisjoint(with: value.slots) }) {
        groups[groups.count - 1].append(value)
      } else {
        groups.append([value])
      }
    }
    return groups
  }
}
