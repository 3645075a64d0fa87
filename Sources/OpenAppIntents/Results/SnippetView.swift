package import ConversationModel

/// **Viva extension.** What stands where Apple's signatures say `View`: something to show beside a dialog.
///
/// ```swift
/// struct CoverView: SnippetView {
///   var book: BookEntity
///   var snippetLines: [String] { [book.title, book.author] }
/// }
/// ```
public protocol SnippetView: Sendable {
  /// The lines shown, top to bottom, without colours.
  var snippetLines: [String] { get }
}

/// **Viva extension.** Lines of text shown beside a dialog.
public struct TextSnippet: SnippetView, Equatable {
  /// The same as facts, when our own domains made it; the catalogs word it then.
  package let content: SnippetContent
  /// The lines shown, top to bottom; empty when the snippet was made of facts, which have no words yet.
  public let snippetLines: [String]

  /// Shows these lines.
  public init(lines: [String]) {
    snippetLines = lines
    content = SnippetContent(lines.map { .line([SnippetCell(.text($0))]) })
  }

  /// Shows facts, worded by the catalogs.
  package init(_ content: SnippetContent) {
    self.content = content
    snippetLines = []
  }
}
