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
