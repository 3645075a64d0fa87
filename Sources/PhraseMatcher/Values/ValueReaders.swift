import ConversationModel

/// Reads the values of typed lists anywhere in an utterance.
package struct ValueReaders: Sendable {
  /// The readers with their tables: many arrays, which are shared so that nothing is counted when readers are handed on.
  private final class Parts: Sendable {
    let numbers: NumberReader
    let times: TimeSpanReader
    let durations: DurationReader
    let ordinals: OrdinalReader
    let spans: SpanReader
    let dates: DateReader
    let periods: PeriodReader
    let names: [String]

    init(_ tables: ReaderTables) {
      numbers = NumberReader(table: tables.numbers, readsPlaces: tables.readsPlaces)
      times = TimeSpanReader(numbers: numbers, table: tables.times)
      durations = DurationReader(
        numbers: numbers, table: tables.durations, readsClock: tables.readsClock, times: times,
        counters: tables.spans)
      ordinals = OrdinalReader(numbers: numbers, table: tables.ordinals)
      spans = SpanReader(numbers: numbers, table: tables.spans)
      dates = DateReader(numbers: numbers, table: tables.dates, readsMonthFirst: tables.readsMonthFirst)
      periods = PeriodReader(table: tables.periods)
      names = tables.names
    }
  }

  /// Made for the first line.
  private let lateParts: Late<Parts>
  private var parts: Parts { lateParts.value }

  /// The seconds that a bare number counts where a length of time is asked.
  var unitSeconds = 60

  /// What a bare number of minutes may be: a day has no more.
  private static let minutesOfDay = 1...1440

  package init(tables: ReaderTables) { lateParts = Late { Parts(tables) } }

  /// With the tables of a program, which are not looked at before the first line.
  init(_ program: PhraseProgram) { lateParts = Late { Parts(program.readers) } }

  /// Every plausible value of a kind that begins at a scalar, longest first; empty when none does.
  package func reads(_ kind: ReaderKind, _ u: Utterance, at start: Int) -> [ValueRead] {
    reads(kind, u, MatchText(scalars: u.scalars), at: start)
  }

  /// The text of an utterance that is read at many places, with what of it is the same at all of them.
  func text(_ u: Utterance) -> MatchText {
    var text = MatchText(scalars: u.scalars)
    text.mayHoldTimes = parts.times.mayHoldTimes(text)
    text.marked = u.marks
    return text
  }

  /// The same for the text of an utterance that was made before.
  func reads(_ kind: ReaderKind, _ u: Utterance, _ text: MatchText, at start: Int) -> [ValueRead] {
    guard start >= 0, start < u.count else { return [] }
    switch kind {
    case .number:
      guard let number = parts.numbers.integer(text, at: start), !isTime(text, at: start) else { return [] }
      return [ValueRead(end: number.end, value: .integer(number.numerator))]
    case .duration:
      return parts.durations.reads(text, at: start, isMarked: { u.isMarked(before: $0) }).map {
        ValueRead(end: $0.end, value: .duration(seconds: $0.seconds))
      }
    case .ordinal:
      return parts.ordinals.reads(text, at: start).map { ValueRead(end: $0.end, value: .integer($0.place)) }
    case .text: return texts(u, at: start)
    case .minutes:
      guard let number = parts.numbers.integer(text, at: start), Self.minutesOfDay.contains(number.numerator),
        !isTime(text, at: start),
        !parts.durations.isOneOfTwo(text, number: start..<number.end, isMarked: { u.isMarked(before: $0) })
      else { return [] }
      return [ValueRead(end: number.end, value: .duration(seconds: number.numerator * unitSeconds))]
    case .span:
      let found = parts.spans.reads(text, at: start)
      if !found.isEmpty, isTime(text, at: start) { return [] }
      return found.map { ValueRead(end: $0.end, value: value(of: $0)) }
    case .date:
      return parts.dates.reads(text, at: start).map { ValueRead(end: $0.end, value: .choice($0.day)) }
    case .quotation: return quotations(u, at: start)
    case .period:
      return parts.periods.reads(text, at: start).map {
        ValueRead(end: $0.end, value: .choice(parts.names[$0.name]))
      }
    }
  }

  /// Whether a time of day stands at a place, or one of two that a length of time lies between.
  private func isTime(_ text: MatchText, at place: Int) -> Bool {
    parts.times.read(text, at: place) != nil || parts.times.covers(text, at: place)
  }

  /// Whether something stands behind numbers that makes them no place in a book: 2-3 hours.
  func countsElse(_ u: Utterance, behind end: Int) -> Bool {
    parts.spans.countsElse(MatchText(scalars: u.scalars), behind: end)
  }

  private func value(of span: SpanReader.Span) -> IntentValue {
    let unit = span.unit.map { parts.names[$0] }
    return .list([span.first, span.last].map { $0.map { .amount($0, unit: unit) } ?? .list([]) })
  }
}
