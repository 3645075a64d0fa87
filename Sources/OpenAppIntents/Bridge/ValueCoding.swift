import ConversationModel

/// Values of Swift as values of a conversation, and back.
enum ValueCoding {
  /// What a parameter of this type may hold. A list is described by its elements.
  static func kind(of type: Any.Type) -> ValueKind {
    if let type = type as? any BridgedValue.Type { return type.valueKind }
    if let type = type as? any AppEnum.Type { return enumKind(type) }
    if let type = type as? any AppEntity.Type { return entityKind(type) }
    return .text
  }

  /// The value in the terms of a conversation; nil for types that have none.
  static func encode(_ value: Any) -> IntentValue? {
    if let value = value as? any BridgedValue { return value.intentValue }
    if let value = value as? any AppEnum { return .choice(rawText(value)) }
    if let value = value as? any AppEntity { return .entity(reference(to: value)) }
    return nil
  }

  /// The values that may be meant, best first.
  /// - Throws: what the query of an entity throws.
  static func candidates<Value>(for value: IntentValue, as type: Value.Type) async throws -> [Value] {
    let found: [Any]
    if let type = type as? any BridgedValue.Type {
      found = try await bridged(value, type)
    } else if let type = type as? any AppEnum.Type {
      found = cases(value, type)
    } else if let type = type as? any AppEntity.Type {
      found = try await EntityLookup.candidates(for: value, type)
    } else {
      found = []
    }
    return found.compactMap { $0 as? Value }
  }

  /// What a slot says for a parameter of this type.
  /// - Throws: what the query of an entity throws.
  static func said<Value: Sendable>(
    _ slot: SlotValue, as type: Value.Type
  ) async throws -> Proposal<Value>.Said {
    switch slot {
    case .unknownName: return .unknown
    case .value(let value):
      let found = try await candidates(for: value, as: type)
      return found.count > 1 ? .several(found) : found.first.map { .value($0) } ?? .unknown
    case .names(_, let matches):
      guard let best = matches.map(\.fit).min() else { return .unknown }
      // Several entries count only when nothing tells them apart: a better fit, or fewer slips, is meant.
      var found: [Value] = []
      for match in matches where match.fit == best { found += try await named(match.entry, as: type) }
      if found.count > 1 { return .several(found) }
      let isClose = if case .close = best { true } else { false }
      return found.first.map { isClose ? .close($0) : .value($0) } ?? .unknown
    }
  }

  /// The value that an entry of a list of names stands for: one of a store's things, a case, or its title as text.
  private static func named<Value>(_ entry: NameEntry, as type: Value.Type) async throws -> [Value] {
    if let entity = type as? any AppEntity.Type, case .entity(let kind) = entityKind(entity) {
      let reference = EntityReference(kind: kind, id: entry.id, title: entry.title, reading: entry.reading)
      return try await candidates(for: .entity(reference), as: type)
    }
    if type is any AppEnum.Type { return try await candidates(for: .choice(entry.id), as: type) }
    return try await candidates(for: .text(entry.title), as: type)
  }

  /// The value of a type of Swift or Foundation; a list element by element, where one that is no value spoils the list.
  private static func bridged<Bridged: BridgedValue>(
    _ value: IntentValue, _ type: Bridged.Type
  ) async throws -> [Any] {
    if let list = type as? any BridgedList.Type {
      var elements: [Any] = []
      let values = if case .list(let values) = value { values } else { [value] }
      for element in values {
        guard let first = try await candidatesOfAny(element, list.elementType) else { return [] }
        elements.append(first)
      }
      return list.list(of: elements).map { [$0] } ?? []
    }
    return Bridged(intentValue: value).map { [$0] } ?? []
  }

  /// The best candidate for a type that is known only while running, as the elements of a list are.
  private static func candidatesOfAny(_ value: IntentValue, _ type: Any.Type) async throws -> Any? {
    func open<Value>(_ type: Value.Type) async throws -> Any? {
      try await candidates(for: value, as: type).first
    }
    return try await _openExistential(type, do: open)
  }

  /// The raw values of all cases, in order.
  private static func enumKind<Enum: AppEnum>(_ type: Enum.Type) -> ValueKind {
    .choice(Enum.allCases.map(rawText))
  }

  /// The raw value as text, from which it can be made again.
  private static func rawText<Enum: AppEnum>(_ value: Enum) -> String { value.rawValue.description }

  /// The case of that raw value, which may have been said as a text or a number.
  private static func cases<Enum: AppEnum>(_ value: IntentValue, _ type: Enum.Type) -> [Any] {
    switch value {
    case .choice(let raw), .text(let raw):
      Enum.RawValue(raw).flatMap { Enum(rawValue: $0) }.map { [$0] } ?? []
    case .integer(let raw): Enum.RawValue(String(raw)).flatMap { Enum(rawValue: $0) }.map { [$0] } ?? []
    default: []
    }
  }

  /// `MaterialEntity` is of kind `material`.
  static func entityKind(_ type: any AppEntity.Type) -> ValueKind { .entity(entityKindName(type)) }

  /// The kind without its wrapping.
  static func entityKindName(_ type: any AppEntity.Type) -> String {
    var name = type.persistentIdentifier
    if name.hasSuffix("Entity"), name != "Entity" { name.removeLast("Entity".count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// What a conversation carries of an entity: its identifier and how it is called.
  static func reference<Entity: AppEntity>(to entity: Entity) -> EntityReference {
    EntityReference(
      kind: entityKindName(Entity.self), id: entity.id.entityIdentifierString,
      title: entity.displayRepresentation.title.englishText,
      reading: (entity as? any PronouncedEntity)?.pronunciation)
  }
}
