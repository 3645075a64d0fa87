import OpenAppIntents

/// A message, its facts and how the turn ends with it.
package struct IntentDialogFacts: Hashable, Sendable {
  var message: String
  var arguments: [String: DialogArgument] = [:]
  var status: ReplyOutcome = .done

  var dialog: IntentDialog { IntentDialog(message: message, arguments: arguments, status: status) }
  /// The same as a part of another message.
  var argument: DialogArgument { .message(message, arguments) }
}
