package import ConversationModel

/// The typed readers a list may name (`reader: duration`).
package enum ReaderKind: UInt8, Sendable, CaseIterable {
  /// A length of time: `IntentValue.duration`, in seconds.
  case duration
  /// A whole number: `IntentValue.integer`; may be negative, huge ones are clamped.
  case number
  /// A place in a row: `IntentValue.integer`, 1 for the first and -1 for the last.
  case ordinal
  /// Free text: `IntentValue.text`, trimmed and without quotation marks around it.
  case text

  /// The reader of that name in a phrase file.
  package init?(name: String) {
    switch name {
    case "duration": self = .duration
    case "number": self = .number
    case "ordinal": self = .ordinal
    case "text": self = .text
    default: return nil
    }
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
