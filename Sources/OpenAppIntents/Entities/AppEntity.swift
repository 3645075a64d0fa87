/// A thing of the app that people can talk about.
///
/// ```swift
/// struct BookEntity: AppEntity {
///   let id: UUID
///   @Property(title: "Title") var title: String
///   var displayRepresentation: DisplayRepresentation { "\(title)" }
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
///   static let defaultQuery = BookQuery()
/// }
/// ```
///
/// Its kind in a conversation is the name of the type without "Entity", in lower camel case: `book`.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  /// The query that finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds such things.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// Values of an entity that people may see and filter by.
  public typealias Property = EntityProperty
}

/// **Viva extension.** An entity that knows how its title is pronounced where the letters do not say (TOEIC, read 토익).
public protocol PronouncedEntity: AppEntity {
  /// How the title is read aloud; nil where it reads as written.
  var pronunciation: String? { get }
}
