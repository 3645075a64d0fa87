package import ConversationModel
import Foundation

/// Keeps what was compiled from catalog files: reading YAML takes tens of milliseconds, and a program that starts has
/// few. What was compiled is known by the content of its files, and where they look as they did then, without reading
/// them: their names, lengths and times, as `make` and git have it.
package struct CatalogCache: Sendable {
  /// Folders to look in, first come first; compiled files are written to the last.
  private let folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// What was compiled from files, from a cache that was made from the same content by the same `format`,
  /// or else made now by `compile` and kept.
  /// - Parameters:
  ///   - name: the file's name in the cache, such as `en.phrases`.
  ///   - read: makes something of the bytes; nil when they are damaged, and then the next cache is asked. Bytes that
  ///     are known to be whole need no adding up.
  package func compiled<Value>(
    _ name: String, from sources: CatalogSources, format: UInt32,
    read: (_ bytes: FixedBytes, _ isKnownWhole: Bool) -> Value?, compile: ([CatalogFolder.File]) -> [UInt8]
  ) -> Value? {
    let whole = folders.last.flatMap { WholeMark.read(name, in: $0) }
    let kept = folders.map { KeptFile($0 + "/" + name, whole: whole) }
    func value(_ kept: KeptFile) -> Value? {
      let value = read(kept.payload, kept.isKnownWhole)
      if value != nil, !kept.isKnownWhole, let folder = folders.last { kept.look?.write(name, in: folder) }
      return value
    }
    for (folder, kept) in zip(folders, kept) {
      if let kept, kept.stamp == sources.stamp(for: folder, format: format), let value = value(kept) {
        return value
      }
    }
    let files = sources.files
    let key = Self.key(files, format)
    for (index, kept) in kept.enumerated() {
      guard let kept, kept.key == key, let value = value(kept) else { continue }
      // From now on it is known without reading the files.
      if index == folders.count - 1, let stamp = sources.stamp(for: folders[index], format: format) {
        KeptFile.write(kept.payload.array, key: key, stamp: stamp, name, in: folders[index])
      }
      return value
    }
    let payload = compile(files)
    if let folder = folders.last {
      KeptFile.write(
        payload, key: key, stamp: sources.stamp(for: folder, format: format) ?? 0, name, in: folder)
    }
    return read(FixedBytes(payload), true)
  }

  /// Compiles into a folder beside the files, whatever is there: what an installation ships.
  package static func write(
    _ payload: [UInt8], name: String, sources: CatalogSources, format: UInt32, folder: String
  ) {
    KeptFile.write(
      payload, key: key(sources.files, format), stamp: sources.stamp(isBeside: true, format: format) ?? 0,
      name,
      in: folder)
  }

  private static func key(_ files: [CatalogFolder.File], _ format: UInt32) -> UInt64 {
    var hash = ContentHash(format: format)
    for file in files {
      hash.mix(file.path)
      hash.mix(file.text)
    }
    return hash.value
  }
}
