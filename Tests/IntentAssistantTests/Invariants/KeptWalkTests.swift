import DialogWalk
import Foundation
import Testing

/// The few events by which a longer walk stumbled once: `make walk` leaves them in `.build`.
@Suite struct `Walks that stumbled` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Corpora/Walk").standardizedFileURL

  private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()

  @Test func `are kept`() { #expect(Self.files.count >= 3) }

  @Test(arguments: files) func `stumble no more`(file: String) throws {
    let kept = try KeptWalk(Data(contentsOf: Self.folder.appending(path: file)))
    let fault = try kept.fault()
    #expect(fault == nil, "\(fault ?? "")")
  }
}
