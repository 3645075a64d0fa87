package import ConversationModel

/// Turns messages into words of one language. It never fails: what cannot be worded as it should be is
/// worded neutrally, and reported as a fault.
package struct Speaker: Sendable {
  package let locale: LocaleCode
  private let catalog: DialogCatalog
  private let fallback: DialogCatalog

  /// Speaks the language of `locale` if there is a catalog for it or for its language, else English.
  package init(catalogs: [LocaleCode: DialogCatalog], locale: LocaleCode) {
    let fallback = catalogs[.fallback] ?? DialogCatalog(locale: .fallback, messages: [])
    let language = LocaleCode(rawValue: locale.language)
    catalog = catalogs[locale] ?? catalogs[language] ?? fallback
    self.fallback = fallback
    self.locale = locale
  }

  // MARK: - Saying

  /// A message in words, with its attribute if it names one and the message has it.
  package func say(_ message: Message) -> Spoken {
    var resolver = PatternResolver(speaker: self)
    let printed = resolver.say(message)
    let spoken = message.attribute == nil ? resolver.spokenForm(of: message)?.text : nil
    return Spoken(
      text: printed.text, spoken: spoken == printed.text ? nil : spoken, faults: resolver.faults)
  }

  /// Several sentences as one line: a reason and its question.
  package func join(_ messages: [Message]) -> Spoken {
    var whole: Spoken?
    for message in messages {
      let next = say(message)
      guard let before = whole, !before.text.isEmpty else {
        whole = Spoken(text: next.text, spoken: next.spoken, faults: (whole?.faults ?? []) + next.faults)
        continue
      }
      guard !next.text.isEmpty else {
        whole?.faults += next.faults
        continue
      }
      let line = join(before.text, next.text)
      let hasSpoken = before.spoken != nil || next.spoken != nil
      let spoken = hasSpoken ? join(before.spoken ?? before.text, next.spoken ?? next.text).text : nil
      whole = Spoken(text: line.text, spoken: spoken, faults: before.faults + next.faults + line.faults)
    }
    return whole ?? Spoken(text: "")
  }

  private func join(_ first: String, _ second: String) -> Spoken {
    say(Message("engine-join", ["first": .text(first), "second": .text(second)]))
  }

  // MARK: - Wording facts

  /// A fact as it stands in a sentence without any function.
  package func word(_ argument: MessageArgument) -> String {
    var faults: [SpeechFault] = []
    return word(argument, faults: &faults)
  }

  /// The same, adding what was amiss to `faults`.
  package func word(_ argument: MessageArgument, faults: inout [SpeechFault]) -> String {
    var resolver = PatternResolver(speaker: self)
    let text = resolver.print(.argument(argument)).text
    faults += resolver.faults
    return text
  }

  /// What is shown beside a dialog, in words.
  package func word(_ content: SnippetContent) -> Snippet {
    var faults: [SpeechFault] = []
    return word(content, faults: &faults)
  }

  /// The same, adding what was amiss to `faults`.
  package func word(_ content: SnippetContent, faults: inout [SpeechFault]) -> Snippet {
    Snippet(content.blocks.map { block in block.map { word($0, faults: &faults) } })
  }

  // MARK: - Looking up

  /// Whether any locale has the message (with the attribute).
  package func knows(_ id: MessageID, attribute: String? = nil) -> Bool {
    guard let attribute else { return catalog.contains(id) || fallback.contains(id) }
    return catalog.contains(id, attribute: attribute) || fallback.contains(id, attribute: attribute)
  }

  /// Where the message that would be said stands, line from 1.
  package func place(of id: MessageID) -> (file: String, line: Int)? {
    catalog.place(of: id) ?? fallback.place(of: id)
  }

  /// The message or term and the catalog it comes from; English when the locale lacks it.
  func find(_ id: String) -> (message: DialogMessage, catalog: DialogCatalog)? {
    if let message = catalog.message(id) { return (message, catalog) }
    if let message = fallback.message(id) { return (message, fallback) }
    return nil
  }

  /// The locale whose rules hold at the start.
  var spokenLocale: LocaleCode { catalog.locale }

  /// The id of a message; of a literal that of the English message that reads like it, or nothing.
  package func id(of message: Message) -> MessageID {
    message.literal.flatMap { find(literal: $0)?.id } ?? message.id
  }

  /// The id of the English message that reads like this literal.
  func find(literal: String) -> (id: MessageID, variables: [String])? {
    fallback.message(literal: literal)
  }
}
