import ConversationModel
import Foundation
import OpenAppIntents

/// What is measured now: state and material, then its times in a line.
struct CurrentSnippet {
  var content: SnippetContent

  /// `today` are the seconds recorded today, to which the running ones are added.
  init(_ measurement: StudyMeasurement, at now: Date, today: Int) {
    let timer = measurement.timer
    let isPaused = timer.state == .paused
    var title = [
      SnippetCell<MessageArgument>(
        .message(Message(isPaused ? "label-on-break" : "label-running")), isPaused ? .warning : .good)
    ]
    if let material = measurement.material {
      title.append(SnippetCell(StudyWords.material(material).messageArgument, .title))
    }
    var columns: [(heading: MessageID, seconds: Int, role: SnippetRole)] = [
      ("label-elapsed", timer.elapsed(at: now), .emphasis),
      ("label-breaks", timer.breaks(at: now), .plain),
    ]
    if let remaining = timer.remaining(at: now) {
      let overtime = timer.overtime(at: now)
      columns.append(
        overtime > 0 ? ("label-overtime", overtime, .warning) : ("label-remaining", remaining, .plain))
    }
    columns.append(("label-today", today + timer.recorded(at: now), .plain))
    let times = columns.map { column in
      SnippetCell<MessageArgument>(
        .message(
          Message(
            "cell-labelled",
            [
              "label": .message(Message(column.heading)), "value": SnippetWords.duration(column.seconds),
            ])), column.role)
    }
    content = SnippetContent([.line(title), .line(times)])
  }
}
