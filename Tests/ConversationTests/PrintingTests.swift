import Foundation
import IntentAssistant
import Testing

/// Reading a script and printing it gives the file: nothing that was written is lost, and there is one way to write it.
@Suite struct `Scripts as text` {
  static let files: [String] =
    (try? TranscriptFiles.all([
      Conversations.root + "/Tests/Conversations",
      Conversations.root + "/Examples/Kitchen/Tests/KitchenTests/Conversations",
    ])) ?? []

  @Test(arguments: files) func `printing what was read gives the file`(path: String) throws {
    let script = try #require(try TranscriptFiles.read(path).first)
    #expect(try script.text == String(contentsOfFile: path, encoding: .utf8))
    let again = try TranscriptParser(path: path, text: script.text).transcripts().first
    #expect(again?.lines == script.lines)
  }

  @Test func `scripts are found`() { #expect(Self.files.count > 50) }
}
