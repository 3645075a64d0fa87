import Yams

extension ReaderTableParser {
  // MARK: Spans

  mutating func spans(_ node: Node, _ path: String, _ tables: inout ReaderTables) {
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "units": named(value, inner, .spanUnit, &tables)
      case "numbers": add(value, inner, WordEntry(role: .place, value: 0))
      case "from": add(value, inner, WordEntry(role: .spanFrom, value: 0))
      case "to": add(value, inner, WordEntry(role: .spanTo, value: 0))
      case "up_to": add(value, inner, WordEntry(role: .spanUpTo, value: 0))
      case "between": add(value, inner, WordEntry(role: .spanBetween, value: 0))
      case "and": add(value, inner, WordEntry(role: .spanAnd, value: 0))
      case "after_start": add(value, inner, WordEntry(role: .afterStart, value: 0))
      case "after_end": add(value, inner, WordEntry(role: .afterEnd, value: 0))
      default: surroundings(key, value, inner)
      }
    }
  }

  // MARK: Dates and periods

  mutating func dates(_ node: Node, _ path: String, _ tables: inout ReaderTables) {
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "days": addAll(value, inner, -366...366, WordEntry(role: .day, value: 0))
      case "weekdays": addAll(value, inner, 1...7, WordEntry(role: .weekday, value: 0))
      case "weeks": addAll(value, inner, -9...9, WordEntry(role: .week, value: 0))
      case "months": addAll(value, inner, 1...12, WordEntry(role: .month, value: 0))
      case "month_suffixes": add(value, inner, WordEntry(role: .monthSuffix, value: 0))
      case "day_suffixes": add(value, inner, WordEntry(role: .daySuffix, value: 0))
      case "year_suffixes": add(value, inner, WordEntry(role: .yearSuffix, value: 0))
      case "links": add(value, inner, WordEntry(role: .dateLink, value: 0))
      case "month_first": tables.readsMonthFirst = flag(value, inner)
      default: surroundings(key, value, inner)
      }
    }
  }

  mutating func periods(_ node: Node, _ path: String, _ tables: inout ReaderTables) {
    for (key, value) in pairs(node, path) {
      let inner = "\(path).\(key.text)"
      switch key.text {
      case "names": named(value, inner, .period, &tables)
      default: surroundings(key, value, inner)
      }
    }
  }

  /// A mapping of names to words.
  private mutating func named(
    _ node: Node, _ path: String, _ role: WordRole, _ tables: inout ReaderTables
  ) {
    for (key, value) in pairs(node, path) {
      let index = tables.names.firstIndex(of: key.text) ?? tables.names.count
      if index == tables.names.count { tables.names.append(key.text) }
      add(value, "\(path).\(key.text)", WordEntry(role: role, value: index))
    }
  }
}
