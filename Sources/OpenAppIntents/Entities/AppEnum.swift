/// An enumeration that a parameter may hold.
///
/// ```swift
/// enum Shelf: String, AppEnum {
///   case wantToRead, read
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
///   static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
///     .wantToRead: "Want to Read", .read: "Read",
///   ]
/// }
/// ```
///
/// In a conversation a case is known by its raw value, which phrase files and exports use.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}
