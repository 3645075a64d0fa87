import ConversationModel
import Foundation

/// Puts compiled tables, examples and vocabularies together to a program.
struct ProgramAssembler {
  private var tables: PatternTables
  private var exampleWords: [Int32] = []

  init(tables: PatternTables) { self.tables = tables }

  /// The program of the tables and of what else the file says.
  mutating func assemble(_ file: PhraseFile) -> PhraseProgram {
    var sections = PhraseProgram.Section.allCases.map { _ in [Int32]() }
    func put(_ section: PhraseProgram.Section, _ words: [Int32]) { sections[section.rawValue] = words }

    put(.skipWords, skipWords(file.skipWords))
    let all = file.intents.flatMap { $0.examples + $0.counterexamples }
    put(.examples, all.map { tables.string(json($0)) })
    put(.exampleTexts, exampleTexts(file.intents))
    put(.exampleWords, exampleWords)
    put(.exampleBegins, exampleBegins(all))
    put(.vocabulary, vocabulary(file.intents))
    let spelled = spelledWords()
    let doubts = spelledWords(ofDoubts: true)
    let grammar = Set((spelled + doubts).flatMap { WordHash.words($0) }.map(\.hash))
    put(.grammarWords, grammar.sorted())
    put(.spelledWords, spelled.flatMap { add($0) })
    put(.doubtWords, doubts.flatMap { add($0) })
    let guarded = file.intents.flatMap(\.counterexamples).flatMap {
      WordHash.words(Normalizer.utterance($0.text).scalars)
    }
    put(.guardWords, Set(guarded.map(\.hash)).subtracting(grammar).sorted())
    put(.functionWords, words(file.tolerance.functionWords.map(\.text)))
    put(.fillers, words(file.tolerance.fillers.map(\.text)))
    put(.guards, words(file.tolerance.guards.map(\.text)))
    put(.subjects, words(file.subjects.map(\.text)))
    put(.pastimes, words(file.pastimes.map(\.text)))
    put(.nicknames, file.nicknames.flatMap { [tables.string($0.short), tables.string($0.full)] })
    put(.measures, words(file.tolerance.measures))
    put(.halfTyped, words(file.tolerance.halfTyped))
    put(.particles, particles(file.tolerance.particles))
    put(.strictIntents, file.intents.indices.filter { !file.intents[$0].isTolerant }.map { Int32($0) })
    put(.conjunctions, conjunctions(file.conjunctions))
    put(
      .facts,
      [
        tables.string(file.language), tables.string(json(file.exampleNames)), file.ignoresWhitespace ? 1 : 0,
        file.hasOnlyHassILLists ? 1 : 0, Int32(tables.negativeCount),
      ])
    put(.numberWords, numberWords(file.numberWords))
    put(.sounds, sounds(file.sounds))
    put(.sampleWords, sampleWords(file).flatMap { add($0) })
    // No text is added from here on.
    put(.nodes, tables.nodes)
    put(.slotLists, slotLists)
    put(.nameSlots, nameSlots)
    put(.targets, tables.targets)
    put(.targetMasks, tables.targetMasks)
    put(.scalars, tables.scalars)
    put(.networks, tables.networks)
    put(.leaves, tables.leaves)
    put(.ranges, tables.ranges)
    put(.values, tables.values)
    put(.blocks, tables.blocks)
    put(.templates, tables.templates)
    put(.intents, tables.intents)
    put(.pool, tables.pool)
    put(.frames, tables.frames)
    put(.freeSpeech, tables.freeSpeech)
    put(.likenessClasses, tables.likenessClasses)

    var text: [UInt8] = []
    var starts: [Int32] = [0]
    for string in tables.strings {
      text += Array(string.utf8)
      starts.append(Int32(text.count))
    }
    put(.strings, starts)
    return PhraseProgram(sections: sections, text: text, readers: file.readers ?? ReaderTables())
  }

  /// Networks of the lists of texts that fill slots.
  private var slotLists: [Int32] {
    var lists = Set<Int32>()
    for row in stride(from: 0, to: tables.nodes.count, by: Pattern.Node.stride)
    where tables.nodes[row] == Pattern.Kind.list && isSlot(tables.nodes[row + Pattern.Node.b]) {
      lists.insert(tables.nodes[row + Pattern.Node.a])
    }
    return lists.sorted()
  }

  /// The slots that names fill, each with the first leaf that reads them.
  private var nameSlots: [Int32] {
    var seen = Set<Int32>()
    var slots: [Int32] = []
    for row in stride(from: 0, to: tables.nodes.count, by: Pattern.Node.stride)
    where tables.nodes[row] == Pattern.Kind.names {
      let target = tables.nodes[row + Pattern.Node.b]
      if isSlot(target), seen.insert(target).inserted {
        slots += [tables.nodes[row + Pattern.Node.a], target]
      }
    }
    return slots
  }

  private func isSlot(_ target: Int32) -> Bool { target >= 0 && target % 2 == 0 }

  private func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private mutating func add(_ scalars: [UInt32]) -> [Int32] {
    let offset = Int32(tables.scalars.count)
    tables.scalars += scalars.map { Int32(bitPattern: $0) }
    return [offset, Int32(scalars.count)]
  }

  private mutating func skipWords(_ words: [SourcedText]) -> [Int32] {
    let folded = Set(words.map { Normalizer.utterance($0.text).scalars }).filter { !$0.isEmpty }
    let sorted = folded.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1)
    }
    return sorted.flatMap { add($0) }
  }

  private mutating func numberWords(_ words: [(words: String, value: Double)]) -> [Int32] {
    var folded: [(scalars: [UInt32], value: Double)] = []
    for word in words {
      let scalars = Normalizer.utterance(word.words).scalars
      folded.append((scalars, word.value))
      // Hyphens are optional: "twenty five".
      let apart = scalars.map { $0 == Pattern.hyphen ? Pattern.space : $0 }
      if apart != scalars { folded.append((apart, word.value)) }
    }
    let sorted = folded.filter { !$0.scalars.isEmpty }.sorted {
      $0.scalars != $1.scalars ? $0.scalars.lexicographicallyPrecedes($1.scalars) : $0.value < $1.value
    }
    return sorted.flatMap { add($0.scalars) + PatternTables.words($0.value) }
  }

  private mutating func conjunctions(_ conjunctions: [Conjunction]) -> [Int32] {
    let folded = conjunctions.map { (Normalizer.utterance($0.text.text).scalars, $0.kind) }
    let sorted = folded.filter { !$0.0.isEmpty }.sorted {
      $0.0.count != $1.0.count ? $0.0.count > $1.0.count : $0.0.lexicographicallyPrecedes($1.0)
    }
    return sorted.flatMap { add($0.0) + [$0.1.rawValue] }
  }

  private mutating func exampleTexts(_ intents: [IntentPhrases]) -> [Int32] {
    var rows: [Int32] = []
    for (index, intent) in intents.enumerated() {
      if DialogAct(rawValue: intent.name) != nil { continue }
      for example in intent.examples where example.expecting == nil {
        let words = WordHash.words(Normalizer.utterance(example.text).scalars).map(\.hash)
        rows += [Int32(index), tables.string(example.text), Int32(exampleWords.count), Int32(words.count)]
        exampleWords += words
      }
    }
    return rows
  }

  private mutating func exampleBegins(_ examples: [PhraseExample]) -> [Int32] {
    var begins: [(kind: Int32, text: [UInt32])] = []
    for example in examples where !example.isCounterexample {
      let kind = example.expecting.map { tables.string($0) } ?? -1
      begins.append((kind, Normalizer.fold(example.text)))
    }
    return ExampleBegins.rows(begins) { add($0) }
  }

  private func vocabulary(_ intents: [IntentPhrases]) -> [Int32] {
    var counts: [Int32: Int32] = [:]
    for intent in intents {
      let words = intent.examples.flatMap { WordHash.words(Normalizer.utterance($0.text).scalars) }
      for hash in Set(words.map(\.hash)) { counts[hash, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  private mutating func words(_ texts: [String]) -> [Int32] {
    var seen = Set<[UInt32]>()
    let folded = texts.map { Normalizer.utterance($0).scalars }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    return folded.flatMap { add($0) }
  }

  private mutating func sounds(_ sounds: [(character: String, readings: [String])]) -> [Int32] {
    var rows: [(character: UInt32, reading: [UInt32])] = []
    for (text, readings) in sounds {
      guard let character = Normalizer.fold(text).first else { continue }
      rows += readings.map { (character, Normalizer.fold($0)) }
    }
    let sorted = rows.enumerated().sorted {
      ($0.element.character, $0.offset) < ($1.element.character, $1.offset)
    }
    return sorted.flatMap { [Int32(bitPattern: $0.element.character)] + add($0.element.reading) }
  }

  /// Words of scripts with spaces; what stands in one sample only may be a slip.
  private func sampleWords(_ file: PhraseFile) -> [[UInt32]] {
    var counts: [[UInt32]: Int] = [:]
    for text in (file.intents.flatMap(\.utterances) + file.foreign).map(\.text) {
      for case .words(let scalars) in SampleUtterance(text).parts {
        for word in scalars.split(whereSeparator: { !ScalarClass.isLetterOfWord($0) }) {
          counts[Array(word), default: 0] += 1
        }
      }
    }
    return counts.filter { $0.value > 1 }.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func particles(_ classes: [[SourcedText]]) -> [Int32] {
    var rows: [Int32] = []
    for (index, texts) in classes.enumerated() {
      let words = words(texts.map(\.text))
      for place in stride(from: 0, to: words.count, by: 2) {
        rows += [Int32(index), words[place], words[place + 1]]
      }
    }
    return rows
  }

  /// Every word that a template, a rule or a list spells, whole as far as one literal holds it.
  /// - Parameter ofDoubts: only those of other matters, or all others.
  private func spelledWords(ofDoubts: Bool = false) -> [[UInt32]] {
    var words = Set<[UInt32]>()
    for row in stride(from: 0, to: tables.nodes.count, by: Pattern.Node.stride)
    where tables.nodes[row] == Pattern.Kind.literal && tables.doubtNodes.contains(row) == ofDoubts {
      let offset = Int(tables.nodes[row + Pattern.Node.a])
      let count = Int(tables.nodes[row + Pattern.Node.b])
      let text = tables.scalars[offset..<offset + count].map { UInt32(bitPattern: $0) }
      for word in text.split(separator: Pattern.space) { words.insert(Array(word)) }
    }
    if ofDoubts { return words.subtracting(spelledWords()).sorted { $0.lexicographicallyPrecedes($1) } }
    for row in stride(from: 0, to: tables.nodes.count, by: Pattern.Node.stride)
    where tables.nodes[row] == Pattern.Kind.texts {
      let count = Int(tables.nodes[row + Pattern.Node.b])
      // The search for slips looks at every word; lists longer than this must be spelled right.
      guard count <= TextTable.mostForgiven else { continue }
      for (offset, length) in TextTable.texts(tables.pool, at: Int(tables.nodes[row + Pattern.Node.a]), count)
      {
        let text = tables.scalars[offset..<offset + length].map { UInt32(bitPattern: $0) }
        for word in text.split(separator: Pattern.space) { words.insert(Array(word)) }
      }
    }
    return words.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
