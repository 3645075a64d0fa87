/// Asks whether a property lies between two values, ends included.
public final class IsBetweenComparator<Entity, Value, ComparatorMappingType>: EntityQueryComparator
where Entity: AppEntity, Value: _IntentValue & Sendable {
  /// The comparison whatever its property.
  public let comparison: EntityQueryComparison<ComparatorMappingType>

  /// Says what the comparison becomes in the app's storage.
  public init(
    _ mappingTransform:
      @escaping @Sendable (Value.UnwrappedType, Value.UnwrappedType) -> ComparatorMappingType
  ) {
    comparison = EntityQueryComparison(operator: .isBetween) { operands in
      guard operands.count == 2, let lower = operands[0] as? Value.UnwrappedType,
        let upper = operands[1] as? Value.UnwrappedType
      else { return nil }
      return mappingTransform(lower, upper)
    }
  }
}
