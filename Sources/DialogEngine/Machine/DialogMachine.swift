package import ConversationModel

/// The conversation as a value: a state and a total function from events to effects.
///
/// It does no input or output, knows no clock and never waits. Between any two events it can be encoded,
/// and goes on in another process.
package struct DialogMachine: Codable, Hashable, Sendable {
  package internal(set) var state: DialogState = .idle
  /// Requests that wait for the one in `state` to end, oldest first, with what they asked.
  package internal(set) var parked: [Request] = []
  /// The last request that was completed: corrections may follow.
  package internal(set) var lastCompleted: Request?
  /// What was dropped or set aside, while nothing was done since: what is said in correction may mean it as well as
  /// what was done before it.
  var dropped: IntentName?
  /// What was dropped is what was set aside last; nil for no.
  var droppedRests: Bool?
  /// What may be said again of something else, the latest first.
  @SavedLater package internal(set) var recent: [Request] = []
  /// The request that was set aside last: it may be taken up again.
  package internal(set) var aside: Request?
  /// What was set aside before it, the latest last.
  @SavedLater package internal(set) var restingLonger: [Request] = []
  /// The commands of one line that are not done yet, as typed, the one that is worked on first.
  @SavedLater package internal(set) var planned: [String] = []
  /// The things that were listed last of each kind, in their order: "the second one".
  @SavedLater package internal(set) var listed: [ListName: [EntityReference]] = [:]
  /// The number of the request that listed something last.
  var listedBy: RequestID?
  /// What the last turn said, for "repeat".
  package internal(set) var lastSaid: [Effect] = []
  /// What was said of changes and was perhaps never seen; nil for nothing.
  package internal(set) var unsaid: [Message]?
  /// How the turn ended, and what it did.
  package internal(set) var status: ReplyStatus = .done
  package internal(set) var trace = TurnTrace()
  /// The number of the next request.
  package internal(set) var nextID: RequestID = 1
  /// The next question comes back after a digression or a restart: this message introduces it.
  var introduction: MessageID?

  /// Values that were changed by the way in this turn: the next question names them. Nil for none.
  var noted: [ParameterName]?

  /// At most so many requests wait at once; an older one is set aside.
  static let depth = 3

  package init() {}

  /// A machine that remembers nothing but how far its session has numbered its requests.
  package init(after request: RequestID) { nextID = request + 1 }

  /// Gives a request that waited the number of a new one: what it does from now on is then known to be newer than
  /// what a saved machine knows.
  mutating func renumber(_ request: inout Request) {
    request.id = nextID
    nextID += 1
  }

  /// The intents that exist, by name; handed in with every event because they are code, not state.
  package typealias Schemas = IntentSchemas

  /// Takes one event and says what has to be done about it. Every pair of state and event has an answer.
  package mutating func receive(_ event: Event, schemas: Schemas) -> [Effect] {
    var turn = Turn(schemas: schemas)
    switch event {
    case .planned(let lines):
      planned = lines
    case .heard(let interpretation):
      // What was done a moment ago may be what is spoken of.
      turn.isAfterDoing = trace.outcome == "completed"
      beginTurn()
      if !planned.isEmpty { planned.removeFirst() }
      hear(interpretation, &turn)
    case .interrupted:
      beginTurn()
      cancel(&turn)
    case .resolved(let id, let parameters):
      if case .resolving(let request) = state, request.id == id {
        resolved(request, parameters, &turn)
      } else {
        turn.fault("resolved \(id) in \(stateName)")
      }
    case .asked(let id, let question):
      if case .performing(let request) = state, request.id == id {
        asked(request, question, &turn)
      } else {
        turn.fault("asked \(id) in \(stateName)")
      }
    case .performed(let id, let outcome):
      performed(id, outcome, &turn)
    case .noticed(let notice):
      noticed(notice, &turn)
    case .shown:
      unsaid = nil
    case .restored:
      beginTurn()
      restored(&turn)
    case .recovered(let changes):
      beginTurn()
      recovered(changes, &turn)
    }
    noteWaiting()
    return turn.effects
  }

  private mutating func beginTurn() {
    status = .done
    trace = TurnTrace()
    introduction = nil
    noted = nil
  }

  private var open: Request? {
    switch state {
    case .idle: nil
    case .resolving(let request), .asking(let request, _), .performing(let request): request
    }
  }

  /// The request that is not done yet, if there is one.
  package var openRequest: Request? { open }
  /// What it wants.
  package var openIntent: IntentName? { open?.intent }

  /// Whether the open question offers to make usable what was said.
  package var offersRemedy: Bool {
    guard case .asking(_, let open) = state else { return false }
    return open.remedy != nil
  }

  /// The state's name, for faults.
  var stateName: String {
    switch state {
    case .idle: "idle"
    case .resolving(let request): "resolving \(request.id)"
    case .asking(let request, _): "asking \(request.id)"
    case .performing(let request): "performing \(request.id)"
    }
  }

  private mutating func noteWaiting() {
    guard case .asking(let request, let open) = state else {
      trace.waiting = nil
      return
    }
    let kind: String
    switch open.question.kind {
    case .value: kind = "value"
    case .choice: kind = "choice"
    case .confirmation: kind = "confirmation"
    }
    trace.waiting = TurnTrace.Waiting(parameter: open.question.parameter, kind: kind, options: [])
    note(request)
  }

  /// Writes into the trace what the request holds now. A turn that did something and then came back to an
  /// older question is a turn of what it did.
  mutating func note(_ request: Request) {
    if let intent = trace.intent, intent != request.intent, !trace.parameters.isEmpty { return }
    trace.intent = trace.intent ?? request.intent
    let names = Set(request.input.values.keys).union(request.results.keys)
    trace.parameters = names.sorted().map { name in
      let input = request.input.values[name]
      var value: IntentValue?
      if case .value(let known)? = input?.value { value = known }
      return TurnTrace.Parameter(
        name: name, value: value, source: input?.source ?? .default, result: request.results[name])
    }
  }
}

/// What one event leads to, while it is worked out.
struct Turn {
  let schemas: DialogMachine.Schemas
  var effects: [Effect] = []
  /// The turn before did something.
  var isAfterDoing = false

  mutating func say(_ messages: Message..., kind: ReplyLine.Kind = .dialog) {
    effects.append(.say(messages, kind))
  }
  mutating func fault(_ text: String) { effects.append(.fault(text)) }
}
