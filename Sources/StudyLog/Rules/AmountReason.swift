import OpenAppIntents

/// Why an amount, or an end of a range, cannot be taken.
enum AmountReason: UnsupportedReason {
  case outOfRange(Int)
  /// Only what is on the shelf is counted.
  case noMaterial(DialogArgument)
  /// The same, after "no material".
  case materialDeclined(DialogArgument)
  case wrongUnit(Material, said: StudyUnit)

  var name: String {
    switch self {
    case .outOfRange: "outOfRange"
    case .noMaterial: "noMaterial"
    case .materialDeclined: "materialDeclined"
    case .wrongUnit: "wrongUnit"
    }
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .outOfRange(let count):
      [
        "count": .number(count), "min": .number(StudyLimits.amounts.lowerBound),
        "max": .number(StudyLimits.amounts.upperBound),
      ]
    case .noMaterial(let amount), .materialDeclined(let amount): ["amount": amount, "range": amount]
    case .wrongUnit(let material, let said):
      [
        "material": StudyWords.material(material), "unit": StudyWords.unit(said),
        "expected": StudyWords.unit(material.unit),
      ]
    }
  }
}
