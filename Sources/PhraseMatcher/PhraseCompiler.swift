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
  package static func compile(_ sources: [PhraseSource], locale: LocaleCode) -> CompiledPhrases {
    var merged = PhraseFile()
    var mistakes: [PhraseError] = []
    for source in sources {
      let (file, found) = PhraseFileReader.read(source)
      merged.merge(file)
      mistakes += found
    }
    if merged.language.isEmpty { merged.language = locale.rawValue }
    var compiler = PatternCompiler(merged)
    compiler.compile()
    mistakes += compiler.mistakes
    let order = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
    mistakes.sort {
      (order[$0.file] ?? 0, $0.line, $0.column) < (order[$1.file] ?? 0, $1.line, $1.column)
    }
    var assembler = ProgramAssembler(tables: MaskBuilder.fill(compiler.tables))
    return CompiledPhrases(program: assembler.assemble(merged), mistakes: mistakes)
  }
}
