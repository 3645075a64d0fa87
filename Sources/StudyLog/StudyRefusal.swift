package import OpenAppIntents

/// Why the world says no to an action: nothing was changed.
package enum StudyRefusal: IntentRefusal, Hashable {
  /// A record needs a time, or an amount of a material.
  case nothingToRecord
  /// The material was put away or removed meanwhile.
  case materialGone(Material)
  /// A material of that title stands on the shelf.
  case alreadyOnShelf(Material)
  /// Nothing is measured. The prefix is that of the intent: `pause-study`.
  case nothingRuns(prefix: String)
  /// Another terminal started or finished something while a question was open.
  case changedMeanwhile
  /// What runs cannot be recorded in passing: it is too long, or the clock stands before its start.
  case runningUnclear(DialogArgument, elapsed: Int)
  /// What a length would come to when something is added to it or taken from it.
  case outOfRange(Int)
  /// The message says it all.
  case said(IntentDialogFacts)

  package var dialog: IntentDialog {
    switch self {
    case .nothingToRecord: IntentDialog(message: "record-study-nothing", status: .refused)
    case .materialGone(let material):
      IntentDialog(
        message: "material-archived", arguments: ["material": StudyWords.material(material)],
        status: .refused)
    case .alreadyOnShelf(let material):
      IntentDialog(
        message: "add-material-exists", arguments: ["material": StudyWords.material(material)],
        status: .refused)
    case .nothingRuns(let prefix): IntentDialog(message: "\(prefix)-nothing", status: .nothing)
    case .changedMeanwhile: IntentDialog(message: "running-changed-meanwhile", status: .refused)
    case .runningUnclear(let running, let elapsed):
      IntentDialog(
        message: "running-unclear", arguments: ["running": running, "elapsed": .duration(seconds: elapsed)],
        status: .refused)
    case .outOfRange(let seconds):
      IntentDialog(
        message: "correct-study-time-out-of-range", arguments: ["duration": .duration(seconds: seconds)],
        status: .refused)
    case .said(let facts): facts.dialog
    }
  }
}
