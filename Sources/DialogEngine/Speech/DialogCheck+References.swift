import ConversationModel

/// What a message refers to exists, and functions are used as they are meant.
extension DialogCheck {
  mutating func checkReferences(_ message: DialogMessage, in locale: Locale) {
    let patterns = [message.value].compactMap(\.self) + message.attributes.map(\.pattern)
    var found: [DialogExpression] = []
    for pattern in patterns { pattern.walk { found.append($0) } }
    for expression in found {
      switch expression {
      case .message(let id, let attribute), .term(let id, let attribute, _):
        checkReference(id, attribute, of: message, in: locale)
      case .function(let name, let arguments): checkFunction(name, arguments, of: message, in: locale)
      case .select(let selector, let variants, let standard):
        checkSelector(selector, variants, standard, of: message, in: locale)
      default: break
      }
    }
    if refersToItself(message, in: locale) {
      report(
        message, in: locale, expected: "a sentence that ends", got: "references in a circle",
        hint: "Write out one of the messages.")
    }
  }

  private mutating func checkReference(
    _ id: String, _ attribute: String?, of message: DialogMessage, in locale: Locale
  ) {
    guard let referred = locale.byID[id] else {
      return report(
        message, in: locale, near: id, expected: "a message of this locale", got: id,
        hint: nearest(id, among: Array(locale.byID.keys)))
    }
    guard referred.pattern(attribute) == nil else { return }
    report(
      message, in: locale, near: id, expected: attribute == nil ? "a text of \(id)" : "an attribute of \(id)",
      got: attribute.map { ".\($0)" } ?? "attributes only",
      hint: "\(id) stands at \(referred.file):\(referred.line).")
  }

  private func refersToItself(_ message: DialogMessage, in locale: Locale) -> Bool {
    var seen: Set<String> = []
    var waiting = [message]
    while let next = waiting.popLast() {
      var ids: Set<String> = []
      for pattern in [next.value].compactMap(\.self) + next.attributes.map(\.pattern) {
        pattern.walk { expression in
          switch expression {
          case .message(let id, _), .term(let id, _, _): ids.insert(id)
          default: break
          }
        }
      }
      for id in ids {
        if id == message.id { return true }
        if seen.insert(id).inserted, let referred = locale.byID[id] { waiting.append(referred) }
      }
    }
    return false
  }

  // MARK: - Functions

  private mutating func checkFunction(
    _ name: String, _ arguments: DialogArguments, of message: DialogMessage, in locale: Locale
  ) {
    guard let rule = DialogFunctionRule.all[name] else {
      return report(
        message, in: locale, near: name, expected: "a function", got: name,
        hint: "There are \(DialogFunctionRule.all.keys.sorted().joined(separator: ", ")).")
    }
    let count = arguments.positional.count
    if rule.positional.map({ count != $0 }) ?? (count == 0) {
      report(
        message, in: locale, near: name,
        expected: rule.positional.map { "\($0) argument\($0 == 1 ? "" : "s")" } ?? "an argument",
        got: "\(count)",
        hint: name == "JOSA" ? "Write JOSA($x, \"을/를\")." : "Write \(name)($x).")
    }
    for argument in arguments.named {
      guard let values = rule.named[argument.name] else {
        report(
          message, in: locale, near: argument.name, expected: "a named argument of \(name)",
          got: argument.name,
          hint: rule.named.isEmpty
            ? "It has none." : "It has \(rule.named.keys.sorted().joined(separator: ", ")).")
        continue
      }
      guard case .string(let value) = argument.value, values.contains(value) else {
        report(
          message, in: locale, near: argument.name, expected: "a \(argument.name) of \(name)",
          got: "another value",
          hint: "It may be \(values.map { "\"\($0)\"" }.joined(separator: ", ")).")
        continue
      }
    }
    guard name == "JOSA", count == 2 else { return }
    guard case .string(let pair) = arguments.positional[1], KoreanParticle(pair) != nil else {
      return report(
        message, in: locale, near: "JOSA", expected: "a pair of particles", got: "something else",
        hint: "There are \(KoreanParticle.pairs.joined(separator: " ")).")
    }
  }

  // MARK: - Selectors

  private mutating func checkSelector(
    _ selector: DialogExpression, _ variants: [DialogVariant], _ standard: Int, of message: DialogMessage,
    in locale: Locale
  ) {
    let names = variants.compactMap { variant -> String? in
      if case .name(let name) = variant.key { name } else { nil }
    }
    if Set(variants.map(\.key)).count < variants.count {
      report(
        message, in: locale, near: "[", expected: "each key once", got: "a key twice",
        hint: "Remove one of the two.")
    }
    let plurals: Set<String> = ["zero", "one", "two", "few", "many", "other"]
    let counts = names.filter(plurals.contains)
    guard !counts.isEmpty else { return }
    let categories = PluralRules.categories(of: locale.code)
    if !counts.contains("other") {
      report(
        message, in: locale, near: "->", expected: "[other]", got: counts.joined(separator: ", "),
        hint: "Mark it as the one to take when no other fits: *[other].")
    }
    for name in counts where !categories.contains(name) {
      report(
        message, in: locale, near: "[\(name)]", expected: categories.joined(separator: " or "), got: name,
        hint: "\(locale.code) does not distinguish it, so it would never be taken.")
    }
  }

  /// The id that is most like one that is not there.
  private func nearest(_ id: String, among ids: [String]) -> String {
    let best = ids.max { common($0, id) < common($1, id) || common($0, id) == common($1, id) && $0 > $1 }
    guard let best, common(best, id) >= 4 else { return "Ids are written exactly as where they are defined." }
    return "Did you mean \(best)?"
  }

  private func common(_ a: String, _ b: String) -> Int {
    zip(a, b).prefix { $0 == $1 }.count + zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
  }
}
