package import Foundation
package import OpenAppIntents
import RecordStore

/// Corrects what was just done ("no, physics", "make it 40 minutes"): the record made last, or what runs.
///
/// What is said replaces what was kept; what is not said stays. No record is added.
package struct CorrectStudy: ParameterResolving, CorrectsWhatWasDone {
  package static let title: LocalizedStringResource = "Correct Study"

  @Parameter(title: "Material") package var material: MaterialEntity?
  /// The material that the record has, where that says which record is meant: the last one of it.
  @Parameter(title: "Which") package var which: MaterialEntity?
  /// The length that the record has, and its material, as somebody says by the way who corrects them: the last such one of
  /// today is meant, unless what was done last is one, or there is none.
  @Parameter(title: "Was") package var was: Measurement<UnitDuration>?
  @Parameter(title: "Was Of") package var wasOf: MaterialEntity?
  /// The record that was pointed at in a list.
  @Parameter(title: "Entry") package var entry: RecordEntity?
  @Parameter(title: "Duration") package var duration: Measurement<UnitDuration>?
  /// How long the timer that runs is still to run.
  @Parameter(title: "Rest") package var rest: Measurement<UnitDuration>?
  /// A total; a range is said by `start` and `end`.
  @Parameter(title: "Amount") package var amount: Int?
  /// The first of a range, which counts.
  @Parameter(title: "Start") package var start: Int?
  /// The last of a range, which counts.
  @Parameter(title: "End") package var end: Int?
  @Parameter(title: "Memo") package var memo: String?
  /// Duration and amount are added to what is kept, or taken from it.
  @Parameter(title: "Change") package var change: StudyChange?
  /// What is left out from now on.
  @Parameter(title: "Without") package var without: StudyPart?
  @Dependency private var log: StudyLog

  package init() {}

  package static let withdrawn = [
    "time": ["duration"], "amount": ["amount", "start", "end"], "material": ["material"], "memo": ["memo"],
  ]

  package static let formerly = ["material": "wasOf", "duration": "was"]

  package static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$wasOf) { _, proposal in
      if case .value(let material) = proposal.said { .success(with: material) } else { .notRequired() }
    }
    ResolutionRule(\.$entry) { intent, proposal in
      if case .nothing = proposal.said, let meant = try intent.recordThatWas() {
        return .success(with: RecordEntity(meant))
      }
      return try RecordRule(prefix: "correct-study").resolve(proposal)
    }
    ResolutionRule(\.$material) { intent, proposal in
      // That there is nothing to correct is said by `perform()`, and not after questions.
      let found = try MaterialRule(log: intent.log).resolve(proposal)
      let named = found.meantValue?.material
      return try intent.correctable(naming: named) == nil ? .notRequired() : found
    }
    ResolutionRule(\.$which) { intent, proposal in
      if case .nothing = proposal.said {
        let meant = try intent.recordsNamed().map(MaterialEntity.init)
        if meant.count == 1 { return .success(with: meant[0]) }
        return meant.isEmpty ? .notRequired() : .disambiguation(with: meant)
      }
      return try MaterialRule(log: intent.log, takesArchived: true).resolve(proposal)
    }
    ResolutionRule(\.$duration) { intent, proposal in
      if case .nothing = proposal.said, let number = intent.bareNumber,
        try intent.correctable()?.takesMinutes == true
      {
        let minutes = Measurement(value: Double(number), unit: UnitDuration.minutes)
        return DurationRule.resolve(Proposal(.value(minutes)), max: StudyLimits.recordSeconds) {
          .notRequired()
        }
      }
      return DurationRule.resolve(proposal, max: StudyLimits.recordSeconds) { .notRequired() }
    }
    ResolutionRule(\.$amount) { intent, proposal in
      if try intent.correctable() == nil { return .notRequired() }
      // The duration has taken it, or it was no length that a record may have.
      if intent.bareNumber != nil, intent.duration != nil { return .notRequired() }
      if try intent.wasTooLong() { return .notRequired() }
      if case .nothing = proposal.said, let total = try intent.newTotal() { return .success(with: total) }
      if case .nothing = proposal.said, !proposal.isDeclined, let reason = try intent.reasonAgainstUnit() {
        return .unsupported(reason: reason)
      }
      if let reason = try intent.reasonAgainstChange() { return .unsupported(reason: reason) }
      return try intent.rules().resolveAmount(proposal, nothing: .notRequired())
    }
    ResolutionRule(\.$start) { intent, proposal in
      if try intent.correctable() == nil || intent.newTotal() != nil { return .notRequired() }
      let known = try intent.knownRange()
      if case .nothing = proposal.said, known != nil { return .notRequired() }
      return try intent.rules().resolveStart(proposal)
    }
    ResolutionRule(\.$end) { intent, proposal in
      if try intent.correctable() == nil || intent.newTotal() != nil { return .notRequired() }
      // "From page 9", of pages 3 to 7, leaves no end that could stay.
      if case .nothing = proposal.said, let known = try intent.knownRange(),
        intent.start.map({ $0 <= known.end }) ?? true
      {
        return .notRequired()
      }
      return try intent.rules().resolveEnd(proposal)
    }
  }

  private func correctable() throws -> Correctable? { try correctable(naming: material?.material) }

  private func correctable(naming named: Material?) throws -> Correctable? {
    if rest != nil { return try log.store.read(MeasurementTable.open).map(Correctable.running) }
    return try log.correctable(at: entry?.record.id, of: which?.material, naming: named)
  }

  /// Whether anything is said that should be otherwise: "change the last record" alone asks for no yes.
  private var saysAnything: Bool {
    material != nil || duration != nil || amount != nil || start != nil || end != nil || memo != nil
      || without != nil
  }

  /// The newest record of today that was as is said, where what was done last was not; nil for none.
  private func recordThatWas() throws -> StudyRecord? {
    guard was != nil || wasOf != nil else { return nil }
    let (seconds, material) = (was?.wholeSeconds, wasOf?.material.id)
    func fits(_ own: Int?, _ other: Material?) -> Bool {
      (seconds.map { $0 == own } ?? true) && (material.map { $0 == other?.id } ?? true)
    }
    switch try log.correctable() {
    case .record(let last)? where fits(last.seconds, last.material): return nil
    case .running(let running)? where fits(running.timer.planned ?? seconds, running.material): return nil
    default: break
    }
    return try log.store.read { db in
      let today = StudyDay(log.now, in: log.zone)
      return try RecordTable.of(today...today, material: nil, db).filter { fits($0.seconds, $0.material) }
        .max { $0.id < $1.id }
    }
  }

  /// The materials of the two that may be meant: "Physics, 25 minutes" may be what was done last should have been, or
  /// what the record before it, of Physics and of today, was. One where it is clear: a stopwatch that runs has no
  /// length to be set. Empty where nothing else can be meant than what was done last.
  private func recordsNamed() throws -> [Material] {
    let hasMore = duration != nil || amount != nil || start != nil || end != nil
    guard entry == nil, rest == nil, let named = material?.material, hasMore,
      let last = try log.correctable(naming: named), let other = last.material, other.id != named.id
    else { return [] }
    let record: Int? = if case .record(let record) = last { record.id } else { nil }
    guard let earlier = try log.store.read({ try RecordTable.newest(before: record, $0) }),
      earlier.material?.id == named.id,
      StudyDay(earlier.made, in: log.zone) == StudyDay(log.now, in: log.zone)
    else { return [] }
    if case .running(let running) = last, running.timer.kind == .stopwatch { return [named] }
    // Its amount was asked for, since it had one of another unit: the last one was meant.
    if case .record(let record) = last, record.quantity != nil, record.unit != named.unit, duration == nil {
      return []
    }
    return [named, other]
  }

  /// "The pages to 25" of a record that has a number and no range: the number is another.
  private func newTotal() throws -> Int? {
    guard let end, $end.spokenUnit == nil, start == nil, StudyLimits.amounts.contains(end),
      case .record(let record)? = try correctable(), case .total? = record.quantity
    else { return nil }
    return amount == nil || amount == end ? end : nil
  }

  /// A number without a unit, and no other time beside it: "make it 50". What is corrected says whether it is minutes.
  private var bareNumber: Int? {
    guard let amount, $amount.spokenUnit == nil, start == nil, end == nil,
      duration.map({ $0.wholeSeconds == amount * 60 }) ?? true
    else { return nil }
    return amount
  }

  /// A number without a unit that was refused as minutes, where another length was said since: it is no amount either.
  private func wasTooLong() throws -> Bool {
    guard let amount, $amount.spokenUnit == nil, start == nil, end == nil, duration != nil,
      amount > StudyLimits.recordSeconds / 60
    else { return false }
    return try correctable()?.takesMinutes == true
  }

  /// Why the amount cannot be added to what is kept, or taken from it; nil when it can, or nothing was said of it.
  private func reasonAgainstChange() throws -> AmountReason? {
    guard let amount, let change, case .record(let record)? = try correctable() else { return nil }
    let (left, isBeyond) = (change.adds ? amount : -amount).addingReportingOverflow(
      record.quantity?.furthest ?? 0)
    return isBeyond || !StudyLimits.amounts.contains(left) ? .outOfRange(isBeyond ? amount : left) : nil
  }

  /// Why what is kept cannot be an amount of the material that it should be of; nil when it can.
  private func reasonAgainstUnit() throws -> AmountReason? {
    guard let named = material?.material, without == nil, start == nil, end == nil,
      case .record(let record)? = try correctable(), record.quantity != nil,
      let unit = record.unit, unit != named.unit
    else { return nil }
    return .wrongUnit(named, said: unit)
  }

  /// The range that is corrected, so that one end alone can be said.
  private func knownRange() throws -> (start: Int, end: Int)? {
    guard case .record(let record)? = try correctable(),
      case .range(let start, let end)? = record.quantity
    else { return nil }
    return (start, end)
  }

  private func rules() throws -> RecordRules {
    var said = SaidQuantity($amount, from: $start, to: $end)
    // An amount said alone replaces the range; it does not contradict it.
    if said.start != nil || said.end != nil, let known = try knownRange() {
      said.start = said.start ?? known.start
      said.end = said.end ?? known.end
    }
    return RecordRules(
      prefix: "record-study", material: try material?.material ?? correctable()?.material,
      isMaterialDeclined: false, hasDuration: true, said: said)
  }

  /// One unit of work: what was said replaces what is kept. What another session did is asked about first.
  ///
  /// - Throws: `StudyRefusal` when there is nothing to correct, `StoreError`.
  package func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let ofOthers = entry == nil && which == nil && rest == nil ? try log.recordOfOthers() : nil
    if let record = ofOthers {
      guard saysAnything else { throw StudyLog.nothingNew(of: record) }
      let facts = ["record": StudyWords.label(record, in: log.days), "subject": .number(record.id)]
      do {
        try await requestConfirmation(
          dialog: IntentDialog(message: "correct-study-confirm", arguments: facts))
      } catch let error where !(error is InteractionError || error is CancellationError) {
        throw StudyRefusal.said(
          IntentDialogFacts(message: "correct-study-kept", arguments: facts, status: .cancelled))
      }
    }
    let bare = bareNumber
    let correction = Correction(
      record: entry?.record.id ?? ofOthers?.id, which: which?.material, material: material?.material,
      seconds: bare == nil ? duration?.wholeSeconds : nil, rest: rest?.wholeSeconds,
      quantity: try wasTooLong() ? SaidQuantity() : SaidQuantity($amount, from: $start, to: $end),
      bareNumber: bare,
      memo: StudyLog.cleaned(memo), change: change, without: without)
    let done = try log.correct(correction)
    return .result(dialog: done.facts.dialog, view: TextSnippet(done.snippet))
  }

  /// The record, or the measurement, with everything that is kept of it now.
  package func corrected() async throws -> (any AppIntent)? {
    switch try correctable() {
    case .record(let record)?: RecordStudy(again: record)
    case .running(let running)?: running.asIntent
    case nil: nil
    }
  }
}

extension StudyMeasurement {
  /// What starts the same anew.
  fileprivate var asIntent: any AppIntent {
    let material = material.map(MaterialEntity.init)
    guard timer.kind == .timer, let planned = timer.planned else {
      let start = StartStopwatch()
      start.material = material
      return start
    }
    let start = StartTimer()
    start.material = material
    start.duration = Measurement(value: Double(planned), unit: .seconds)
    return start
  }
}
