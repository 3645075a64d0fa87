import Yams

/// Reads the `readers:` mapping of a `_readers.yaml`; every mistake is noted and the rest still used.
struct ReaderTableParser {
  private(set) var mistakes: [ReaderMistake] = []
  /// The bit of each system of number words, by name; bit 0 stands for digits.
  private var systems = ["digits": 1]
  var words: [(word: [UInt32], entry: WordEntry)] = []

  mutating func tables(_ node: Node) -> ReaderTables {
    var tables = ReaderTables()
    for (key, value) in pairs(node, "readers") {
      words = []
      let path = "readers.\(key.text)"
      switch key.text {
      case "numbers":
        numbers(value, path, &tables)
        tables.numbers = WordTable(words)
      case "duration":
        duration(value, path, &tables)
        tables.durations = WordTable(words)
      case "times":
        times(value, path)
        tables.times = WordTable(words)
      case "spans":
        spans(value, path, &tables)
        tables.spans = WordTable(words)
      case "dates":
        dates(value, path, &tables)
        tables.dates = WordTable(words)
      case "periods":
        periods(value, path, &tables)
        tables.periods = WordTable(words)
      case "ordinals": break
      default: note(.unknownKey, path, key.node)
      }
    }
    // Ordinals name the systems of the numbers, wherever those stand in the file.
    for (key, value) in pairs(node, "readers", silently: true) where key.text == "ordinals" {
      words = []
      ordinals(value, "readers.ordinals")
      tables.ordinals = WordTable(words)
    }
    return tables
  }

  // MARK: Numbers

  private mutating func numbers(_ node: Node, _ path: String, _ tables: inout ReaderTables) {
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "negative": add(value, inner, WordEntry(role: .negative, value: -1))
      case "one": add(value, inner, WordEntry(role: .article, value: 1))
      case "joiners": add(value, inner, WordEntry(role: .numberJoiner, value: 0))
      case "never": add(value, inner, WordEntry(role: .never, value: 0))
      case "endings": add(value, inner, WordEntry(role: .numberEnding, value: 0))
      case "places": tables.readsPlaces = flag(value, inner)
      case "systems":
        for system in items(value, inner) { self.system(system, inner) }
      default: note(.unknownKey, inner, key.node)
      }
    }
  }

  private mutating func system(_ node: Node, _ path: String) {
    let bit = 1 << min(systems.count, 30)
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "name": systems[value.scalar?.string ?? ""] = bit
      case "zero": add(value, inner, WordEntry(role: .zero, value: 0, system: bit))
      case "ones": addAll(value, inner, 1...9, WordEntry(role: .ones, value: 0, system: bit))
      case "teens": addAll(value, inner, 10...99, WordEntry(role: .tens, value: 0, system: bit))
      case "tens": addAll(value, inner, 10...90, WordEntry(role: .tens, value: 0, extra: 1, system: bit))
      case "multipliers":
        multipliers(value, inner, 10...9999, WordEntry(role: .multiplier, value: 0, system: bit))
      case "groups":
        multipliers(value, inner, 1000...1_000_000_000_000, WordEntry(role: .group, value: 0, system: bit))
      default: note(.unknownKey, inner, key.node)
      }
    }
  }

  private mutating func multipliers(
    _ node: Node, _ path: String, _ range: ClosedRange<Int>, _ entry: WordEntry
  ) {
    for (key, value) in pairs(node, path) {
      guard let number = number(key, path, range) else { continue }
      var entry = entry
      entry.value = number
      entry.extra = 9
      var list: Node?
      for (option, setting) in pairs(value, "\(path).\(key.text)") {
        let inner = "\(path).\(key.text).\(option.text)"
        switch option.text {
        case "words": list = setting
        case "alone": entry.standsAlone = flag(setting, inner)
        case "takes":
          let text = setting.scalar?.string ?? ""
          entry.extra = self.number((text, setting), inner, 1...9999) ?? 9
        default: note(.unknownKey, inner, option.node)
        }
      }
      if let list { add(list, "\(path).\(key.text).words", entry) }
    }
  }

  // MARK: Durations

  private mutating func duration(_ node: Node, _ path: String, _ tables: inout ReaderTables) {
    let seconds = 1...31_536_000
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "units": addAll(value, inner, seconds, WordEntry(role: .unit, value: 0))
      case "heads": addAll(value, inner, seconds, WordEntry(role: .head, value: 0))
      case "counts": addAll(value, inner, 0...999, WordEntry(role: .count, value: 0))
      case "fractions":
        for item in items(value, inner) { fraction(item, inner) }
      case "fraction_links": add(value, inner, WordEntry(role: .fractionLink, value: 0))
      case "not_fraction": add(value, inner, WordEntry(role: .notFraction, value: 0))
      case "not_units": add(value, inner, WordEntry(role: .notUnit, value: 0))
      case "joiners": add(value, inner, WordEntry(role: .joiner, value: 0))
      case "multiply": add(value, inner, WordEntry(role: .multiply, value: 0))
      case "each": add(value, inner, WordEntry(role: .each, value: 0))
      case "sets": add(value, inner, WordEntry(role: .sets, value: 0))
      case "minus": add(value, inner, WordEntry(role: .minus, value: 0))
      case "either": add(value, inner, WordEntry(role: .either, value: 0))
      case "plus": add(value, inner, WordEntry(role: .plus, value: 0))
      case "further_links": add(value, inner, WordEntry(role: .furtherLink, value: 0))
      case "further": add(value, inner, WordEntry(role: .further, value: 0))
      case "further_tails": add(value, inner, WordEntry(role: .furtherTail, value: 0))
      case "less_from": add(value, inner, WordEntry(role: .lessFrom, value: 0))
      case "less_by": add(value, inner, WordEntry(role: .lessBy, value: 0))
      case "asides": add(value, inner, WordEntry(role: .aside, value: 0))
      case "clock": tables.readsClock = flag(value, inner)
      case "clock_not_before": add(value, inner, WordEntry(role: .clockNotBefore, value: 0))
      case "clock_not_after": add(value, inner, WordEntry(role: .clockNotAfter, value: 0))
      default: surroundings(key, value, inner)
      }
    }
  }

  private mutating func fraction(_ node: Node, _ path: String) {
    var (top, bottom) = (0, 0)
    for (key, value) in pairs(node, path, silently: true) where key.text == "of" {
      let parts = (value.scalar?.string ?? "").split(separator: "/").compactMap { Int($0) }
      if parts.count == 2, 1...999 ~= parts[0], 2...999 ~= parts[1] { (top, bottom) = (parts[0], parts[1]) }
    }
    guard bottom > 0 else { return note(.badFraction(node["of"]?.scalar?.string ?? ""), path, node) }
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "of": break
      case "whole": add(value, inner, WordEntry(role: .wholeFraction, value: top, extra: bottom))
      case "mixed": add(value, inner, WordEntry(role: .mixedFraction, value: top, extra: bottom))
      case "trailing": add(value, inner, WordEntry(role: .trailingFraction, value: top, extra: bottom))
      default: note(.unknownKey, inner, key.node)
      }
    }
  }

  mutating func surroundings(_ key: Key, _ value: Node, _ path: String) {
    switch key.text {
    case "never": add(value, path, WordEntry(role: .never, value: 0))
    case "not_before": add(value, path, WordEntry(role: .notBefore, value: 0))
    case "not_after": add(value, path, WordEntry(role: .notAfter, value: 0))
    default: note(.unknownKey, path, key.node)
    }
  }

  // MARK: Ordinals

  private mutating func ordinals(_ node: Node, _ path: String) {
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "words": addAll(value, inner, -9...999, WordEntry(role: .ordinal, value: 0))
      case "prefixes": add(value, inner, WordEntry(role: .prefix, value: 0))
      case "suffixes":
        for item in items(value, inner) { suffix(item, inner) }
      default: surroundings(key, value, inner)
      }
    }
  }

  private mutating func suffix(_ node: Node, _ path: String) {
    var entry = WordEntry(role: .suffix, value: 0)
    var list: Node?
    for (key, value) in pairs(node, path) {
      switch key.text {
      case "words": list = value
      case "after":
        for item in items(value, "\(path).after") {
          if let bit = systems[item.scalar?.string ?? ""] {
            entry.extra |= bit
          } else {
            note(.unknownKey, "\(path).after", item)
          }
        }
      default: note(.unknownKey, "\(path).\(key.text)", key.node)
      }
    }
    if let list { add(list, "\(path).words", entry) }
  }

  // MARK: Nodes

  typealias Key = (text: String, node: Node)

  mutating func note(_ fact: ReaderMistake.Fact, _ path: String, _ node: Node) {
    mistakes.append(
      ReaderMistake(path: path, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0, fact: fact))
  }

  mutating func pairs(_ node: Node, _ path: String, silently: Bool = false) -> [(Key, Node)] {
    guard let mapping = node.mapping else {
      if !silently { note(.expectedMapping, path, node) }
      return []
    }
    return mapping.map { (($0.key.scalar?.string ?? "", $0.key), $0.value) }
  }

  mutating func items(_ node: Node, _ path: String) -> [Node] {
    if let sequence = node.sequence { return Array(sequence) }
    note(.expectedList, path, node)
    return []
  }

  private mutating func number(_ key: Key, _ path: String, _ range: ClosedRange<Int>) -> Int? {
    if let number = Int(key.text), range.contains(number) { return number }
    note(.badNumber(key.text), path, key.node)
    return nil
  }

  mutating func flag(_ node: Node, _ path: String) -> Bool {
    switch node.scalar?.string {
    case "true": return true
    case "false": return false
    default:
      note(.unknownKey, path, node)
      return false
    }
  }

  /// Words of one meaning: a list, or one word.
  mutating func add(_ node: Node, _ path: String, _ entry: WordEntry) {
    for item in node.scalar == nil ? items(node, path) : [node] {
      guard let text = item.scalar?.string else {
        note(.expectedList, path, item)
        continue
      }
      var word = Normalizer.fold(text)
      while word.first == ScalarClass.space { word.removeFirst() }
      while word.last == ScalarClass.space { word.removeLast() }
      if word.isEmpty {
        note(.emptyWord(text), path, item)
      } else if word.count > 100 || words.count > 20_000 {
        note(.tooLarge, path, item)
      } else if words.contains(where: { $0.entry.role == entry.role && $0.entry != entry && $0.word == word })
      {
        note(.doubledWord(text), path, item)
      } else if !words.contains(where: { $0.entry == entry && $0.word == word }) {
        words.append((word, entry))
      }
    }
  }

  /// A mapping of numbers to words.
  mutating func addAll(_ node: Node, _ path: String, _ range: ClosedRange<Int>, _ entry: WordEntry) {
    for (key, value) in pairs(node, path) {
      guard let number = number(key, path, range) else { continue }
      var entry = entry
      entry.value = number
      add(value, "\(path).\(key.text)", entry)
    }
  }
}
