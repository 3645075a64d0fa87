import ConversationModel
import Foundation
import Testing

@testable import StudyLog

struct HintTests {
  /// The messages of the dialogs that hold a sentence and quote what can be said next.
  static let quoting: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Dialogs/en")
    let text = (try? String(contentsOf: folder.appending(path: "study.ftl"), encoding: .utf8)) ?? ""
    return text.matches(of: /(?m)^([a-z-]+) = \{ \$record \}.* [Ss]ay "/).map { String($0.1) }
  }()

  @Test(arguments: quoting)
  func `a message that adds what can be said next can be taken away`(id: String) throws {
    let told = Message("record-study-done")
    let hint = Message(MessageID(rawValue: id), ["record": .message(told)])
    #expect(StudyWords.withoutHints(hint) == told)
    #expect(
      StudyWords.withoutHints(Message("running-switched", ["record": .message(told)])).id
        == "running-switched")
  }

  @Test func `all of them are found`() { #expect(Self.quoting.count >= 3) }
}
