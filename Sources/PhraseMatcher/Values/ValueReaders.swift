/// Reads the values of typed lists anywhere in an utterance.
package struct ValueReaders: Sendable {
  let tables: ReaderTables

  package init(tables: ReaderTables) { self.tables = tables }

  /// Every plausible value of a kind that begins at a scalar, longest first; empty when none does.
  package func reads(_ kind: ReaderKind, _ u: Utterance, at start: Int) -> [ValueRead] {
    guard start >= 0, start < u.count else { return [] }
    return []
  }
}
