import OpenAppIntents

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
