package import ConversationModel

/// An intent's type as the host sees it: what it is called, what it needs, and how to run it.
package struct IntentDescriptor: Sendable {
  /// The type described.
  package let type: any AppIntent.Type
  /// Its name and its parameters in declared order, from a fresh instance.
  package let schema: IntentSchema
  /// What the action is called in English.
  package var title: String { type.title.englishText }
  /// What the action does in English; nil when it does not say.
  package var summary: String? {
    let type: any AppIntent.Type = type
    return Self.description(of: type)?.descriptionText.englishText
  }

  /// Describes a type.
  package init(_ type: any AppIntent.Type) {
    self.type = type
    let boxes = ParameterBoxes(of: type.init())
    schema = IntentSchema(
      name: IntentName(rawValue: type.persistentIdentifier), parameters: boxes.schemas,
      isReadOnly: type is any ReadsOnly.Type, isReplaced: type is any ReplacesWhatWasSet.Type,
      isSaidAgainOtherwise: type is any SaidAgainOtherwise.Type)
  }

  /// Opens the type, since every intent has a type of description of its own.
  private static func description<Intent: AppIntent>(of type: Intent.Type) -> IntentDescription? {
    Intent.description.intentDescription
  }

  /// Resolves the parameters in declared order, up to and including the first that needs the person.
  /// - Throws: what the rules and queries of the app throw.
  package func resolve(_ input: RequestInput) async throws -> [ResolvedParameter] {
    await AppDependencyManager.current.prepare()
    let type: any AppIntent.Type = type
    return try await Self.resolve(type, input)
  }

  /// Opens the type: proposes what was said to a fresh instance, and lets its rules decide.
  private static func resolve<Intent: AppIntent>(
    _ type: Intent.Type, _ input: RequestInput
  ) async throws -> [ResolvedParameter] {
    let intent = Intent()
    let boxes = try checked(ParameterBoxes(of: intent))
    let rules = if let type = type as? any ParameterResolving.Type { rules(of: type) } else { [ErasedRule]() }
    // First what was said for every parameter, so that a rule can look at the later ones, too.
    var proposals: [any Sendable] = []
    for (name, box) in boxes.entries {
      proposals.append(
        try await box.propose(input.values[name], isDeclined: input.declined.contains(name)))
    }
    var resolved: [ResolvedParameter] = []
    for ((name, box), proposal) in zip(boxes.entries, proposals) {
      let rule = rules.first { $0.box(intent) == BoxIdentity(box) }
      let result =
        if let rule { try await rule.resolve(intent, proposal) } else { box.resolvePlainly(proposal) }
      let resolution = box.settle(result, said: input.values[name])
      resolved.append(ResolvedParameter(name: name, resolution: resolution))
      guard resolution.isSettled else { break }
    }
    return resolved
  }

  /// The rules of an intent that has some.
  private static func rules<Intent: ParameterResolving>(of type: Intent.Type) -> [ErasedRule] {
    Intent.resolutions.map(ErasedRule.init)
  }

  /// The boxes, when every service that the intent asks for was added.
  ///
  /// - Throws: `MissingDependency`, where Apple's framework stops the program in the middle of the intent.
  static func checked(_ boxes: ParameterBoxes) throws -> ParameterBoxes {
    guard boxes.missingDependencies.isEmpty else {
      throw MissingDependency(types: boxes.missingDependencies)
    }
    return boxes
  }
}

/// A rule whatever its intent.
struct ErasedRule {
  /// The parameter it is for; nil for an intent of another type.
  let box: (any AppIntent) -> BoxIdentity?
  /// From a `Proposal` to a `ParameterResolution` of the parameter's value type.
  let resolve: (any AppIntent, any Sendable) async throws -> any Sendable

  init<Intent>(_ rule: ResolutionRule<Intent>) {
    box = { ($0 as? Intent).map(rule.box) }
    resolve = { intent, proposal in
      guard let intent = intent as? Intent else { return proposal }
      return try await rule.resolve(intent, proposal)
    }
  }
}

/// Services that an intent asks for and nobody added: an error of the program, thrown before the intent runs.
package struct MissingDependency: Error, Hashable, Sendable {
  /// The names of the types.
  package let types: [String]

  /// Names the types.
  package init(types: [String]) { self.types = types }
}

extension Resolution {
  /// Nothing has to be asked.
  var isSettled: Bool {
    switch self {
    case .success, .notRequired: true
    case .needsValue, .unsupported, .disambiguation, .confirmationRequired: false
    }
  }
}
