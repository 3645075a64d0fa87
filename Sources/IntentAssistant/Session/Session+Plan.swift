import ConversationModel
import DialogEngine

/// Keeps the commands of one line, so that those that are not done outlive the process.
extension Session {
  /// Saves what a line of several commands wants before the first of them is done.
  func plan(_ interpretation: Interpretation) async {
    guard !interpretation.then.isEmpty || !machine.planned.isEmpty else { return }
    await plan(interpretation.then.isEmpty ? [] : ([interpretation] + interpretation.then).map(\.text))
  }

  /// What a later command of a line means by now. By itself "delete it" may be another command than behind what was
  /// just done: what the line said counts.
  func planned(_ next: Interpretation) -> Interpretation {
    let alone = interpret(next.text, expecting: nil)
    let said = next.readings.first?.intent
    if let said, alone.readings.first?.intent == said { return alone }
    let behind = interpret(next.text, expecting: expectation)
    return alone.readings.isEmpty || said != nil && behind.readings.first?.intent == said ? behind : alone
  }

  /// The rest is given up, and that was said.
  func forgetPlan() async { await plan([]) }

  /// "Continue", where a line was not done to its end: what is left of it. Nil for anything else.
  func takeUpPlanned(_ interpretation: Interpretation) -> Interpretation? {
    guard case .idle = machine.state, let first = machine.planned.first,
      let reading = interpretation.readings.first,
      Self.act(reading) == .resume || reading.intent == assistant.host.schemas.continuation
    else { return nil }
    var rest = interpret(first, expecting: nil)
    rest.then = machine.planned.dropFirst().map { interpret($0, expecting: nil) }
    return rest
  }
}
