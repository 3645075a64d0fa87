import ConversationModel

/// Runs the network over a lattice and collects every way through it that costs no more than a limit.
///
/// Like `PatternRunner`, but a place may have several next places, and threads carry what they have forgiven.
/// Of threads that meet in the same state the cheaper goes on. The file is long because all of this is one loop
/// over one state, which the compiler must see whole.
struct LatticeRunner {
  /// A way through a template over the whole text.
  struct Found {
    var template: Int32
    var captures: Int32
    var literal: Int32
    var cost: Int32
    /// The last of a chain in `chain`.
    var edits: Int32
  }

  struct Thread {
    var node: Int32
    var place: Int32
    var captures: Int32
    var literal: Int32
    var cost: Int32
    var edits: Int32
  }

  struct Result {
    var end: Int32
    var captures: Int32
    var literal: Int32
    var value: Int32
    var cost: Int32
    /// Edits made inside, as a chain that begins at 0.
    var edits: Int32
  }

  /// Where a literal may leave the line, and how much of it stands before.
  private struct Detour {
    var place: Int
    var index: Int
    var spelled: Int32
  }

  struct Link: Hashable {
    var parent: Int32
    var edit: Int32
  }

  /// Work after which a run stops with what it has.
  static let budget = 20_000
  static let mostFound = 100

  let tables: ProgramView
  let lattice: Lattice
  /// Where names with slips may end that begin at a place.
  let nameEnds: [[Int]]
  let leaves: LeafReads
  var arena = CaptureArena()
  var found: [Found] = []
  /// The most that may be forgiven.
  let limit: Int32

  var chain: [Link] = [Link(parent: -1, edit: -1)]
  var stack: [Thread] = []
  /// Where the literals that are looked at may leave the line, the innermost last.
  private var detours: [Detour] = []
  var ends: [Thread] = []
  var results: [Result] = []
  var spans: [Range<Int>] = []
  var pending: [Result] = []
  /// For every network and place: the index of a span and what was allowed.
  var memo: [Int: (span: Int, limit: Int32)] = [:]
  /// By what was allowed: a run that may cost more goes on where one that may cost less could not.
  var visited: [VisitedStates]
  var steps = 0
  let tally = StepTally.current

  init(
    tables: ProgramView, lattice: Lattice, nameEnds: [[Int]], leaves: LeafReads, limit: Int
  ) {
    self.tables = tables
    self.lattice = lattice
    self.nameEnds = nameEnds
    self.leaves = leaves
    self.limit = Int32(limit)
    memo.reserveCapacity(1024)
    visited = Array(repeating: VisitedStates(), count: limit + 1)
  }

  /// Runs one template, unless a look at the text shows that it cannot match.
  mutating func run(template: Int32) {
    let row = tables.templates + Int(template) * Pattern.TemplateRow.stride
    guard tables.mayMatch(row, lattice.fragments) else { return }
    let entry = row[Pattern.TemplateRow.entry]
    guard isViable(entry, 0) else { return }
    let before = steps
    explore(entry, from: 0, template: template, limit: limit)
    tally?.add(steps - before)
  }

  /// What a chain of edits forgives, in order.
  func edits(_ last: Int32) -> [Lattice.Edit] {
    var out: [Lattice.Edit] = []
    var index = last
    while index > 0 {
      out.append(lattice.edits[Int(chain[Int(index)].edit)])
      index = chain[Int(index)].parent
    }
    return out.reversed()
  }

  mutating func link(_ parent: Int32, _ edit: Int32) -> Int32 {
    chain.append(Link(parent: parent, edit: edit))
    return Int32(chain.count - 1)
  }

  mutating func join(_ inner: Int32, to parent: Int32) -> Int32 {
    if inner == 0 || parent == 0 { return max(inner, parent) }
    let first = join(chain[Int(inner)].parent, to: parent)
    return link(first, chain[Int(inner)].edit)
  }

  // MARK: threads

  @inline(__always)
  mutating func isViable(_ node: Int32, _ place: Int32) -> Bool {
    let row = tables.nodes + Int(node) * Pattern.Node.stride
    let index = Int(place)
    if lattice.reachesEnd[min(index, lattice.end)], index <= lattice.end,
      row[Pattern.Node.flags] & Pattern.Node.isNullable != 0
    {
      return true
    }
    let mask = PatternTables.bits(row[Pattern.Node.maskLow], row[Pattern.Node.maskHigh])
    return mask & lattice.ahead[index] != 0
  }

  /// Puts the ways of a split that can go on from a place on the stack, the first on top.
  @inline(__always)
  mutating func branch(_ thread: Thread, _ node: UnsafePointer<Int32>) {
    let first = Int(node[Pattern.Node.a])
    let targets = tables.targets + first
    let masks = tables.targetMasks + first * 4
    let ahead = lattice.ahead[Int(thread.place)]
    let mayEnd = Int(thread.place) <= lattice.end && lattice.reachesEnd[Int(thread.place)]
    var branch = thread
    var index = Int(node[Pattern.Node.b]) - 1
    while index >= 0 {
      if PatternTables.bits(masks[index * 4], masks[index * 4 + 1]) & ahead != 0
        || mayEnd && isViable(targets[index], thread.place)
      {
        branch.node = targets[index]
        stack.append(branch)
      }
      index -= 1
    }
  }

  mutating func explore(_ entry: Int32, from start: Int32, template: Int32, limit: Int32) {
    let base = stack.count
    stack.append(Thread(node: entry, place: start, captures: 0, literal: 0, cost: 0, edits: 0))
    while stack.count > base {
      var thread = stack.removeLast()
      while true {
        steps += 1
        if steps > Self.budget {
          stack.removeLast(stack.count - base)
          return
        }
        let node = tables.nodes + Int(thread.node) * Pattern.Node.stride
        if node[Pattern.Node.flags] & Pattern.Node.isJoin != 0, !admits(thread, start, limit) { break }
        let next = node[Pattern.Node.next]
        switch node[Pattern.Node.kind] {
        case Pattern.Kind.literal:
          let first = ends.count
          literal(thread, node, 0, limit)
          guard ends.count > first else { break }
          for index in first + 1..<max(first + 1, ends.count) where isViable(next, ends[index].place) {
            ends[index].node = next
            stack.append(ends[index])
          }
          thread = ends[first]
          ends.removeLast(ends.count - first)
          thread.node = next
          if isViable(next, thread.place) { continue }
        case Pattern.Kind.split: branch(thread, node)
        case Pattern.Kind.accept: accept(thread, node[Pattern.Node.a], template, limit)
        case Pattern.Kind.mark:
          thread.captures = arena.append(
            mark: node[Pattern.Node.a], at: thread.place, to: thread.captures)
          thread.node = next
          continue
        case Pattern.Kind.call: call(thread, node[Pattern.Node.a], next, limit)
        case Pattern.Kind.list: list(thread, node, next, limit)
        case Pattern.Kind.reader:
          detour(thread, limit)
          read(thread, node, next)
        case Pattern.Kind.names:
          detour(thread, limit)
          names(thread, node, next, limit)
        case Pattern.Kind.wildcard:
          detour(thread, limit)
          wildcard(thread, node, next)
        default: break
        }
        break
      }
    }
  }

  mutating func admits(_ thread: Thread, _ start: Int32, _ limit: Int32) -> Bool {
    visited[Int(limit)].admits(
      node: thread.node, from: start, at: thread.place, captures: thread.captures,
      literal: thread.literal - thread.cost * 4096)
  }

  /// The same thread behind every detour from its place that takes no text.
  mutating func detour(_ thread: Thread, _ limit: Int32) {
    guard Int(thread.place) <= lattice.end else { return }
    if isFreeSpace(Int(thread.place)) {
      var behind = thread
      behind.place += 1
      detour(behind, limit)
    }
    for index in lattice.edges(at: Int(thread.place)) {
      let edge = lattice.edges[index]
      if edge.target <= lattice.end, thread.cost + edge.cost <= limit, isViable(thread.node, edge.target) {
        stack.append(taking(edge, thread))
      }
    }
  }

  mutating func taking(_ edge: Lattice.Edge, _ thread: Thread) -> Thread {
    var branch = thread
    branch.place = edge.target
    branch.cost += edge.cost
    branch.edits = link(thread.edits, edge.edit)
    return branch
  }

  mutating func accept(_ thread: Thread, _ value: Int32, _ template: Int32, _ limit: Int32) {
    guard template >= 0 else {
      pending.append(
        Result(
          end: thread.place, captures: thread.captures, literal: thread.literal, value: value,
          cost: thread.cost, edits: thread.edits))
      return
    }
    guard Int(thread.place) <= lattice.end, lattice.reachesEnd[Int(thread.place)] else { return }
    if Int(thread.place) < lattice.end {
      for index in lattice.edges(at: Int(thread.place)) {
        let edge = lattice.edges[index]
        if edge.target <= lattice.end, thread.cost + edge.cost <= limit {
          accept(taking(edge, thread), value, template, limit)
        }
      }
      return
    }
    guard found.count < Self.mostFound else { return }
    found.append(
      Found(
        template: template, captures: thread.captures, literal: thread.literal, cost: thread.cost,
        edits: thread.edits))
  }

  /// Adds to `ends` every way in which a literal may stand at a place, the one without detours first.
  mutating func literal(
    _ thread: Thread, _ node: UnsafePointer<Int32>, _ from: Int, _ limit: Int32
  ) {
    let spelled = tables.scalars + Int(node[Pattern.Node.a])
    let length = Int(node[Pattern.Node.b])
    var place = Int(thread.place)
    var spelledOut = Int32(0)
    var index = from
    let base = detours.count
    defer { detours.removeLast(detours.count - base) }
    var fits = true
    while index < length {
      if place <= lattice.end {
        if !lattice.edges(at: place).isEmpty {
          detours.append(Detour(place: place, index: index, spelled: spelledOut))
        }
        if isFreeSpace(place), !lattice.edges(at: place + 1).isEmpty {
          detours.append(Detour(place: place + 1, index: index, spelled: spelledOut))
        }
      }
      let scalar = UInt32(bitPattern: spelled[index])
      if scalar == Pattern.space {
        if lattice.places[place] & TextView.Place.isSpace != 0 {
          place = Int(lattice.next[place])
          spelledOut += 1
        } else if lattice.places[place] & TextView.Place.isGlue == 0 {
          fits = false
        }
      } else if lattice.scalars[place] == scalar {
        place = Int(lattice.next[place])
        spelledOut += 1
      } else if lattice.scalars[place] == Pattern.space,
        lattice.places[place] & TextView.Place.isFree != 0,
        lattice.scalars[Int(lattice.next[place])] == scalar
      {
        place = Int(lattice.next[Int(lattice.next[place])])
        spelledOut += 2
      } else {
        fits = false
      }
      if !fits { break }
      index += 1
    }
    if fits {
      var end = thread
      end.place = Int32(place)
      end.literal += spelledOut
      ends.append(end)
    }
    for number in base..<detours.count {
      let detour = detours[number]
      let wanted = UInt32(bitPattern: spelled[detour.index])
      for index in lattice.edges(at: detour.place) {
        let edge = lattice.edges[index]
        guard thread.cost + edge.cost <= limit else { continue }
        let target = Int(edge.target)
        // A glance ahead: most detours lead to other words.
        guard
          wanted == Pattern.space || edge.target <= lattice.end || lattice.scalars[target] == wanted
            || lattice.scalars[target] == Pattern.space
        else { continue }
        steps += 1
        if steps > Self.budget { return }
        var branch = taking(edge, thread)
        branch.literal += detour.spelled
        literal(branch, node, detour.index, limit)
      }
    }
  }
}
