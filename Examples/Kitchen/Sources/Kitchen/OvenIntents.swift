import AppIntents

/// The dialogs name messages of `Dialogs/<locale>/`, since lengths of time read differently in every language.
public struct StartOven: ParameterResolving {
  public static let title: LocalizedStringResource = "Start Oven"

  @Parameter(title: "Duration") public var duration: Measurement<UnitDuration>
  @Dependency private var kitchen: Kitchen

  public init() {}

  enum Reason: String, UnsupportedReason { case tooLong }

  public static var resolutions: [ResolutionRule<Self>] {
    ResolutionRule(\.$duration) { _, proposal in
      guard let duration = proposal.value else { return .needsValue() }
      let hours = duration.converted(to: .hours).value
      return hours > 12 ? .unsupported(reason: Reason.tooLong) : .success(with: duration)
    }
  }

  /// Asks before a timer that runs is replaced; writes last.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    if let left = kitchen.ovenRemaining {
      try await requestConfirmation(
        dialog: IntentDialog(message: "start-oven-confirm", arguments: ["left": .duration(seconds: left)]))
    }
    let seconds = Int(duration.converted(to: .seconds).value)
    kitchen.startOven(seconds: seconds)
    return .result(
      dialog: IntentDialog(message: "start-oven-done", arguments: ["duration": .duration(seconds: seconds)]))
  }
}

public struct StopOven: AppIntent {
  public static let title: LocalizedStringResource = "Stop Oven"

  /// The world says no: nothing was changed.
  struct OvenIsOff: IntentRefusal {
    var dialog: IntentDialog { IntentDialog(message: "stop-oven-off", status: .nothing) }
  }

  @Dependency private var kitchen: Kitchen

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard kitchen.ovenEnd != nil else { throw OvenIsOff() }
    kitchen.stopOven()
    return .result(dialog: IntentDialog(message: "stop-oven-done"))
  }
}
