/// What became of one parameter: the six results of SiriKit.
package enum Resolution: Codable, Hashable, Sendable {
  case success(IntentValue)
  /// Ask for it. A message other than the parameter's own question may say how.
  case needsValue(Message? = nil)
  /// The reason as a kebab-case name (`too-long`), the facts its message states, and the parameter to ask
  /// for instead of this one.
  ///
  /// A remedy would make the value usable; whoever accepts it need not say it.
  case unsupported(
    reason: String, facts: [String: MessageArgument] = [:], ask: ParameterName? = nil,
    remedy: ContinuedIntent? = nil)
  /// Fine without.
  case notRequired
  /// One of these, two or more.
  case disambiguation([IntentValue])
  /// Is this meant? A message other than the parameter's own may say how. A yes also sets further parameters.
  /// A remedy would make usable what was said instead.
  case confirmationRequired(
    IntentValue, Message? = nil, setting: [ParameterName: IntentValue] = [:],
    remedy: ContinuedIntent? = nil)

  /// The name that transcripts use: `needsValue`, `unsupported(tooLong)`.
  package var caseName: String {
    switch self {
    case .success: "success"
    case .needsValue: "needsValue"
    case .unsupported(let reason, _, _, _): "unsupported(\(reason.camelCase))"
    case .notRequired: "notRequired"
    case .disambiguation: "disambiguation"
    case .confirmationRequired: "confirmationRequired"
    }
  }

  /// The rules are content with what there is, be it nothing.
  package var needsNothing: Bool {
    switch self {
    case .success, .notRequired: true
    case .needsValue, .unsupported, .disambiguation, .confirmationRequired: false
    }
  }
}
