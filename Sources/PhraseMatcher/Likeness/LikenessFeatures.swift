/// What of a text tells what it is like: its words, two and three of them in a row, the classes that words belong
/// to, and groups of letters, so that a slip or another ending changes little. Scripts without spaces have
/// characters for words.
struct LikenessFeatures {
  /// A word, a character, a number or the place of a value.
  private struct Unit {
    var hash: UInt32
    var isCharacter: Bool
    var start: Int
  }

  /// Words of one class.
  struct Mark {
    var start: Int
    var end: Int
    /// Which class.
    var value: UInt32
  }

  /// Which kind of feature a key is made from.
  private enum Seed {
    static let unit: UInt32 = 0x811C_9DC5
    static let value: UInt32 = 0x1F35_6B21
    static let number: UInt32 = 0x2545_F491
    static let edge: UInt32 = 0x7FEB_352D
    static let letters: UInt32 = 0x5BD1_E995
    static let mark: UInt32 = 0x3C6E_F372
  }

  /// Letters of words are grouped by so many.
  private static let letterGroup = 3
  private static let shortestGrouped = 4

  private let scalars: [UInt32]
  private var units: [Unit] = []
  private var found = Set<UInt32>()

  /// - Parameter values: the names of the values for which `firstValue` and the scalars behind it stand.
  init(_ scalars: [UInt32], firstValue: UInt32, values: [String]) {
    self.scalars = scalars
    units.append(Unit(hash: Seed.edge, isCharacter: false, start: -1))
    var place = 0
    while place < scalars.count {
      let start = place
      let scalar = scalars[place]
      place += 1
      if scalar >= firstValue, Int(scalar - firstValue) < values.count {
        let name = values[Int(scalar - firstValue)].unicodeScalars.map(\.value)
        add(Self.hash(name, Seed.value), at: start)
      } else if ScalarClass.isDigit(scalar) {
        while place < scalars.count, ScalarClass.isDigit(scalars[place]) { place += 1 }
        add(Seed.number, at: start)
      } else if ScalarClass.isCJK(scalar) {
        units.append(Unit(hash: Self.hash([scalar], Seed.unit), isCharacter: true, start: start))
      } else if ScalarClass.isSpacedWord(scalar) {
        while place < scalars.count, ScalarClass.isLetterOfWord(scalars[place]) { place += 1 }
        addWord(start..<place)
      }
    }
    units.append(Unit(hash: Seed.edge &+ 1, isCharacter: false, start: scalars.count))
    combine(units)
  }

  /// The distinct keys, sorted.
  var keys: [UInt32] { found.sorted() }

  /// Takes words of a class for each other, too.
  mutating func mark(_ marks: [Mark]) {
    guard !marks.isEmpty else { return }
    var classed: [Unit] = []
    var end = 0
    for unit in units where unit.start >= end || unit.start < 0 {
      let best = marks.filter { $0.start == unit.start }.max { $0.end < $1.end }
      guard let best else {
        classed.append(unit)
        continue
      }
      end = best.end
      classed.append(Unit(hash: Self.mix(Seed.mark, best.value), isCharacter: false, start: unit.start))
    }
    combine(classed)
  }

  private mutating func add(_ hash: UInt32, at start: Int) {
    units.append(Unit(hash: hash, isCharacter: false, start: start))
  }

  private mutating func addWord(_ range: Range<Int>) {
    // People leave the mark out: dont is don't.
    let letters = scalars[range].filter { $0 != Pattern.apostrophe }
    add(Self.hash(letters, Seed.unit), at: range.lowerBound)
    guard letters.count >= Self.shortestGrouped else { return }
    let edged = [0x5E] + letters + [0x24]
    for start in 0...(edged.count - Self.letterGroup) {
      found.insert(Self.hash(edged[start..<start + Self.letterGroup], Seed.letters))
    }
    found.insert(Self.hash(letters.prefix(Self.shortestGrouped), Seed.letters &+ 1))
  }

  private mutating func combine(_ units: [Unit]) {
    for start in units.indices {
      var key = Seed.unit
      for length in 1...4 where start + length <= units.count {
        key = Self.mix(key, units[start + length - 1].hash)
        // Four words in a row are hardly ever said twice; four characters are a word.
        if length == 4, !units[start..<start + 4].allSatisfy(\.isCharacter) { break }
        found.insert(key &+ UInt32(length))
      }
    }
  }

  /// A feature where it stands for something else than alone.
  static func key(_ key: UInt32, in place: String) -> UInt32 {
    mix(key, hash(place.unicodeScalars.map(\.value), Seed.edge))
  }

  private static func hash(_ scalars: some Sequence<UInt32>, _ seed: UInt32) -> UInt32 {
    scalars.reduce(seed) { mix($0, $1) }
  }

  private static func mix(_ hash: UInt32, _ value: UInt32) -> UInt32 {
    var mixed = (hash ^ value) &* 0x9E37_79B1
    mixed ^= mixed >> 15
    return mixed
  }
}
