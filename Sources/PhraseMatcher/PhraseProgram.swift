package import ConversationModel
import Foundation

/// The phrases of one locale, compiled: flat tables that are used where they stand.
///
/// It never changes, so everybody holds the same one.
package final class PhraseProgram: Sendable {
  /// Why bytes cannot be loaded: they are of another version, cut off or damaged.
  package struct Damage: Error, Hashable, Sendable {}

  /// The tables, one after another.
  enum Section: Int, CaseIterable {
    case nodes, targets, scalars, networks, leaves, ranges, values, blocks, templates, intents, pool
    /// Where each string begins in `text`, and one more for the end.
    case strings
    /// `[offset, length]` of each skip word, longest first.
    case skipWords
    /// Examples and counterexamples, each a string of JSON.
    case examples
    /// `[intent, string, offset, length]` of each example, with its words in `exampleWords`.
    case exampleTexts
    /// Hashes of words.
    case exampleWords
    /// How examples begin; see `ExampleBegins`.
    case exampleBegins
    /// `[hash, count]`, sorted: in how many intents' examples a word stands.
    case vocabulary
    /// Hashes of the words that templates spell, sorted.
    case grammarWords
    /// `[offset, length]` of the words that templates spell, as scalars.
    case spelledWords
    /// The same of words that only speak of other matters.
    case doubtWords
    /// Hashes of words that are never skipped: they turn a sentence into what it must not be.
    case guardWords
    /// `[offset, length]` of the small words that may be missing.
    case functionWords
    /// `[offset, length, value 2]` of each way to write a number, sorted by its text.
    case numberWords
    /// `[offset, length, kind]` of what joins two commands or ends a sentence, longest first.
    case conjunctions
    /// `[template, isCueless, takes, needs]` of each frame; takes and needs are offsets into the pool.
    case frames
    /// Networks of pieces, neutral words, guards, joints, scopes, doubts, cues, repairs, negations, what is unplaced and hesitations; then
    /// `[kind, network]` of the pieces that count in answers of a kind.
    case freeSpeech
    /// `[language, example names, ignoresWhitespace, hasOnlyHassILLists, negative sentences]`.
    case facts
    /// `[offset, length]` of words that mean nothing.
    case fillers
    /// `[class, offset, length]` of particles, one of a class in another's place.
    case particles
    /// `[offset, length]` of words beside which nothing is forgiven.
    case guards
    /// `[offset, length]` of words of lengths of time.
    case measures
    /// Letters, each with the characters it may be half of.
    case halfTyped
    /// Intents that need a strict reading.
    case strictIntents
    /// `[template, takes, isAnswer]` of each class that is learned from samples; the first of either kind is what
    /// is for nobody.
    case likenessClasses
    /// Hashes of features, sorted.
    case likenessKeys
    /// For each feature a byte for each class, four in a word.
    case likenessWeights
    /// `[character, offset, length]` of each way a character may sound, sorted by the character.
    case sounds
    /// `[offset, length]` of the words that several samples have.
    case sampleWords
    /// The scale of the weights and the bias of every class, as bits of a float.
    case likenessBias
    /// The mask and the pairs of the node that each target is, four words, so that a split looks at its ways in one go.
    case targetMasks
    /// `[offset, length]` of what people study, and of what they study or do for fun.
    case subjects, pastimes
    /// `[string, string]`: what people say for words of titles, and the words.
    case nicknames
    /// Networks of the lists of texts that fill slots, sorted.
    case slotLists
    /// `[leaf, target]` of each slot that names fill, in the order of the nodes.
    case nameSlots
  }

  private static let magic: Int32 = 0x5649_5641
  /// Changes with the layout, that of the readers included, so that old bytes are refused.
  private static let version = 19 << 8 | Int32(ReaderTables.version)
  private static let headerCount = 6

  let words: ProgramWords
  /// UTF-8 of all strings, and where it stands.
  private let textOwner: FixedBytes
  private let textRange: Range<Int>
  /// First word and count of every section.
  let sections: [Range<Int>]
  /// Number words and units.
  var readers: ReaderTables { lateReaders.value }
  private let lateReaders: Late<ReaderTables>

  init(sections: [[Int32]], text: [UInt8], readers: ReaderTables) {
    var ranges: [Range<Int>] = []
    for section in sections {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + section.count)
    }
    words = ProgramWords(sections)
    textOwner = FixedBytes(text)
    textRange = text.indices
    self.sections = ranges
    lateReaders = Late { readers }
  }

  /// A program with nothing in it.
  package convenience init() {
    var empty = Section.allCases.map { _ in [Int32]() }
    empty[Section.strings.rawValue] = [0]
    self.init(sections: empty, text: [], readers: ReaderTables())
  }

  // MARK: bytes

  /// A program from its bytes, which it goes on using.
  /// - Parameter isKnownWhole: they were added up before and have not changed since.
  /// - Throws: `Damage` when they are not those of a program of this version, whole and unchanged.
  package init(bytes: FixedBytes, isKnownWhole: Bool = false) throws {
    let directory = Self.headerCount + Section.allCases.count
    guard bytes.count >= directory * 4 else { throw Damage() }
    let all = ProgramWords(littleEndian: bytes, at: 0, count: directory)
    guard all[0] == Self.magic, all[1] == Self.version else { throw Damage() }
    let textCount = Int(all[4])
    let readersCount = Int(all[5])
    guard textCount >= 0, readersCount >= 0,
      isKnownWhole
        || Self.checksum(UnsafeRawBufferPointer(rebasing: bytes.raw[16...]))
          == PatternTables.bits(all[2], all[3])
    else { throw Damage() }
    var ranges: [Range<Int>] = []
    var place = 0
    for count in all[Self.headerCount..<directory] {
      guard count >= 0 else { throw Damage() }
      ranges.append(place..<place + Int(count))
      place += Int(count)
    }
    let textStart = (directory + place) * 4
    guard textStart + textCount + readersCount == bytes.count else { throw Damage() }
    words = ProgramWords(littleEndian: bytes, at: directory * 4, count: place)
    textOwner = bytes
    textRange = textStart..<textStart + textCount
    sections = ranges
    let readersStart = textRange.upperBound
    // The sum and the version say that they can be read.
    lateReaders = Late { (try? ReaderTables(bytes: bytes.array(readersStart...)[...])) ?? ReaderTables() }
  }

  /// The same from a copy of the bytes.
  /// - Throws: `Damage`.
  package convenience init(bytes: [UInt8]) throws { try self.init(bytes: FixedBytes(bytes)) }

  /// The program as bytes that `init(bytes:)` takes.
  package var bytes: [UInt8] {
    let packed = readers.encode()
    var body = [Int32(text.count), Int32(packed.count)] + sections.map { Int32($0.count) }
    body += words
    var out: [UInt8] = []
    out.reserveCapacity(body.count * 4 + text.count + packed.count + 16)
    func append(_ word: Int32) { withUnsafeBytes(of: word.littleEndian) { out.append(contentsOf: $0) } }
    for word in body { append(word) }
    out += text
    out += packed
    let sum = out.withUnsafeBytes(Self.checksum)
    let rest = out
    out = []
    for word in [Self.magic, Self.version] + PatternTables.words(sum) { append(word) }
    return out + rest
  }

  /// Four sums side by side, for the bytes are megabytes and every start adds them up.
  private static func checksum(_ raw: UnsafeRawBufferPointer) -> UInt64 {
    let prime: UInt64 = 0x100_0000_01B3
    var sums = SIMD4<UInt64>(
      0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4, 0x9CE4_CBF2_2325_8422, 0x2325_8422_9CE4_CBF2)
    var offset = 0
    while offset + 32 <= raw.count {
      for lane in 0..<4 {
        let word = raw.loadUnaligned(fromByteOffset: offset + lane * 8, as: UInt64.self).littleEndian
        let sum = (sums[lane] ^ word) &* prime
        sums[lane] = sum ^ sum >> 29
      }
      offset += 32
    }
    var hash = UInt64(raw.count)
    for lane in 0..<4 { hash = (hash ^ sums[lane]) &* prime ^ hash >> 29 }
    while offset < raw.count {
      hash = (hash ^ UInt64(raw[offset])) &* prime
      offset += 1
    }
    return hash
  }

  // MARK: reading

  /// A string by its index; empty when there is none.
  func string(_ index: Int32) -> String {
    let range = sections[Section.strings.rawValue]
    let place = range.lowerBound + Int(index)
    guard index >= 0, place + 1 < range.upperBound else { return "" }
    let (first, end) = (Int(words[place]), Int(words[place + 1]))
    precondition(first >= 0 && first <= end && end <= textRange.count, "Internal: the string is all there.")
    let raw = UnsafeRawBufferPointer(
      start: textOwner.address + (textRange.lowerBound + first), count: end - first)
    return String(decoding: raw, as: UTF8.self)
  }

  func section(_ section: Section) -> Slice<ProgramWords> { words[sections[section.rawValue]] }

  /// UTF-8 of all strings.
  var text: [UInt8] { textOwner.array(textRange) }

  /// One word of a section.
  subscript(_ section: Section, _ index: Int) -> Int32 {
    words[sections[section.rawValue].lowerBound + index]
  }

  func count(_ section: Section) -> Int { sections[section.rawValue].count }

  /// The language of the files, as they name it.
  package var language: String { string(count(.facts) > 0 ? self[.facts, 0] : -1) }

  /// Spaces between characters of scripts without spaces are free even in strict matching.
  var ignoresWhitespace: Bool { count(.facts) > 2 && self[.facts, 2] != 0 }

  /// The files hold what hassil knows and nothing of ours, so hassil's order of readings is the right one.
  package var isPlainHassIL: Bool { count(.facts) > 3 && self[.facts, 3] != 0 }

  /// The names that the examples use.
  package var exampleNames: NameLists {
    let json = string(count(.facts) > 1 ? self[.facts, 1] : -1)
    return (try? JSONDecoder().decode(NameLists.self, from: Data(json.utf8))) ?? NameLists()
  }

  /// Every example and counterexample, in the order of the files.
  package var examples: [PhraseExample] {
    section(.examples).compactMap {
      try? JSONDecoder().decode(PhraseExample.self, from: Data(string($0).utf8))
    }
  }

  /// The intents and dialog acts that have sentences, in the order of the files.
  package var intents: [IntentName] { section(.intents).map { IntentName(rawValue: string($0)) } }

  /// The words of a section of `[offset, length]`.
  func wordList(_ section: Section) -> [[UInt32]] {
    stride(from: 0, to: count(section) - 1, by: 2).map {
      scalars(at: self[section, $0], count: self[section, $0 + 1])
    }
  }

  /// The classes of particles.
  var particles: [[[UInt32]]] {
    var classes: [[[UInt32]]] = []
    for row in stride(from: 0, to: count(.particles) - 2, by: 3) {
      let word = scalars(at: self[.particles, row + 1], count: self[.particles, row + 2])
      if Int(self[.particles, row]) == classes.count { classes.append([]) }
      classes[classes.count - 1].append(word)
    }
    return classes
  }

  /// The intents that need a strict reading.
  var strictIntents: Set<IntentName> {
    Set(section(.strictIntents).map { IntentName(rawValue: string(self[.intents, Int($0)])) })
  }

  /// The lists of names that templates use.
  var nameLists: [ListName] {
    let section = Array(section(.leaves))
    return stride(from: 0, to: section.count - 1, by: Pattern.Leaf.stride).compactMap {
      section[$0] == Pattern.Leaf.names || section[$0] == Pattern.Leaf.knownNames
        ? ListName(rawValue: string(section[$0 + 1])) : nil
    }
  }

  /// How many templates of sentences there are; negative sentences, the rows of frames
  /// and those of likeness stand behind them.
  var templateCount: Int {
    let likeness = stride(from: 0, to: count(.likenessClasses), by: LikenessModel.Row.stride).count {
      self[.likenessClasses, $0 + LikenessModel.Row.template] >= 0
    }
    return count(.templates) / Pattern.TemplateRow.stride - negativeCount - frameCount - likeness
  }

  /// How many negative sentences there are.
  var negativeCount: Int { count(.facts) > 4 ? Int(self[.facts, 4]) : 0 }

  var frameCount: Int { count(.frames) / Pattern.frameStride }

  /// Every template with its intent, in the order of the files.
  package var templates: [(intent: IntentName, place: TemplateReference)] {
    (0..<templateCount).map { (intent(ofTemplate: $0), reference(toTemplate: $0)) }
  }

  func intent(ofTemplate index: Int) -> IntentName {
    let row = index * Pattern.TemplateRow.stride
    let intent = self[.templates, row + Pattern.TemplateRow.intent]
    return IntentName(rawValue: string(self[.intents, Int(intent)]))
  }

  func reference(toTemplate index: Int) -> TemplateReference {
    let row = index * Pattern.TemplateRow.stride
    return TemplateReference(
      file: string(self[.templates, row + Pattern.TemplateRow.file]),
      line: Int(self[.templates, row + Pattern.TemplateRow.line]),
      text: string(self[.templates, row + Pattern.TemplateRow.text]))
  }
}
