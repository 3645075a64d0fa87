import Foundation
package import OpenAppIntents
import RecordStore

/// Tells what is measured: material, time, breaks, what remains, and today's total.
package struct ShowCurrentStudy: ReadsOnly {
  package static let title: LocalizedStringResource = "Show Current Study"

  @Dependency private var log: StudyLog

  package init() {}

  /// Reads the measurement and today's total in one view.
  ///
  /// - Throws: `StudyRefusal` when nothing runs, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let now = log.now
    let (running, today) = try log.store.read { db in (try MeasurementTable.open(db), try log.today(db)) }
    guard let running else {
      // Nothing runs is an answer of its own, with the exit code of "nothing found".
      throw StudyRefusal.said(
        today == 0
          ? IntentDialogFacts(message: "show-current-study-nothing", status: .nothing)
          : IntentDialogFacts(
            message: "show-current-study-nothing-today",
            arguments: ["today": StudyWords.duration(today)], status: .nothing))
    }
    let facts = StudyWords.current(running, at: now, today: today)
    return .result(
      dialog: facts.dialog, view: TextSnippet(CurrentSnippet(running, at: now, today: today).content))
  }
}
