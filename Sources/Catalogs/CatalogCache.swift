import Foundation

/// Keeps what was compiled from catalog files, keyed by their content: reading YAML takes tens of
/// milliseconds, and a program that starts has few.
package struct CatalogCache: Sendable {
  /// Folders to look in, first come first; compiled files are written to the last.
  private let folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// The compiled form of `files`, from a cache that was made from the same content by the same `format`,
  /// or else made now by `compile` and kept.
  /// - Parameter name: the file's name in the cache, such as `en.phrases`.
  package func compiled(
    _ name: String, from files: [CatalogFolder.File], format: UInt32, compile: () -> [UInt8]
  ) -> [UInt8] {
    let key = Self.key(files, format)
    for folder in folders {
      if let payload = read(folder, name, key) { return payload }
    }
    let payload = compile()
    if let folder = folders.last { write(payload, folder, name, key) }
    return payload
  }

  /// Compiles into one folder, whatever is there: what an installation ships.
  package static func write(
    _ payload: [UInt8], name: String, files: [CatalogFolder.File], format: UInt32, folder: String
  ) {
    CatalogCache(folders: [folder]).write(payload, folder, name, key(files, format))
  }

  private static let magic: [UInt8] = Array("VIVAC2\n\0".utf8)

  /// The mark stands behind the payload, so that taking it off copies nothing: the file is read into the
  /// array that is handed out.
  private func read(_ folder: String, _ name: String, _ key: UInt64) -> [UInt8]? {
    let descriptor = open((folder as NSString).appendingPathComponent(name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_size > 0 else { return nil }
    let size = Int(facts.st_size)
    var bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      while count < size {
        let more = Foundation.read(descriptor, base + count, size - count)
        guard more > 0 else { break }
        count += more
      }
    }
    let mark = Self.mark(key)
    guard bytes.count == size, bytes.suffix(mark.count) == mark[...] else { return nil }
    bytes.removeLast(mark.count)
    return bytes
  }

  /// Written beside its place and renamed, so that no reader sees half a file. Failing is fine: it is only
  /// a cache.
  private func write(_ payload: [UInt8], _ folder: String, _ name: String, _ key: UInt64) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try? Data(payload + Self.mark(key)).write(to: url, options: .atomic)
  }

  private static func mark(_ key: UInt64) -> [UInt8] {
    magic + (0..<8).map { UInt8(truncatingIfNeeded: key >> (8 * $0)) }
  }

  /// After FNV-1a, over names and texts: it tells versions apart, it guards against nobody.
  private static func key(_ files: [CatalogFolder.File], _ format: UInt32) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(format)
    // Eight bytes at a time: the files are megabytes, and every start reads them.
    func mix(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        let raw = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset + 8 <= raw.count {
          hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01b3
          hash ^= hash >> 29
          offset += 8
        }
        for byte in raw[offset...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ 0xff ^ UInt64(raw.count) << 8) &* 0x100_0000_01b3
      }
    }
    for file in files {
      mix(file.path)
      mix(file.text)
    }
    return hash
  }
}
