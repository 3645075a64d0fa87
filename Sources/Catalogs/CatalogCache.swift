package import ConversationModel
import Foundation

/// Keeps what was compiled from catalog files: reading YAML takes tens of milliseconds, and a program that starts has
/// few. What was compiled is known by the content of its files, and where they look as they did then, without reading
/// them: their names, lengths and times, as `make` and git have it.
package struct CatalogCache: Sendable {
  /// Folders to look in, first come first; compiled files are written to the last.
  private let folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// The compiled form of files, from a cache that was made from the same content by the same `format`,
  /// or else made now by `compile` and kept.
  /// - Parameter name: the file's name in the cache, such as `en.phrases`.
  package func compiled(
    _ name: String, from sources: CatalogSources, format: UInt32,
    compile: ([CatalogFolder.File]) -> [UInt8]
  ) -> FixedBytes {
    let kept = folders.map { KeptFile($0 + "/" + name) }
    for (folder, kept) in zip(folders, kept) {
      if let kept, kept.stamp == sources.stamp(for: folder, format: format) { return kept.payload }
    }
    let files = sources.files
    let key = Self.key(files, format)
    for (index, kept) in kept.enumerated() {
      guard let kept, kept.key == key else { continue }
      // From now on it is known without reading the files.
      if index == folders.count - 1, let stamp = sources.stamp(for: folders[index], format: format) {
        KeptFile.write(kept.payload.array, key: key, stamp: stamp, name, in: folders[index])
      }
      return kept.payload
    }
    let payload = compile(files)
    if let folder = folders.last {
      KeptFile.write(
        payload, key: key, stamp: sources.stamp(for: folder, format: format) ?? 0, name, in: folder)
    }
    return FixedBytes(payload)
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
