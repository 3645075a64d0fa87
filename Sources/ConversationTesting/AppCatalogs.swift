import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import PhraseMatcher
import Synchronization

/// The phrases and dialogs of an app, with those that every conversation needs, compiled once a language.
final class AppCatalogs: Sendable {
  /// What can be understood and said in a language.
  struct Words: Sendable {
    var phrases: PhraseProgram
    var speaker: Speaker
    /// Made once and used by every conversation.
    var matcher: Matcher
    var tour: PhraseTour
  }

  /// There are no phrases of that language.
  struct MissingLanguage: Error, CustomStringConvertible {
    var locale: LocaleCode
    var root: String
    var description: String { "There are no phrases for \"\(locale)\" in \(root)/Phrases/\(locale)." }
  }

  let folder: CatalogFolder
  private let loaded = Mutex<[LocaleCode: Words]>([:])

  /// - Parameter root: the folder that holds `Phrases` and `Dialogs`.
  init(root: String) { folder = CatalogFolder(root: root) }

  func words(_ locale: LocaleCode) throws -> Words {
    try loaded.withLock { loaded in
      if let words = loaded[locale] { return words }
      guard !folder.files(.phrases, locale).isEmpty else {
        throw MissingLanguage(locale: locale, root: folder.root)
      }
      var catalogs: [LocaleCode: DialogCatalog] = [:]
      for code in Set([locale, .fallback]) {
        // An app's own words for a message of the conversation come first, and the first wins.
        catalogs[code] =
          DialogCompiler.compile(ownDialogs(code) + commonDialogs(code), locale: code).catalog
      }
      let phrases = compiled(locale).program
      let words = Words(
        phrases: phrases, speaker: Speaker(catalogs: catalogs, locale: locale),
        matcher: Matcher(program: phrases, names: NameLists()), tour: PhraseTour(phrases))
      loaded[locale] = words
      return words
    }
  }

  func compiled(_ locale: LocaleCode) -> CompiledPhrases {
    PhraseCompiler.compile(commonPhrases(locale) + ownPhrases(locale), locale: locale)
  }

  func ownPhrases(_ locale: LocaleCode) -> [PhraseSource] {
    folder.files(.phrases, locale).map { PhraseSource(path: $0.path, text: $0.text) }
  }

  func ownDialogs(_ locale: LocaleCode) -> [DialogSource] {
    folder.files(.dialogs, locale).map { DialogSource(path: $0.path, text: $0.text) }
  }

  // MARK: What comes with this library

  /// The package that tests are built from; they run where they were built.
  private static let package: CatalogFolder = {
    var root = #filePath as NSString
    for _ in 0..<3 { root = root.deletingLastPathComponent as NSString }
    return CatalogFolder(root: root as String)
  }()

  /// Tells this package's files from an app's of the same name.
  private static let mark = "VivaVoce/"

  /// Where a file of the app or of this package is on disk.
  func place(of file: String) -> String {
    guard file.hasPrefix(Self.mark) else { return folder.root + "/" + file }
    return Self.package.root + "/" + file.dropFirst(Self.mark.count)
  }

  /// Numbers, lengths of time, yes and no, ways out.
  func commonPhrases(_ locale: LocaleCode) -> [PhraseSource] {
    let readers = Self.package.files(.phrases, locale).filter { $0.path.hasSuffix("/_readers.yaml") }
    let acts = "Sources/ConversationTesting/Acts/\(locale).yaml"
    return readers.map { PhraseSource(path: Self.mark + $0.path, text: $0.text) }
      + CatalogFolder.phraseFiles(at: Self.package.root + "/" + acts).map {
        PhraseSource(path: Self.mark + acts, text: $0.text)
      }
  }

  /// What the conversation itself says, whatever the app.
  func commonDialogs(_ locale: LocaleCode) -> [DialogSource] {
    Self.package.files(.dialogs, locale).filter { $0.path.hasSuffix("/engine.ftl") }
      .map { DialogSource(path: Self.mark + $0.path, text: $0.text) }
  }
}
