/// With which two scalars a text can begin, as a set of bits; gaps between words are passed over.
///
/// What stands first narrows little in scripts with few letters, and where many templates begin alike. What stands
/// second tells most of them apart.
struct Beginnings {
  /// Bits of `pair`.
  private(set) var pairs: UInt64 = 0
  /// Classes of what can stand first, as it would follow something else.
  private var followers: UInt8 = 0
  /// Classes of what can stand first and be all there is.
  private var singles: UInt8 = 0
  /// There need be nothing.
  private(set) var isNullable = false

  /// All pairs; two bits above them are left for others.
  static let all: UInt64 = 1 << 56 - 1
  /// Stands behind the last scalar.
  static let end: UInt32 = 0
  private static let followerClasses: UInt32 = 7
  private static let allFollowers: UInt8 = 0x7F

  /// Nothing at all.
  static let nothing = {
    var nothing = Beginnings()
    nothing.isNullable = true
    return nothing
  }()

  /// Anything, but not nothing.
  static let anything = {
    var anything = Beginnings()
    (anything.pairs, anything.followers, anything.singles) = (all, allFollowers, .max)
    return anything
  }()

  init() {}

  /// A text, and what follows it.
  init(_ text: [UInt32], then next: Beginnings) {
    guard let start = text.firstIndex(where: { !TextView.isGap($0) }) else {
      self = next
      return
    }
    followers = 1 << Self.follower(text[start])
    if let second = text[(start + 1)...].first(where: { !TextView.isGap($0) }) {
      pairs = Self.pair(text[start], second)
    } else {
      singles = 1 << Self.first(text[start])
      pairs = Self.pairs(singles, next.followers)
      if !next.isNullable { singles = 0 }
    }
  }

  /// Either of two.
  mutating func formUnion(_ other: Beginnings) {
    pairs |= other.pairs
    followers |= other.followers
    singles |= other.singles
    isNullable = isNullable || other.isNullable
  }

  /// One behind another.
  func then(_ next: Beginnings) -> Beginnings {
    var all = Beginnings()
    all.pairs = pairs | Self.pairs(singles, next.followers)
    all.followers = followers
    if next.isNullable { all.singles = singles }
    if isNullable {
      all.pairs |= next.pairs
      all.followers |= next.followers
      all.singles |= next.singles
    }
    all.isNullable = isNullable && next.isNullable
    return all
  }

  /// The pairs of a text of which this is the rest.
  /// - Parameter isEnd: nothing follows; otherwise anything may.
  func pairs(isEnd: Bool) -> UInt64 {
    if isEnd { return pairs | Self.pairs(singles, 1 << Self.follower(Self.end)) }
    return isNullable ? Self.all : pairs | Self.pairs(singles, Self.allFollowers)
  }

  private static func pairs(_ firsts: UInt8, _ followers: UInt8) -> UInt64 {
    var pairs: UInt64 = 0
    for first in 0..<UInt64(8) where firsts & 1 << first != 0 {
      pairs |= UInt64(followers) << (first * UInt64(followerClasses))
    }
    return pairs
  }

  /// The bit of two scalars that follow each other.
  @inline(__always)
  static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    1 << (Self.first(first) * UInt64(followerClasses) + UInt64(follower(second)))
  }

  /// The bits of a scalar whatever follows.
  static func pairs(beginningWith scalar: UInt32) -> UInt64 {
    UInt64(allFollowers) << (first(scalar) * UInt64(followerClasses))
  }

  @inline(__always)
  private static func first(_ scalar: UInt32) -> UInt64 { UInt64((scalar &* 0x85EB_CA6B) >> 29) }

  @inline(__always)
  private static func follower(_ scalar: UInt32) -> UInt32 {
    ((scalar &* 0xC2B2_AE35) >> 13) % followerClasses
  }
}
