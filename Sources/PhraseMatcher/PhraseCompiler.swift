package import ConversationModel
import Foundation

/// What came of compiling phrase files: a program of all that is right, and every mistake.
package struct CompiledPhrases: Sendable {
  package var program: PhraseProgram
  /// In the order of the files; the sentences they stand in are left out of the program.
  package var mistakes: [PhraseError]
}

/// Compiles the phrase files of one locale.
package enum PhraseCompiler {
  /// The program of these files, merged in this order.
  /// - Parameter readers: the reader tables of a language, for files without readers and number words.
  package static func compile(
    _ sources: [PhraseSource], locale: LocaleCode, readers: (String) -> PhraseSource? = { _ in nil }
  ) -> CompiledPhrases {
    let (program, learnable, compiler) = compile(sources, locale, readers, marking: false)
    return CompiledPhrases(program: program.learning(learnable), mistakes: compiler.mistakes)
  }

  /// The same as a program that notes which branches it takes, and these branches.
  /// - Parameter learned: an ordinary program of the same files; without it samples are learned from anew.
  package static func compileMarked(
    _ sources: [PhraseSource], locale: LocaleCode, learned: PhraseProgram? = nil
  ) -> MarkedPhrases {
    let (program, learnable, compiler) = compile(sources, locale, { _ in nil }, marking: true)
    return MarkedPhrases(
      program: learned.flatMap(program.learned) ?? program.learning(learnable),
      branches: compiler.branches?.branches ?? [], mistakes: compiler.mistakes)
  }

  private static func compile(
    _ sources: [PhraseSource], _ locale: LocaleCode, _ readers: (String) -> PhraseSource?, marking: Bool
  ) -> (PhraseProgram, PhraseFile, PatternCompiler) {
    let (file, mistakes) = merge(sources)
    var merged = file
    if merged.language.isEmpty { merged.language = locale.rawValue }
    if merged.readers == nil, merged.numberWords.isEmpty, let source = readers(merged.language) {
      merged.readers = PhraseFileReader.read(source).file.readers
    }
    var compiler = PatternCompiler(merged, marking: marking)
    compiler.compile()
    compiler.mistakes = mistakes + compiler.mistakes
    let order = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
    compiler.mistakes.sort {
      (order[$0.file] ?? 0, $0.line, $0.column) < (order[$1.file] ?? 0, $1.line, $1.column)
    }
    var assembler = ProgramAssembler(tables: MaskBuilder.fill(compiler.tables))
    return (assembler.assemble(merged), merged, compiler)
  }

  /// The sentences that say nothing an earlier one does not; they work, but one of the two is too many.
  package static func doubledSentences(in sources: [PhraseSource]) -> [PhraseError] {
    DoubledSentences.mistakes(in: merge(sources).file)
  }

  private static func merge(_ sources: [PhraseSource]) -> (file: PhraseFile, mistakes: [PhraseError]) {
    var merged = PhraseFile()
    var mistakes: [PhraseError] = []
    for source in sources {
      let (file, found) = PhraseFileReader.read(source)
      merged.merge(file)
      mistakes += found
    }
    return (merged, mistakes)
  }
}
