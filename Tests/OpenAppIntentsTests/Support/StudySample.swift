import OpenAppIntents

/// A small copy of what the study domain does with the resolution rules.
struct RecordSample: AppIntent, ParameterResolving {
  static let title: LocalizedStringResource = "Record"
  static let description = IntentDescription("Records a session.", categoryName: "Study")
  @Parameter(title: "Material") var material: MaterialEntity?
  @Parameter(title: "Duration") var duration: Measurement<UnitDuration>?
  @Parameter(title: "Amount") var amount: Int?
  @Parameter(title: "End") var end: Int?
  @Parameter(title: "Period") var period: SamplePeriod?
  @Parameter(title: "Memo") var memo: String?
  @Dependency var shelf: SampleShelf

  enum Reason: String, UnsupportedReason { case tooLong, noMaterial }

  struct OutOfRange: UnsupportedReason {
    var value: Int
    var name: String { "outOfRange" }
    var facts: [String: DialogArgument] { ["value": .number(value)] }
  }

  static var resolutions: [ResolutionRule<Self>] {
    // Not in declared order on purpose: the order of the parameters counts.
    ResolutionRule(\.$amount) { intent, proposal in
      guard let amount = proposal.value else { return .notRequired() }
      if intent.material == nil {
        return .unsupported(reason: Reason.noMaterial, asking: ParameterReference(\Self.$material))
      }
      return 0...9_999 ~= amount
        ? .success(with: amount) : .unsupported(reason: OutOfRange(value: amount), asking: "amount")
    }
    ResolutionRule(\.$duration) { intent, proposal in try await intent.resolveDuration(proposal) }
    ResolutionRule(\.$end) { intent, proposal in
      guard let end = proposal.value else { return .notRequired() }
      if proposal.isConfirmed { return .success(with: end) }
      return .confirmationRequired(with: end + 1, dialog: IntentDialog(message: "sample-swap"))
    }
  }

  func resolveDuration(
    _ proposal: Proposal<Measurement<UnitDuration>>
  ) async throws -> ParameterResolution<Measurement<UnitDuration>> {
    switch proposal.said {
    case .value(let value):
      if value > Measurement(value: 1_440, unit: .minutes) { return .unsupported(reason: Reason.tooLong) }
      return .success(with: value)
    default:
      // Looks at a later parameter: an amount will do instead.
      return amount != nil ? .notRequired() : .needsValue()
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    switch memo {
    case "full": throw SampleRefusal(dialog: IntentDialog(message: "sample-full", status: .storage))
    case "ended": throw SampleRefusal(dialog: IntentDialog(message: "sample-ended"))
    case "gone": throw AppIntentError.Unrecoverable.entityNotFound
    case "broken": throw SampleFault()
    default: break
    }
    return .result(
      dialog: IntentDialog(
        message: "sample-done",
        arguments: ["material": .text(material?.title ?? "", reading: material?.pronunciation)],
        status: memo == "empty" ? .nothing : .done),
      view: TextSnippet(lines: ["one"]))
  }
}

struct SampleRefusal: IntentRefusal { var dialog: IntentDialog }
struct SampleFault: Error, Equatable {}

struct ShowSample: AppIntent, ReadsOnly {
  static let title: LocalizedStringResource = "Show"
  @Parameter var period: SamplePeriod
  @Parameter(title: "Limit", default: 5) var limit: Int
  @Parameter(title: "Pages", inclusiveRange: (0, 9_999), requestValueDialog: "How many?") var pages: Int
  @Parameter(title: "Factor") var factor: Double
  @Parameter(title: "All") var all: Bool
  @Parameter(title: "Wait") var wait: Duration
  @Parameter(title: "Materials") var materials: [MaterialEntity]
  func perform() async throws -> some IntentResult { .result() }
}

enum SamplePeriod: String, AppEnum {
  case today, thisWeek
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
  static let caseDisplayRepresentations: [SamplePeriod: DisplayRepresentation] = [.today: "Today"]
}

struct SampleShelf: Sendable {
  var all: [MaterialEntity] {
    [
      MaterialEntity(id: "1", title: "Calculus"), MaterialEntity(id: "2", title: "Physics"),
      MaterialEntity(id: "3", title: "Physics II"),
    ]
  }
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
  @Dependency var shelf: SampleShelf
  func entities(for identifiers: [String]) async throws -> [MaterialEntity] {
    identifiers.compactMap { id in shelf.all.first { $0.id == id } }
  }
  func entities(matching string: String) async throws -> [MaterialEntity] {
    shelf.all.filter { $0.title.lowercased().contains(string.lowercased()) }
  }
}
