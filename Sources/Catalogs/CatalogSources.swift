import Foundation

/// The files of one locale: what they look like from outside, and their text for those who have to read it.
package struct CatalogSources: Sendable {
  /// Where the folder of the catalogs is.
  let root: String
  /// Where, how long and how old every file is; nil where there are no files to look at.
  private let looks: [Look]?
  private let read: @Sendable () -> [CatalogFolder.File]

  /// A file as it looks without being read.
  struct Look: Sendable {
    var path: String
    var size: Int
    /// Seconds since 1970.
    var modified: Int
  }

  init(root: String, looks: [Look]?, read: @escaping @Sendable () -> [CatalogFolder.File]) {
    self.root = root
    self.looks = looks
    self.read = read
  }

  /// Texts that are no files.
  package init(_ files: [CatalogFolder.File]) { self.init(root: "", looks: nil) { files } }

  /// The same for somebody who wants to know when they are read.
  init(watching other: CatalogSources, _ isRead: @escaping @Sendable () -> Void) {
    self.init(root: other.root, looks: other.looks) {
      isRead()
      return other.read()
    }
  }

  /// The files, read now.
  package var files: [CatalogFolder.File] { read() }

  /// A file that was changed so lately may change once more without looking different.
  static let young = 2

  /// The stamp of what is kept in a folder.
  func stamp(for folder: String, format: UInt32) -> UInt64? {
    stamp(isBeside: folder.hasPrefix(root + "/"), format: format)
  }

  /// What the files look like together, as one number that is not 0; nil while that says too little: a file has
  /// just been written.
  /// - Parameter isBeside: what is made of the files is kept beside them and moved with them. Anywhere else files of
  ///   another folder may look the same.
  func stamp(isBeside: Bool, format: UInt32) -> UInt64? {
    guard let looks, !looks.isEmpty, !root.isEmpty else { return nil }
    let now = time(nil)
    guard looks.allSatisfy({ $0.modified < now - Self.young }) else { return nil }
    var hash = ContentHash(format: format)
    if !isBeside { hash.mix(root) }
    for look in looks {
      hash.mix(look.path)
      hash.mix(UInt64(truncatingIfNeeded: look.size))
      hash.mix(UInt64(truncatingIfNeeded: look.modified))
    }
    return max(1, hash.value)
  }
}

/// After FNV-1a: it tells versions apart, it guards against nobody.
struct ContentHash {
  private(set) var value: UInt64

  init(format: UInt32) { value = 0xcbf2_9ce4_8422_2325 ^ UInt64(format) }

  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    value ^= value >> 29
  }

  /// Eight bytes at a time: the files are megabytes.
  mutating func mix(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var offset = 0
      while offset + 8 <= raw.count {
        mix(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      for byte in raw[offset...] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      value = (value ^ 0xff ^ UInt64(raw.count) << 8) &* 0x100_0000_01b3
    }
  }
}
