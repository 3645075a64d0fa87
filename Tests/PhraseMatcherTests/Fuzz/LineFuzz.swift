import ConversationModel
import Synchronization

@testable import PhraseMatcher

/// What must hold of any typed line.
enum LineFuzz {
  /// Steps that any line may take with the phrases of this repository.
  static let mostSteps = 3_000_000

  private static let expectations: [ConversationModel.Expectation?] = [
    nil, Expectation(kind: "memo"), Expectation(kind: "duration"),
    Expectation(kind: "choice", options: [NameEntry(id: "1", title: "Physics")]),
  ]

  /// - Parameter whole: matches the line, too.
  static func outcome(_ typed: String, whole: Bool) -> FuzzOutcome {
    if let fault = NormalizerFuzzTests.fault(typed) { return FuzzOutcome(fault: fault, path: "") }
    let cleaned = Normalizer.cleaned(typed)
    if cleaned.unicodeScalars.contains(where: { ScalarFolder.vanishes($0.value) }) {
      return FuzzOutcome(fault: "controls in \(cleaned.debugDescription)", path: "")
    }
    guard whole else { return FuzzOutcome(fault: nil, path: "") }
    // The question follows from the text, so that an input means the same every time.
    let expecting = expectations[typed.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % expectations.count]
    guard let matcher = CatalogTests.matchers[locale(of: typed)] else {
      return FuzzOutcome(fault: "no phrases", path: "")
    }
    let (outcome, steps) = StepTally.counting { Self.outcome(typed, matcher, expecting: expecting) }
    FuzzTarget.mostSteps.withLock { $0 = max($0, steps) }
    return steps <= mostSteps ? outcome : FuzzOutcome(fault: "\(steps) steps", path: "")
  }

  /// The language whose script a line has.
  private static func locale(of typed: String) -> String {
    let scalars = typed.unicodeScalars.map(\.value)
    if scalars.contains(where: ScalarClass.isHangul) { return "ko" }
    return scalars.contains(where: ScalarClass.isCJK) ? "ja" : "en"
  }

  static func outcome(
    _ typed: String, _ matcher: Matcher, expecting: ConversationModel.Expectation?
  ) -> FuzzOutcome {
    let explanation = matcher.explain(typed, expecting: expecting)
    let heard = explanation.interpretation
    let bytes = Array(typed.utf8)
    for reading in heard.readings + heard.then.flatMap(\.readings) where heard.then.isEmpty {
      for slot in reading.slots {
        if let fault = fault(slot.span, of: bytes) {
          return FuzzOutcome(fault: "slot \(slot.name) \(fault)", path: "")
        }
      }
    }
    if let offset = explanation.furthest?.offset, !(0...bytes.count ~= offset) {
      return FuzzOutcome(fault: "understood up to \(offset) of \(bytes.count)", path: "")
    }
    if heard.text.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
      return FuzzOutcome(fault: "controls in what is shown", path: "")
    }
    let completions = matcher.completions(of: typed, expecting: expecting)
    if let fault = fault(completions.start..<bytes.count, of: bytes) {
      return FuzzOutcome(fault: "completions \(fault)", path: "")
    }
    let reading = heard.readings.first
    let slots = reading?.slots.map { "\($0.name)" }.sorted().joined(separator: "+") ?? ""
    return FuzzOutcome(
      fault: nil,
      path: "\(reading?.intent.rawValue ?? "-") \(slots) \(reading?.cost ?? -1) \(min(heard.tied, 3)) "
        + "\(heard.then.count)")
  }

  /// Why a span is none of the bytes of a line; nil when it is.
  private static func fault(_ span: Range<Int>, of bytes: [UInt8]) -> String? {
    guard 0 <= span.lowerBound, span.upperBound <= bytes.count else { return "\(span) of \(bytes.count)" }
    let cuts = [span.lowerBound, span.upperBound].filter { $0 < bytes.count && bytes[$0] & 0xC0 == 0x80 }
    return cuts.isEmpty ? nil : "\(span) cuts a character"
  }
}
