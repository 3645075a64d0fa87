import ConversationModel
import OpenAppIntents
import Testing

struct `The library app of the talk` {
  private func dune(_ number: Int) -> IntentValue {
    .entity(EntityReference(kind: "book", id: Books.id(number).uuidString, title: "Dune"))
  }

  @Test func `opens what was chosen, and performs on the main actor`() async throws {
    let outcome = try await IntentDescriptor(OpenCurrentlyReading.self).perform(
      values: [:], port: ScriptedPort())
    #expect(outcome == .completed(dialog: nil, snippet: nil, status: .done, next: nil))
  }

  @Test func `a thrown needsValueError asks, and performing again with the answer goes on`() async throws {
    try await withServices {
      let add = IntentDescriptor(AddBook.self)
      let port = ScriptedPort()
      let first = try await add.perform(values: ["title": .text("Dune")], port: port)
      #expect(
        first
          == .needsValue(
            Question(
              parameter: "authorName", kind: .value,
              prompt: Message(literal: "Who wrote the book?", arguments: []))))
      let second = try await add.perform(
        values: ["title": .text("Dune"), "authorName": .text("Kevin Anderson")], port: port)
      #expect(port.asked.isEmpty)
      #expect(
        second
          == .completed(
            dialog: nil, snippet: nil, status: .done,
            next: ContinuedIntent(intent: "OpenBook", values: ["book": dune(2)])))
    }
  }

  @Test func `the deprecated form that throws asks the same`() async throws {
    let outcome = try await IntentDescriptor(AddBookAsFirstShown.self).perform(
      values: [:], port: ScriptedPort())
    #expect(
      outcome
        == .needsValue(
          Question(
            parameter: "authorName", kind: .value,
            prompt: Message(literal: "Who wrote the book?", arguments: []))))
  }

  @Test func `the form that waits asks, keeps the answer and goes on`() async throws {
    let port = ScriptedPort([.value(.value(.text("Jane Austen")))])
    let outcome = try await IntentDescriptor(AskForAuthor.self).perform(values: [:], port: port)
    #expect(port.asked.map(\.parameter) == ["authorName"])
    #expect(
      outcome
        == .completed(
          dialog: Message(
            literal: "By %@, kept as %@.", arguments: [.text("Jane Austen"), .text("Jane Austen")]),
          snippet: nil, status: .done, next: nil))
  }

  @Test(arguments: [
    (answer: SlotValue.value(.text("Kevin Anderson")), chosen: 2),
    (
      answer: .names("options", [NameMatch(entry: NameEntry(id: "x", title: "Frank Herbert"), fit: .exact)]),
      chosen: 1
    ),
    (
      answer: .names(
        "options", [NameMatch(entry: NameEntry(id: "Kevin Anderson", title: "K. A."), fit: .partial)]),
      chosen: 2
    ),
  ])
  func `one of several is chosen by its name or its id`(answer: SlotValue, chosen: Int) async throws {
    try await withServices {
      let port = ScriptedPort([.value(answer)])
      let outcome = try await IntentDescriptor(AddBook.self)
        .perform(values: ["title": .text("Dune"), "authorName": .text("Somebody")], port: port)
      #expect(port.asked.map(\.kind) == [.choice([.text("Frank Herbert"), .text("Kevin Anderson")])])
      guard case .completed(_, _, _, let next, _) = outcome else {
        Issue.record("Unexpected outcome \(outcome).")
        return
      }
      #expect(next?.values["book"] == dune(chosen))
    }
  }

  @Test(arguments: [Answer.neither, .confirmed(false)])
  func `wanting none of several is declining`(answer: Answer) async throws {
    try await withServices {
      let outcome = try await IntentDescriptor(AddBook.self).perform(
        values: ["title": .text("Dune"), "authorName": .text("Somebody")], port: ScriptedPort([answer]))
      #expect(outcome == .declined)
    }
  }

  @Test func `an answer that is none of them is asked for three times, then the request is set aside`()
    async throws
  {
    try await withServices {
      let port = ScriptedPort(Array(repeating: .value(.unknownName("options")), count: 5))
      let outcome = try await IntentDescriptor(AddBook.self).perform(
        values: ["title": .text("Dune"), "authorName": .text("Somebody")], port: port)
      #expect(outcome == .declined)
      #expect(port.asked.count == 3)
    }
  }

  @Test func `an error that can say itself is a refusal`() async throws {
    try await withServices {
      let outcome = try await IntentDescriptor(AddBook.self)
        .perform(values: ["title": .text("Ulysses")], port: ScriptedPort())
      #expect(
        outcome
          == .refused(
            Message(literal: "Book %@ Not Found", arguments: [.text("Ulysses")]), status: .refused))
    }
  }

  @Test(arguments: [(answer: true, said: "Opened %@."), (answer: false, said: "Nothing changed.")])
  func `a parameter is confirmed`(answer: Bool, said: String) async throws {
    try await withServices {
      let port = ScriptedPort([.confirmed(answer)])
      let outcome = try await IntentDescriptor(OpenBook.self).perform(values: ["book": dune(1)], port: port)
      #expect(
        port.asked == [
          Question(
            parameter: "book", kind: .confirmation(dune(1)),
            prompt: Message(
              literal: "Are you sure you want to clear read state for %@?", arguments: [.text("Dune")]))
        ])
      guard case .completed(let dialog, _, _, _, _) = outcome else {
        Issue.record("Unexpected outcome \(outcome).")
        return
      }
      #expect(dialog?.literal == said)
    }
  }

  @Test(arguments: [true, false])
  func `a purchase is confirmed with its snippet`(yes: Bool) async throws {
    try await withServices {
      let port = ScriptedPort([.confirmed(yes)])
      let outcome = try await IntentDescriptor(BuyBook.self)
        .perform(values: ["book": dune(1), "count": .integer(2)], port: port)
      let cover = SnippetContent([
        .line([SnippetCell(.text("Dune"))]), .line([SnippetCell(.text("by Frank Herbert"))]),
      ])
      #expect(
        port.asked == [
          Question(
            parameter: nil, kind: .confirmation(nil),
            prompt: Message(literal: "Are you ready to order %@?", arguments: [.number(2)]), snippet: cover)
        ])
      let thanks = Message(literal: "Thank you for your order!", arguments: [])
      #expect(
        outcome == (yes ? .completed(dialog: thanks, snippet: cover, status: .done, next: nil) : .declined))
    }
  }

  @Test func `a thing that is gone is asked for again`() async throws {
    try await withServices {
      let gone = IntentValue.entity(
        EntityReference(kind: "book", id: Books.id(9).uuidString, title: "Gone"))
      let outcome = try await IntentDescriptor(OpenBook.self).perform(
        values: ["book": gone], port: ScriptedPort())
      #expect(
        outcome
          == .needsValue(Question(parameter: "book", kind: .value, prompt: Message("open-book-ask-book"))))
    }
  }

  @Test func `a required value that is missing is asked for before anything runs`() async throws {
    let outcome = try await IntentDescriptor(OpenShelf.self).perform(values: [:], port: ScriptedPort())
    #expect(
      outcome
        == .needsValue(Question(parameter: "shelf", kind: .value, prompt: Message("open-shelf-ask-shelf"))))
  }

  @Test func `phrases and summaries name parameters by their key paths`() {
    #expect(
      LibraryShortcuts.appShortcuts.map(\.phraseTemplates) == [
        ["Open Currently Reading in ${applicationName}"],
        ["Open ${shelf} in ${applicationName}", "Show my shelf"],
      ])
    #expect(OpenShelf.parameterSummary.text(for: OpenShelf()) == "Open ${shelf}")
    #expect(
      OpenCurrentlyReading.parameterSummary.text(for: OpenCurrentlyReading()) == "Open Currently Reading")
  }

  @Test func `comparisons become what the storage understands`() async throws {
    let title = BookQuery.properties.entries[0]
    #expect(title.comparators.map(\.operator) == [.equalTo, .contains])
    let contains = try #require(title.comparators[1].mapping(["un"]))
    #expect(title.comparators[1].mapping([1]) == nil)
    let found = try await withServices {
      try await BookQuery().entities(matching: [contains], mode: .and, sortedBy: [], limit: 1)
    }
    #expect(found.map(\.authorName) == ["Frank Herbert"])
    #expect(BookQuery.properties.entries[1].keyPath as AnyKeyPath == \BookEntity.$dateRead as AnyKeyPath)
    #expect(BookQuery.sortingOptions.sortableProperties.count == 3)
  }
}
