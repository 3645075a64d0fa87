/// A type of the app's own that a parameter may hold: an entity or an enumeration.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable, Sendable
where ValueType == Self, UnwrappedType == Self {}
