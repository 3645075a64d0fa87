/// What must be unlocked before an intent runs.
public enum IntentAuthenticationPolicy: Sendable, Equatable, Hashable {
  /// Nothing.
  case alwaysAllowed
  /// The person must have signed in.
  case requiresAuthentication
  /// The device at hand must be unlocked.
  case requiresLocalDeviceAuthentication
}
