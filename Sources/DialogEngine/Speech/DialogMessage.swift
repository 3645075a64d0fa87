/// A message or term of a dialog file, as parsed.
package struct DialogMessage: Hashable, Sendable {
  /// With the leading `-` of a term.
  package var id: String
  package var value: DialogPattern?
  package var attributes: [DialogAttribute]
  /// The file and the line, from 1, of the id.
  package var file: String
  package var line: Int
  /// The comment that stands directly above it.
  package var comment: String?

  package var isTerm: Bool { id.hasPrefix("-") }

  /// The pattern of an attribute, or the value for nil.
  package func pattern(_ attribute: String?) -> DialogPattern? {
    guard let attribute else { return value }
    return attributes.last { $0.name == attribute }?.pattern
  }
}

/// What a dialog file consists of.
package enum DialogEntry: Hashable, Sendable {
  /// With the comment directly above it, which is no entry of its own.
  case message(DialogMessage)
  /// `#`, `##` or `###` by itself.
  case comment(level: Int, String)
  /// What cannot be read, and the line it begins in.
  case junk(String, line: Int)
}

/// An attribute of a message: `.supporting = …`.
package struct DialogAttribute: Hashable, Sendable {
  package var name: String
  package var pattern: DialogPattern
  /// From 1.
  package var line: Int
}

/// Text with holes.
package struct DialogPattern: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case text(String)
    case placeable(DialogExpression)
  }
  package var elements: [Element]
}

/// What stands between braces.
package indirect enum DialogExpression: Hashable, Sendable {
  case string(String)
  case number(DialogNumber)
  case variable(String)
  case message(id: String, attribute: String?)
  /// `id` with its leading `-`.
  case term(id: String, attribute: String?, arguments: DialogArguments)
  case function(String, DialogArguments)
  case select(DialogExpression, [DialogVariant], default: Int)
  /// Braces within braces.
  case placeable(DialogExpression)
}

/// The arguments of a function or term.
package struct DialogArguments: Hashable, Sendable {
  package var positional: [DialogExpression] = []
  package var named: [DialogNamedArgument] = []

  package subscript(_ name: String) -> DialogExpression? { named.last { $0.name == name }?.value }
}

/// `name: literal`.
package struct DialogNamedArgument: Hashable, Sendable {
  package var name: String
  package var value: DialogExpression
}

/// A number as written: `3.0` keeps its fraction.
package struct DialogNumber: Hashable, Sendable {
  package var text: String
  package var value: Double { Double(text) ?? 0 }
}

/// One way out of a selector.
package struct DialogVariant: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case name(String)
    case number(DialogNumber)
  }
  package var key: Key
  package var pattern: DialogPattern
}
