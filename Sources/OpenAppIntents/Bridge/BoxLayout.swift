import ConversationModel
@_spi(Reflection) import Swift
import Synchronization

/// Where the boxes of an intent's parameters and dependencies stand in it, worked out once a type: a mirror works out
/// the type of every property anew, for every parameter that is resolved.
struct BoxLayout: Sendable {
  typealias Parameter = (name: ParameterName, box: @Sendable (UnsafeRawPointer) -> any ParameterBox)

  /// The parameters in declared order.
  let parameters: [Parameter]
  let dependencies: [@Sendable (UnsafeRawPointer) -> any DependencyBox]

  private static let known = Mutex<[ObjectIdentifier: BoxLayout]>([:])

  /// The layout of a type of struct; nil for any other.
  static func of<Intent: AppIntent>(_ type: Intent.Type) -> BoxLayout? {
    let key = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[key] }) { return layout }
    guard let layout = BoxLayout(type) else { return nil }
    known.withLock { $0[key] = layout }
    return layout
  }

  private init?<Intent: AppIntent>(_ type: Intent.Type) {
    guard !(type is AnyClass) else { return nil }
    var parameters: [Parameter] = []
    var dependencies: [@Sendable (UnsafeRawPointer) -> any DependencyBox] = []
    let isStruct = _forEachField(of: type) { name, offset, field, _ in
      if let field = field as? any ParameterBox.Type {
        parameters.append((Self.name(String(cString: name)), Self.parameter(field, at: offset)))
      } else if let field = field as? any DependencyBox.Type {
        dependencies.append(Self.dependency(field, at: offset))
      }
      return true
    }
    guard isStruct else { return nil }
    (self.parameters, self.dependencies) = (parameters, dependencies)
  }

  /// The name of a parameter whose box is stored under a label: the compiler stores a wrapped property under its name
  /// with an underscore before it.
  static func name(_ label: String) -> ParameterName {
    ParameterName(rawValue: String(label.drop { $0 == "_" }))
  }

  private static func parameter<Box: ParameterBox>(
    _ type: Box.Type, at offset: Int
  ) -> @Sendable (UnsafeRawPointer) -> any ParameterBox {
    { $0.load(fromByteOffset: offset, as: Box.self) }
  }

  private static func dependency<Box: DependencyBox>(
    _ type: Box.Type, at offset: Int
  ) -> @Sendable (UnsafeRawPointer) -> any DependencyBox {
    { $0.load(fromByteOffset: offset, as: Box.self) }
  }
}
