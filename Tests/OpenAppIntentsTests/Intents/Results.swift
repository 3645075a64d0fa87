import ConversationModel
import OpenAppIntents
import Testing

struct `The result family` {
  private struct Cover: SnippetView { var snippetLines: [String] { ["cover"] } }

  private struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog
      & ShowsSnippetView
    {
      .result(
        value: 1, opensIntent: OpenCurrentlyReading(),
        dialog: IntentDialog(full: "Long", supporting: "Short"), view: Cover())
    }
  }

  private struct Spoken: AppIntent {
    static let title: LocalizedStringResource = "Spoken"
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: IntentDialog(full: "Long", supporting: "Short"))
    }
  }

  private struct Optionally: AppIntent {
    static let title: LocalizedStringResource = "Optionally"
    func perform() async throws -> some IntentResult & ReturnsValue<String?> & ShowsSnippetView {
      .result(value: nil) { Cover() }
    }
  }

  private static let cover = SnippetContent([.line([SnippetCell(.text("cover"))])])

  @Test func `value, dialog, snippet and next intent`() async throws {
    let outcome = try await IntentDescriptor(Everything.self).perform(values: [:], port: ScriptedPort())
    #expect(
      outcome
        == .completed(
          dialog: Message(literal: "Short", arguments: []), snippet: Self.cover, status: .done,
          next: ContinuedIntent(intent: "OpenCurrentlyReading", values: [:])))
  }

  @Test func `without a snippet the full dialog is said`() async throws {
    let outcome = try await IntentDescriptor(Spoken.self).perform(values: [:], port: ScriptedPort())
    #expect(
      outcome
        == .completed(dialog: Message(literal: "Long", arguments: []), snippet: nil, status: .done, next: nil)
    )
  }

  @Test func `a snippet alone`() async throws {
    let outcome = try await IntentDescriptor(Optionally.self).perform(values: [:], port: ScriptedPort())
    #expect(outcome == .completed(dialog: nil, snippet: Self.cover, status: .done, next: nil))
  }

  @Test func `calling an intent gives its value`() async throws {
    #expect(try await Everything()().value == 1)
  }
}
