extension PatternRunner {
  /// Puts the ways of a split that can go on from a place on the stack, the first on top.
  @inline(__always)
  mutating func branch(_ thread: Thread, _ node: UnsafePointer<Int32>) {
    let first = Int(node[Pattern.Node.a])
    let targets = tables.targets + first
    let masks = tables.targetMasks + first * 4
    var branch = thread
    var index = Int(node[Pattern.Node.b]) - 1
    let place = Int(thread.place)
    if isProbing, place < text.count { reach(thread.place) }
    guard place < text.count, mode != .probing else {
      while index >= 0 {
        if isViable(targets[index], thread.place) {
          branch.node = targets[index]
          stack.append(branch)
        }
        index -= 1
      }
      return
    }
    let (ahead, pairs) = (text.ahead[place], text.pairs[place])
    while index >= 0 {
      let isAhead = PatternTables.bits(masks[index * 4], masks[index * 4 + 1]) & ahead
      let isPair = PatternTables.bits(masks[index * 4 + 2], masks[index * 4 + 3]) & pairs
      // One jump, which is hardly ever taken, instead of two that nobody foresees: the highest bit is set where both
      // have any.
      if Int64(bitPattern: (isAhead | (0 &- isAhead)) & (isPair | (0 &- isPair))) < 0 {
        branch.node = targets[index]
        stack.append(branch)
      }
      index -= 1
    }
  }
}
