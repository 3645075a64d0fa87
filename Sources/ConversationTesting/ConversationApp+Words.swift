import Catalogs
import ConversationModel
import DialogEngine
import IntentAssistant
import OpenAppIntents
import PhraseMatcher

extension ConversationApp {
  /// Checks phrases and dialogs of every language as `viva check` does: mistakes, `examples:` that are not understood as
  /// they should be or are taken by another intent, messages that are missing in a language, dialogs that tell people to
  /// say what is not understood. Whatever is found is an issue at its line.
  public func checkWords() {
    let found = wordFindings()
    for finding in found {
      ConversationIssues.record(
        finding.text, at: catalogs.place(of: finding.file), line: finding.line)
    }
    if catalogs.folder.locales(.phrases).isEmpty {
      ConversationIssues.record(
        "There are no phrases in \(catalogs.folder.root)/Phrases.", at: catalogs.folder.root, line: 1)
    }
  }

  /// One thing to mend in a file of the app.
  struct WordFinding {
    var file: String
    var line: Int
    var text: String
  }

  func wordFindings() -> [WordFinding] {
    let schemas = IntentHost(intents: intents, dependencies: AppDependencyManager()).schemas
    let locales = catalogs.folder.locales(.phrases)
    var found: [WordFinding] = []
    for locale in locales {
      let phrases = catalogs.compiled(locale)
      found += phrases.mistakes.map { WordFinding(file: $0.file, line: $0.line, text: $0.description) }
      let quotes = DialogCheck.quotes(in: catalogs.ownDialogs(locale))
      let problems =
        CatalogCheck(schemas: schemas).findings(in: phrases.program)
        + QuoteCheck.findings(quotes, in: phrases.program)
      found += problems.map { WordFinding(file: $0.file, line: $0.line, text: $0.description) }
    }
    var dialogs: [LocaleCode: [DialogSource]] = [:]
    for locale in locales { dialogs[locale] = catalogs.ownDialogs(locale) + catalogs.commonDialogs(locale) }
    found += DialogCheck.faults(in: dialogs).map {
      WordFinding(file: $0.file, line: $0.line, text: $0.description)
    }
    // What stands in this library's files is this library's business; an app may say its messages anew.
    let common = Set(locales.flatMap { catalogs.commonDialogs($0) }.map(\.path))
    return found.filter { !common.contains($0.file) }
  }
}
