/// How the compiled network is laid out in flat tables of `Int32`.
///
/// A network is a graph of nodes with one entry. Every template, every expansion rule and every list of texts
/// is one network, stored once; a node that names a rule or a list calls its network.
enum Pattern {
  /// What a node does; the meaning of its words `a` and `b`.
  enum Kind {
    /// The end of a network. `a`: the value of the list that was matched, or -1.
    static let accept: Int32 = 0
    /// Text. `a`: offset into the scalars, `b`: length.
    static let literal: Int32 = 1
    /// Any of these. `a`: offset into the targets, `b`: how many.
    static let split: Int32 = 2
    /// A rule. `a`: its network.
    static let call: Int32 = 3
    /// A list of texts. `a`: its network, `b`: target.
    static let list: Int32 = 4
    /// A name that the store or the question supplies. `a`: leaf, `b`: target.
    static let names: Int32 = 5
    /// Any text. `a`: 1 when quotes around it are removed, `b`: target.
    static let wildcard: Int32 = 6
    /// A number, a duration, a position. `a`: leaf, `b`: target.
    static let reader: Int32 = 7
    /// The end of a list with many texts. `a`: offset of a `TextTable` in the pool, `b`: how many texts.
    static let texts: Int32 = 8
    /// A branch that coverage looks at, in marked programs only. `a`: its number.
    static let mark: Int32 = 9
  }

  /// The words of a node.
  enum Node {
    static let stride = 8
    static let kind = 0
    static let a = 1
    static let b = 2
    static let next = 3
    /// Which scalars the rest of the network can begin with: a set of 64 bits in two words.
    static let maskLow = 4
    static let maskHigh = 5
    /// With which two scalars it can begin, as `Beginnings`, in two words; flags stand above them.
    static let pairsLow = 6
    static let pairsHigh = 7
    static let flags = 7
    /// The rest of the network can match nothing.
    static let isNullable: Int32 = 1 << 24
    /// Several ways lead here: threads that arrive with the same state are merged.
    static let isJoin: Int32 = 1 << 25
  }

  /// A thing that is read rather than spelled: `[type, payload]`.
  enum Leaf {
    static let stride = 2
    /// Payload: a `ReaderKind`.
    static let reader: Int32 = 0
    /// Payload: index of a range.
    static let range: Int32 = 1
    /// Payload: the name of a list of names, as a string.
    static let names: Int32 = 2
    /// The same where no unknown name may stand.
    static let knownNames: Int32 = 3
    /// The same for things without names, which are said by their place in what was shown.
    static let places: Int32 = 4
  }

  /// `[entry, intent, block, file, line, text, required…4, traits, choices]`.
  enum TemplateRow {
    static let stride = 12
    static let entry = 0
    static let intent = 1
    static let block = 2
    static let file = 3
    static let line = 4
    static let text = 5
    /// Fragments without which the template cannot match: 128 bits in four words.
    static let required = 6
    /// Where free text stands at the top of the template, and whether names may stand in it.
    static let traits = 10
    static let beginsFree: Int32 = 1
    static let endsFree: Int32 = 2
    static let holdsNames: Int32 = 4
    /// Offset into the pool of a count and offsets of choices, each a count and so many sets of fragments of which the
    /// text must hold one; -1 for none.
    static let choices = 11
  }

  /// `[slots, requires, excludes, keywords, priority]`; all but the last are offsets into the pool, where a count
  /// stands first.
  enum BlockRow {
    static let stride = 5
    static let slots = 0
    static let requires = 1
    static let excludes = 2
    static let keywords = 3
    static let priority = 4
  }

  /// A value of a list: `[type, low, high, context]`; the context is an offset into the pool or -1.
  enum ValueRow {
    static let stride = 4
    static let matchedText: Int32 = 0
    static let choice: Int32 = 1
    static let integer: Int32 = 2
    static let number: Int32 = 3
    static let boolean: Int32 = 4
    /// `low` is an offset into the pool of a count and values.
    static let list: Int32 = 5
  }

  /// What a cue of a frame counts for; the network of cues ends with `frame * count + kind`.
  enum CueKind {
    static let cue: Int32 = 0
    static let hint: Int32 = 1
    static let also: Int32 = 2
    static let count: Int32 = 3
  }

  /// `[template, isCueless, takes, needs]`.
  static let frameStride = 4

  /// `[lower 2, upper 2, step 2, multiplier 2, fractions, digits, words]`.
  static let rangeStride = 11

  /// The bit a scalar has in a mask.
  @inline(__always)
  static func bit(_ scalar: UInt32) -> UInt64 { 1 << UInt64((scalar &* 0x9E37_79B1) >> 26) }

  static let space: UInt32 = 32
  static let hyphen: UInt32 = 45
  static let underscore: UInt32 = 95
  static let apostrophe: UInt32 = 39
}

/// Fragments of text as a set of 128 bits: if a template needs a bit that an utterance lacks, they do not fit.
struct Fragments: Hashable {
  var first: UInt64 = 0
  var second: UInt64 = 0
  static let all = Fragments(first: .max, second: .max)

  /// Adds the pairs of neighbouring letters of every word, and every character of a script without spaces.
  mutating func insert(_ scalars: some RandomAccessCollection<UInt32>) {
    var previous: UInt32 = Pattern.space
    for scalar in scalars {
      if Utterance.isCJK(scalar) {
        insert(hash: scalar)
        previous = Pattern.space
        continue
      }
      if Self.isBreak(scalar) {
        previous = Pattern.space
        continue
      }
      if previous != Pattern.space { insert(hash: previous &* 31 &+ scalar &+ 0x10_0000) }
      previous = scalar
    }
  }

  private static func isBreak(_ scalar: UInt32) -> Bool {
    scalar == Pattern.space || scalar == Pattern.hyphen || scalar == Pattern.underscore
  }

  private mutating func insert(hash: UInt32) {
    let place = (hash &* 0x85EB_CA6B) >> 25
    if place < 64 { first |= 1 << UInt64(place) } else { second |= 1 << UInt64(place - 64) }
  }

  @inline(__always)
  func isSubset(of other: Fragments) -> Bool { first & ~other.first == 0 && second & ~other.second == 0 }
  func union(_ other: Fragments) -> Fragments {
    Fragments(first: first | other.first, second: second | other.second)
  }
  func intersection(_ other: Fragments) -> Fragments {
    Fragments(first: first & other.first, second: second & other.second)
  }
}
