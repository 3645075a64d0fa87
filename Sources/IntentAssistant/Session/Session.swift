package import ConversationModel
import DialogEngine
import Foundation
import PhraseMatcher

/// One conversation: takes a line, lets the machine decide, carries the effects out, and gives the reply.
package actor Session: Conversing {
  private let id: String
  let assistant: IntentAssistant
  private(set) var machine = DialogMachine()
  private(set) var matcher: Matcher
  private var namesVersion: Int?
  private var heardLines = HeardLines()
  private var performance: Performance?
  private var isBusy = false
  /// What was said so far; nil before anything, and where nothing is saved.
  private var log: ConversationLog?
  /// What did not fit, for tests and reports; never shown.
  package private(set) var faults: [String] = []
  /// What the machine took and did since the person or the world last came in; kept only for an assistant that is
  /// watched.
  package private(set) var steps: [MachineStep] = []

  init(id: String, assistant: IntentAssistant) {
    self.id = id
    self.assistant = assistant
    matcher = assistant.matcher ?? Matcher(program: assistant.phrases, names: NameLists())
  }

  // MARK: Conversing

  package func open() async -> Reply {
    await busy {
      beginLog()
      var reply = await run(await restore())
      await appendNotices(to: &reply)
      if assistant.greets, reply.parts.isEmpty,
        let greeting = try? await assistant.notices?.greeting(now: assistant.surroundings.now())
      {
        append([greeting], .dialog, to: &reply)
      }
      return reply
    }
  }

  package func hear(_ line: String) async -> Reply {
    beginLog()
    let now = assistant.surroundings.now()
    let wasSaving = machine.openIntent == SavedConversation.intent
    let reply = await answer(line)
    let intent = reply.trace.intent ?? ""
    let isSaving = wasSaving && DialogAct(rawValue: intent.rawValue) != nil
    if !isSaving, intent != SavedConversation.intent { log?.add(.heard(line), at: now, reply) }
    return reply
  }

  private func answer(_ line: String) async -> Reply {
    await busy {
      if let refusal = refreshNames() { return refusal }
      if assistant.host.saving != nil, let wish = SavedConversation.reading(of: line) {
        return await hear(wish)
      }
      var interpretation = interpret(line, expecting: expectation)
      if interpretation.readings.isEmpty, case .idle = machine.state {
        interpretation = yesOrNo(line, orWhy: true) ?? interpretation
      }
      // To a question that offers something, no is an answer to the offer before it is one to the question.
      if machine.offersRemedy, interpretation.readings.first.map({ Self.act($0) == .skip }) ?? true,
        let heard = yesOrNo(line), heard.readings.first.map(Self.act) == .deny
      {
        interpretation = heard
      }
      if interpretation.text.allSatisfy(\.isWhitespace), machine.trace.waiting == nil {
        return Reply()
      }
      // Who asks back has answered nothing yet: 消していいの？
      if expectation?.kind == "confirmation",
        line.last(where: { !$0.isWhitespace }).map({ "?？".contains($0) }) ?? false
      {
        let act = interpretation.readings.first.flatMap(Self.act)
        if let act, [.affirm, .deny, .cancel].contains(act) { interpretation.readings = [] }
      }
      // "Number two", of a list that was refused before.
      if interpretation.readings.isEmpty,
        let former = machine.formerExpectation(word: { assistant.speaker.word($0) })
      {
        let chosen = interpret(line, expecting: former)
        let act = chosen.readings.first.flatMap { DialogAct(rawValue: $0.intent.rawValue) }
        if act == .choose { interpretation = chosen }
      }
      if let both = commandBehindConsent(line, interpretation) { interpretation = both }
      if let meant = meantShortly(line, interpretation) { interpretation.readings = [meant] }
      if let rest = takeUpPlanned(interpretation) { interpretation = rest }
      if let command = command(insteadOf: interpretation, line) {
        interpretation.readings = [command]
      }
      interpretation.doubt = doubt(of: line, interpretation)
      return await hear(interpretation)
    }
  }

  package func shown() async {
    guard machine.unsaid != nil else { return }
    _ = machine.receive(.shown, schemas: assistant.host.schemas)
    await save()
  }

  package func interrupt() async -> Reply {
    guard case .asking = machine.state else {
      steps = []
      return Reply()
    }
    let wasSaving = machine.openIntent == SavedConversation.intent
    let reply = await busy { await run(.interrupted) }
    if !wasSaving { log?.add(.interrupted, at: assistant.surroundings.now(), reply) }
    return reply
  }

  package func close() async -> Reply {
    var reply = Reply()
    let now = assistant.surroundings.now()
    if let message = try? await assistant.notices?.farewell(now: now) {
      append([message], .dialog, to: &reply)
    }
    return reply
  }

  package func notices() async -> Reply {
    guard !isBusy else { return Reply() }
    let now = assistant.surroundings.now()
    let reply = await busy {
      var reply = Reply()
      await appendNotices(to: &reply)
      return reply
    }
    if !reply.parts.isEmpty { log?.add(.noticed, at: now, reply) }
    return reply
  }

  package func secondsToNextNotice() async -> Double? {
    guard let date = try? await assistant.notices?.nextNoticeDate() else { return nil }
    return max(0, date.timeIntervalSince(assistant.surroundings.now()))
  }

  package func completer() async -> any Completing {
    PhraseCompleter(matcher: matcher, expectation: expectation, names: assistant.names, version: namesVersion)
  }

  /// What a reply of this turn tells the person to say, and would not be understood now.
  package func unheard(in reply: Reply) -> [String] {
    let messages = steps.flatMap(\.effects).flatMap { effect -> [Message] in
      if case .say(let messages, _) = effect { messages } else { [] }
    }
    let words = reply.lines.flatMap { assistant.speaker.instructions(in: $0.text, of: messages) }
    guard !words.isEmpty else { return [] }
    _ = refreshNames()
    return words.filter { meaning(of: $0, expecting: expectation).readings.isEmpty }
  }

  /// What words mean beside the line that is heard.
  func meaning(of words: String, expecting: Expectation?, strict: Bool = false) -> Interpretation {
    heardLines.interpretation(of: words, by: matcher, expecting: expecting, strict: strict)
  }

  func interpret(_ line: String, expecting: Expectation?) -> Interpretation {
    assistant.listener?(
      HeardLine(
        text: line, locale: assistant.surroundings.locale, expecting: expecting, names: matcher.names))
    return matcher.interpret(line, expecting: expecting)
  }

  // MARK: One turn

  /// One command after another, as long as each is done; what is not reached is said.
  private func hear(_ interpretation: Interpretation) async -> Reply {
    await plan(interpretation)
    var reply = await run(.heard(interpretation))
    // "No, show my records": what was open is over as it was meant to be.
    let isGivenUp =
      interpretation.readings.first.flatMap(Self.act).map { [.cancel, .deny].contains($0) } ?? false
    for (index, next) in interpretation.then.enumerated() {
      let isLeft = index == 0 && isGivenUp && reply.status == .cancelled
      // What waited behind what was given up may have come back: what is said next comes before it.
      guard isLeft || reply.status == .done && reply.trace.waiting == nil else {
        let left = interpretation.then[index...].map { MessageArgument.text(DialogMachine.named($0.text)) }
        insert(Message("engine-unused", ["words": .list(left)]), before: reply.trace.waiting, in: &reply)
        await forgetPlan()
        break
      }
      // What came before may have changed the names.
      if let refusal = refreshNames() {
        reply.parts += refusal.parts
        reply.status = refusal.status
        await forgetPlan()
        break
      }
      let more = await run(.heard(planned(next)))
      let earlier = (reply.trace.earlier ?? []) + [reply.trace.intent].compactMap(\.self)
      reply.parts += more.parts
      reply.status = more.status
      reply.trace = more.trace
      reply.trace.earlier = earlier
    }
    return reply
  }

  /// Lets the machine take events until it is idle or asks.
  private func run(_ first: Event) async -> Reply {
    var reply = Reply()
    var events = [first]
    while !events.isEmpty {
      let event = events.removeFirst()
      for effect in decide(event) {
        if let next = await carryOut(effect, &reply) { events.append(next) }
      }
    }
    reply.status = machine.status
    reply.trace = machine.trace
    reply.trace.waiting?.options = expectation?.options.map(\.title) ?? []
    await save()
    return reply
  }

  /// Hands the machine the commands of a line, and saves it.
  func plan(_ lines: [String]) async {
    _ = machine.receive(.planned(lines), schemas: assistant.host.schemas)
    await save()
  }

  private func decide(_ event: Event) -> [Effect] {
    guard assistant.isWatched else { return assistant.decide(&machine, event, assistant.host.schemas) }
    let before = machine
    let effects = assistant.decide(&machine, event, assistant.host.schemas)
    steps.append(MachineStep(before: before, event: event, effects: effects, after: machine))
    return effects
  }

  private func carryOut(_ effect: Effect, _ reply: inout Reply) async -> Event? {
    switch effect {
    case .resolve(let request):
      return await assistant.host.resolve(request, session: id)
    case .perform(let request):
      guard
        let performance = assistant.host.perform(
          request, session: id, log: log, surroundings: assistant.surroundings)
      else {
        return .performed(request.id, .refused(Message("engine-fault"), status: .refused))
      }
      self.performance = performance
      return await step(of: request.id)
    case .answer(let request, let answer):
      guard let performance else {
        return .performed(request, .refused(Message("engine-fault"), status: .refused))
      }
      performance.answer(answer)
      return await step(of: request)
    case .abandon:
      performance?.abandon()
      performance = nil
    case .say(let messages, let kind):
      append(messages, kind, to: &reply)
    case .show(let content):
      append(content, to: &reply)
    case .offerHelp:
      appendHelp(to: &reply)
    case .fault(let text):
      faults.append(text)
    }
    return nil
  }

  private func step(of request: RequestID) async -> Event? {
    guard let performance else { return nil }
    switch await performance.next() {
    case .asked(let question): return .asked(request, question)
    case .ended(let outcome):
      self.performance = nil
      return .performed(request, outcome)
    }
  }

  // MARK: Words

  func append(_ messages: [Message], _ kind: ReplyLine.Kind, to reply: inout Reply) {
    let spoken = assistant.speaker.join(messages)
    faults += spoken.faults.map { "\($0)" }
    reply.parts.append(
      .line(
        ReplyLine(
          kind: kind, text: spoken.text, spoken: spoken.spoken,
          messages: messages.map(assistant.speaker.id))))
  }

  /// Says a message in front of an open question, which stays last, or else at the end.
  private func insert(_ message: Message, before question: TurnTrace.Waiting?, in reply: inout Reply) {
    append([message], .dialog, to: &reply)
    guard question != nil, let line = reply.parts.popLast() else { return }
    let place = reply.parts.lastIndex { if case .line = $0 { true } else { false } }
    reply.parts.insert(line, at: place ?? reply.parts.endIndex)
  }

  func append(_ content: SnippetContent, to reply: inout Reply) {
    var unworded: [SpeechFault] = []
    reply.parts.append(.snippet(assistant.speaker.word(content, faults: &unworded)))
    faults += unworded.map { "\($0)" }
  }

  var expectation: Expectation? {
    machine.expectation(schemas: assistant.host.schemas) { assistant.speaker.word($0) }
  }

  // MARK: Surroundings

  private func appendNotices(to reply: inout Reply) async {
    let now = assistant.surroundings.now()
    guard let due = try? await assistant.notices?.claimNotices(now: now), !due.isEmpty else { return }
    for notice in due {
      let more = await run(.noticed(notice))
      reply.parts += more.parts
      reply.trace = more.trace
    }
  }

  /// Takes the names of the store anew when they may have changed, and what was shown; a store that cannot be read is
  /// said.
  private func refreshNames() -> Reply? {
    if matcher.shown != machine.pointed {
      matcher = matcher.showing(machine.pointed)
      heardLines.forget()
    }
    do {
      let version = try assistant.names.nameListsVersion()
      guard version != namesVersion else { return nil }
      let names = try assistant.names.nameLists()
      if names != matcher.names {
        matcher = matcher.with(names: names)
        heardLines.forget()
      }
      namesVersion = version
      return nil
    } catch {
      var reply = Reply()
      let (message, status) = IntentHost.words(for: error)
      append([message], .dialog, to: &reply)
      reply.status = status
      return reply
    }
  }

  private func busy(_ turn: () async -> Reply) async -> Reply {
    isBusy = true
    steps = []
    defer { isBusy = false }
    return await turn()
  }

  /// From here on it is kept what is said, with where the store stood before it.
  private func beginLog() {
    guard log == nil, let position = try? assistant.host.saving?.position() else { return }
    log = ConversationLog(opened: assistant.surroundings.now(), position: position)
  }

  // MARK: Journal

  /// Loads the saved machine. Changes of this session that the machine does not know of, by the request that is open
  /// or by later ones, were made by a turn whose reply nobody saw.
  private func restore() async -> Event {
    guard let journal = assistant.journal else { return .restored }
    do {
      if let bytes = try? await journal.loadMachine(session: id) {
        machine = try JSONDecoder().decode(DialogMachine.self, from: Data(bytes))
      }
    } catch {
      faults.append("the saved conversation \(id) cannot be read: \(error)")
      // What was said already stood in it: nothing is told as news.
      let changes = try? await journal.changes(session: id, since: 0)
      machine = DialogMachine(after: changes?.last?.request ?? 0)
      return .restored
    }
    let (open, next) = (machine.openRequest?.id, machine.nextID)
    let changes = try? await journal.changes(session: id, since: min(open ?? next, next))
    let unsaid = (changes ?? []).filter { $0.request == open || $0.request >= next }
    return unsaid.isEmpty ? .restored : .recovered(unsaid)
  }

  func save() async {
    guard let journal = assistant.journal else { return }
    let machine = machine
    let bytes: @Sendable () -> [UInt8]? = { (try? JSONEncoder().encode(machine)).map { [UInt8]($0) } }
    if let journal = journal as? any VolatileJournal {
      try? await journal.keepMachine(bytes, session: id)
    } else if let bytes = bytes() {
      try? await journal.saveMachine(bytes, session: id, isAsking: machine.openRequest != nil)
    }
  }
}
