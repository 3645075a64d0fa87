package import ConversationModel

/// What became of a locale's dialog files.
package struct CompiledDialogs: Sendable {
  package var catalog: DialogCatalog
  /// In the order of the files and lines.
  package var mistakes: [DialogCatalogError]
}

/// Makes a catalog of the dialog files of one locale.
package enum DialogCompiler {
  /// Compiles everything that is sound; the rest is in `mistakes`.
  package static func compile(_ sources: [DialogSource], locale: LocaleCode) -> CompiledDialogs {
    let parsed = parse(sources)
    return CompiledDialogs(
      catalog: DialogCatalog(locale: locale, messages: parsed.messages), mistakes: parsed.mistakes)
  }

  /// The messages of several files, each id once: the first wins, and the second is a mistake.
  static func parse(_ sources: [DialogSource]) -> MessageParser.Result {
    var result = MessageParser.Result()
    var places: [String: DialogMessage] = [:]
    for source in sources {
      let parsed = MessageParser.parse(source)
      var mistakes = parsed.mistakes
      for message in parsed.messages {
        if let earlier = places[message.id] {
          mistakes.append(again(message, after: earlier))
        } else {
          places[message.id] = message
          result.messages.append(message)
        }
      }
      result.mistakes += mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    return result
  }

  private static func again(
    _ message: DialogMessage, after earlier: DialogMessage
  ) -> DialogCatalogError {
    DialogCatalogError(
      file: message.file, line: message.line, column: 1, excerpt: "\(message.id) = …",
      expected: "each id once", got: "\(message.id) again",
      hint: "It already stands at \(earlier.file):\(earlier.line); rename or remove one.")
  }
}
