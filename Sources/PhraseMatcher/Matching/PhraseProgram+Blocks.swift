import ConversationModel

extension PhraseProgram {
  /// The conditions of a block, from one column of its row.
  func conditions(_ block: Int, _ column: Int) -> [ContextCondition] {
    var place = Int(self[.blocks, block * Pattern.BlockRow.stride + column])
    let count = Int(self[.pool, place])
    guard count > 0 else { return [] }
    place += 1
    return (0..<count).map { _ in
      let values = Int(self[.pool, place + 2])
      defer { place += 3 + values }
      let slot = self[.pool, place + 1]
      return ContextCondition(
        key: string(self[.pool, place]),
        values: (0..<values).compactMap { value(Int(self[.pool, place + 3 + $0])) },
        slot: slot >= 0 ? string(slot) : nil)
    }
  }

  /// The slots that a block fills by itself, with the indexes of their values.
  func slots(ofBlock block: Int) -> [(String, Int)] {
    let place = Int(self[.blocks, block * Pattern.BlockRow.stride + Pattern.BlockRow.slots])
    return (0..<Int(self[.pool, place])).map {
      (string(self[.pool, place + 1 + $0 * 2]), Int(self[.pool, place + 2 + $0 * 2]))
    }
  }

  /// The words of which a block needs one.
  func keywords(ofBlock block: Int) -> [String] {
    let place = Int(self[.blocks, block * Pattern.BlockRow.stride + Pattern.BlockRow.keywords])
    return (0..<Int(self[.pool, place])).map {
      string(self[.pool, place + 1 + $0])
    }
  }

  /// A piece of the table of scalars.
  func scalars(at offset: Int32, count: Int32) -> [UInt32] {
    let first = sections[Section.scalars.rawValue].lowerBound + Int(offset)
    return words.scalars(first..<first + Int(count))
  }

  /// The value of a list, nil for the text that matched.
  func value(_ index: Int) -> IntentValue? {
    let row = index * Pattern.ValueRow.stride
    guard row >= 0, row < count(.values) else { return nil }
    let bits = PatternTables.bits(self[.values, row + 1], self[.values, row + 2])
    switch self[.values, row] {
    case Pattern.ValueRow.choice: return .choice(string(self[.values, row + 1]))
    case Pattern.ValueRow.integer: return .integer(Int(Int64(bitPattern: bits)))
    case Pattern.ValueRow.number: return .number(Double(bitPattern: bits))
    case Pattern.ValueRow.boolean: return .boolean(bits != 0)
    case Pattern.ValueRow.list:
      let place = Int(self[.values, row + 1])
      let items = (0..<Int(self[.pool, place])).map { Int(self[.pool, place + 1 + $0]) }
      return .list(items.compactMap { value($0) })
    default: return nil
    }
  }

  /// What a value of a list adds to the context.
  func context(ofValue index: Int) -> [(String, IntentValue)] {
    let row = index * Pattern.ValueRow.stride
    guard row >= 0, row < count(.values) else { return [] }
    let place = Int(self[.values, row + 3])
    guard place >= 0 else { return [] }
    return (0..<Int(self[.pool, place])).compactMap { pair in
      value(Int(self[.pool, place + 2 + pair * 2])).map { (string(self[.pool, place + 1 + pair * 2]), $0) }
    }
  }

  /// The bounds of a range, both included, and the step between its numbers.
  func bounds(ofRange row: Int) -> (lower: Int, upper: Int, step: Int) {
    func word(_ place: Int) -> Int {
      let index = row * Pattern.rangeStride + place
      return Int(Int64(bitPattern: PatternTables.bits(self[.ranges, index], self[.ranges, index + 1])))
    }
    return (word(0), word(2), max(1, word(4)))
  }
}
