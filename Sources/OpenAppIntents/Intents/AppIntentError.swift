/// An error by which an intent asks the system for something.
public struct AppIntentError: Error, Sendable {
  /// What is asked for. Boxes are known by their identity, since a wrapper does not know its own name.
  enum Kind: Sendable {
    case needsValue(BoxIdentity, IntentDialog?)
    case needsDisambiguation(BoxIdentity, [any Sendable], IntentDialog?)
    case needsConfirmation(BoxIdentity, any Sendable, IntentDialog?)
    case restartPerform
  }

  let kind: Kind

  /// Throw this to have `perform()` called again from the start with the values as they are now.
  public static var restartPerform: AppIntentError { AppIntentError(kind: .restartPerform) }

  /// Nothing the person does can help.
  public enum Unrecoverable: String, Error, Sendable, CaseIterable {
    /// The thing is not there any more.
    case entityNotFound
    /// The feature is switched off for now.
    case featureCurrentlyRestricted
    /// It may not be done.
    case notAllowed
    /// The network failed.
    case networkFailure
    /// Only a part was done.
    case partialFailure
    /// The device cannot do it.
    case unsupportedOnDevice
    /// Anything else.
    case unknown
  }

  /// The person has to do something first.
  public enum UserActionRequired: String, Error, Sendable, CaseIterable {
    /// Set up an account.
    case accountSetup
    /// Confirm.
    case confirmation
    /// Sign in.
    case signin
  }

  /// The person has to permit something first.
  public enum PermissionRequired: Error, Sendable, Hashable {
    /// Bluetooth.
    case bluetooth
    /// Calendars.
    case calendar
    /// The camera.
    case camera
    /// Contacts.
    case contacts
    /// Health data.
    case health
    /// Home accessories.
    case homeKit
    /// The local network.
    case localNetwork
    /// The place, perhaps exactly.
    case location(precise: Bool)
    /// The microphone.
    case microphone
    /// Motion data.
    case motion
    /// The photo library.
    case photos
    /// Reminders.
    case reminders
    /// Siri.
    case siri
    /// Speech recognition.
    case speechRecognition
    /// Anything else.
    case unspecified
  }
}
