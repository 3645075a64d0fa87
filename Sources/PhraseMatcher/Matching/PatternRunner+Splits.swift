extension PatternRunner {
  /// Puts the ways of a split that can go on from a place on the stack, the first on top.
  @inline(__always)
  mutating func branch(_ thread: Thread, _ node: UnsafePointer<Int32>) {
    let first = Int(node[Pattern.Node.a])
    let targets = tables.targets + first
    let masks = tables.targetMasks + first * 2
    var branch = thread
    var index = Int(node[Pattern.Node.b]) - 1
    let place = Int(thread.place)
    guard place < text.count, !isProbing else {
      while index >= 0 {
        if isViable(targets[index], thread.place) {
          branch.node = targets[index]
          stack.append(branch)
        }
        index -= 1
      }
      return
    }
    let ahead = text.ahead[place]
    while index >= 0 {
      if PatternTables.bits(masks[index * 2], masks[index * 2 + 1]) & ahead != 0 {
        branch.node = targets[index]
        stack.append(branch)
      }
      index -= 1
    }
  }
}
