package import OpenAppIntents
package import RecordStore

extension StoreError: IntentRefusal {
  /// One clear sentence of the engine's catalog; the cause is for a report only.
  package var dialog: IntentDialog {
    let message =
      switch kind {
      case .full: "engine-storage-full"
      case .readOnly: "engine-storage-readonly"
      case .damaged: "engine-storage-damaged"
      case .unavailable: "engine-storage-unavailable"
      case .busy: "engine-storage-busy"
      case .newer: "engine-storage-newer"
      }
    return IntentDialog(message: message, arguments: ["path": .text(path)], status: .storage)
  }
}
