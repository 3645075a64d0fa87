package import Yams

/// The words of one language's numbers, lengths of time, places, spans, dates and periods: `readers:` of its
/// `_readers.yaml`, packed.
package struct ReaderTables: Sendable {
  /// Why packed tables cannot be used.
  package enum Damage: Error { case truncated, unknownVersion }

  static let version = 7

  var numbers = WordTable()
  var durations = WordTable()
  var times = WordTable()
  var ordinals = WordTable()
  var spans = WordTable()
  var dates = WordTable()
  var periods = WordTable()
  /// What the tables call units and periods.
  var names: [String] = []
  /// Digit words side by side are places: 二〇.
  var readsPlaces = false
  /// `1:30` is a length.
  var readsClock = true
  /// `11/20` is the twentieth of November, not `20/11`.
  var readsMonthFirst = true

  /// Tables with no words: of lengths only `1:30` is read, of numbers digits, of places none.
  package init() {}

  /// The tables of the mapping under `readers:`; mistakes are added to `mistakes`, the rest still works.
  package init(_ node: Node, mistakes: inout [ReaderMistake]) {
    var parser = ReaderTableParser()
    self = parser.tables(node)
    mistakes += parser.mistakes
  }

  /// The tables of the text of a `_readers.yaml`; no tables and a mistake when it is none.
  package init(yaml text: String, mistakes: inout [ReaderMistake]) {
    do {
      if let node = try Yams.compose(yaml: text)?["readers"] {
        self.init(node, mistakes: &mistakes)
        return
      }
    } catch {}
    mistakes.append(ReaderMistake(path: "readers", line: 0, column: 0, fact: .expectedMapping))
    self.init()
  }

  /// Tables packed by `encode`.
  /// - Throws: `Damage` when the bytes are not such tables.
  package init(bytes: ArraySlice<UInt8>) throws(Damage) {
    var packed = PackedReader(bytes)
    guard try packed.read() == Self.version else { throw .unknownVersion }
    let flags = try packed.read(in: 0...7)
    readsPlaces = flags & 1 == 1
    readsClock = flags & 2 == 2
    readsMonthFirst = flags & 4 == 4
    numbers = try WordTable(from: &packed)
    durations = try WordTable(from: &packed)
    times = try WordTable(from: &packed)
    ordinals = try WordTable(from: &packed)
    spans = try WordTable(from: &packed)
    dates = try WordTable(from: &packed)
    periods = try WordTable(from: &packed)
    for _ in 0..<(try packed.readCount()) { names.append(try Self.name(&packed)) }
    let isNamed = [spans, periods].flatMap(\.entries).allSatisfy {
      $0.role != .spanUnit && $0.role != .period || names.indices.contains($0.value)
    }
    guard isNamed else { throw .truncated }
  }

  /// The tables as bytes that load fast.
  package func encode() -> [UInt8] {
    var packed = PackedWriter()
    packed.write(Self.version)
    packed.write((readsPlaces ? 1 : 0) + (readsClock ? 2 : 0) + (readsMonthFirst ? 4 : 0))
    numbers.write(to: &packed)
    durations.write(to: &packed)
    times.write(to: &packed)
    ordinals.write(to: &packed)
    spans.write(to: &packed)
    dates.write(to: &packed)
    periods.write(to: &packed)
    packed.write(names) { packed, name in
      packed.write(Array(name.utf8)) { packed, byte in packed.write(Int(byte)) }
    }
    return packed.bytes
  }

  private static func name(_ packed: inout PackedReader) throws(Damage) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<(try packed.readCount()) { bytes.append(UInt8(try packed.read(in: 0...255))) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
