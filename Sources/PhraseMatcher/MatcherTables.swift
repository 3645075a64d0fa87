import Synchronization

/// What all matchers of one program share, whatever names they have. It is one object, so that a matcher, which is
/// handed to everybody, is cheap to hand on.
final class MatcherTables: Sendable {
  let program: PhraseProgram
  let grammar: GrammarWords
  let skipWords: SkipWords
  let conjunctions: Conjunctions
  let prepared: PreparedProgram
  let halfTyped: HalfTypedLetters
  private let madeTolerance = Mutex<ToleranceTables?>(nil)

  init(_ program: PhraseProgram) {
    self.program = program
    grammar = GrammarWords(program)
    skipWords = SkipWords(program)
    conjunctions = Conjunctions(program)
    prepared = PreparedProgram(program)
    halfTyped = HalfTypedLetters(program)
  }

  /// Made when something must be forgiven for the first time.
  var tolerance: ToleranceTables {
    madeTolerance.withLock { made in
      if let made { return made }
      let tables = ToleranceTables(program, grammar: grammar)
      made = tables
      return tables
    }
  }
}
