/// Runs the network over an utterance and collects every way through it.
///
/// Threads are small values on one stack. A rule or list called twice at one place is run once. Threads that
/// meet in the same state are merged and each place keeps only so many, so the work grows with the length of
/// the text times the size of the grammar, whatever was typed.
struct PatternRunner {
  /// A way through a template over the whole text.
  struct Found {
    var template: Int32
    var captures: Int32
    /// Scalars matched by spelled text.
    var literal: Int32
  }

  /// A node that could not go on, for completion and explanation.
  struct Expected: Hashable {
    var node: Int32
    /// Scalars of the node's literal that are matched already.
    var matched: Int32
    /// Where the node began.
    var start: Int32
  }

  /// How a run goes.
  enum Mode {
    /// Names are those that are known.
    case known
    /// Any words may stand where a name is expected; what they mean is looked up later.
    case open
    /// Looks at every template and notes where each stops.
    case probing
    /// The same where only what the end of the text leads on to is asked for.
    case completing
  }

  struct Thread {
    var node: Int32
    var place: Int32
    var captures: Int32
    var literal: Int32
  }

  struct Result {
    var end: Int32
    var captures: Int32
    var literal: Int32
    var value: Int32
  }

  /// Work after which a run stops with what it has: far above what sentences need.
  static let budget = 100_000
  /// Ways through all templates that are kept; marks tell apart what is one way otherwise.
  private var mostFound: Int { visited.isMarked ? 8_000 : 400 }

  let tables: ProgramView
  let text: TextView
  let leaves: LeafReads
  var arena = CaptureArena()
  private(set) var found: [Found] = []
  let mode: Mode
  let isProbing: Bool
  private let isCompleting: Bool
  /// The place that was reached with everything before it understood.
  private(set) var furthest: Int32 = 0
  private(set) var expected: [Expected] = []
  /// Where names may stand; `matched` is their leaf.
  private(set) var expectedNames: [Expected] = []

  var stack: [Thread] = []
  private(set) var results: [Result] = []
  private var spans: [Range<Int>] = []
  private var pending: [Result] = []
  private var memo: NetworkMemo
  private var visited = VisitedStates()
  private(set) var steps = 0
  let tally = StepTally.current

  init(tables: ProgramView, text: TextView, leaves: LeafReads, mode: Mode) {
    self.tables = tables
    self.text = text
    self.leaves = leaves
    self.mode = mode
    isCompleting = mode == .completing
    isProbing = mode == .probing || isCompleting
    memo = NetworkMemo(networks: tables.networkCount, places: text.count + 1)
    stack.reserveCapacity(64)
    results.reserveCapacity(128)
  }

  /// Forgets what was found, and what that took, but nothing that was read.
  mutating func beginAnew() {
    found.removeAll(keepingCapacity: true)
    visited.removeAll()
    steps = 0
  }

  /// Runs one template, unless a look at the text shows that it cannot match.
  mutating func run(template: Int32) {
    let row = tables.templates + Int(template) * Pattern.TemplateRow.stride
    let entry = row[Pattern.TemplateRow.entry]
    if isProbing {
      guard isViable(entry, 0) else { return }
    } else {
      guard isViable(entry, 0), tables.mayMatch(row, text.fragments) else { return }
    }
    let before = steps
    explore(entry, from: 0, template: template)
    tally?.add(steps - before)
  }

  // MARK: threads

  /// Whether the rest of the network from a node can begin at a place. It changes nothing; `mutating` keeps the
  /// compiler from copying the runner for the call.
  @inline(__always)
  mutating func isViable(_ node: Int32, _ place: Int32) -> Bool {
    let row = tables.nodes + Int(node) * Pattern.Node.stride
    let index = Int(place)
    if index >= text.count { return isProbing || row[Pattern.Node.flags] & Pattern.Node.isNullable != 0 }
    if isProbing, !isCompleting { return true }
    let mask = PatternTables.bits(row[Pattern.Node.maskLow], row[Pattern.Node.maskHigh])
    let pairs = PatternTables.bits(row[Pattern.Node.pairsLow], row[Pattern.Node.pairsHigh])
    if mask & text.ahead[index] != 0, pairs & text.pairs[index] != 0 { return true }
    // All before was understood, whatever stands there.
    if isCompleting { reach(place) }
    return false
  }

  /// Runs a network from a place. Ends of a template are noted in `found`, those of others in `pending`.
  private mutating func explore(_ entry: Int32, from start: Int32, template: Int32) {
    let base = stack.count
    stack.append(Thread(node: entry, place: start, captures: 0, literal: 0))
    while stack.count > base {
      var thread = stack.removeLast()
      while true {
        steps += 1
        if steps > Self.budget {
          stack.removeLast(stack.count - base)
          return
        }
        let node = tables.nodes + Int(thread.node) * Pattern.Node.stride
        if node[Pattern.Node.flags] & Pattern.Node.isJoin != 0,
          !visited.admits(
            node: thread.node, from: start, at: thread.place, captures: thread.captures,
            literal: thread.literal)
        {
          break
        }
        let next = node[Pattern.Node.next]
        switch node[Pattern.Node.kind] {
        case Pattern.Kind.literal:
          let end = literal(thread, node)
          guard end >= 0 else { break }
          thread.literal += text.isExact ? tables.spelled(node) : end - thread.place
          thread.place = end
          thread.node = next
          if isViable(next, end) { continue }
        case Pattern.Kind.split: branch(thread, node)
        case Pattern.Kind.accept: accept(thread, node[Pattern.Node.a], template)
        case Pattern.Kind.call: call(thread, node[Pattern.Node.a], next)
        case Pattern.Kind.list: list(thread, node, next)
        case Pattern.Kind.reader: read(thread, node, next)
        case Pattern.Kind.texts: texts(thread, node)
        case Pattern.Kind.mark:
          visited.isMarked = true
          thread.captures = arena.append(
            mark: node[Pattern.Node.a], at: thread.place, to: thread.captures)
          thread.node = next
          continue
        case Pattern.Kind.names: names(thread, node, next)
        case Pattern.Kind.wildcard:
          wildcard(thread, node, next, CaptureArena.Kind.freeText, node[Pattern.Node.a])
        default: break
        }
        break
      }
    }
  }

  private mutating func texts(_ thread: Thread, _ node: UnsafePointer<Int32>) {
    let table = TextTable(
      pool: tables.pool + Int(node[Pattern.Node.a]), scalars: tables.scalars, count: node[Pattern.Node.b])
    table.visit(text, at: Int(thread.place)) { end, value in
      pending.append(
        Result(
          end: Int32(end), captures: thread.captures, literal: thread.literal + Int32(end) - thread.place,
          value: value))
    }
  }

  private mutating func accept(_ thread: Thread, _ value: Int32, _ template: Int32) {
    guard template >= 0 else {
      pending.append(
        Result(end: thread.place, captures: thread.captures, literal: thread.literal, value: value))
      return
    }
    if isProbing { reach(thread.place) }
    guard Int(thread.place) == text.count, found.count < mostFound else { return }
    found.append(Found(template: template, captures: thread.captures, literal: thread.literal))
  }

  /// The end of a literal from a place, or -1.
  private mutating func literal(_ thread: Thread, _ node: UnsafePointer<Int32>) -> Int32 {
    let spelled = tables.scalars + Int(node[Pattern.Node.a])
    let length = Int(node[Pattern.Node.b])
    var place = Int(thread.place)
    for index in 0..<length {
      let scalar = UInt32(bitPattern: spelled[index])
      if scalar == Pattern.space {
        if text.places[place] & TextView.Place.isSpace != 0 {
          place += 1
        } else if text.places[place] & TextView.Place.isGlue == 0,
          index > 0 || !Utterance.isCJK(text.scalars[place - 1]) || !isBehindValue(thread)
        {
          return -1
        } else if isProbing, place == text.count, place > 0, text.scalars[place - 1] != Pattern.space {
          note(thread, matched: Int32(index), at: Int32(place))
          return -1
        }
      } else if place < text.count, text.scalars[place] == scalar {
        place += 1
      } else if place + 1 < text.count, text.scalars[place] == Pattern.space,
        text.scalars[place + 1] == scalar,
        text.places[place] & TextView.Place.isFree != 0 || index == 0 && isBehindValue(thread)
      {
        place += 2
      } else {
        if isProbing { note(thread, matched: Int32(index), at: Int32(place)) }
        return -1
      }
    }
    return Int32(place)
  }

  /// Everything up to a place was understood.
  mutating func reach(_ place: Int32) {
    guard place > furthest else { return }
    furthest = place
    expected.removeAll(keepingCapacity: true)
  }

  /// Notes where a thread stopped.
  private mutating func note(_ thread: Thread, matched: Int32, at place: Int32) {
    reach(place)
    guard place == furthest, expected.count < 2_000 else { return }
    expected.append(Expected(node: thread.node, matched: matched, start: thread.place))
  }

  // MARK: calls

  /// The results of a network at a place.
  mutating func run(network: Int32, at place: Int32) -> Range<Int> {
    let known = memo.index(network, place)
    if memo.spans[known] > 0 { return spans[Int(memo.spans[known]) - 1] }
    let base = pending.count
    explore(tables.networks[Int(network)], from: place, template: -1)
    let start = results.count
    // Ends are joins, so equal results are rare: they differ in literal text only, and stand near each other.
    for index in base..<pending.count {
      let candidate = pending[index]
      var same = max(start, results.count - 8)
      while same < results.count, !results[same].isSame(candidate) { same += 1 }
      if same < results.count {
        results[same].literal = max(results[same].literal, candidate.literal)
      } else {
        results.append(candidate)
      }
    }
    pending.removeLast(pending.count - base)
    spans.append(start..<results.count)
    memo.spans[known] = Int32(spans.count)
    return start..<results.count
  }

  private mutating func call(_ thread: Thread, _ network: Int32, _ next: Int32) {
    call(thread, network, next, at: thread.place)
    guard isBehindValue(thread) else { return }
    if skipSpace(thread) > thread.place { call(thread, network, next, at: thread.place + 1) }
  }

  private mutating func call(_ thread: Thread, _ network: Int32, _ next: Int32, at place: Int32) {
    for index in run(network: network, at: place).reversed() {
      let result = results[index]
      guard isViable(next, result.end) else { continue }
      let captures = arena.append(result.captures, to: thread.captures)
      stack.append(
        Thread(
          node: next, place: result.end, captures: captures, literal: thread.literal + result.literal))
    }
  }

  private mutating func list(_ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32) {
    let place = skipSpace(thread)
    for index in run(network: node[Pattern.Node.a], at: place).reversed() {
      let result = results[index]
      guard result.end > place, isViable(next, result.end) else { continue }
      let inner = arena.append(result.captures, to: thread.captures)
      let captures = arena.append(
        CaptureArena.Entry(
          parent: inner, target: node[Pattern.Node.b], kind: CaptureArena.Kind.listValue,
          payload: result.value,
          start: place, end: result.end))
      stack.append(
        Thread(
          node: next, place: result.end, captures: captures,
          literal: thread.literal + (text.isExact ? 0 : result.end - place)))
    }
  }

  private mutating func read(_ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32) {
    let place = skipSpace(thread, always: text.isExact)
    if isProbing { note(thread, matched: 0, at: place) }
    guard Int(place) < text.count else { return }
    for index in leaves.at(node[Pattern.Node.a], place).reversed() {
      let read = leaves.reads[index]
      guard isViable(next, read.end) else { continue }
      let captures = arena.append(
        CaptureArena.Entry(
          parent: thread.captures, target: node[Pattern.Node.b], kind: CaptureArena.Kind.readValue,
          payload: read.payload, start: place, end: read.end))
      let isSpelled = text.isExact && !ScalarClass.isDigit(text.scalars[Int(read.end) - 1])
      stack.append(
        Thread(
          node: next, place: read.end, captures: captures,
          literal: thread.literal + (isSpelled ? read.end - place : 0)))
    }
  }

  private mutating func names(_ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32) {
    let place = skipSpace(thread)
    if isProbing { note(thread, matched: 0, at: place) }
    if isProbing, !expectedNames.contains(where: { $0.start == place && $0.matched == node[Pattern.Node.a] })
    {
      expectedNames.append(Expected(node: thread.node, matched: node[Pattern.Node.a], start: place))
    }
    guard Int(place) < text.count, text.places[Int(place)] & TextView.Place.isBoundary != 0 else { return }
    if mode != .known { wildcard(thread, node, next, CaptureArena.Kind.openName, node[Pattern.Node.a]) }
    for index in leaves.at(node[Pattern.Node.a], place).reversed() {
      let read = leaves.reads[index]
      guard isViable(next, read.end) else { continue }
      let captures = arena.append(
        CaptureArena.Entry(
          parent: thread.captures, target: node[Pattern.Node.b], kind: CaptureArena.Kind.names,
          payload: read.payload, start: place, end: read.end))
      stack.append(Thread(node: next, place: read.end, captures: captures, literal: thread.literal))
    }
  }

  private mutating func wildcard(
    _ thread: Thread, _ node: UnsafePointer<Int32>, _ next: Int32, _ kind: Int32, _ payload: Int32
  ) {
    let place = skipSpace(thread, always: text.isExact)
    guard Int(place) < text.count, text.scalars[Int(place)] != Pattern.space else { return }
    if isProbing {
      // What follows words that any words could stand for is not known.
      reach(place)
      return
    }
    // Nothing can follow the end of a template, so only the whole rest is worth trying there.
    let row = tables.nodes + Int(next) * Pattern.Node.stride
    let isLast = row[Pattern.Node.kind] == Pattern.Kind.accept && row[Pattern.Node.maskLow] == 0
    let first = isLast ? text.count : Int(place) + 1
    for step in 0...max(0, text.count - first) where first <= text.count {
      // The thread pushed last goes first: by hassil's order the least text.
      let end = text.isExact ? text.count - step : first + step
      if text.places[end] & TextView.Place.isBoundary != 0 || text.isExact,
        text.scalars[end - 1] != Pattern.space, isViable(next, Int32(end))
      {
        let captures = arena.append(
          CaptureArena.Entry(
            parent: thread.captures, target: node[Pattern.Node.b], kind: kind, payload: payload, start: place,
            end: Int32(end)))
        stack.append(
          Thread(
            node: next, place: Int32(end), captures: captures, literal: thread.literal))
      }
    }
  }

  /// Past a space that means nothing.
  @inline(__always)
  private mutating func skipSpace(_ thread: Thread, always: Bool = false) -> Int32 {
    let index = Int(thread.place)
    guard index < text.count, text.scalars[index] == Pattern.space,
      always || text.places[index] & TextView.Place.isFree != 0 || isBehindValue(thread)
    else { return thread.place }
    return thread.place + 1
  }

  /// In exact matching what follows a value that began a word may begin one, as `{n}%` reads "50 %".
  private mutating func isBehindValue(_ thread: Thread) -> Bool {
    guard text.isExact, thread.place > 0 else { return false }
    if text.scalars[Int(thread.place) - 1] == Pattern.apostrophe { return true }
    let value = arena.entries[Int(arena.withoutMarks(thread.captures))]
    guard value.end == thread.place, value.kind != CaptureArena.Kind.freeText else { return false }
    return value.start == 0 || text.scalars[Int(value.start) - 1] == Pattern.space
      || text.scalars[Int(value.start) - 1] == Pattern.apostrophe
  }
}
