import ConversationModel
import Foundation

/// A type of Swift or Foundation that a conversation can carry.
///
/// Reading is forgiving where nothing is lost (an integer is a number) and nowhere else (a text is no number).
protocol BridgedValue {
  /// What a parameter of this type may hold.
  static var valueKind: ValueKind { get }
  /// The value in the terms of a conversation.
  var intentValue: IntentValue { get }
  /// Nil when the value is of another kind.
  init?(intentValue: IntentValue)
}

/// A list, which is read element by element.
protocol BridgedList: BridgedValue {
  /// The type of the elements.
  static var elementType: Any.Type { get }
  /// The list; nil when an element is of another type.
  static func list(of elements: [Any]) -> Self?
}

extension String: BridgedValue {
  static var valueKind: ValueKind { .text }
  var intentValue: IntentValue { .text(self) }
  init?(intentValue: IntentValue) {
    switch intentValue {
    case .text(let text), .choice(let text): self = text
    case .integer(let count), .amount(let count, _): self = String(count)
    case .number(let number): self = String(number)
    case .entity(let entity): self = entity.title
    case .boolean, .duration, .list: return nil
    }
  }
}

extension Int: BridgedValue {
  static var valueKind: ValueKind { .integer }
  var intentValue: IntentValue { .integer(self) }
  init?(intentValue: IntentValue) {
    switch intentValue {
    case .integer(let count), .amount(let count, _): self = count
    case .number(let number):
      guard let exact = Int(exactly: number) else { return nil }
      self = exact
    default: return nil
    }
  }
}

extension Double: BridgedValue {
  static var valueKind: ValueKind { .number }
  var intentValue: IntentValue { .number(self) }
  init?(intentValue: IntentValue) {
    switch intentValue {
    case .number(let number): self = number
    case .integer(let count), .amount(let count, _): self = Double(count)
    default: return nil
    }
  }

  /// The nearest integer; the ends of the range for what lies outside or is no number.
  var clampedInteger: Int {
    if self >= Double(Int.max) { return .max }
    if self <= Double(Int.min) { return .min }
    return isNaN ? 0 : Int(rounded())
  }
}

extension Bool: BridgedValue {
  static var valueKind: ValueKind { .boolean }
  var intentValue: IntentValue { .boolean(self) }
  init?(intentValue: IntentValue) {
    guard case .boolean(let value) = intentValue else { return nil }
    self = value
  }
}

extension Duration: BridgedValue {
  static var valueKind: ValueKind { .duration }
  var intentValue: IntentValue { .duration(seconds: Int(clamping: components.seconds)) }
  init?(intentValue: IntentValue) {
    guard case .duration(let seconds) = intentValue else { return nil }
    self = .seconds(seconds)
  }
}

extension Measurement: BridgedValue where UnitType: Dimension {
  static var valueKind: ValueKind { UnitType.self is UnitDuration.Type ? .duration : .number }

  var intentValue: IntentValue {
    let base = unit.converter.baseUnitValue(fromValue: value)
    return UnitType.self is UnitDuration.Type ? .duration(seconds: base.clampedInteger) : .number(base)
  }

  init?(intentValue: IntentValue) {
    switch intentValue {
    case .duration(let seconds):
      guard let unit = UnitDuration.seconds as? UnitType else { return nil }
      self.init(value: Double(seconds), unit: unit)
    case .number, .integer, .amount:
      // The class `Dimension` itself has no base unit, and asking for one would stop the program.
      guard !(UnitType.self is UnitDuration.Type), UnitType.self != Dimension.self,
        let value = Double(intentValue: intentValue)
      else { return nil }
      self.init(value: value, unit: UnitType.baseUnit())
    default: return nil
    }
  }
}

extension Date: BridgedValue {
  static var valueKind: ValueKind { .text }
  var intentValue: IntentValue { .text(formatted(.iso8601)) }
  init?(intentValue: IntentValue) {
    guard case .text(let text) = intentValue, let date = try? Date(text, strategy: .iso8601) else {
      return nil
    }
    self = date
  }
}

extension URL: BridgedValue {
  static var valueKind: ValueKind { .text }
  var intentValue: IntentValue { .text(absoluteString) }
  init?(intentValue: IntentValue) {
    guard case .text(let text) = intentValue, let url = URL(string: text) else { return nil }
    self = url
  }
}

// A conditional conformance may not ask for bridged elements, since entities are bridged by another way.
extension Array: BridgedValue, BridgedList {
  static var valueKind: ValueKind { ValueCoding.kind(of: Element.self) }
  static var elementType: Any.Type { Element.self }
  var intentValue: IntentValue { .list(compactMap(ValueCoding.encode)) }
  init?(intentValue: IntentValue) { return nil }
  static func list(of elements: [Any]) -> [Element]? {
    let typed = elements.compactMap { $0 as? Element }
    return typed.count == elements.count ? typed : nil
  }
}
