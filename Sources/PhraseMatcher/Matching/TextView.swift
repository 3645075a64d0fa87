/// What the runner needs to know of every place in an utterance, computed once.
struct TextView {
  let count: Int
  let scalars: [UInt32]
  /// Bits of `Place` for every place, the end included.
  let places: [UInt8]
  /// The bits in a mask of what may come next at each place: its scalar, and the one behind it where it is a space;
  /// 0 at the end.
  let ahead: [UInt64]
  /// The bits of the two scalars that come next at each place, gaps aside, as `Beginnings`.
  let pairs: [UInt64]
  let fragments: Fragments
  /// Free text may end inside a word, and what follows a value need not repeat its space: as in hassil.
  let isExact: Bool

  /// What a place allows.
  enum Place {
    /// A space may stand here or not, whatever the template says.
    static let isFree: UInt8 = 1
    /// Free text and names may begin and end here.
    static let isBoundary: UInt8 = 2
    /// A space, or a hyphen or underscore that may stand for one.
    static let isSpace: UInt8 = 4
    /// A space of the template may be missing here, as in `12pages`.
    static let isGlue: UInt8 = 8
  }

  /// - Parameter freeSpaces: spaces beside characters of scripts without spaces mean nothing.
  /// - Parameter goesOn: more may follow.
  init(_ utterance: Utterance, freeSpaces: Bool, isExact: Bool = false, goesOn: Bool = false) {
    self.isExact = isExact
    let text = utterance.scalars
    scalars = text
    count = text.count
    var places = [UInt8](repeating: 0, count: text.count + 1)
    var ahead = [UInt64](repeating: 0, count: text.count + 1)
    for index in 0...text.count {
      var place: UInt8 = 0
      if index < text.count {
        let scalar = text[index]
        ahead[index] = Pattern.bit(scalar)
        if scalar == Pattern.space {
          // Behind a space at the end anything may follow.
          let next: UInt64 = goesOn ? .max : 0
          ahead[index] |= index + 1 < text.count ? Pattern.bit(text[index + 1]) : next
        }
        let isSpace = scalar == Pattern.space || scalar == Pattern.underscore
        if isSpace || scalar == Pattern.hyphen && !Self.isSign(text, index) {
          place |= Place.isSpace
        }
        if freeSpaces, index > 0 {
          let after = scalar == Pattern.space && index + 1 < text.count ? text[index + 1] : scalar
          if Utterance.isCJK(text[index - 1]) || Utterance.isCJK(after) {
            place |= Place.isFree | Place.isGlue
          }
        }
      }
      if index > 0, ScalarClass.isDigit(text[index - 1]), Self.isDigitEdge(text, index) {
        place |= Place.isGlue
      }
      if freeSpaces, utterance.isBeforeQuantity(index) { place |= Place.isGlue }
      if index > 0, place & Place.isSpace == 0 {
        let before = text[index - 1]
        let isSpace = before == Pattern.space || before == Pattern.hyphen || before == Pattern.underscore
        if isSpace || before == Pattern.apostrophe { place |= Place.isGlue }
      }
      if index == 0 || index == text.count { place |= Place.isGlue }
      if utterance.isWordStart(index) || Self.isDigitEdge(text, index) { place |= Place.isBoundary }
      places[index] = place
    }
    self.places = places
    self.ahead = ahead
    pairs = Self.pairs(text, goesOn: goesOn)
    var fragments = Fragments()
    fragments.insert(text)
    self.fragments = fragments
  }

  private static func pairs(_ text: [UInt32], goesOn: Bool) -> [UInt64] {
    var pairs = [UInt64](repeating: Beginnings.all, count: text.count + 1)
    var (first, second) = (Beginnings.end, Beginnings.end)
    for index in stride(from: text.count - 1, through: 0, by: -1) {
      if !isGap(text[index]) { (first, second) = (text[index], first) }
      guard first != Beginnings.end else { continue }
      let isOpen = goesOn && second == Beginnings.end
      pairs[index] = isOpen ? Beginnings.pairs(beginningWith: first) : Beginnings.pair(first, second)
    }
    return pairs
  }

  /// Whether a scalar stands between words and means nothing there.
  static func isGap(_ scalar: UInt32) -> Bool {
    scalar == Pattern.space || scalar == Pattern.hyphen || scalar == Pattern.underscore
  }

  /// A hyphen right before a number that stands alone is its sign, not a space: "-5 pages", but not "12-18".
  private static func isSign(_ text: [UInt32], _ index: Int) -> Bool {
    guard text[index] == Pattern.hyphen, index + 1 < text.count, ScalarClass.isDigit(text[index + 1]) else {
      return false
    }
    return index == 0 || text[index - 1] == Pattern.space || Utterance.isCJK(text[index - 1])
  }

  /// Between a digit and a letter, as in `25m`.
  private static func isDigitEdge(_ text: [UInt32], _ index: Int) -> Bool {
    guard index > 0, index < text.count else { return false }
    return ScalarClass.isDigit(text[index - 1]) != ScalarClass.isDigit(text[index])
  }
}
