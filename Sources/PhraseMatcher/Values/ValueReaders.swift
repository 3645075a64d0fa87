import ConversationModel

/// Reads the values of typed lists anywhere in an utterance.
package struct ValueReaders: Sendable {
  private let numbers: NumberReader
  private let durations: DurationReader
  private let ordinals: OrdinalReader

  package init(tables: ReaderTables) {
    numbers = NumberReader(table: tables.numbers, readsPlaces: tables.readsPlaces)
    durations = DurationReader(numbers: numbers, table: tables.durations, readsClock: tables.readsClock)
    ordinals = OrdinalReader(numbers: numbers, table: tables.ordinals)
  }

  /// Every plausible value of a kind that begins at a scalar, longest first; empty when none does.
  package func reads(_ kind: ReaderKind, _ u: Utterance, at start: Int) -> [ValueRead] {
    guard start >= 0, start < u.count else { return [] }
    let text = MatchText(scalars: u.scalars)
    switch kind {
    case .number:
      guard let number = numbers.integer(text, at: start) else { return [] }
      return [ValueRead(end: number.end, value: .integer(number.numerator))]
    case .duration:
      return durations.reads(text, at: start).map {
        ValueRead(end: $0.end, value: .duration(seconds: $0.seconds))
      }
    case .ordinal:
      return ordinals.reads(text, at: start).map { ValueRead(end: $0.end, value: .integer($0.place)) }
    case .text: return texts(u, at: start)
    }
  }
}
