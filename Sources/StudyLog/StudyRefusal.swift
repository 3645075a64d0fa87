package import OpenAppIntents
package import RecordStore

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
    case .said(let facts): facts.dialog
    }
  }
}

/// A message, its facts and how the turn ends with it.
package struct IntentDialogFacts: Hashable, Sendable {
  var message: String
  var arguments: [String: DialogArgument] = [:]
  var status: ReplyOutcome = .done

  var dialog: IntentDialog { IntentDialog(message: message, arguments: arguments, status: status) }
  /// The same as a part of another message.
  var argument: DialogArgument { .message(message, arguments) }
}

extension StoreError: IntentRefusal {
  /// One clear sentence of the engine's catalog; the cause is for a report only.
  package var dialog: IntentDialog {
    let name =
      switch kind {
      case .full: "full"
      case .readOnly: "readonly"
      case .damaged: "damaged"
      case .unavailable: "unavailable"
      case .busy: "busy"
      case .newer: "newer"
      }
    return IntentDialog(
      message: "engine-storage-\(name)", arguments: ["path": .text(path)], status: .storage)
  }
}
