package import ConversationModel
import Foundation

/// The folder that holds `Phrases/` and `Dialogs/`, and what is in it.
package struct CatalogFolder: Sendable {
  /// One file of a catalog.
  package struct File: Sendable {
    /// Relative to the folder: `Phrases/en/StartTimer.yaml`.
    package var path: String
    package var text: String
  }

  /// What is in the files; its folder has the raw value as its name.
  package enum Kind: String, Sendable {
    case phrases = "Phrases"
    case dialogs = "Dialogs"

    fileprivate var endings: [String] { self == .phrases ? ["yaml", "yml", "json"] : ["ftl"] }
  }

  package let root: String

  package init(root: String) { self.root = root }

  /// Looks at `VIVA_RESOURCES`, `../share/viva` of the program, and the folders above the program, in this
  /// order. Never at a path that was fixed when the program was built.
  package static func find(program: String, environment: [String: String]) -> CatalogFolder? {
    if let set = environment["VIVA_RESOURCES"], !set.isEmpty {
      let folder = CatalogFolder(root: set)
      return folder.isComplete ? folder : nil
    }
    var directory = (program as NSString).deletingLastPathComponent
    let installed = ((directory as NSString).deletingLastPathComponent as NSString)
      .appendingPathComponent("share/viva")
    var candidates = [installed, directory]
    while directory != "/", !directory.isEmpty {
      directory = (directory as NSString).deletingLastPathComponent
      candidates.append(directory)
    }
    return candidates.map { CatalogFolder(root: $0) }.first(where: \.isComplete)
  }

  private var isComplete: Bool {
    [Kind.phrases, .dialogs].allSatisfy { kind in
      var facts = stat()
      return stat(path(kind), &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }
  }

  private func path(_ kind: Kind, _ rest: String = "") -> String {
    let base = root.hasSuffix("/") ? root + kind.rawValue : root + "/" + kind.rawValue
    return rest.isEmpty ? base : base + "/" + rest
  }

  /// The locales that have a folder of this kind, sorted.
  package func locales(_ kind: Kind) -> [LocaleCode] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(kind))) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.contains(".") }.sorted().map { LocaleCode(rawValue: $0) }
  }

  /// Every file of a locale, sorted by name. A file that cannot be read is left out.
  package func files(_ kind: Kind, _ locale: LocaleCode) -> [File] {
    Self.files(in: path(kind, locale.rawValue), endings: kind.endings).map { name, text in
      File(path: "\(kind.rawValue)/\(locale.rawValue)/\(name)", text: text)
    }
  }

  /// The same files as they look from outside.
  package func sources(_ kind: Kind, _ locale: LocaleCode) -> CatalogSources {
    let folder = path(kind, locale.rawValue)
    let looks = Self.names(in: folder, endings: kind.endings).map { name in
      var facts = stat()
      let isThere = stat(folder + "/" + name, &facts) == 0
      return CatalogSources.Look(
        path: "\(kind.rawValue)/\(locale.rawValue)/\(name)", size: isThere ? Int(facts.st_size) : -1,
        modified: isThere ? facts.st_mtim.tv_sec : 0)
    }
    return CatalogSources(root: root, looks: looks) { files(kind, locale) }
  }

  /// The locale that a path of `files` belongs to: `Dialogs/ja/study.ftl` is `ja`.
  package static func locale(ofPath path: String) -> LocaleCode? {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? LocaleCode(rawValue: String(parts[1])) : nil
  }

  /// The phrase files of any folder, or one file, with their paths as given.
  package static func phraseFiles(at path: String) -> [File] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return read(path).map { [File(path: path, text: $0)] } ?? [] }
    return files(in: path, endings: Kind.phrases.endings).map { name, text in
      File(path: (path as NSString).appendingPathComponent(name), text: text)
    }
  }

  private static func files(in folder: String, endings: [String]) -> [(name: String, text: String)] {
    names(in: folder, endings: endings).compactMap { name in
      read(folder + "/" + name).map { (name, $0) }
    }
  }

  /// Sorted.
  private static func names(in folder: String, endings: [String]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      !name.hasPrefix(".") && endings.contains { name.hasSuffix("." + $0) }
    }.sorted()
  }

  private static func read(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
