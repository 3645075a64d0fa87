import Foundation
import OpenAppIntents

/// Why a material cannot be taken.
enum MaterialReason: UnsupportedReason {
  /// Nothing on the shelf is like the words.
  case unknown(words: String)
  /// The same, but one title is near.
  case unknownNearest(Material, words: String)
  /// It was put away.
  case archived(Material)

  var name: String {
    switch self {
    case .unknown: "unknown"
    case .unknownNearest: "unknownNearest"
    case .archived: "archived"
    }
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .unknown(let words): ["words": .text(words)]
    case .unknownNearest(let nearest, let words):
      ["words": .text(words), "nearest": StudyWords.material(nearest)]
    case .archived(let material): ["material": StudyWords.material(material)]
    }
  }
}

/// Why a length of time cannot be taken.
enum DurationReason: UnsupportedReason {
  /// Longer than may be, both in seconds.
  case tooLong(Int, max: Int)
  case notPositive(Int)
  /// What was measured is longer than one record holds.
  case measuredTooLong(Int, since: Date, zone: TimeZone)
  /// The clock stands before the start, so that nobody knows how long it was.
  case clockBehind(since: Date, zone: TimeZone)

  var name: String {
    switch self {
    case .tooLong: "tooLong"
    case .notPositive: "notPositive"
    case .measuredTooLong: "measuredTooLong"
    case .clockBehind: "clockBehind"
    }
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .tooLong(let seconds, let max):
      ["duration": .duration(seconds: seconds), "max": .duration(seconds: max)]
    case .notPositive(let seconds): ["duration": .duration(seconds: seconds)]
    case .measuredTooLong(let seconds, let since, let zone):
      [
        "duration": .duration(seconds: seconds), "max": .duration(seconds: StudyLimits.recordSeconds),
        "started": .instant(since, zone: zone.identifier),
      ]
    case .clockBehind(let since, let zone): ["started": .instant(since, zone: zone.identifier)]
    }
  }

  /// What is wrong with a length of time; nil when nothing is.
  static func check(_ seconds: Int, max: Int) -> DurationReason? {
    if seconds <= 0 { return .notPositive(seconds) }
    return seconds > max ? .tooLong(seconds, max: max) : nil
  }
}

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

/// Why a title cannot be taken.
enum TitleReason: UnsupportedReason {
  case empty
  case tooLong

  var name: String {
    switch self {
    case .empty: "empty"
    case .tooLong: "tooLong"
    }
  }

  var facts: [String: DialogArgument] {
    switch self {
    case .empty: [:]
    case .tooLong: ["max": .number(StudyLimits.titleCharacters)]
    }
  }
}
