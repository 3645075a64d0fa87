package import ConversationModel

extension IntentDialog {
  /// The dialog in the terms of a conversation.
  package var message: Message { message(besideSnippet: false) }

  /// The dialog, in its shorter form when there is one and a snippet says the rest.
  func message(besideSnippet: Bool) -> Message {
    switch wording {
    case .literal(let full, let supporting):
      (besideSnippet ? supporting ?? full : full).message
    case .message(let id, let arguments):
      Message(MessageID(rawValue: id), arguments.mapValues(\.messageArgument))
    }
  }

  /// How a turn ends that this dialog concludes.
  package var replyStatus: ReplyStatus {
    switch status {
    case .done: .done
    case .nothing: .nothing
    case .refused: .refused
    case .storage: .storage
    case .cancelled: .cancelled
    }
  }

  /// How a turn ends that is refused with this dialog.
  package var refusalStatus: ReplyStatus { status == .done ? .refused : replyStatus }
}

extension LocalizedStringResource {
  /// The text in the terms of a conversation: by its own key where it has one, else by its English pattern.
  package var message: Message {
    let arguments = defaultValue.arguments.map(\.messageArgument)
    guard let ownKey else { return Message(literal: defaultValue.pattern, arguments: arguments) }
    return Message(
      MessageID(rawValue: ownKey),
      Dictionary(uniqueKeysWithValues: arguments.enumerated().map { (String($0), $1) }))
  }
}

extension LocalizationArgument {
  /// The value as a fact of a message; a text that can be translated stays one.
  var messageArgument: MessageArgument {
    switch self {
    case .text(let text): .text(text)
    case .integer(let value): .number(value)
    case .number(let value): .text(String(value))
    case .placeholder(let specifier): .text(specifier)
    case .resource(let resource) where resource.isPlainArgument: .text(resource.englishText)
    case .resource(let resource): .message(resource.message)
    }
  }
}

extension LocalizedStringResource {
  /// Nothing but one text of a person or the store, as an entity's title `"\(title)"` is: there is nothing to translate.
  var isPlainArgument: Bool { ownKey == nil && defaultValue.pattern == "%@" }
}

extension DialogArgument {
  /// The fact in the terms of a conversation.
  package var messageArgument: MessageArgument {
    switch self {
    case .text(let text, let reading): .text(text, reading: reading)
    case .number(let value): .number(value)
    case .duration(let seconds): .duration(seconds: seconds)
    case .instant(let date, let zone): .instant(date, zone: zone)
    case .list(let arguments): .list(arguments.map(\.messageArgument))
    case .message(let id, let arguments):
      .message(Message(MessageID(rawValue: id), arguments.mapValues(\.messageArgument)))
    }
  }
}

extension IntentValue {
  /// The value as a fact of a message.
  package var messageArgument: MessageArgument {
    switch self {
    case .text(let text), .choice(let text): .text(text)
    case .integer(let value), .amount(let value, _): .number(value)
    case .number(let value): .text(String(value))
    case .boolean(let value): .text(String(value))
    case .duration(let seconds): .duration(seconds: seconds)
    case .entity(let entity): .text(entity.title, reading: entity.reading)
    case .list(let values): .list(values.map(\.messageArgument))
    }
  }
}

extension SnippetView {
  /// The snippet in the terms of a conversation.
  var snippetContent: SnippetContent {
    if let text = self as? TextSnippet { return text.content }
    return SnippetContent(snippetLines.map { .line([SnippetCell(.text($0))]) })
  }
}
