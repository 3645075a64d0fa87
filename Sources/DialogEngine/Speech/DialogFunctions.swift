import ConversationModel

/// What a function of the dialogs takes; the check and the resolver read it here.
struct DialogFunctionRule {
  /// How many positional arguments; nil for any number from one on.
  var positional: Int?
  /// Named arguments and the values they may have.
  var named: [String: [String]]

  static let all: [String: DialogFunctionRule] = [
    "DURATION": DialogFunctionRule(positional: 1, named: ["style": DurationStyle.names]),
    "NUMBER": DialogFunctionRule(positional: 1, named: ["grouping": ["yes", "no"]]),
    "LIST": DialogFunctionRule(positional: nil, named: ["style": ListStyle.names]),
    "DATE": DialogFunctionRule(
      positional: 1, named: ["style": DateWords.Style.allCases.map(\.rawValue)]),
    "JOSA": DialogFunctionRule(positional: 2, named: [:]),
  ]
}

/// How a length of time is written.
enum DurationStyle: String, CaseIterable {
  /// Hours and minutes; seconds only of less than a minute.
  case plain
  /// Hours, minutes and seconds, as far as there are any: what somebody said, not what was measured.
  case exact
  /// As plain, with the short units.
  case short
  /// 1:30:00.
  case clock

  static var names: [String] { allCases.map(\.rawValue) }
}

/// What stands between the items of a list.
enum ListStyle: String, CaseIterable {
  case and, or, plain
  static var names: [String] { allCases.map(\.rawValue) }
}

extension PatternResolver {
  /// A function with its arguments.
  mutating func call(_ name: String, _ arguments: DialogArguments) -> Printed {
    let values = arguments.positional.map { evaluate($0) }
    guard DialogFunctionRule.all[name] != nil else {
      report(.noFunction(name))
      return values.first.map { print($0) } ?? unnamed(name)
    }
    guard let first = values.first else {
      report(.wrongOperand(function: name))
      return unnamed(name)
    }
    let style = literal(arguments["style"])
    switch name {
    case "DURATION": return duration(first, style: style.flatMap(DurationStyle.init) ?? .plain)
    case "NUMBER": return number(first, groups: literal(arguments["grouping"]) != "no")
    case "LIST": return list(flattened(values), style: style.flatMap(ListStyle.init) ?? .and)
    case "DATE": return date(first, style: style.flatMap(DateWords.Style.init) ?? .dateTime)
    default: return josa(first, values.dropFirst().first)
    }
  }

  private func literal(_ expression: DialogExpression?) -> String? {
    switch expression {
    case .string(let text)?: text
    case .number(let number)?: number.text
    default: nil
    }
  }

  // MARK: - DURATION

  private mutating func duration(_ value: Value, style: DurationStyle) -> Printed {
    switch value {
    case .argument(.duration(let seconds)): return duration(seconds, style: style)
    case .argument(.number(let seconds)): return duration(seconds, style: style)
    case .argument(.message), .unknown: return print(value)
    default:
      report(.wrongOperand(function: "DURATION"))
      return print(value)
    }
  }

  /// A length of time in words of the locale.
  mutating func duration(_ seconds: Int, style: DurationStyle) -> Printed {
    guard seconds >= 0 else {
      let positive = duration(seconds == .min ? .max : -seconds, style: style)
      return word("duration-negative", ["duration": .printed(positive)]) ?? positive
    }
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    if style == .clock { return Printed(Self.clock(hours, minutes, rest)) }
    var parts: [(id: String, count: Int)] = []
    if hours > 0 { parts.append(("duration-hours", hours)) }
    if minutes > 0 || seconds == 0 { parts.append(("duration-minutes", minutes)) }
    if rest > 0, style == .exact || seconds < 60 { parts.append(("duration-seconds", rest)) }
    var whole: Printed?
    for part in parts {
      let id = style == .short ? part.id + "-short" : part.id
      let count = Value.argument(.number(part.count))
      let words = word(id, ["count": count]) ?? Printed(String(part.count))
      whole = whole.map { joined("duration-join", $0, words) } ?? words
    }
    return whole ?? Printed("")
  }

  private static func clock(_ hours: Int, _ minutes: Int, _ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds))" : "\(minutes):\(two(seconds))"
  }

  private mutating func joined(_ id: String, _ first: Printed, _ second: Printed) -> Printed {
    if let printed = word(id, ["first": .printed(first), "second": .printed(second)]) { return printed }
    var both = first
    both += Printed(" ")
    both += second
    return both
  }

  // MARK: - NUMBER, LIST, DATE

  private mutating func number(_ value: Value, groups: Bool) -> Printed {
    switch value {
    case .argument(.number(let number)):
      return Printed(groups ? NumberWords.grouped(number) : String(number))
    case .number, .unknown: return print(value)
    default:
      report(.wrongOperand(function: "NUMBER"))
      return print(value)
    }
  }

  private func flattened(_ values: [Value]) -> [Value] {
    values.flatMap { value -> [Value] in
      if case .argument(.list(let items)) = value { return items.map { .argument($0) } }
      return [value]
    }
  }

  /// Items with commas and the last with its "and".
  mutating func list(_ items: [Value], style: ListStyle) -> Printed {
    let words = items.map { print($0) }
    guard let first = words.first else { return word("engine-unnamed") ?? Printed("…") }
    var whole = first
    for (index, item) in words.enumerated().dropFirst() {
      let isLast = index == words.count - 1
      let id =
        style == .plain || !isLast
        ? "list-middle" : "list-\(style.rawValue)-\(words.count == 2 ? "two" : "last")"
      whole = joined(id, whole, item)
    }
    return whole
  }

  private mutating func date(_ value: Value, style: DateWords.Style) -> Printed {
    guard case .argument(.instant(let date, let zone)) = value else {
      if case .unknown = value { return print(value) }
      report(.wrongOperand(function: "DATE"))
      return print(value)
    }
    return Printed(DateWords.text(date, zone: zone, style: style, locale: locale))
  }

  // MARK: - JOSA

  private mutating func josa(_ value: Value, _ pair: Value?) -> Printed {
    var printed = print(value)
    guard let pair, let particle = KoreanParticle(print(pair).text) else {
      report(.wrongOperand(function: "JOSA"))
      return printed
    }
    var ending = KoreanSound.ending(of: printed.reading)
    // A hint in Latin letters says how it sounds, where the spelling of a word would leave that open.
    if ending == nil, printed.reading != printed.text {
      ending = KoreanLatinSounds.ending(ofHint: printed.reading)
    }
    if ending == nil { report(.undecidedParticle(printed.text)) }
    printed += Printed(particle.form(after: ending))
    return printed
  }
}
