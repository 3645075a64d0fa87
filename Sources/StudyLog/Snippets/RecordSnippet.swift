import ConversationModel
import Foundation
import OpenAppIntents

/// A record that was just made, and the week's goal.
struct RecordSnippet {
  var record: StudyRecord
  var progress: WeeklyProgress?

  var content: SnippetContent {
    var blocks: [SnippetBlock<MessageArgument>] = []
    if let material = record.material {
      blocks.append(.line([SnippetCell(StudyWords.material(material).messageArgument, .title)]))
    }
    var cells = [SnippetCell(SnippetWords.moment(record.start, zone: record.zone), .dim)]
    if let seconds = record.seconds { cells.append(SnippetCell(SnippetWords.duration(seconds), .emphasis)) }
    if let quantity = record.quantity {
      cells.append(SnippetCell(StudyWords.quantity(quantity, record.unit).messageArgument))
    }
    blocks.append(.line(cells))
    if let progress { blocks.append(GoalSnippet(progress: progress).bar) }
    return SnippetContent(blocks)
  }
}
