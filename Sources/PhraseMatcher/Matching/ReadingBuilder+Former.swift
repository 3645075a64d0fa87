import ConversationModel

/// What a sentence says of what was before: what is not so any more, and that what was spoken of is meant.
extension ReadingBuilder {
  /// What the phrases capture where a value is said not to be so.
  static let formerCapture = "was"
  /// What a block adds where its sentences mean what was spoken of last: no slot, as all that begins with an @.
  static let backwards: ParameterName = "@spoken"

  /// Each thing that is said not to be so under the name of the slot of its kind; nil when there is none.
  static func former(_ former: [Slot], besides slots: [Slot]) -> [Slot]? {
    let named = former.compactMap { old -> Slot? in
      var old = old
      guard let slot = slots.first(where: { isKindred($0.value, old.value) }) else { return nil }
      old.name = slot.name
      return old
    }
    return named.isEmpty ? nil : named
  }

  private static func isKindred(_ value: SlotValue, _ old: SlotValue) -> Bool {
    switch (value, old) {
    case (.names, .names), (.unknownName, .names), (.value(.duration), .value(.duration)): true
    default: false
    }
  }
}
