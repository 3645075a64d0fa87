/// An intent that deletes things of the app.
public protocol DeleteIntent: SystemIntent {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}
