import ConversationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was learned from the samples, packed into the sections of a program.
struct LikenessModel {
  /// A row of `likenessClasses`.
  enum Row {
    static let stride = 3
    /// The row among the templates that stands for the class; -1 for what is for nobody.
    static let template = 0
    /// Offset into the pool: the slots that its samples fill.
    static let takes = 1
    /// 1 for what is said in answer to a question.
    static let isAnswer = 2
  }

  /// Four weights in a word.
  private static let packed = 4

  let program: PhraseProgram
  let classes: Int

  /// Nil when the program has no samples.
  init?(_ program: PhraseProgram) {
    classes = program.count(.likenessClasses) / Row.stride
    guard classes > 0 else { return nil }
    self.program = program
  }

  /// The classes of what is said to a question, or without one.
  func classes(ofAnswers isAnswer: Bool) -> [Int] {
    (0..<classes).filter {
      (program[.likenessClasses, $0 * Row.stride + Row.isAnswer] != 0) == isAnswer
    }
  }

  /// Whether a class is what is for nobody.
  func isForeign(_ value: Int) -> Bool { program[.likenessClasses, value * Row.stride + Row.template] < 0 }

  /// The intent that a class is.
  func intent(of value: Int) -> String {
    program.intent(ofTemplate: Int(program[.likenessClasses, value * Row.stride + Row.template])).rawValue
  }

  /// The slots that the samples of a class fill.
  func takes(of value: Int) -> [String] {
    let place = Int(program[.likenessClasses, value * Row.stride + Row.takes])
    return (0..<Int(program[.pool, place])).map { program.string(program[.pool, place + 1 + $0]) }
  }

  /// How likely each of some classes is, from 0 to 1, all together 1; the likeliest first.
  func shares(of keys: [UInt32], among values: [Int]) -> [(value: Int, share: Float)] {
    let sums = logits(of: keys)
    let most = values.map { sums[$0] }.max() ?? 0
    let powers = values.map { expf(sums[$0] - most) }
    let all = powers.reduce(0, +)
    return zip(values, powers).map { ($0, $1 / all) }.sorted { $0.share > $1.share }
  }

  private var scale: Float { Float(bitPattern: UInt32(bitPattern: program[.likenessBias, 0])) }
  private var rowWords: Int { (classes + Self.packed - 1) / Self.packed }

  private func logits(of keys: [UInt32]) -> [Float] {
    var sums = [Int32](repeating: 0, count: rowWords * Self.packed)
    let weights = program.section(.likenessWeights)
    for key in keys {
      guard let row = row(of: key) else { continue }
      let start = weights.startIndex + row * rowWords
      sums.withUnsafeMutableBufferPointer { sums in
        for place in 0..<rowWords {
          let word = weights[start + place]
          for part in 0..<Self.packed {
            sums[place * Self.packed + part] += Int32(Int8(truncatingIfNeeded: word >> (8 * Int32(part))))
          }
        }
      }
    }
    let unit = scale / Float(max(1, keys.count)).squareRoot()
    return (0..<classes).map { index in
      Float(sums[index]) * unit + Float(bitPattern: UInt32(bitPattern: program[.likenessBias, index + 1]))
    }
  }

  private func row(of key: UInt32) -> Int? {
    let wanted = Int32(bitPattern: key)
    let keys = program.section(.likenessKeys)
    var (low, high) = (keys.startIndex, keys.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low < keys.endIndex && keys[low] == wanted ? low - keys.startIndex : nil
  }

  /// The sections of what was learned: keys, weights, and the scale before the bias of every class.
  static func sections(_ trainer: LikenessTrainer) -> (keys: [Int32], weights: [Int32], bias: [Int32]) {
    let classes = trainer.bias.count
    let scale = max(trainer.weights.reduce(0) { max($0, abs($1)) }, .leastNormalMagnitude) / 127
    let rowWords = (classes + packed - 1) / packed
    let order = trainer.keys.indices.sorted {
      Int32(bitPattern: trainer.keys[$0]) < Int32(bitPattern: trainer.keys[$1])
    }
    var weights = [Int32](repeating: 0, count: trainer.keys.count * rowWords)
    for (place, source) in order.enumerated() {
      for index in 0..<classes {
        let small = Int8((trainer.weights[source * classes + index] / scale).rounded())
        weights[place * rowWords + index / packed] |=
          Int32(UInt8(bitPattern: small)) << (8 * Int32(index % packed))
      }
    }
    let numbers = [scale] + trainer.bias
    return (
      order.map { Int32(bitPattern: trainer.keys[$0]) }, weights,
      numbers.map { Int32(bitPattern: $0.bitPattern) }
    )
  }
}
