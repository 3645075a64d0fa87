import Foundation
import Testing

@testable import ConversationTesting

/// What `CONVERSATION=text` plays.
@Suite struct `A conversation that is wanted` {
  /// What a test of a place is about.
  enum Found: String {
    case played, nothing, failing
  }

  @Test(arguments: [
    ("oven", Found.played), ("Oven", .failing), ("list", .nothing), ("guide.md", .nothing),
    ("typo", .failing),
    ("swift", .failing),
  ])
  func `is played where it is, and fails where no place of the package has it`(wanted: String, found: Found)
    throws
  {
    let folder = NSTemporaryDirectory() + "wanted-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in [
      ("Package.swift", "// swift"), ("Tests/A/oven.convo", "locale: en\n\nU: hello\n"),
      ("Tests/B/list.convo", "locale: en\n\nU: hello\n"), ("guide.md", "# A guide\n"),
      (".build/typo.convo", "locale: en\n\nU: hello\n"),
    ] {
      let file = URL(filePath: folder).appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let all = Conversation.all(at: folder + "/Tests/A", wanted: wanted)
    let what = all.map { conversation -> Found in
      if case .script = conversation.content { .played } else { .failing }
    }
    #expect((what.first ?? .nothing) == found)
    #expect(all.count <= 1)
  }
}
