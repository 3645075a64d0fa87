/// Where a test may let the process die: what a hook throws leaves the store as a kill at that moment would.
package struct StoreFaults: Sendable {
  /// Called in the transaction, when everything but the commit is done.
  package var beforeCommit: @Sendable () throws -> Void
  /// Called when the unit is on disk and nobody has been told.
  package var afterCommit: @Sendable () throws -> Void

  package init(
    beforeCommit: @escaping @Sendable () throws -> Void = {},
    afterCommit: @escaping @Sendable () throws -> Void = {}
  ) {
    self.beforeCommit = beforeCommit
    self.afterCommit = afterCommit
  }
}
