import ConversationModel
import Foundation
import IntentAssistant
import Testing

@testable import viva

extension Transcript: CustomTestStringConvertible {
  public var testDescription: String { (path as NSString).lastPathComponent }
}

@Suite struct Conversations {
  static let root: String = {
    var path = #filePath as NSString
    for _ in 0..<3 { path = path.deletingLastPathComponent as NSString }
    return path as String
  }()

  static let worlds = StudyWorlds(root: root)

  static func scripts(_ path: String) -> [Transcript] {
    let files = (try? TranscriptFiles.all([root + "/" + path])) ?? []
    return files.flatMap { (try? TranscriptFiles.read($0)) ?? [] }
  }

  private func replay(_ script: Transcript) async {
    let result = await TranscriptRunner { try Self.worlds.make() }.run(script)
    for failure in result.failures where result.isFailure {
      Issue.record(
        "\(failure.report)",
        sourceLocation: SourceLocation(
          fileID: "Conversations/" + (script.path as NSString).lastPathComponent, filePath: script.path,
          line: failure.line, column: 1))
    }
    if let todo = result.todo, result.failures.isEmpty { Issue.record("passes, but is marked todo: \(todo)") }
  }

  @Test(arguments: scripts("Tests/Conversations/en")) func english(_ script: Transcript) async {
    await replay(script)
  }

  @Test(arguments: scripts("Tests/Conversations/ja")) func japanese(_ script: Transcript) async {
    await replay(script)
  }

  @Test(arguments: scripts("Tests/Conversations/ko")) func korean(_ script: Transcript) async {
    await replay(script)
  }

  @Test(arguments: scripts("README.md")) func readme(_ script: Transcript) async { await replay(script) }

  @Test(arguments: ["Tests/Conversations/en", "Tests/Conversations/ja", "Tests/Conversations/ko"])
  func `scripts are found and readable`(folder: String) throws {
    let files = try TranscriptFiles.all([Self.root + "/" + folder])
    #expect(files.count >= 16)
    for file in files { #expect(try !TranscriptFiles.read(file).isEmpty) }
  }

  @Test func `the README shows a conversation`() { #expect(!Self.scripts("README.md").isEmpty) }
}
