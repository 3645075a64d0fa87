import ArgumentParser
import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import OpenAppIntents
import PhraseMatcher
import StudyLog

/// Checks phrases and dialogs of all locales.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check phrases and dialogs: mistakes, examples, thefts, parity.",
    discussion: "Exit: 0 nothing found; 1 something to mend; 2 a file that cannot be read.")

  @OptionGroup var options: CommonOptions
  @Argument(help: "Locales; default all.") var locales: [String] = []

  mutating func run() async throws {
    let catalogs = try LoadedCatalogs(options)
    let known = catalogs.folder.locales(.phrases)
    let wanted = locales.isEmpty ? known : locales.map { LocaleCode(rawValue: $0) }
    if let stranger = wanted.first(where: { !known.contains($0) }) {
      throw ValidationError("There is no language \"\(stranger)\".")
    }
    let host = IntentHost(
      intents: StudyLog.intents, dependencies: AppDependencyManager(), wording: StoreTrouble.words(for:))
    var (unreadable, findings) = (0, 0)
    for locale in wanted {
      let phrases = LoadedCatalogs.compile(catalogs.folder.files(.phrases, locale), locale)
      let dialogs = LoadedCatalogs.compileDialogs(catalogs.folder.files(.dialogs, locale), locale)
      for mistake in phrases.mistakes { Standard.output("\(mistake)") }
      for mistake in dialogs.mistakes { Standard.output("\(mistake)") }
      unreadable += phrases.mistakes.count + dialogs.mistakes.count
      let sources = catalogs.folder.files(.dialogs, locale).map { DialogSource(path: $0.path, text: $0.text) }
      let found =
        CatalogCheck(schemas: host.schemas).findings(in: phrases.program)
        + QuoteCheck.findings(DialogCheck.quotes(in: sources), in: phrases.program)
      for finding in found { Standard.output("\(finding)") }
      findings += found.count
      Standard.output(
        "\(locale): \(phrases.program.templates.count) templates, \(phrases.program.examples.count) examples, "
          + "\(dialogs.catalog.ids.count) messages, \(found.count + phrases.mistakes.count + dialogs.mistakes.count) to mend"
      )
    }
    let all = Dictionary(
      uniqueKeysWithValues: known.map { locale in
        let files = catalogs.folder.files(.dialogs, locale)
        return (locale, files.map { DialogSource(path: $0.path, text: $0.text) })
      })
    let lint = DialogCheck.faults(in: all)
    for finding in lint { Standard.output("\(finding)") }
    findings += lint.count
    throw ExitCode(unreadable > 0 ? 2 : findings > 0 ? 1 : 0)
  }
}
