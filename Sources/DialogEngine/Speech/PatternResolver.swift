import ConversationModel

/// Words one message: follows its pattern and collects what is amiss.
struct PatternResolver {
  /// A value on its way into a sentence.
  enum Value {
    case printed(Printed)
    case argument(MessageArgument)
    case number(DialogNumber)
    /// A fact that is not known, already reported.
    case unknown
  }

  /// How many messages may refer to each other in a row.
  static let deepestReference = 24

  let speaker: Speaker
  var faults: [SpeechFault] = []
  /// The locale whose words and rules hold: English inside a message that only English has.
  var locale: LocaleCode
  /// The message being worded, for reports.
  private var id: MessageID = ""
  private var arguments: [String: MessageArgument] = [:]
  /// Arguments of the term being worded; nil outside of terms, which see nothing else.
  private var termArguments: [String: Value]?
  private var depth = 0

  init(speaker: Speaker) {
    self.speaker = speaker
    locale = speaker.spokenLocale
  }

  mutating func report(_ kind: SpeechFault.Kind) {
    let fault = SpeechFault(message: id, locale: locale, kind: kind)
    if !faults.contains(fault) { faults.append(fault) }
  }

  // MARK: - Messages

  /// A message with its own facts.
  mutating func say(_ message: Message) -> Printed {
    guard depth < Self.deepestReference else {
      report(.tooDeep)
      return unworded()
    }
    let outer = (id, arguments, termArguments, locale)
    defer { (id, arguments, termArguments, locale) = outer }
    depth += 1
    defer { depth -= 1 }
    locale = speaker.spokenLocale
    termArguments = nil
    id = message.id
    arguments = message.arguments
    if let literal = message.literal, !bind(literal) { return plain(literal) }
    // A question that does not say why it is asked is needed to go on.
    if message.attribute == Self.why, speaker.find(id.rawValue)?.0.pattern(Self.why) == nil {
      return print(id: "engine-why", attribute: nil) ?? unworded()
    }
    return print(id: id.rawValue, attribute: message.attribute) ?? generic(message) ?? unworded()
  }

  /// The attribute of a question that says why it is asked.
  private static let why = "why"

  /// The words of `engine.ftl` that stand for a message by the place it has in a conversation.
  private mutating func generic(_ message: Message) -> Printed? {
    let words = Set(message.id.rawValue.split(separator: "-").dropFirst().dropLast())
    let id: MessageID
    if words.contains("choose") {
      id = "engine-choose"
    } else if words.contains("confirm") {
      id = message.arguments["value"] == nil ? "engine-confirm-plain" : "engine-confirm"
    } else if words.contains("ask") {
      id = "engine-ask"
    } else if message.arguments["words"] != nil {
      id = "engine-unsupported"
    } else {
      return nil
    }
    guard speaker.knows(id) else { return nil }
    return print(id: id.rawValue, attribute: message.attribute)
  }

  /// What `.spoken` says of a message; nil without it.
  mutating func spokenForm(of message: Message) -> Printed? {
    var id = message.id
    if let literal = message.literal {
      guard let found = speaker.find(literal: literal) else { return nil }
      id = found.id
    }
    guard let (found, _) = speaker.find(id.rawValue), found.pattern("spoken") != nil else { return nil }
    var message = message
    message.attribute = "spoken"
    return say(message)
  }

  /// Finds the message of an English literal and gives its arguments the names they have there.
  private mutating func bind(_ literal: String) -> Bool {
    guard let found = speaker.find(literal: literal) else {
      report(.noLiteral(literal))
      return false
    }
    id = found.id
    for (index, name) in found.variables.enumerated() { arguments[name] = arguments[String(index)] }
    return true
  }

  /// The literal itself, with its arguments in their places.
  private mutating func plain(_ literal: String) -> Printed {
    var out = Printed("")
    let parts = LiteralPattern.pieces(literal)
    for (index, part) in parts.enumerated() {
      out += Printed(part)
      if index < parts.count - 1 {
        out += arguments[String(index)].map { print(.argument($0)) } ?? unnamed(String(index))
      }
    }
    return out
  }

  /// A message of the catalogs in the present scope; nil when there is none.
  private mutating func print(id: String, attribute: String?) -> Printed? {
    guard let (message, catalog) = speaker.find(id) else {
      report(id.hasPrefix("-") ? .noTerm(id) : .noMessage)
      return nil
    }
    let outer = locale
    defer { locale = outer }
    if catalog.locale != locale {
      report(.untranslated(attribute: nil))
      locale = catalog.locale
    }
    if let attribute, message.pattern(attribute) == nil, speaker.isInEnglish(id, attribute) {
      report(.untranslated(attribute: attribute))
    }
    guard let pattern = message.pattern(attribute) ?? message.value else {
      report(.noMessage)
      return nil
    }
    let own = attribute.flatMap { message.pattern($0) == nil ? nil : $0 }
    note(id, own, catalog)
    return print(pattern)
  }

  /// For the report of messages that nobody ever hears.
  private func note(_ id: String, _ attribute: String?, _ catalog: DialogCatalog) {
    WordedMessages.current?.note(WordedMessages.Part(locale: catalog.locale, id: id, attribute: attribute))
  }

  /// Stands for a message that nobody has.
  private mutating func unworded() -> Printed {
    word("engine-unworded") ?? Printed("…")
  }

  /// Stands for a fact that is not known.
  mutating func unnamed(_ name: String) -> Printed {
    report(.noVariable(name))
    return word("engine-unnamed") ?? Printed("…")
  }

  /// A message of `engine.ftl` that functions are made of, in the locale that holds.
  mutating func word(_ id: String, _ values: [String: Value] = [:]) -> Printed? {
    guard let (message, catalog) = speaker.find(id), let pattern = message.value else { return nil }
    note(id, nil, catalog)
    let outer = termArguments
    termArguments = values
    defer { termArguments = outer }
    depth += 1
    defer { depth -= 1 }
    // A little deeper than messages, so that "too deep" itself can be worded.
    return depth > Self.deepestReference + 4 ? nil : print(pattern)
  }

  // MARK: - Patterns

  private mutating func print(_ pattern: DialogPattern) -> Printed {
    var out = Printed("")
    for element in pattern.elements {
      switch element {
      case .text(let text): out += Printed(text)
      case .placeable(let expression): out += print(evaluate(expression))
      }
    }
    return out
  }

  mutating func evaluate(_ expression: DialogExpression) -> Value {
    switch expression {
    case .string(let text): return .printed(Printed(text))
    case .number(let number): return .number(number)
    case .variable(let name): return variable(name)
    case .message(let id, let attribute): return .printed(refer(id, attribute))
    case .term(let id, let attribute, let arguments):
      return .printed(term(id, attribute, arguments))
    case .function(let name, let arguments): return .printed(call(name, arguments))
    case .select(let selector, let variants, let standard):
      return .printed(select(selector, variants, standard))
    case .placeable(let inner): return evaluate(inner)
    }
  }

  private mutating func variable(_ name: String) -> Value {
    if let termArguments {
      // A term may be used with fewer arguments than it knows: Fluent calls that no mistake.
      return termArguments[name] ?? .unknown
    }
    if let argument = arguments[name] { return .argument(argument) }
    report(.noVariable(name))
    return .unknown
  }

  private mutating func refer(_ id: String, _ attribute: String?) -> Printed {
    guard depth < Self.deepestReference else {
      report(.tooDeep)
      return unworded()
    }
    depth += 1
    defer { depth -= 1 }
    return print(id: id, attribute: attribute) ?? unworded()
  }

  private mutating func term(
    _ id: String, _ attribute: String?, _ arguments: DialogArguments
  ) -> Printed {
    var values: [String: Value] = [:]
    for argument in arguments.named { values[argument.name] = evaluate(argument.value) }
    let outer = termArguments
    termArguments = values
    defer { termArguments = outer }
    return refer(id, attribute)
  }

  private mutating func select(
    _ selector: DialogExpression, _ variants: [DialogVariant], _ standard: Int
  ) -> Printed {
    let value = evaluate(selector)
    let chosen =
      variants.firstIndex { fits($0.key, value, exactly: true) }
      ?? variants.firstIndex { fits($0.key, value, exactly: false) } ?? standard
    guard variants.indices.contains(chosen) else { return unworded() }
    return print(variants[chosen].pattern)
  }

  /// Numbers fit their own key before the key of their plural category.
  private mutating func fits(_ key: DialogVariant.Key, _ value: Value, exactly: Bool) -> Bool {
    let number: (value: Double, isWhole: Bool)
    switch value {
    case .argument(.number(let count)): number = (Double(count), true)
    case .number(let literal): number = (literal.value, !literal.text.contains("."))
    case .unknown: return false
    case .printed, .argument:
      guard exactly, case .name(let name) = key else { return false }
      return print(value).text == name
    }
    switch key {
    case .number(let wanted): return exactly && wanted.value == number.value
    case .name(let name):
      return !exactly
        && name == PluralRules.category(of: number.value, isWhole: number.isWhole, in: locale)
    }
  }

  // MARK: - Values

  /// A value as it stands in a sentence without any function.
  mutating func print(_ value: Value) -> Printed {
    switch value {
    case .printed(let printed): return printed
    case .number(let number): return Printed(number.text)
    case .unknown: return word("engine-unnamed") ?? Printed("…")
    case .argument(let argument):
      switch argument {
      case .text(let text, let reading):
        let sound = reading.map(InsertedText.cleaned).flatMap { $0.isEmpty ? nil : $0 }
        return Printed(InsertedText.cleaned(text), reading: sound)
      case .number(let number): return Printed(NumberWords.grouped(number))
      case .duration(let seconds): return duration(seconds, style: .plain)
      case .instant(let date, let zone):
        return Printed(DateWords.text(date, zone: zone, style: .dateTime, locale: locale))
      case .list(let items): return list(items.map { .argument($0) }, style: .and)
      case .message(let message): return say(message)
      }
    }
  }
}

extension Speaker {
  fileprivate func isInEnglish(_ id: String, _ attribute: String) -> Bool {
    knows(MessageID(rawValue: id), attribute: attribute)
  }
}
