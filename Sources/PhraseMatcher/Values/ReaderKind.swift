package import ConversationModel

/// The typed readers a list may name (`reader: duration`).
package enum ReaderKind: UInt8, Sendable, CaseIterable {
  /// A length of time: `IntentValue.duration`, in seconds.
  case duration
  /// A whole number: `IntentValue.integer`; may be negative, huge ones are clamped.
  case number
  /// A place in a row: `IntentValue.integer`, 1 for the first, -1 for the last, 0 for the one in the middle.
  case ordinal
  /// Free text: `IntentValue.text`, trimmed and without quotation marks around it.
  case text
  /// A bare number where only minutes can be meant: `IntentValue.duration`, from a minute to a day.
  case minutes
  /// From one place to another (pages, chapters): a list of two, start and end; an end that is open is an
  /// empty list.
  case span
  /// A day without a clock to tell which: `2026-11-20`, `--11-20`, `---20`, `P-1D` for yesterday, `W1` for
  /// Monday and `P-1W/W1` for the last one, as `IntentValue.choice`.
  case date
  /// A stretch of days by the name that the tables give it: `thisWeek`, as `IntentValue.choice`.
  case period
  /// Words between quotation marks: `IntentValue.text`, without the marks.
  case quotation

  /// The readers by their names in phrase files.
  private static let names: [String: ReaderKind] = [
    "duration": .duration, "number": .number, "ordinal": .ordinal, "text": .text, "minutes": .minutes,
    "span": .span, "date": .date, "period": .period, "quotation": .quotation,
  ]

  /// The reader of that name in a phrase file.
  package init?(name: String) {
    guard let kind = Self.names[name] else { return nil }
    self = kind
  }
}

/// A value that can be read at some place, and where it ends.
package struct ValueRead: Hashable, Sendable {
  /// Index of the scalar behind the value.
  package var end: Int
  package var value: IntentValue
  package init(end: Int, value: IntentValue) {
    self.end = end
    self.value = value
  }
}
