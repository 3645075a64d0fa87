/// Asks whether a property contains a text, or a list an element.
public final class ContainsComparator<Entity, Value, ComparatorMappingType>: EntityQueryComparator
where Entity: AppEntity, Value: _IntentValue & Sendable {
  /// The comparison whatever its property.
  public let comparison: EntityQueryComparison<ComparatorMappingType>

  /// Says what the comparison becomes in the app's storage: for a text.
  public init(_ mappingTransform: @escaping @Sendable (String) -> ComparatorMappingType)
  where Value.UnwrappedType == String {
    comparison = EntityQueryComparison(operator: .contains) { operands in
      guard operands.count == 1, let operand = operands[0] as? String else { return nil }
      return mappingTransform(operand)
    }
  }

  /// Says what the comparison becomes in the app's storage: for an element of a list.
  public init<Element: Sendable>(_ mappingTransform: @escaping @Sendable (Element) -> ComparatorMappingType)
  where Value.UnwrappedType == [Element] {
    comparison = EntityQueryComparison(operator: .contains) { operands in
      guard operands.count == 1, let operand = operands[0] as? Element else { return nil }
      return mappingTransform(operand)
    }
  }
}
