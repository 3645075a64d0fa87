package import ConversationModel
import Foundation

/// Reads the dialog files of all locales side by side, as an author would have to, and tells every mistake.
package struct DialogCheck {
  /// One locale's files, read.
  struct Locale {
    var code: LocaleCode
    var messages: [DialogMessage]
    var byID: [String: DialogMessage]
    /// The lines of every file, by path.
    var lines: [String: [String]]
  }

  var locales: [LocaleCode: Locale] = [:]
  var faults: [DialogCatalogError] = []

  /// Everything that is wrong in the files of these locales, in the order of locales, files and lines.
  ///
  /// `literals` are the English literals of code that have to find their message.
  package static func faults(
    in sources: [LocaleCode: [DialogSource]], literals: [String] = []
  ) -> [DialogCatalogError] {
    var check = DialogCheck()
    for (code, files) in sources {
      let parsed = DialogCompiler.parse(files)
      check.faults += parsed.mistakes
      check.locales[code] = Locale(
        code: code, messages: parsed.messages,
        byID: Dictionary(parsed.messages.map { ($0.id, $0) }) { first, _ in first },
        lines: Dictionary(
          files.map {
            ($0.path, $0.text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init))
          }
        ) { first, _ in first })
    }
    for code in check.locales.keys.sorted() {
      guard let locale = check.locales[code] else { continue }
      check.checkParity(locale)
      for message in locale.messages {
        check.checkReferences(message, in: locale)
        check.checkWriting(message, in: locale)
      }
    }
    check.checkLiterals(literals)
    return check.faults.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  // MARK: - The same in every locale

  /// The locale has the ids, attributes and variables of English, and no others.
  private mutating func checkParity(_ locale: Locale) {
    guard let english = locales[.fallback], locale.code != .fallback else { return }
    for message in english.messages where locale.byID[message.id] == nil && !message.isTerm {
      report(
        message, in: english, expected: "\(message.id) in \(locale.code), too", got: "no such message there",
        hint: "Translate it beside its neighbours in Dialogs/\(locale.code).")
    }
    for message in locale.messages where !message.isTerm {
      guard let original = english.byID[message.id] else {
        report(
          message, in: locale, expected: "a message that English has", got: message.id,
          hint: "Remove it, or add it to Dialogs/en.")
        continue
      }
      checkParity(message, in: locale, original, in: english)
    }
  }

  private mutating func checkParity(
    _ message: DialogMessage, in locale: Locale, _ original: DialogMessage, in english: Locale
  ) {
    let names = Set(message.attributes.map(\.name))
    let wanted = Set(original.attributes.map(\.name))
    for name in wanted.subtracting(names).sorted() {
      report(
        message, in: locale, expected: ".\(name), as in English", got: "none",
        hint: "It stands at \(original.file):\(original.line).")
    }
    for name in names.subtracting(wanted).sorted() {
      report(
        message, in: locale, near: ".\(name)", expected: "no attribute .\(name), as in English",
        got: ".\(name)", hint: "Remove it, or add it at \(original.file):\(original.line).")
    }
    if message.value == nil, original.value != nil {
      report(message, in: locale, expected: "a text", got: "attributes only", hint: "English has a text.")
    }
    for attribute in [nil] + wanted.intersection(names).sorted().map(Optional.some) {
      guard let pattern = message.pattern(attribute), let model = original.pattern(attribute) else {
        continue
      }
      let variables = self.variables(pattern, in: locale)
      let wantedVariables = self.variables(model, in: english)
      let place = attribute.map { ".\($0)" } ?? message.id
      for name in wantedVariables.subtracting(variables).sorted() {
        report(
          message, in: locale, near: place, expected: "$\(name) in \(place), as in English",
          got: "a sentence without it", hint: "A fact must not be lost in one language.")
      }
      for name in variables.subtracting(wantedVariables).sorted() {
        report(
          message, in: locale, near: "$\(name)", expected: "the variables of English", got: "$\(name)",
          hint: wantedVariables.isEmpty
            ? "English has none here." : "English has $\(wantedVariables.sorted().joined(separator: ", $")).")
      }
    }
  }

  /// The variables a pattern needs, those of the messages it refers to included.
  private func variables(_ pattern: DialogPattern, in locale: Locale) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    func collect(_ pattern: DialogPattern) {
      pattern.walk { expression in
        switch expression {
        case .variable(let name): found.insert(name)
        case .message(let id, let attribute):
          guard seen.insert("\(id).\(attribute ?? "")").inserted else { return }
          if let referred = locale.byID[id]?.pattern(attribute) { collect(referred) }
        default: break
        }
      }
    }
    collect(pattern)
    return found
  }

  // MARK: - English literals of code

  private mutating func checkLiterals(_ literals: [String]) {
    guard let english = locales[.fallback] else { return }
    var ids: [String: [DialogMessage]] = [:]
    for message in english.messages where !message.isTerm {
      guard let value = message.value, let literal = LiteralPattern.of(value) else { continue }
      ids[literal.key, default: []].append(message)
    }
    for literal in literals {
      guard let found = ids[LiteralPattern.normalized(literal)], let first = found.first else {
        faults.append(
          DialogCatalogError(
            file: "Dialogs/en", line: 1, column: 1, excerpt: literal,
            expected: "a message that reads \"\(literal)\"",
            got: "none", hint: "Add one with this English text to Dialogs/en."))
        continue
      }
      for other in found.dropFirst() {
        let differs = locales.values.contains { $0.byID[first.id]?.value != $0.byID[other.id]?.value }
        guard differs else { continue }
        report(
          other, in: english, expected: "one message that reads \"\(literal)\"",
          got: "\(first.id) and \(other.id)",
          hint: "Code means one of them by its English text; word one of them differently.")
      }
    }
  }

  // MARK: - Reporting

  /// A mistake in a message, at the first place from its id on where `near` stands.
  mutating func report(
    _ message: DialogMessage, in locale: Locale, near: String? = nil, expected: String, got: String,
    hint: String
  ) {
    let lines = locale.lines[message.file] ?? []
    var (line, column) = (message.line, 1)
    if let near {
      var index = message.line - 1
      repeat {
        if lines.indices.contains(index), let range = lines[index].range(of: near) {
          line = index + 1
          column = lines[index].distance(from: lines[index].startIndex, to: range.lowerBound) + 1
          break
        }
        index += 1
      } while lines.indices.contains(index) && (lines[index].first == " " || lines[index].isEmpty)
    }
    let excerpt = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    faults.append(
      DialogCatalogError(
        file: message.file, line: line, column: column, excerpt: excerpt, expected: expected, got: got,
        hint: hint))
  }
}

extension DialogPattern {
  /// Visits every expression, those inside others included.
  func walk(_ visit: (DialogExpression) -> Void) {
    for case .placeable(let expression) in elements { expression.walk(visit) }
  }
}

extension DialogExpression {
  func walk(_ visit: (DialogExpression) -> Void) {
    visit(self)
    switch self {
    case .string, .number, .variable, .message: break
    case .term(_, _, let arguments), .function(_, let arguments):
      for argument in arguments.positional { argument.walk(visit) }
    case .placeable(let inner): inner.walk(visit)
    case .select(let selector, let variants, _):
      selector.walk(visit)
      for variant in variants { variant.pattern.walk(visit) }
    }
  }
}
