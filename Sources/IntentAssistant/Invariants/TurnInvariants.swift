package import ConversationModel
import DialogEngine

/// Looks at one conversation turn by turn and says which rules do not hold.
///
/// The rules are the thirteen of `TurnInvariant`. What has to be seen of more than one turn is remembered here, so
/// that one value belongs to one conversation from its beginning.
package struct TurnInvariants: Sendable {
  let schemas: IntentSchemas
  /// Commits by request: a request commits once, however often the process dies.
  private(set) var committed: Set<Int> = []
  /// What the last turn said, and the question it left open.
  private(set) var last: (dialog: [String], shown: Set<MessageArgument>, open: AskedQuestion)?
  /// What was typed in braces, which may come back: of another process the replies are known, and no facts.
  private(set) var typed: Set<String> = []
  /// Failed answers to one question in a row.
  private(set) var failed: FailedAnswers?

  package init(schemas: IntentSchemas) { self.schemas = schemas }

  /// The rules that the turn breaks, each with what was seen; empty when it is as it must be.
  package mutating func check(_ turn: ObservedTurn) -> [BrokenInvariant] {
    var broken: [BrokenInvariant] = []
    let facts = turn.facts
    checkWriting(turn, &broken)
    checkStored(turn, facts, &broken)
    checkSpeaking(turn, facts, &broken)
    typed.formUnion(Self.braced(in: turn.said ?? ""))
    checkShown(turn, &broken)
    for (index, step) in turn.steps.enumerated() {
      let after = turn.steps[index...]
      checkKept(step, after, &broken)
      checkConfirming(step, after, &broken)
      checkChoices(step, &broken)
      checkSame(step, &broken)
    }
    checkEnds(turn, &broken)
    checkRepeating(turn, facts, &broken)
    checkPatience(turn, &broken)
    remember(turn, facts)
    return broken
  }

  /// The process died in the turn: what it wrote is all that is seen.
  package mutating func checkDeath(
    _ changes: [ChangeSet]?, before commit: Bool, session: String
  ) -> [BrokenInvariant] {
    var broken: [BrokenInvariant] = []
    let own = (changes ?? []).filter { $0.stamp.session == session }
    if commit, let set = own.first {
      broken.append(
        BrokenInvariant(.nothingHalfDone, "\(set.stamp.intent) was killed before its commit, and is stored"))
    }
    note(own, &broken)
    return broken
  }

  /// Notes commits, each request's once.
  mutating func note(_ changes: [ChangeSet], _ broken: inout [BrokenInvariant]) {
    for set in changes {
      guard let request = Int(set.stamp.request) else { continue }
      if !committed.insert(request).inserted {
        broken.append(
          BrokenInvariant(.nothingUnhandled, "request \(request) (\(set.stamp.intent)) committed twice"))
      }
    }
  }

  private mutating func remember(_ turn: ObservedTurn, _ facts: SaidFacts) {
    // A notice and the words said after it stand between a question and nothing.
    guard let machine = turn.steps.last?.after else { return }
    last = AskedQuestion(machine).map { (turn.dialog, facts.leaves, $0) }
  }

  mutating func count(_ failed: FailedAnswers?) { self.failed = failed }
}

/// The question that a machine has open.
struct AskedQuestion: Hashable, Sendable {
  var request: Request
  var question: Question
  /// Who asked: the rules, or `perform()`.
  var origin: OpenQuestion.Origin

  init?(_ machine: DialogMachine) {
    guard case .asking(let request, let open) = machine.state else { return nil }
    self.request = request
    question = open.question
    origin = open.origin
  }

  /// What may be answered, whichever the choices are.
  struct Kind: Hashable, Sendable {
    enum Answer: Hashable, Sendable { case value, choice, confirmation }
    var answer: Answer
    var prompt: MessageID
  }

  var kind: Kind {
    let answer: Kind.Answer =
      switch question.kind {
      case .value: .value
      case .choice: .choice
      case .confirmation: .confirmation
      }
    return Kind(answer: answer, prompt: question.prompt.id)
  }

  /// The same request is asked for the same thing.
  func isAbout(_ other: AskedQuestion) -> Bool {
    request.id == other.request.id && question.parameter == other.question.parameter
  }
}

/// How often a question was answered in vain.
struct FailedAnswers: Hashable, Sendable {
  var request: RequestID
  var parameter: ParameterName?
  var kind: AskedQuestion.Kind
  var count: Int
  /// What the rules had against the answers so far.
  var reasons: Set<String>
}

extension DialogAct {
  /// Words about the conversation: they answer nothing, and fail at nothing.
  var isAside: Bool {
    switch self {
    case .help, .repeat, .why, .back, .greet, .thank, .farewell, .wait, .cancel, .undo, .redo, .resume: true
    case .save: true
    case .answer, .correct, .affirm, .deny, .neither, .choose, .skip, .accept, .again: false
    }
  }
}
