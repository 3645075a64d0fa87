/// A number being put together of words, part by part from the largest.
struct NumberSum {
  /// What may still be added in the group is smaller than this.
  private var floor = Int.max
  /// What may still be added behind the last large unit (`thousand`, 万) is smaller than this.
  private var groupFloor = Int.max
  private var total = 0
  private var group = 0
  /// What the next multiplier would take.
  private var pending: Int?
  /// The system of the last multiplier.
  private var multiplierSystem = 0
  /// The system of the words of `pending`, 0 for an article.
  private var pendingSystem = 0
  /// Whether a word from one to nine may still join `pending`.
  private var takesOnes = false
  private(set) var systems = 0
  /// An article waits for its multiplier.
  private(set) var isOpen = false
  /// The last part was a multiplier.
  private(set) var endsInMultiplier = false

  var value: Int { Quantity.clamped(total + group + (pending ?? 0)) }

  /// The sum with digits as its next part, nil when they cannot stand here.
  func taking(digits value: Int) -> NumberSum? {
    guard pending == nil, value < min(floor, groupFloor) else { return nil }
    return with(pending: value, system: 1)
  }

  /// The sum with a word as its next part, nil when the word cannot stand here.
  func taking(_ entry: WordEntry) -> NumberSum? {
    switch entry.role {
    case .article:
      guard systems == 0, pending == nil else { return nil }
      var sum = with(pending: 1, system: 0)
      sum.isOpen = true
      return sum
    case .zero:
      return systems == 0 && pending == nil ? with(pending: 0, system: entry.system) : nil
    case .ones:
      guard !isOpen, !isBehindOtherGroup(entry) else { return nil }
      if let pending {
        guard takesOnes, pendingSystem == entry.system else { return nil }
        var sum = with(pending: pending + entry.value, system: entry.system)
        sum.takesOnes = false
        return sum
      }
      // Ten takes ones of its own system only; a hundred takes any.
      if floor <= 10, multiplierSystem != entry.system { return nil }
      return with(pending: entry.value, system: entry.system)
    case .tens:
      guard pending == nil, floor >= 100, !isBehindOtherGroup(entry) else { return nil }
      var sum = with(pending: entry.value, system: entry.system)
      sum.takesOnes = entry.extra == 1
      return sum
    case .multiplier: return multiplied(by: entry)
    case .group: return grouped(by: entry)
    default: return nil
    }
  }

  /// Behind ten thousand only words of its own system count on: 물리만 세 시간 is not 10,003 hours.
  private func isBehindOtherGroup(_ entry: WordEntry) -> Bool {
    groupFloor < .max && floor == .max && pending == nil && multiplierSystem != entry.system
  }

  private func with(pending: Int, system: Int) -> NumberSum {
    var sum = self
    sum.pending = pending
    sum.pendingSystem = system
    sum.systems |= system
    sum.endsInMultiplier = false
    sum.isOpen = false
    sum.takesOnes = false
    return sum
  }

  private func multiplied(by entry: WordEntry) -> NumberSum? {
    guard entry.value < floor, pending != 0 else { return nil }
    if pending == nil, !entry.standsAlone { return nil }
    let count = pending ?? 1
    guard count <= entry.extra, pendingSystem <= 1 || pending == nil || pendingSystem == entry.system
    else { return nil }
    var sum = self
    sum.group += count * entry.value
    sum.floor = entry.value
    return sum.closed(entry)
  }

  private func grouped(by entry: WordEntry) -> NumberSum? {
    guard entry.value < groupFloor else { return nil }
    let count = group + (pending ?? 0)
    if count == 0, pending != nil || !entry.standsAlone { return nil }
    guard pendingSystem <= 1 || pending == nil || pendingSystem == entry.system else { return nil }
    var sum = self
    sum.total = Quantity.clamped(total + Quantity.product(max(1, count), entry.value))
    sum.groupFloor = entry.value
    sum.group = 0
    sum.floor = Int.max
    return sum.closed(entry)
  }

  private func closed(_ entry: WordEntry) -> NumberSum {
    var sum = self
    sum.pending = nil
    sum.pendingSystem = 0
    sum.takesOnes = false
    sum.isOpen = false
    sum.endsInMultiplier = true
    sum.multiplierSystem = entry.system
    sum.systems |= entry.system
    return sum
  }
}
