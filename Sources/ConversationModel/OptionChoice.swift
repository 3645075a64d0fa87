/// Which of several options an answer means.
package enum OptionChoice {
  /// The slots by which an answer chooses: a place, a name, and what is ruled out, one or two.
  package static let slots: Set<ParameterName> = ["ordinal", "option", "except", "exceptAlso"]

  /// The places that are meant among so many, from 1, each once; empty when none is, or all are.
  ///
  /// "Not the red one" leaves the others, "neither the red nor the blue one" what is left then.
  package static func places(_ reading: Reading, of count: Int) -> [Int] {
    let all = Array(1...max(1, count))
    var meant: [Int] = []
    if let slot = reading["ordinal"] ?? reading["option"] {
      meant = places(slot, of: count)
    } else if let slot = reading["except"] {
      let out = [slot, reading["exceptAlso"]].compactMap(\.self).flatMap { places($0, of: count) }
      meant = out.isEmpty ? [] : all.filter { !out.contains($0) }
    }
    return meant.filter(all.contains)
  }

  private static func places(_ slot: Slot, of count: Int) -> [Int] {
    switch slot.value {
    case .value(.integer(let ordinal)): [OrdinalPlace.place(ordinal, of: count)].compactMap(\.self)
    case .names(_, let matches): matches.compactMap { Int($0.entry.id) }
    default: []
    }
  }
}
