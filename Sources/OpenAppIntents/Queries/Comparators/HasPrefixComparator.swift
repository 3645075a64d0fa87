/// Asks whether a property begins with a text.
public final class HasPrefixComparator<Entity, Value, ComparatorMappingType>: EntityQueryComparator
where Entity: AppEntity, Value: _IntentValue & Sendable {
  /// The comparison whatever its property.
  public let comparison: EntityQueryComparison<ComparatorMappingType>

  /// Says what the comparison becomes in the app's storage.
  public init(_ mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
  where Value.UnwrappedType == String {
    comparison = EntityQueryComparison(operator: .hasPrefix) { operands in
      guard operands.count == 1, let operand = operands[0] as? String else { return nil }
      return mappingTransform(operand)
    }
  }
}
