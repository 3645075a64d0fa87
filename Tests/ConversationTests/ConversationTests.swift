import ConversationModel
import ConversationTesting
import Foundation
import IntentAssistant
import Testing

@testable import viva

extension Transcript: CustomTestStringConvertible {
  public var testDescription: String {
    let name = (path as NSString).lastPathComponent
    return extent.lowerBound == 0 ? name : "\(name):\(extent.lowerBound)"
  }
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
    let result = await TranscriptRunner { _ in try Self.worlds.make() }.run(script)
    ConversationIssues.settle(result)
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

  /// The documents whose blocks are run.
  static let documents: [String] =
    ["README.md"]
    + ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Documentation")) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }

  @Test(arguments: documents.flatMap(scripts)) func document(_ script: Transcript) async {
    await replay(script)
  }

  @Test(arguments: ["Tests/Conversations/en", "Tests/Conversations/ja", "Tests/Conversations/ko"])
  func `scripts are found and readable`(folder: String) throws {
    let files = try TranscriptFiles.all([Self.root + "/" + folder])
    #expect(files.count >= 16)
    for file in files { #expect(try !TranscriptFiles.read(file).isEmpty) }
  }

  @Test func `documents show conversations`() {
    #expect(Self.scripts("README.md").count == 1)
    #expect(Self.scripts("Documentation/conversations.md").count >= 5)
  }
}
