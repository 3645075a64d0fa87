package import OpenAppIntents
package import RecordStore

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
