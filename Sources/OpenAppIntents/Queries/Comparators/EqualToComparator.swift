/// Asks whether a property is equal to a value.
public final class EqualToComparator<Entity, Value, ComparatorMappingType>: EntityQueryComparator
where Entity: AppEntity, Value: _IntentValue & Sendable {
  /// The comparison whatever its property.
  public let comparison: EntityQueryComparison<ComparatorMappingType>

  /// Says what the comparison becomes in the app's storage.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> ComparatorMappingType) {
    comparison = EntityQueryComparison(operator: .equalTo) { operands in
      guard operands.count == 1, let operand = operands[0] as? Value.UnwrappedType else { return nil }
      return mappingTransform(operand)
    }
  }
}
