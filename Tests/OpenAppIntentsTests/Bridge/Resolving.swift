import ConversationModel
import OpenAppIntents
import Testing

struct `Resolving the parameters of an intent` {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var values: [ParameterName: ParameterInput] = [:]
    var declined: Set<ParameterName> = []
    var results: [Resolution]
    var testDescription: String { name }
  }

  static let calculus = IntentValue.entity(
    EntityReference(kind: "material", id: "1", title: "Calculus", reading: "calculus"))
  static let physics = IntentValue.entity(
    EntityReference(kind: "material", id: "2", title: "Physics", reading: "physics"))
  static let physics2 = IntentValue.entity(
    EntityReference(kind: "material", id: "3", title: "Physics II", reading: "physics ii"))
  static let minute = ParameterInput.said(.value(.duration(seconds: 60)))

  static func match(_ id: String, _ fit: NameMatch.Fit) -> NameMatch {
    NameMatch(entry: NameEntry(id: id, title: "any"), fit: fit)
  }

  static let rows: [Row] = [
    Row(name: "nothing said, and a rule wants a value", results: [.notRequired, .needsValue()]),
    Row(
      name: "all said, the unit of an amount is kept",
      values: [
        "material": .said(.value(.text("calc"))), "duration": minute,
        "amount": .said(.value(.amount(3, unit: "pages"))), "period": .said(.value(.choice("thisWeek"))),
        "memo": .said(.value(.text("hard"))),
      ],
      results: [
        .success(calculus), .success(.duration(seconds: 60)), .success(.amount(3, unit: "pages")),
        .notRequired,
        .success(.choice("thisWeek")), .success(.text("hard")),
      ]),
    Row(
      name: "a rule sees that a later parameter was said",
      values: [
        "material": .said(.names("materials", [match("2", .exact)])), "amount": .said(.value(.integer(3))),
      ],
      results: [
        .success(physics), .notRequired, .success(.integer(3)), .notRequired, .notRequired, .notRequired,
      ]),
    Row(
      name: "a reason is kebab-case and the rule names whom to ask",
      values: ["duration": minute, "amount": .said(.value(.integer(3)))],
      results: [
        .notRequired, .success(.duration(seconds: 60)), .unsupported(reason: "no-material", ask: "material"),
      ]),
    Row(
      name: "a reason with facts",
      values: [
        "material": .said(.value(calculus)), "duration": minute, "amount": .said(.value(.integer(.max))),
      ],
      results: [
        .success(calculus), .success(.duration(seconds: 60)),
        .unsupported(reason: "out-of-range", facts: ["value": .number(.max)], ask: "amount"),
      ]),
    Row(
      name: "a day and a second is too long",
      values: ["duration": .said(.value(.duration(seconds: 86_401)))],
      results: [.notRequired, .unsupported(reason: "too-long")]),
    Row(
      name: "the longest duration there is does no harm",
      values: ["duration": .said(.value(.duration(seconds: .max)))],
      results: [.notRequired, .unsupported(reason: "too-long")]),
    Row(
      name: "words that fit several",
      values: ["material": .said(.value(.text("phys")))],
      results: [.disambiguation([physics, physics2])]),
    Row(
      name: "words that are one whole title and a part of another",
      values: ["material": .said(.value(.text("PHYSICS")))],
      results: [.success(physics), .needsValue()]),
    Row(
      name: "several names of one fit",
      values: ["material": .said(.names("materials", [match("2", .partial), match("3", .partial)]))],
      results: [.disambiguation([physics, physics2])]),
    Row(
      name: "an exact name beside partial ones",
      values: ["material": .said(.names("materials", [match("2", .exact), match("3", .partial)]))],
      results: [.success(physics), .needsValue()]),
    Row(
      name: "a close name",
      values: ["material": .said(.names("materials", [match("1", .close(slips: 1))]))],
      results: [.confirmationRequired(calculus)]),
    Row(
      name: "a close name that was said yes to",
      values: ["material": .said(.names("materials", [match("1", .close(slips: 1))]), isConfirmed: true)],
      results: [.success(calculus), .needsValue()]),
    Row(
      name: "several close names, one closer",
      values: [
        "material": .said(.names("materials", [match("1", .close(slips: 1)), match("2", .close(slips: 2))]))
      ],
      results: [.confirmationRequired(calculus)]),
    Row(
      name: "several close names, none closer",
      values: [
        "material": .said(.names("materials", [match("1", .close(slips: 1)), match("2", .close(slips: 1))]))
      ],
      results: [.disambiguation([calculus, physics])]),
    Row(
      name: "a thing of another kind with the same identifier",
      values: ["material": .said(.value(.entity(EntityReference(kind: "book", id: "1", title: "Calculus"))))],
      results: [.unsupported(reason: "unknown")]),
    Row(
      name: "an unknown name",
      values: ["material": .said(.unknownName("materials"))],
      results: [.unsupported(reason: "unknown")]),
    Row(
      name: "a name that is in no store any more",
      values: ["material": .said(.names("materials", [match("9", .exact)]))],
      results: [.unsupported(reason: "unknown")]),
    Row(
      name: "a value of another kind",
      values: ["duration": minute, "period": .said(.value(.duration(seconds: 1)))],
      results: [
        .notRequired, .success(.duration(seconds: 60)), .notRequired, .notRequired,
        .unsupported(reason: "unknown"),
      ]),
    Row(
      name: "a rule's confirmation with its own dialog",
      values: ["duration": minute, "end": .said(.value(.integer(4)))],
      results: [
        .notRequired, .success(.duration(seconds: 60)), .notRequired,
        .confirmationRequired(.integer(5), Message("sample-swap")),
      ]),
    Row(
      name: "the same, confirmed",
      values: ["duration": minute, "end": .said(.value(.integer(5)), isConfirmed: true)],
      results: [
        .notRequired, .success(.duration(seconds: 60)), .notRequired, .success(.integer(5)), .notRequired,
        .notRequired,
      ]),
  ]

  @Test(arguments: rows)
  func `each parameter in declared order, up to the first that needs the person`(row: Row) async throws {
    try await withServices {
      $0.add { SampleShelf() }
    } run: {
      let resolved = try await IntentDescriptor(RecordSample.self)
        .resolve(RequestInput(values: row.values, declined: row.declined))
      #expect(resolved.map(\.resolution) == row.results)
      let names: [ParameterName] = ["material", "duration", "amount", "end", "period", "memo"]
      #expect(resolved.map(\.name) == Array(names.prefix(row.results.count)))
    }
  }

  struct Plain: CustomTestStringConvertible, Sendable {
    var name: String
    var value: SlotValue?
    var parameter: ParameterName
    var result: Resolution
    var testDescription: String { name }
  }

  @Test(arguments: [
    Plain(name: "required and not said", parameter: "period", result: .needsValue()),
    Plain(name: "a default", parameter: "limit", result: .success(.integer(5))),
    Plain(
      name: "a value beats the default", value: .value(.integer(7)), parameter: "limit",
      result: .success(.integer(7))),
    Plain(
      name: "a declared question", parameter: "pages",
      result: .needsValue(Message(literal: "How many?", arguments: []))),
    Plain(
      name: "outside the declared range", value: .value(.integer(10_000)), parameter: "pages",
      result: .unsupported(reason: "out-of-range", facts: ["minimum": .number(0), "maximum": .number(9_999)])),
    Plain(
      name: "a number from an integer", value: .value(.integer(2)), parameter: "factor",
      result: .success(.number(2))),
    Plain(
      name: "a boolean", value: .value(.boolean(false)), parameter: "all", result: .success(.boolean(false))),
    Plain(
      name: "an amount is no boolean", value: .value(.amount(1, unit: nil)), parameter: "all",
      result: .unsupported(reason: "unknown")),
    Plain(
      name: "a length of time", value: .value(.duration(seconds: -5)), parameter: "wait",
      result: .success(.duration(seconds: -5))),
    Plain(
      name: "a list", value: .value(.list([.text("calc"), .text("physics ii")])), parameter: "materials",
      result: .success(.list([calculus, physics2]))),
    Plain(
      name: "a list with an unknown element", value: .value(.list([.text("calc"), .text("zzz")])),
      parameter: "materials", result: .unsupported(reason: "unknown")),
  ])
  func `without a rule a parameter is taken as it was said`(row: Plain) async throws {
    try await withServices {
      $0.add { SampleShelf() }
    } run: {
      var values: [ParameterName: ParameterInput] = [
        "period": .said(.value(.choice("today"))), "pages": .said(.value(.integer(1))),
        "factor": .said(.value(.number(1))), "all": .said(.value(.boolean(true))),
        "wait": .said(.value(.duration(seconds: 1))),
      ]
      values[row.parameter] = row.value.map { .said($0) }
      let resolved = try await IntentDescriptor(ShowSample.self).resolve(RequestInput(values: values))
      #expect(resolved.first { $0.name == row.parameter }?.resolution == row.result)
    }
  }

  @Test func `a declined default is not taken`() async throws {
    try await withServices {
      $0.add { SampleShelf() }
    } run: {
      let input = RequestInput(values: ["period": .said(.value(.choice("today")))], declined: ["limit"])
      let resolved = try await IntentDescriptor(ShowSample.self).resolve(input)
      #expect(resolved.last == ResolvedParameter(name: "limit", resolution: .needsValue()))
    }
  }
}
