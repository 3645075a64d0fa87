import ConversationModel
import Foundation
import OpenAppIntents
import Testing

enum SamplePeriod: String, AppEnum {
  case today, thisWeek
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  static let caseDisplayRepresentations: [SamplePeriod: DisplayRepresentation] = [
    .today: "Today", .thisWeek: "This week",
  ]
}

final class SampleStore: Sendable {
  let titles = ["1": "Calculus", "2": "Physics", "3": "Physical Chemistry"]
  func entity(_ id: String) -> MaterialEntity? { titles[id].map { MaterialEntity(id: id, title: $0) } }
}

struct MaterialEntity: AppEntity, PronouncedEntity {
  var id: String
  @Property(title: "Title") var title: String
  var pronunciation: String? { title.lowercased() }
  var displayRepresentation: DisplayRepresentation { "\(title)" }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Material"
  static let defaultQuery = MaterialQuery()
  init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

struct MaterialQuery: EntityStringQuery {
  @Dependency var store: SampleStore
  func entities(for identifiers: [String]) async throws -> [MaterialEntity] {
    identifiers.compactMap(store.entity)
  }
  func entities(matching string: String) async throws -> [MaterialEntity] {
    ["1", "2", "3"].compactMap(store.entity).filter { $0.title.lowercased().contains(string.lowercased()) }
  }
}

struct SampleRefusal: IntentRefusal {
  var dialog: IntentDialog { IntentDialog(message: "sample-full", status: .storage) }
}

struct RecordSample: AppIntent, ParameterResolving {
  static let title: LocalizedStringResource = "Record"
  static let description = IntentDescription("Records a session.")
  @Parameter(title: "Material") var material: MaterialEntity?
  @Parameter(title: "Duration") var duration: Measurement<UnitDuration>
  @Parameter(title: "Amount") var amount: Int?
  @Parameter(title: "Period") var period: SamplePeriod?
  @Parameter(title: "Memo") var memo: String?
  @Dependency var store: SampleStore

  enum Reason: String, UnsupportedReason { case tooLong, notPositive }

  static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$duration) { intent, proposal in try await intent.resolveDuration(proposal) }
    ResolutionRule(\.$amount) { intent, proposal in
      guard let amount = proposal.value else { return .notRequired() }
      if intent.material == nil {
        return .unsupported(reason: Reason.tooLong, asking: ParameterReference(\Self.$material))
      }
      return .success(with: amount)
    }
  }

  func resolveDuration(_ proposal: Proposal<Measurement<UnitDuration>>) async throws
    -> ParameterResolution<Measurement<UnitDuration>>
  {
    guard case .value(let value) = proposal.said else { return .needsValue() }
    if value.converted(to: .minutes).value > 1440 { return .unsupported(reason: Reason.tooLong) }
    return .success(with: value)
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    if memo == "full" { throw SampleRefusal() }
    return .result(
      dialog: IntentDialog(
        message: "record-sample-done", arguments: ["material": .text(material?.title ?? "")]),
      view: TextSnippet(lines: ["one"]))
  }
}

struct SilentPort: InteractionPort {
  func ask(_ question: Question) async throws -> Answer { throw CancellationError() }
}

@Test func `a sample is described, resolved and performed`() async throws {
  let manager = AppDependencyManager()
  manager.add { SampleStore() }
  try await AppDependencyManager.$current.withValue(manager) {
    let d = IntentDescriptor(RecordSample.self)
    #expect(d.schema.parameters.map(\.name) == ["material", "duration", "amount", "period", "memo"])
    #expect(
      d.schema.parameters.map(\.kind) == [
        .entity("material"), .duration, .integer, .choice(["today", "thisWeek"]), .text,
      ])
    #expect(d.summary == "Records a session.")
    func input(_ v: SlotValue) -> ParameterInput { ParameterInput(value: v, words: "w", source: .utterance) }
    let r = try await d.resolve(
      RequestInput(values: [
        "material": input(.value(.text("calc"))), "duration": input(.value(.duration(seconds: 60))),
        "amount": input(.value(.amount(3, unit: "pages"))),
      ]))
    #expect(r.map(\.resolution.caseName) == ["success", "success", "success", "notRequired", "notRequired"])
    let o = try await d.perform(values: ["duration": .duration(seconds: 60)], port: SilentPort())
    guard case .completed(let m, let s, .done, nil) = o else {
      Issue.record("\(o)")
      return
    }
    #expect(m?.id == "record-sample-done" && s?.blocks.count == 1)
  }
}
