import Yams

extension ReaderTableParser {
  /// The words of times of day, and of what stands around two of them.
  mutating func times(_ node: Node, _ path: String) {
    let roles: [String: WordRole] = [
      "from": .timesFrom, "between": .timesBetween, "to": .timesTo, "and": .timesAnd, "until": .timesUntil,
      "hours": .hour, "not_hours": .notHour, "minutes": .minute, "half": .halfHour, "mornings": .morning,
      "evenings": .evening, "for": .timesLast,
    ]
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "named": addAll(value, inner, 0...1439, WordEntry(role: .namedTime, value: 0))
      case "offsets": addAll(value, inner, -59...59, WordEntry(role: .timeOffset, value: 0))
      default:
        if let role = roles[key.text] {
          add(value, inner, WordEntry(role: role, value: 0))
        } else {
          note(.unknownKey, inner, key.node)
        }
      }
    }
  }
}
