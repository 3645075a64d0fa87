import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore
import StudyLog
import Synchronization
import Testing

/// A study log with a clock and answers of the test's own.
final class StudyFixture: Sendable {
  let store: RecordStore
  let log: StudyLog
  private let dependencies = AppDependencyManager()

  /// Sunday, 10 May 2026, 09:00 in UTC.
  static let start = Date(timeIntervalSince1970: 1_778_403_600)

  init(_ materials: [(String, StudyUnit)] = [], home: String? = nil, zone: String = "UTC") throws {
    let domains = [StudySchema.schema]
    store = try home.map { RecordStore(home: $0, domains: domains) } ?? RecordStore(inMemory: domains)
    let (ids, times, zones) = (Counter(), Slot(Self.start), Slot(TimeZone(identifier: zone) ?? .gmt))
    (self.times, self.zones) = (times, zones)
    let log = StudyLog(
      store: store,
      surroundings: Surroundings(
        now: { times.value }, timeZone: { zones.value }, newID: { "id\(ids.next())" }, locale: "en"))
    self.log = log
    dependencies.add { log }
    for (title, unit) in materials { _ = try log.addMaterial(title, unit: unit) }
  }

  private let times: Slot<Date>
  private let zones: Slot<TimeZone>

  var now: Date { times.value }
  func advance(_ seconds: Double) { times.value += seconds }
  func set(_ date: Date) { times.value = date }
  func travel(to zone: String) { zones.value = TimeZone(identifier: zone) ?? .gmt }

  /// A material by its title.
  func material(_ title: String) throws -> Material {
    try #require(try log.materials().first { $0.title == title })
  }

  // MARK: Requests

  /// What was said for some parameters: values, or what the helpers below make.
  typealias Said = [ParameterName: SlotValue]

  func resolve(
    _ intent: any AppIntent.Type, _ said: Said = [:], declined: Set<ParameterName> = [],
    confirmed: Set<ParameterName> = [], words: String = ""
  ) async throws -> [ResolvedParameter] {
    var input = RequestInput(declined: declined)
    for (name, value) in said {
      input.values[name] = ParameterInput(
        value: value, words: words, source: .utterance, isConfirmed: confirmed.contains(name))
    }
    return try await AppDependencyManager.$current.withValue(dependencies) {
      try await IntentDescriptor(intent).resolve(input)
    }
  }

  /// What became of the first parameter that needs the person: `duration unsupported(tooLong)`; else "done".
  func problem(
    _ intent: any AppIntent.Type, _ said: Said = [:], declined: Set<ParameterName> = [],
    confirmed: Set<ParameterName> = []
  ) async throws -> String {
    let last = try await resolve(intent, said, declined: declined, confirmed: confirmed).last
    switch last?.resolution {
    case nil, .success, .notRequired: return "done"
    case .unsupported(_, _, let ask?, _)?:
      return "\(last?.name.rawValue ?? "") \(last?.resolution.caseName ?? "") asking \(ask)"
    default: return "\(last?.name.rawValue ?? "") \(last?.resolution.caseName ?? "")"
    }
  }

  func perform(
    _ intent: any AppIntent.Type, _ values: [ParameterName: IntentValue] = [:], answers: [Answer] = [],
    asking: (@Sendable (Question) -> Void)? = nil
  ) async throws -> Outcome {
    let port = ScriptedPort(answers: answers, asking: asking)
    return try await AppDependencyManager.$current.withValue(dependencies) {
      try await IntentDescriptor(intent).perform(values: values, port: port)
    }
  }

  /// The id of the message said, with those inside it: `finish-study-with-hint(finish-study-done-duration)`.
  func said(
    _ intent: any AppIntent.Type, _ values: [ParameterName: IntentValue] = [:], answers: [Answer] = []
  ) async throws -> String {
    switch try await perform(intent, values, answers: answers) {
    case .completed(let dialog, _, _, _, _): return dialog?.outline ?? "silence"
    case .refused(let message, let status): return "\(status): \(message.outline)"
    case .needsValue(let question): return "asks \(question.parameter?.rawValue ?? "")"
    case .declined: return "declined"
    }
  }

  func entity(_ title: String) throws -> IntentValue {
    let material = try material(title)
    return .entity(EntityReference(kind: "material", id: String(material.id), title: material.title))
  }

  /// Words that fit these materials.
  func names(_ titles: String..., fit: NameMatch.Fit = .exact) throws -> SlotValue {
    .names(
      "materials",
      try titles.map {
        NameMatch(entry: NameEntry(id: String(try material($0).id), title: $0), fit: fit)
      })
  }
}

/// Answers in order; a question too many ends the request.
struct ScriptedPort: InteractionPort {
  private let answers: Slot<[Answer]>
  private let asking: (@Sendable (Question) -> Void)?

  init(answers: [Answer], asking: (@Sendable (Question) -> Void)?) {
    self.answers = Slot(answers)
    self.asking = asking
  }

  func ask(_ question: Question) async throws -> Answer {
    asking?(question)
    guard let answer = answers.value.first else { throw CancellationError() }
    answers.value.removeFirst()
    return answer
  }
}

/// A value that a test changes while the code under test reads it.
final class Slot<Value: Sendable>: Sendable {
  private let stored: Mutex<Value>
  init(_ value: Value) { stored = Mutex(value) }
  var value: Value {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

/// Counts from 1.
final class Counter: Sendable {
  private let count = Mutex(0)
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

extension Message {
  /// The id, with the ids of the sentences inside it.
  var outline: String {
    let inner = ["record", "started", "sentence"].compactMap { name -> String? in
      if case .message(let message)? = arguments[name] { message.outline } else { nil }
    }
    return inner.isEmpty ? id.rawValue : "\(id)(\(inner.joined(separator: ", ")))"
  }
}

extension SlotValue {
  static func seconds(_ seconds: Int) -> SlotValue { .value(.duration(seconds: seconds)) }
  static func count(_ count: Int, _ unit: String? = nil) -> SlotValue { .value(.amount(count, unit: unit)) }
}

/// A folder of its own for one test, removed with it.
final class TemporaryHome: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/viva-study-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
