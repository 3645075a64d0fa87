/// Where a test may let the process die, or the file be out of order: what a hook throws leaves the store as a kill at
/// that moment, or that trouble, would.
package struct StoreFaults: Sendable {
  /// Called before the file is read or written; it is given whether to write.
  package var opening: @Sendable (_ writing: Bool) throws -> Void
  /// Called in the transaction, when everything but the commit is done.
  package var beforeCommit: @Sendable () throws -> Void
  /// Called when the unit is on disk and nobody has been told.
  package var afterCommit: @Sendable () throws -> Void

  package init(
    opening: @escaping @Sendable (_ writing: Bool) throws -> Void = { _ in },
    beforeCommit: @escaping @Sendable () throws -> Void = {},
    afterCommit: @escaping @Sendable () throws -> Void = {}
  ) {
    self.opening = opening
    self.beforeCommit = beforeCommit
    self.afterCommit = afterCommit
  }
}
