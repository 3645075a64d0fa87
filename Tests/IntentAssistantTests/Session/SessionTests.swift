import ConversationModel
import OpenAppIntents
import Testing

@testable import IntentAssistant

@Suite struct `A session` {
  let house = TeaHouse()

  private func said(_ reply: Reply) -> [String] { reply.lines.map(\.text) }

  @Test func `asks what is missing, from the rules and from perform, and does it once`() async {
    let session = house.session()
    let question = await session.hear("brew tea")
    #expect(said(question) == ["Which tea?"])
    #expect(question.status == .needsValue)
    #expect(question.trace.waiting?.parameter == "tea")
    #expect(said(await session.hear("green")) == ["Hot?"])
    #expect(said(await session.hear("yes")) == ["Strong?"])
    #expect(house.brewed == [])
    let done = await session.hear("yes")
    #expect(said(done) == ["Brewed green tea."])
    #expect(done.trace.outcome == "completed")
    #expect(done.lines.map(\.messages) == [["brew-tea-done"]])
    #expect(house.brewed == ["green"])
    #expect(house.performed == 1)
    #expect(await session.faults == [])
  }

  @Test func `a line names every message that words it`() async {
    let session = house.session()
    _ = await session.hear("brew tea")
    let reply = await session.hear("xyzzy")
    #expect(said(reply) == ["\"xyzzy\" is no answer. Which tea?"])
    #expect(reply.lines.map(\.messages) == [["engine-not-an-answer", "brew-tea-ask-tea"]])
  }

  @Test(arguments: [["brew tea"], ["brew green tea"], ["brew green tea", "yes"]])
  func `a cancelled request changes nothing, wherever it asks`(before: [String]) async {
    let session = house.session()
    for line in before { _ = await session.hear(line) }
    let reply = await session.hear("never mind")
    #expect(said(reply) == ["Dropped."])
    #expect(reply.status == .cancelled)
    #expect(reply.trace.waiting == nil)
    #expect(house.brewed == [])
    #expect(said(await session.hear("how many cups")) == ["0 cups."])
  }

  @Test func `Ctrl-C drops the open question, and is nothing without one`() async {
    let session = house.session()
    #expect(await session.interrupt() == Reply())
    _ = await session.hear("brew green tea")
    #expect(said(await session.interrupt()) == ["Dropped."])
    #expect(house.brewed == [])
  }

  @Test func `a no inside perform ends the request`() async {
    let session = house.session()
    _ = await session.hear("brew green tea")
    let reply = await session.hear("no")
    #expect(said(reply) == ["Dropped."])
    #expect(reply.trace.outcome == "cancelled")
  }

  @Test func `a command in the middle of a question is done, and the question comes back`() async {
    let session = house.session()
    _ = await session.hear("brew tea")
    let digression = await session.hear("how many cups")
    #expect(said(digression) == ["0 cups.", "Back: Which tea?"])
    #expect(digression.trace.waiting?.parameter == "tea")
    #expect(said(await session.hear("black")) == ["Hot?"])
    let second = await session.hear("how many cups")
    #expect(said(second) == ["0 cups.", "Back: Hot?"])
    _ = await session.hear("yes")
    #expect(said(await session.hear("yes")) == ["Brewed black tea."])
    #expect(house.brewed == ["black"])
  }

  @Test func `another process goes on at the question, and is not asked twice`() async {
    let first = house.session()
    _ = await first.hear("brew green tea")
    _ = await first.hear("yes")
    let second = house.session()
    #expect(said(await second.open()) == ["Welcome back. Strong?"])
    #expect(house.performed == 2)
    #expect(said(await second.hear("yes")) == ["Brewed green tea."])
    #expect(house.brewed == ["green"])
  }

  @Test func `what was done and never said is said, and not done again`() async {
    let first = house.session()
    _ = await first.hear("brew green tea")
    house.remember(Message("brew-tea-done", ["tea": .text("green")]), request: 1)
    let second = house.session()
    #expect(said(await second.open()) == ["Welcome back. Brewed green tea."])
    #expect(house.performed == 1)
    #expect(house.brewed == [])
    #expect(said(await second.hear("how many cups")) == ["0 cups."])
  }

  @Test func `a conversation that cannot be read is begun anew, and what was said in it is no news`() async {
    let first = house.session()
    for line in ["brew green tea", "yes", "yes"] { _ = await first.hear(line) }
    house.remember(Message("brew-tea-done", ["tea": .text("green")]), request: 1)
    house.overwriteMachine(Array("{\"state\":7}".utf8))
    let second = house.session()
    #expect(await second.open() == Reply())
    #expect(await second.faults.first?.hasPrefix("the saved conversation main cannot be read: ") == true)
    _ = await second.hear("brew black tea")
    // Its numbers go on behind those that were given.
    let third = house.session()
    house.remember(Message("brew-tea-done", ["tea": .text("black")]), request: 2)
    #expect(said(await third.open()) == ["Welcome back. Brewed black tea."])
  }

  @Test func `a session of another name begins anew`() async {
    let first = house.session("one")
    _ = await first.hear("brew tea")
    #expect(await house.session("two").open() == Reply())
  }

  @Test func `trouble with the store is said in its own words, with its own exit code`() async {
    let session = house.session()
    house.fail(with: TeaHouse.Refusal(id: "kitchen-flooded", status: .storage))
    for line in ["brew green tea", "yes"] { _ = await session.hear(line) }
    let reply = await session.hear("yes")
    #expect(said(reply) == ["The kitchen is flooded."])
    #expect(reply.status == .storage)
    #expect(reply.trace.outcome == "failed(kitchen-flooded)")
  }

  @Test func `names that cannot be read are said, and the next turn tries again`() async {
    let session = house.session()
    house.failListing(with: TeaHouse.Refusal(id: "kitchen-flooded", status: .done))
    let reply = await session.hear("how many cups")
    #expect(said(reply) == ["The kitchen is flooded."])
    #expect(reply.status == .refused)
    house.failListing(with: nil)
    #expect(said(await session.hear("how many cups")) == ["0 cups."])
  }

  @Test func `an error that nobody foresaw is a fault in words`() async {
    let reply = await house.session().hear("break a cup")
    #expect(said(reply) == ["Something broke."])
    #expect(reply.status == .refused)
  }

  @Test func `a journal that cannot be written disturbs nobody`() async {
    house.breakJournal()
    let session = house.session()
    for line in ["brew green tea", "yes", "yes"] { _ = await session.hear(line) }
    #expect(house.brewed == ["green"])
  }

  @Test func `a notice is said at once, and an open question again after it`() async {
    let session = house.session()
    #expect(await session.secondsToNextNotice() == nil)
    house.notify("kettle-boils")
    #expect(await session.secondsToNextNotice() == 0)
    let idle = await session.notices()
    #expect(idle.lines.map(\.kind) == [.notice])
    #expect(await session.notices() == Reply())
    _ = await session.hear("brew tea")
    house.notify("kettle-boils")
    let asking = await session.notices()
    #expect(said(asking) == ["The kettle boils.", "Which tea?"])
    #expect(asking.trace.waiting?.parameter == "tea")
    #expect(said(await session.hear("green")) == ["Hot?"])
  }

  @Test func `a correction without a question is the intent for it`() async {
    let session = house.session()
    let reply = await session.hear("no, black")
    #expect(reply.trace.intent == "ChangeTea")
    #expect(house.brewed == ["black instead"])
  }

  @Test func `words that fit nothing change nothing, and are answered`() async {
    let reply = await house.session().hear("xyzzy plugh")
    #expect(reply.status == .needsValue)
    #expect(reply.lines.count == 1)
    #expect(reply.trace.intent == nil)
  }

  @Test func `nothing said is nothing to answer, and in a question no wrong answer`() async {
    let session = house.session()
    #expect(await session.hear("  ") == Reply())
    _ = await session.hear("brew tea")
    for _ in 0..<4 { #expect(said(await session.hear("")) == ["Which tea?"]) }
  }

  @Test func `greets a person who opens it, unless there is something to say`() async {
    #expect(said(await house.session(greets: true).open()) == ["There is no tea yet."])
    #expect(await house.session("quiet").open() == Reply())
    _ = await house.session().hear("brew tea")
    #expect(said(await house.session(greets: true).open()) == ["Welcome back to brewing tea. Which tea?"])
  }

  @Test func `help lists an example of what can be said, and in a question the ways out`() async {
    let session = house.session()
    let help = await session.hear("help")
    #expect(said(help) == ["Say this:"])
    #expect(help.parts.last == .snippet(Snippet([.line([SnippetCell("brew green tea")])])))
    _ = await session.hear("brew tea")
    #expect(
      said(await session.hear("help")) == ["Answer, or say \"never mind\".", "Which tea? Say \"green\"."])
  }

  @Test func `says what stays when it is left`() async {
    let session = house.session()
    #expect(await session.close() == Reply())
    for line in ["brew green tea", "yes", "yes"] { _ = await session.hear(line) }
    #expect(said(await session.close()) == ["Your tea is hot."])
  }

  @Test func `completes what the open question awaits`() async {
    let session = house.session()
    _ = await session.hear("brew tea")
    #expect(await session.completer().completions(of: "gre").candidates.contains("green"))
  }
}
