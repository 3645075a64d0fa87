package import Yams

/// The words of one language's numbers, durations and ordinals: `readers:` of its `_readers.yaml`, packed.
package struct ReaderTables: Sendable {
  /// Why packed tables cannot be used.
  package enum Damage: Error { case truncated, unknownVersion }

  /// Tables with no words: digits alone are read.
  package init() {}

  /// The tables of the mapping under `readers:`; mistakes are added to `mistakes`, the rest still works.
  package init(_ node: Node, mistakes: inout [ReaderMistake]) {}

  /// Tables packed by `encode`.
  /// - Throws: `Damage` when the bytes are not such tables.
  package init(bytes: ArraySlice<UInt8>) throws(Damage) {}

  /// The tables as bytes that load fast.
  package func encode() -> [UInt8] { [] }
}
