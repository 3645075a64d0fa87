import ConversationModel
import DialogEngine
import Foundation
import Testing

/// Catalogs and speakers for the tests of speech.
enum SpeechFixture {
  /// The folder `Dialogs` of this project.
  static let dialogs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Dialogs")

  static let locales: [LocaleCode] = ["en", "ja", "ko"]

  /// The dialog files of a locale, sorted by name.
  static func sources(_ locale: LocaleCode) throws -> [DialogSource] {
    let folder = dialogs.appending(path: locale.rawValue)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".ftl") }.sorted().map { name in
      DialogSource(
        path: "Dialogs/\(locale)/\(name)",
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// The project's own catalogs, compiled once.
  static let catalogs: [LocaleCode: DialogCatalog] = {
    var catalogs: [LocaleCode: DialogCatalog] = [:]
    for locale in locales {
      let found = (try? sources(locale)) ?? []
      catalogs[locale] = DialogCompiler.compile(found, locale: locale).catalog
    }
    return catalogs
  }()

  /// A speaker of the project's own dialogs.
  static func speaker(_ locale: LocaleCode) throws -> Speaker {
    Speaker(catalogs: catalogs, locale: locale)
  }

  /// The messages of `engine.ftl`, parsed once.
  private static let engine: [LocaleCode: [DialogMessage]] = {
    var engine: [LocaleCode: [DialogMessage]] = [:]
    for locale in locales {
      let found = (try? sources(locale)) ?? []
      engine[locale] = found.filter { $0.path.hasSuffix("engine.ftl") }
        .flatMap { MessageParser.parse($0).messages }
    }
    return engine
  }()

  /// A speaker of the words of `engine.ftl` and of a few messages of the test's own.
  static func speaker(_ locale: LocaleCode, _ own: String) throws -> Speaker {
    let messages = (engine[locale] ?? []) + MessageParser.parse(source(own)).messages
    return Speaker(catalogs: [locale: DialogCatalog(locale: locale, messages: messages)], locale: locale)
  }

  /// A speaker of exactly these files.
  static func speaker(_ sources: [LocaleCode: [DialogSource]], _ locale: LocaleCode) -> Speaker {
    var catalogs: [LocaleCode: DialogCatalog] = [:]
    for (locale, files) in sources {
      catalogs[locale] = DialogCompiler.compile(files, locale: locale).catalog
    }
    return Speaker(catalogs: catalogs, locale: locale)
  }

  static func source(_ text: String) -> DialogSource { DialogSource(path: "own.ftl", text: text) }
}
