/// What holds in every turn of every conversation, whatever is said (the dialog engine's invariants 1 to 13).
package enum TurnInvariant: Int, CaseIterable, Sendable {
  case nothingUnhandled = 1
  case nothingHalfDone
  case neverSilent
  case nothingLost
  case saysWhatIsStored
  case neverTwiceTheSame
  case keepsItsWord
  case numbersStand
  case onlyYesConfirms
  case alwaysAWayOut
  case sameEveryTime
  case noCodeShown
  case boundedPatience

  /// The rule in one line.
  package var rule: String {
    switch self {
    case .nothingUnhandled: "nothing is stored without a completed request, and a request stores once"
    case .nothingHalfDone: "what was cancelled, set aside or killed leaves the store as it was"
    case .neverSilent: "every turn acts, asks or explains"
    case .nothingLost: "what was said is used, asked about, or named as not used"
    case .saysWhatIsStored: "a reply states what is stored, and only that"
    case .neverTwiceTheSame: "no question comes back word for word after a failed answer"
    case .keepsItsWord: "whatever the reply tells people to say is understood"
    case .numbersStand: "a number means the same choice as long as the list is open"
    case .onlyYesConfirms: "only an explicit yes confirms"
    case .alwaysAWayOut: "a question can be left, and every request ends with an outcome that has a name"
    case .sameEveryTime: "the same events give the same state and the same reply"
    case .noCodeShown: "no name of a type, parameter or message is shown, and no placeholder"
    case .boundedPatience: "nothing is asked a fourth time"
    }
  }
}

/// A rule that did not hold in a turn.
package struct BrokenInvariant: Hashable, Sendable, CustomStringConvertible {
  package var invariant: TurnInvariant
  /// What was seen.
  package var seen: String

  package init(_ invariant: TurnInvariant, _ seen: String) {
    self.invariant = invariant
    self.seen = seen
  }

  package var description: String { "invariant \(invariant.rawValue), \(invariant.rule): \(seen)" }
}
