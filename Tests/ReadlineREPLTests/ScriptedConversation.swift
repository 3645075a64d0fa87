import ConversationModel

/// A conversation that answers by a table and remembers what it heard.
actor ScriptedConversation: Conversing {
  private(set) var heard: [String] = []
  private(set) var interrupts = 0
  private var replies: [String: Reply]
  private var opening = Reply()
  private var farewell = Reply()
  private var due: [Reply] = []
  private var afterNotices: @Sendable () -> Void = {}
  private let names: [String]

  init(
    replies: [String: Reply] = [:], opening: Reply = Reply(), farewell: Reply = Reply(), names: [String] = []
  ) {
    self.replies = replies
    self.opening = opening
    self.farewell = farewell
    self.names = names
  }

  /// A notice that is due at once; `then` is called when it has been taken.
  func fall(due notice: Reply, then: @escaping @Sendable () -> Void = {}) {
    due.append(notice)
    afterNotices = then
  }

  func open() async -> Reply { opening }
  func hear(_ line: String) async -> Reply {
    heard.append(line)
    return replies[line] ?? .said("heard \(line)")
  }
  func interrupt() async -> Reply {
    interrupts += 1
    return .said("dropped")
  }
  func close() async -> Reply { farewell }
  func notices() async -> Reply {
    guard !due.isEmpty else { return Reply() }
    defer { afterNotices() }
    return due.removeFirst()
  }
  func secondsToNextNotice() async -> Double? { due.isEmpty ? nil : 0 }
  func completer() async -> any Completing { WordCompleter(names: names) }
}

/// Completes the words from the first place where a name goes on.
private struct WordCompleter: Completing {
  let names: [String]
  func completions(of line: String) -> (start: Int, candidates: [String]) {
    for index in line.indices {
      let fitting = names.filter { $0.lowercased().hasPrefix(line[index...].lowercased()) }
      if !fitting.isEmpty { return (line.utf8.distance(from: line.startIndex, to: index), fitting) }
    }
    return (line.utf8.count, [])
  }
}

extension Reply {
  static func said(
    _ text: String, _ kind: ReplyLine.Kind = .dialog, status: ReplyStatus = .done
  ) -> Reply { Reply(parts: [.line(ReplyLine(kind: kind, text: text))], status: status) }
}
