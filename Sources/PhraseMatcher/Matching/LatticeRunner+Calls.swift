import ConversationModel

extension LatticeRunner {
  mutating func run(network: Int32, at place: Int32, limit: Int32) -> Range<Int> {
    let key = Int(network) << 16 | Int(place)
    if let known = memo[key], known.limit >= limit { return spans[known.span] }
    let base = pending.count
    explore(tables.networks[Int(network)], from: place, template: -1, limit: limit)
    let start = results.count
    for index in base..<pending.count {
      let candidate = pending[index]
      var same = start
      while same < results.count, !results[same].isSame(candidate) { same += 1 }
      if same < results.count {
        let known = results[same]
        if (candidate.cost, -candidate.literal) < (known.cost, -known.literal) { results[same] = candidate }
      } else {
        results.append(candidate)
      }
    }
    pending.removeLast(pending.count - base)
    spans.append(start..<results.count)
    memo[key] = (spans.count - 1, limit)
    return start..<results.count
  }

  mutating func call(_ thread: Thread, _ network: Int32, _ next: Int32, _ limit: Int32) {
    for index in run(network: network, at: thread.place, limit: limit - thread.cost).reversed() {
      let result = results[index]
      guard thread.cost + result.cost <= limit, isViable(next, result.end) else { continue }
      stack.append(
        Thread(
          node: next, place: result.end, captures: arena.append(result.captures, to: thread.captures),
          literal: thread.literal + result.literal, cost: thread.cost + result.cost,
          edits: join(result.edits, to: thread.edits)))
    }
  }

  mutating func list(
    _ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32, _ limit: Int32
  ) {
    let place = skipFreeSpace(thread.place)
    guard Int(place) <= lattice.end else { return }
    for index in run(network: node[Pattern.Node.a], at: place, limit: limit - thread.cost).reversed() {
      let result = results[index]
      guard result.end > place, Int(result.end) <= lattice.end, thread.cost + result.cost <= limit,
        isViable(next, result.end)
      else { continue }
      let inner = arena.append(result.captures, to: thread.captures)
      let captures = arena.append(
        CaptureArena.Entry(
          parent: inner, target: node[Pattern.Node.b], kind: CaptureArena.Kind.listValue,
          payload: result.value, start: place, end: result.end))
      stack.append(
        Thread(
          node: next, place: result.end, captures: captures,
          literal: thread.literal + result.end - place, cost: thread.cost + result.cost,
          edits: join(result.edits, to: thread.edits)))
    }
  }

  mutating func read(_ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32) {
    let place = skipFreeSpace(thread.place)
    guard Int(place) < lattice.end else { return }
    for index in leaves.at(node[Pattern.Node.a], place).reversed() {
      let read = leaves.reads[index]
      guard isViable(next, read.end) else { continue }
      push(thread, node, next, CaptureArena.Kind.readValue, read.payload, place..<read.end)
    }
  }

  mutating func names(
    _ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32, _ limit: Int32
  ) {
    let place = skipFreeSpace(thread.place)
    let leaf = node[Pattern.Node.a]
    guard Int(place) < lattice.end, lattice.places[Int(place)] & TextView.Place.isBoundary != 0 else {
      return
    }
    for end in nameEnds[Int(place)] where isViable(next, Int32(end)) {
      guard let best = leaves.lookUp(leaf, Int(place)..<end).first, case .close(let slips) = best.fit else {
        continue
      }
      var branch = thread
      branch.cost += Int32(slips * Repair.Price.slip)
      guard branch.cost <= limit else { continue }
      push(branch, node, next, CaptureArena.Kind.openName, leaf, place..<Int32(end))
    }
    for index in leaves.at(leaf, place).reversed() {
      let read = leaves.reads[index]
      guard isViable(next, read.end) else { continue }
      push(thread, node, next, CaptureArena.Kind.names, read.payload, place..<read.end)
    }
  }

  mutating func wildcard(_ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32) {
    let place = skipFreeSpace(thread.place)
    guard Int(place) < lattice.end, lattice.scalars[Int(place)] != Pattern.space else { return }
    for end in Int(place) + 1...lattice.end
    where lattice.places[end] & TextView.Place.isBoundary != 0 && lattice.scalars[end - 1] != Pattern.space
      && isViable(next, Int32(end))
    {
      push(
        thread, node, next, CaptureArena.Kind.freeText, node[Pattern.Node.a], place..<Int32(end))
    }
  }

  mutating func push(
    _ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32, _ kind: Int32, _ payload: Int32,
    _ words: Range<Int32>
  ) {
    var branch = thread
    branch.node = next
    branch.place = words.upperBound
    branch.captures = arena.append(
      CaptureArena.Entry(
        parent: thread.captures, target: node[Pattern.Node.b], kind: kind, payload: payload,
        start: words.lowerBound, end: words.upperBound))
    stack.append(branch)
  }

  /// Whether a place of the line is a space that means nothing.
  @inline(__always)
  mutating func isFreeSpace(_ place: Int) -> Bool {
    place < lattice.end && lattice.scalars[place] == Pattern.space
      && lattice.places[place] & TextView.Place.isFree != 0
  }

  /// Past a space that means nothing.
  @inline(__always)
  mutating func skipFreeSpace(_ place: Int32) -> Int32 {
    let index = Int(place)
    guard lattice.scalars[index] == Pattern.space, lattice.places[index] & TextView.Place.isFree != 0 else {
      return place
    }
    return lattice.next[index]
  }
}

extension LatticeRunner.Result {
  /// Whether it ends at the same place with the same.
  @inline(__always)
  func isSame(_ other: Self) -> Bool {
    end == other.end && captures == other.captures && value == other.value
  }
}
