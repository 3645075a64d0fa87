import ArgumentParser
import Catalogs
import ConversationModel
import DialogEngine
import Foundation
import PhraseMatcher

/// The phrases and dialogs of this installation, compiled or taken from the cache.
struct LoadedCatalogs {
  let folder: CatalogFolder
  private let cache: CatalogCache?
  private let folders: CacheFolders?

  /// The catalogs below a folder; without a cache they are compiled anew.
  init(root: String, cache: CatalogCache?) {
    folder = CatalogFolder(root: root)
    self.cache = cache
    folders = nil
  }

  /// The catalogs of this installation.
  init(_ preferences: Preferences) throws {
    let environment = Program.environment
    guard let folder = CatalogFolder.find(program: Program.path, environment: environment) else {
      throw ValidationError(
        "Viva's phrases and dialogs were not found beside the program. Set VIVA_RESOURCES to the folder "
          + "that holds Phrases and Dialogs.")
    }
    self.folder = folder
    let folders = CacheFolders(preferences.places.cache)
    self.folders = folders
    let own = folders.folder(program: Program.path, root: folder.root)
    cache = CatalogCache(folders: [folder.root + "/Compiled", own])
  }

  /// What a locale can understand. Mistakes in the files were reported by `viva check`; here the rest works.
  /// - Parameter announce: called before they are compiled, which takes some seconds, once for an installation.
  func phrases(_ locale: LocaleCode, announce: () -> Void = {}) -> PhraseProgram {
    let sources = folder.sources(.phrases, locale)
    let kept = cache?.compiled(
      "\(locale).phrases", from: sources, format: Program.identity,
      read: { try? PhraseProgram(bytes: $0, isKnownWhole: $1) },
      compile: { files in
        announce()
        folders?.tidy()
        return Self.compile(files, locale).program.bytes
      })
    return kept ?? Self.compile(sources.files, locale).program
  }

  /// The phrases of a locale as a program that notes which branches it takes.
  func markedPhrases(_ locale: LocaleCode) -> MarkedPhrases {
    PhraseCompiler.compileMarked(
      folder.files(.phrases, locale).map(PhraseSource.init), locale: locale, learned: phrases(locale))
  }

  /// What is said in a locale, with English behind it.
  func speaker(_ locale: LocaleCode) -> Speaker {
    var catalogs: [LocaleCode: DialogCatalog] = [:]
    for code in Set([locale, .fallback]) { catalogs[code] = dialogs(code) }
    return Speaker(catalogs: catalogs, locale: locale)
  }

  func dialogs(_ locale: LocaleCode) -> DialogCatalog {
    let sources = folder.sources(.dialogs, locale)
    let kept = cache?.compiled(
      "\(locale).dialogs", from: sources, format: Program.identity,
      read: { bytes, _ in try? DialogCatalog(bytes: bytes.array) },
      compile: { Self.compileDialogs($0, locale).catalog.bytes })
    return kept ?? Self.compileDialogs(sources.files, locale).catalog
  }

  /// Writes every locale's compiled files into a folder: what an installation ships.
  func ship(to target: String) {
    for locale in folder.locales(.phrases) {
      let sources = folder.sources(.phrases, locale)
      CatalogCache.write(
        Self.compile(sources.files, locale).program.bytes, name: "\(locale).phrases", sources: sources,
        format: Program.identity, folder: target)
    }
    for locale in folder.locales(.dialogs) {
      let sources = folder.sources(.dialogs, locale)
      CatalogCache.write(
        Self.compileDialogs(sources.files, locale).catalog.bytes, name: "\(locale).dialogs", sources: sources,
        format: Program.identity, folder: target)
    }
  }

  static func compile(_ files: [CatalogFolder.File], _ locale: LocaleCode) -> CompiledPhrases {
    PhraseCompiler.compile(files.map(PhraseSource.init), locale: locale)
  }

  static func compileDialogs(_ files: [CatalogFolder.File], _ locale: LocaleCode) -> CompiledDialogs {
    DialogCompiler.compile(files.map(DialogSource.init), locale: locale)
  }

  /// The dialog files of every locale, to be checked side by side.
  var dialogSources: [LocaleCode: [DialogSource]] {
    Dictionary(
      uniqueKeysWithValues: folder.locales(.dialogs).map { locale in
        (locale, folder.files(.dialogs, locale).map(DialogSource.init))
      })
  }

  /// Somebody else's HassIL files; their mistakes go to standard error, the rest works.
  static func phrases(at path: String) throws -> PhraseProgram {
    let files = CatalogFolder.phraseFiles(at: path)
    guard !files.isEmpty else { throw ValidationError("There are no phrase files at \"\(path)\".") }
    let compiled = PhraseCompiler.compile(files.map(PhraseSource.init), locale: .fallback) { language in
      // Numbers of ranges may be said in words: files without a table of them use ours.
      guard let folder = CatalogFolder.find(program: Program.path, environment: Program.environment) else {
        return nil
      }
      let code = language.split(whereSeparator: { "-_".contains($0) }).first.map { String($0) } ?? language
      let known = folder.files(.phrases, LocaleCode(rawValue: code))
      return known.first { $0.path.hasSuffix("/_readers.yaml") }.map(PhraseSource.init)
    }
    MistakeList.print(compiled.mistakes.map(\.description), to: Standard.error)
    return compiled.program
  }
}

extension PhraseSource {
  fileprivate init(_ file: CatalogFolder.File) { self.init(path: file.path, text: file.text) }
}

extension DialogSource {
  fileprivate init(_ file: CatalogFolder.File) { self.init(path: file.path, text: file.text) }
}

/// This running program.
enum Program {
  /// Read once: the dictionary is made anew for everyone who asks.
  static let environment = ProcessInfo.processInfo.environment

  static let path: String =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    ?? CommandLine.arguments[0]

  /// Tells builds apart: what one build compiled, another does not read.
  static let identity: UInt32 = {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return 0 }
    return UInt32(truncatingIfNeeded: Int(facts.st_size) &* 31 &+ facts.st_mtim.tv_sec)
  }()
}
