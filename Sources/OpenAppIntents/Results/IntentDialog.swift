/// What the assistant says.
///
/// A literal, `"Added \(book) to Library!"`, is translated by its English pattern (`Added %@ to Library!`). Viva's own
/// intents name a message of the catalogs instead, so that no language stands in code.
public struct IntentDialog: Equatable, Sendable {
  /// Where the words come from.
  enum Wording: Equatable, Sendable {
    /// Literals of the code, whose translation is found by their English.
    case literal(full: LocalizedStringResource, supporting: LocalizedStringResource?)
    /// A message of the catalogs.
    case message(String, [String: DialogArgument])
  }

  let wording: Wording
  let status: ReplyOutcome

  /// Says a text.
  public init(_ text: LocalizedStringResource) {
    self.init(wording: .literal(full: text, supporting: nil), status: .done)
  }

  /// Says a text alone, or a shorter one beside a snippet.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(wording: .literal(full: full, supporting: supporting), status: .done)
  }

  /// Says a text alone, or a shorter one beside a snippet; a terminal shows no symbol.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting)
  }

  /// **Viva extension.** Says a message of `Dialogs/<locale>/`, in which the arguments stand by name.
  ///
  /// `status` tells how the turn ends: `.done` unless nothing was found or something was refused.
  public init(
    message: String, arguments: [String: DialogArgument] = [:], status: ReplyOutcome = .done
  ) {
    self.init(wording: .message(message, arguments), status: status)
  }

  init(wording: Wording, status: ReplyOutcome) {
    self.wording = wording
    self.status = status
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// The interpolation of the text.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Says a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Says a literal with arguments.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// **Viva extension.** How a turn ends that a dialog concludes.
public enum ReplyOutcome: String, Sendable, Hashable, CaseIterable {
  /// What was asked for is done.
  case done
  /// Nothing was found, or nothing runs.
  case nothing
  /// A rule said no.
  case refused
  /// The store cannot be read or written.
  case storage
  /// The person left all as it is: what was done before can still be corrected.
  case cancelled
}
