import ConversationModel

/// The progress of a week, as a bar and in words.
struct GoalSnippet {
  var progress: WeeklyProgress

  var bar: SnippetBlock<MessageArgument> {
    .progress(
      value: progress.done, whole: progress.goal,
      words: .message(
        Message(
          "goal-progress",
          [
            "done": .duration(seconds: progress.done), "goal": .duration(seconds: progress.goal),
            "percent": .number(progress.percent),
          ])))
  }

  var content: SnippetContent { SnippetContent([bar]) }
}
