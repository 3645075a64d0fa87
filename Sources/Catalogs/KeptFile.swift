import ConversationModel
import Foundation

/// One compiled file as it lies in a cache, with the mark of what it was made from.
///
/// It is mapped, not read: of megabytes a start looks at little. Nobody changes such a file; a newer one takes its name.
struct KeptFile {
  /// Without the mark.
  let payload: FixedBytes
  /// Of the content it was made from.
  let key: UInt64
  /// Of what the files looked like; 0 for none.
  let stamp: UInt64
  /// How it looks from outside; nil while that says too little.
  let look: WholeMark?
  /// It was added up before, and looks as it did then.
  let isKnownWhole: Bool

  private static let magic: [UInt8] = Array("VIVAC3\n\0".utf8)
  /// The mark stands behind the payload, so that this begins where a page does.
  private static let markSize = magic.count + 16

  /// Nil when there is no such file, or it was cut off.
  /// - Parameter whole: how the file looked that was last found to be whole.
  init?(_ path: String, whole: WholeMark?) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_size >= Self.markSize else { return nil }
    let size = Int(facts.st_size)
    look = WholeMark(facts)
    isKnownWhole = whole != nil && whole == look
    // Whoever adds it up needs all of it at once.
    let flags = MAP_PRIVATE | (isKnownWhole ? 0 : MAP_POPULATE)
    guard let start = mmap(nil, size, PROT_READ, flags, descriptor, 0), start != MAP_FAILED else {
      return nil
    }
    let mark = UnsafeRawBufferPointer(start: start + (size - Self.markSize), count: Self.markSize)
    guard mark.prefix(Self.magic.count).elementsEqual(Self.magic) else {
      munmap(start, size)
      return nil
    }
    key = UInt64(littleEndian: mark.loadUnaligned(fromByteOffset: Self.magic.count, as: UInt64.self))
    stamp = UInt64(littleEndian: mark.loadUnaligned(fromByteOffset: Self.magic.count + 8, as: UInt64.self))
    payload = FixedBytes(start: start, count: size - Self.markSize) { start, count in
      munmap(start, count + Self.markSize)
    }
  }

  /// Written beside its place and renamed, so that no reader sees half a file. Failing is fine: it is only
  /// a cache.
  static func write(_ payload: [UInt8], key: UInt64, stamp: UInt64, _ name: String, in folder: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    var mark = magic
    for word in [key, stamp] { withUnsafeBytes(of: word.littleEndian) { mark.append(contentsOf: $0) } }
    try? Data(payload + mark).write(to: url, options: .atomic)
  }
}
