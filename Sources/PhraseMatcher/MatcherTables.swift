import ConversationModel

/// What all matchers of one program share, whatever names they have. It is one object, so that a matcher, which is
/// handed to everybody, is cheap to hand on. Each part is made when a line needs it: nobody waits for them at a prompt.
final class MatcherTables: Sendable {
  let program: PhraseProgram
  private let lateGrammar: Late<GrammarWords>
  private let lateSkipWords: Late<SkipWords>
  private let lateConjunctions: Late<Conjunctions>
  private let latePrepared: Late<PreparedProgram>
  private let lateHalfTyped: Late<HalfTypedLetters>
  private let lateTolerance: Late<ToleranceTables>

  var grammar: GrammarWords { lateGrammar.value }
  var skipWords: SkipWords { lateSkipWords.value }
  var conjunctions: Conjunctions { lateConjunctions.value }
  var prepared: PreparedProgram { latePrepared.value }
  var halfTyped: HalfTypedLetters { lateHalfTyped.value }
  var tolerance: ToleranceTables { lateTolerance.value }

  init(_ program: PhraseProgram) {
    self.program = program
    let grammar = Late { GrammarWords(program) }
    lateGrammar = grammar
    lateSkipWords = Late { SkipWords(program) }
    lateConjunctions = Late { Conjunctions(program) }
    latePrepared = Late { PreparedProgram(program) }
    lateHalfTyped = Late { HalfTypedLetters(program) }
    lateTolerance = Late { ToleranceTables(program, grammar: grammar.value) }
  }
}
