import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore

/// The facts of this domain as arguments of messages: which message, never its words.
enum StudyWords {
  static func material(_ material: Material) -> DialogArgument {
    .text(material.title, reading: material.reading)
  }

  static func unit(_ unit: StudyUnit?) -> DialogArgument {
    .message("unit-\(unit?.rawValue ?? "items")", [:])
  }

  /// `amount-pages` of a count; `amount-plain` where the unit is not known.
  static func amount(_ count: Int, _ unit: StudyUnit?) -> DialogArgument {
    .message("amount-\(unit?.rawValue ?? "plain")", ["count": .number(count)])
  }

  /// `range-pages` between two ends, `position-pages` where both are the same.
  static func range(_ start: Int, _ end: Int, _ unit: StudyUnit?) -> DialogArgument {
    guard start != end else { return position(start, unit) }
    return .message(
      "range-\(unit?.rawValue ?? "plain")", ["start": .number(start), "end": .number(end)])
  }

  static func position(_ number: Int, _ unit: StudyUnit?) -> DialogArgument {
    .message("position-\(unit?.rawValue ?? "plain")", ["number": .number(number)])
  }

  static func quantity(_ quantity: StudyQuantity, _ unit: StudyUnit?) -> DialogArgument {
    switch quantity {
    case .total(let count): amount(count, unit)
    case .range(let start, let end): range(start, end, unit)
    }
  }

  static func duration(_ seconds: Int) -> DialogArgument { .duration(seconds: seconds) }

  /// `running-timer-material`: what runs, as a part of a sentence.
  static func running(_ measurement: StudyMeasurement) -> DialogArgument {
    var arguments: [String: DialogArgument] = [:]
    if let material = measurement.material { arguments["material"] = self.material(material) }
    return .message(named("running-\(measurement.timer.kind.rawValue)", measurement.material), arguments)
  }

  /// The message that names the material, where there is one.
  static func named(_ message: String, _ material: Material?) -> String {
    material == nil ? message : "\(message)-material"
  }

  /// The message that says that what is measured is on a break, where it is.
  static func resting(_ message: String, _ measurement: StudyMeasurement) -> String {
    measurement.timer.state == .paused ? "\(message)-paused" : message
  }

  /// The facts that most messages about a measurement state.
  static func facts(_ measurement: StudyMeasurement, at now: Date) -> [String: DialogArgument] {
    let timer = measurement.timer
    var facts: [String: DialogArgument] = [
      "running": running(measurement), "elapsed": duration(timer.elapsed(at: now)),
      "break": duration(timer.currentBreak(at: now)), "breaks": duration(timer.breaks(at: now)),
    ]
    if let material = measurement.material { facts["material"] = self.material(material) }
    if let planned = timer.planned { facts["duration"] = duration(planned) }
    if let remaining = timer.remaining(at: now) {
      facts["remaining"] = duration(remaining)
      facts["overtime"] = duration(timer.overtime(at: now))
    }
    if let end = timer.end() { facts["until"] = .instant(end, zone: measurement.zone.identifier) }
    return facts
  }

  /// How a measurement stands: what runs, for how long, what remains.
  static func current(_ measurement: StudyMeasurement, at now: Date, today: Int = 0) -> IntentDialogFacts {
    let timer = measurement.timer
    let kind = timer.overtime(at: now) > 0 ? "overtime" : timer.kind.rawValue
    var arguments = facts(measurement, at: now)
    arguments["today"] = duration(today + timer.recorded(at: now))
    let facts = IntentDialogFacts(
      message: named("show-current-study-\(kind)", measurement.material), arguments: arguments)
    guard timer.state == .paused else { return facts }
    arguments["sentence"] = facts.argument
    return IntentDialogFacts(message: "show-current-study-on-break", arguments: arguments)
  }

  static func added(_ material: Material, isRestored: Bool = false) -> IntentDialog {
    IntentDialog(
      message: isRestored ? "add-material-restored" : "add-material-done",
      arguments: ["material": self.material(material), "unit": unit(material.unit)])
  }

  /// What a material is from now on: `correct-material-renamed`, `-counted` or `-renamed-counted`; `-same` where nothing
  /// changes.
  static func corrected(_ material: Material, instead old: Material) -> IntentDialog {
    var message = "correct-material"
    if material.title != old.title { message += "-renamed" }
    if material.unit != old.unit { message += "-counted" }
    let isSame = material == old
    return IntentDialog(
      message: isSame ? "correct-material-same" : message,
      arguments: [
        "material": self.material(material), "old": self.material(old), "unit": unit(material.unit),
      ], status: isSame ? .nothing : .done)
  }

  /// What was recorded, exactly as it is stored: `record-study-done-material-duration-range`.
  static func recorded(_ record: StudyRecord, prefix: String) -> IntentDialogFacts {
    var name = "\(prefix)-done"
    var arguments: [String: DialogArgument] = [:]
    if let material = record.material {
      name += "-material"
      arguments["material"] = self.material(material)
    }
    if let seconds = record.seconds {
      name += "-duration"
      arguments["duration"] = duration(seconds)
    }
    switch record.quantity {
    case .total(let count):
      name += "-amount"
      arguments["amount"] = amount(count, record.unit)
    case .range(let start, let end):
      name += "-range"
      arguments["range"] = range(start, end, record.unit)
      arguments["amount"] = amount(StudyQuantity.count(from: start, to: end), record.unit)
    case nil: break
    }
    var facts = IntentDialogFacts(message: name, arguments: arguments)
    if let memo = record.memo {
      facts = wrapped(facts, in: "record-study-with-memo", ["memo": .text(memo)])
    }
    return facts
  }

  /// A sentence inside another one, as `$record`.
  static func wrapped(
    _ facts: IntentDialogFacts, in message: String, _ more: [String: DialogArgument]
  ) -> IntentDialogFacts {
    var arguments = more
    arguments["record"] = facts.argument
    return IntentDialogFacts(message: message, arguments: arguments, status: facts.status)
  }
}
