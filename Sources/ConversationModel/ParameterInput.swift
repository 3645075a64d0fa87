/// What a request knows of one parameter before it is resolved.
package struct ParameterInput: Codable, Hashable, Sendable {
  package var value: SlotValue
  /// The words it came from; empty when it was not said.
  package var words: String
  package var source: TurnTrace.Source
  /// The person chose it or said yes to it: it is not doubted again.
  package var isConfirmed: Bool

  /// Whether the person said it, and not the rules or what went before.
  package var isSaid: Bool { source != .default && source != .context }

  package init(value: SlotValue, words: String, source: TurnTrace.Source, isConfirmed: Bool = false) {
    self.value = value
    self.words = words
    self.source = source
    self.isConfirmed = isConfirmed
  }
}

/// Everything the rules of an intent may look at.
package struct RequestInput: Codable, Hashable, Sendable {
  package var values: [ParameterName: ParameterInput]
  /// Parameters the person refused to give: "no material".
  package var declined: Set<ParameterName>

  package init(values: [ParameterName: ParameterInput] = [:], declined: Set<ParameterName> = []) {
    self.values = values
    self.declined = declined
  }
}

/// One parameter and what became of it.
package struct ResolvedParameter: Codable, Hashable, Sendable {
  package var name: ParameterName
  package var resolution: Resolution
  package init(name: ParameterName, resolution: Resolution) {
    self.name = name
    self.resolution = resolution
  }
}
