import ConversationModel
import OpenAppIntents
import Synchronization
import Testing

struct `Services of the app` {
  final class Counter: Sendable {
    let made = Mutex(0)
    func next() -> Int {
      made.withLock {
        $0 += 1
        return $0
      }
    }
  }

  struct Service: Sendable { var number: Int }

  struct UseService: AppIntent {
    static let title: LocalizedStringResource = "Use"
    @Dependency var service: Service
    @Dependency(key: "second") var second: Service
    func perform() async throws -> some IntentResult & ProvidesDialog {
      let detached = await Task.detached { service.number }.value
      return .result(dialog: "\(service.number) \(second.number) \(detached)")
    }
  }

  private func said() async throws -> [MessageArgument] {
    let outcome = try await IntentDescriptor(UseService.self).perform(values: [:], port: ScriptedPort())
    guard case .completed(let dialog?, _, _, _, _) = outcome else { return [] }
    return ["0", "1", "2"].compactMap { dialog.arguments[$0] }
  }

  @Test func `are made once, found by key, and reach a detached task`() async throws {
    let counter = Counter()
    try await withServices {
      $0.add { Service(number: counter.next()) }
      $0.add(key: "second", dependency: Service(number: 9))
    } run: {
      let numbers = try await said()
      #expect(numbers == [.number(1), .number(9), .number(1)])
      let again = try await said()
      #expect(again == [.number(1), .number(9), .number(1)])
    }
  }

  @Test func `may take time to make`() async throws {
    try await withServices {
      $0.add {
        await Task.yield()
        return Service(number: 5)
      }
      $0.add(key: "second") { Service(number: 6) }
    } run: {
      let numbers = try await said()
      #expect(numbers == [.number(5), .number(6), .number(5)])
    }
  }

  @Test func `the last one added counts`() async throws {
    try await withServices {
      $0.add { Service(number: 1) }
      $0.add { Service(number: 2) }
      $0.add(key: "second") { Service(number: 3) }
    } run: {
      let first = try await said().first
      #expect(first == .number(2))
    }
  }
}
