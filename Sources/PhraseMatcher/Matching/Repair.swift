/// One thing that was forgiven in an utterance.
package struct Forgiven: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A word is spelled otherwise.
    case spelling
    /// A space is missing or stands inside a word.
    case spacing
    /// A name of the store is spelled otherwise.
    case name
    /// A small word or particle stands for another.
    case exchanged
    /// A small word or particle is missing.
    case putIn
    /// A word that means nothing is too many.
    case leftOut
    /// A value that nothing has a place for.
    case valueLeftOut
    /// Words stand in another order.
    case order

    /// Only letters and spaces are others.
    var isSpelling: Bool { self == .spelling || self == .spacing || self == .name }
  }

  package var kind: Kind
  /// As typed; empty for a word that is missing.
  package var typed: String
  /// What it stands for; empty for what is left out.
  package var meant: String
  package var cost: Int
}

/// What was forgiven in an utterance to understand it.
struct Repair: Hashable {
  var forgiven: [Forgiven] = []

  /// 0 for nothing.
  var cost: Int { forgiven.reduce(0) { $0 + $1.cost } }

  /// Words that were left out and a reply may have to name, as typed.
  var unused: [String] {
    forgiven.filter { $0.kind == .valueLeftOut || $0.kind == .leftOut && $0.cost >= Price.stranger }.map(
      \.typed)
  }

  /// Words were left out, put in or exchanged, not only spelled right.
  var changesWords: Bool {
    forgiven.contains { !$0.kind.isSpelling && $0.cost > 0 }
  }

  /// A value was left out that nothing has a place for.
  var leavesValueOut: Bool { forgiven.contains { $0.kind == .valueLeftOut } }

  /// What each thing costs.
  enum Price {
    static let space = 1
    static let filler = 1
    /// Each wrong letter.
    static let slip = 2
    static let particle = 2
    static let functionWord = 3
    static let order = 3
    static let stranger = 4
  }

  /// The best reading must be cheaper than any other by this.
  static let margin = 1
}
