import ConversationModel
import DialogEngine
import IntentAssistant
import PhraseMatcher
import Testing

@testable import ConversationTesting

/// The words that come with `ConversationTesting`, for every app.
@Suite struct `Words for every app` {
  /// There is nothing of an app here.
  static let catalogs = AppCatalogs(root: "/nowhere")

  @Test(arguments: ["en", "ja", "ko"] as [LocaleCode])
  func `are right, and understood as they should be`(locale: LocaleCode) {
    let compiled = Self.catalogs.compiled(locale)
    #expect(compiled.mistakes.isEmpty, "\(compiled.mistakes)")
    #expect(compiled.program.examples.count >= 10)
    let found = CatalogCheck(schemas: []).findings(in: compiled.program)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: ["en", "ja", "ko"] as [LocaleCode])
  func `hold whatever the conversation itself tells people to say`(locale: LocaleCode) {
    let quotes = DialogCheck.quotes(in: Self.catalogs.commonDialogs(locale))
    #expect(quotes.count >= 4)
    let found = QuoteCheck.findings(quotes, in: Self.catalogs.compiled(locale).program)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: ["en", "ja", "ko"] as [LocaleCode])
  func `are found on disk`(locale: LocaleCode) {
    let paths =
      Self.catalogs.commonPhrases(locale).map(\.path) + Self.catalogs.commonDialogs(locale).map(\.path)
    #expect(paths.count == 3)
    #expect(
      paths.map(Self.catalogs.place)
        == [
          "Phrases/\(locale)/_readers.yaml", "Sources/ConversationTesting/Acts/\(locale).yaml",
          "Dialogs/\(locale)/engine.ftl",
        ].map { Conversations.root + "/" + $0 })
  }
}
