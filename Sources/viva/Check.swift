import ArgumentParser
import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents
import PhraseMatcher
import Rendering
import StudyLog

/// Checks phrases and dialogs of all locales.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check phrases and dialogs: mistakes, examples, thefts, parity.",
    discussion: "Exit: 0 nothing found; 1 something to mend; 2 a file that cannot be read. "
      + "--coverage reports and finds nothing wrong.")

  @OptionGroup var options: GlobalOptions
  @Flag(help: "Also load the phrases with hassil itself, by a Python on PATH or VIVA_PYTHON.") var hassil =
    false
  @Flag(help: "Instead, name the templates, branches and messages that no example or conversation reaches.")
  var coverage = false
  @Option(help: "With --coverage: conversations that count as well, a file or a folder; may be repeated.")
  var conversations: [String] = []
  @Argument(help: "Locales; default all.") var locales: [String] = []

  mutating func validate() throws {
    guard coverage || conversations.isEmpty else {
      throw ValidationError("--conversations goes with --coverage.")
    }
  }

  mutating func run() async throws {
    let catalogs = try LoadedCatalogs(options.preferences)
    let known = catalogs.folder.locales(.phrases)
    let wanted = locales.isEmpty ? known : locales.map { LocaleCode(rawValue: $0) }
    if let stranger = wanted.first(where: { !known.contains($0) }) {
      throw ValidationError("There is no language \"\(stranger)\".")
    }
    if coverage { return try await reportCoverage(of: wanted, catalogs) }
    let schemas = try Wiring.schemas()
    // Dialogs are compared with English, and so are read together.
    let dialogFaults = DialogCheck.faults(in: catalogs.dialogSources)
    var (unreadable, findings) = (0, 0)
    for locale in wanted {
      let phrases = LoadedCatalogs.compile(catalogs.folder.files(.phrases, locale), locale)
      let dialogs = LoadedCatalogs.compileDialogs(catalogs.folder.files(.dialogs, locale), locale)
      let sources = catalogs.folder.files(.dialogs, locale).map { DialogSource(path: $0.path, text: $0.text) }
      let found =
        CatalogCheck(schemas: schemas).findings(in: phrases.program)
        + QuoteCheck.findings(DialogCheck.quotes(in: sources), in: phrases.program)
      let faults = dialogFaults.filter { CatalogFolder.locale(ofPath: $0.file) == locale }
      let doubled = PhraseCompiler.doubledSentences(
        in: catalogs.folder.files(.phrases, locale).map { PhraseSource(path: $0.path, text: $0.text) })
      let broken = phrases.mistakes.count + dialogs.mistakes.count
      var report = phrases.mistakes.map(\.description) + doubled.map(\.description)
      report += faults.map(\.description) + found.map(\.description)
      MistakeList.print(report, to: Standard.output)
      unreadable += broken
      findings += report.count
      Standard.output(
        "\(locale): \(phrases.program.templates.count) templates, \(phrases.program.examples.count) examples, "
          + "\(dialogs.catalog.ids.count) messages, \(report.count) to mend")
    }
    if hassil { unreadable += HassilProbe.run(catalogs.folder, wanted) }
    throw ExitCode(unreadable > 0 ? 2 : findings > 0 ? 1 : 0)
  }

  private func reportCoverage(of locales: [LocaleCode], _ catalogs: LoadedCatalogs) async throws {
    let preferences = options.preferences
    let (said, worded): ([HeardLine], Set<WordedMessages.Part>)
    do {
      let paths = conversations
      (said, worded) = try await WordedMessages.noting {
        try await ConversationLines.all(in: paths) { try StudyWorlds(preferences, listener: $0) }
      }
    } catch let error as TranscriptError {
      Standard.error(error.description)
      throw ExitCode(2)
    }
    var unreadable = 0
    for locale in locales {
      let phrases = catalogs.markedPhrases(locale)
      MistakeList.print(phrases.mistakes.map(\.description), to: Standard.error)
      unreadable += phrases.mistakes.count
      var coverage = PhraseCoverage(phrases)
      coverage.hearExamples()
      for line in said where line.locale == locale { coverage.hear(line) }
      let dialogs = LoadedCatalogs.compileDialogs(catalogs.folder.files(.dialogs, locale), locale).catalog
      let messages = conversations.isEmpty ? nil : dialogs.unworded(worded)
      Standard.output(
        options.json
          ? CoverageReport.json(coverage, messages, locale).text
          : CoverageReport.lines(coverage, messages, locale).joined(separator: "\n"))
    }
    throw ExitCode(unreadable > 0 ? 2 : 0)
  }
}
