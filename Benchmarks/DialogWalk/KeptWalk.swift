import DialogEngine
package import Foundation

/// The few events by which a walk stumbled: kept, so that they are walked again.
package struct KeptWalk: Codable, Sendable {
  /// The number of the last request before them.
  var after: RequestID
  var events: [Event]

  /// What does not hold in it; nil when all does.
  package func fault() throws -> String? {
    var walk = DialogWalk(after: after)
    return try walk.walk(events)
  }

  /// What was kept in a file.
  package init(_ data: Data) throws { self = try JSONDecoder().decode(KeptWalk.self, from: data) }

  /// The text of a file to keep it in.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }

  /// As few of the events of a walk as stumble in the same way; nil when it takes more than the last ones.
  package init?(_ stumble: DialogWalk.Stumble) throws {
    let kind = Self.kind(stumble.fault)
    var numbers: [RequestID] = []
    var machine = DialogMachine()
    for event in stumble.walked {
      numbers.append(machine.nextID)
      _ = machine.receive(event, schemas: WalkEvents.schemas)
    }
    for length in [8, 32, 128, 512, 2048] {
      let start = max(0, stumble.walked.count - length)
      self.init(after: numbers[start] - 1, events: Array(stumble.walked[start...]))
      if try stumbles(kind) {
        try shrink(kind)
        return
      }
    }
    return nil
  }

  private init(after: RequestID, events: [Event]) {
    self.after = after
    self.events = events
  }

  /// Leaves out whatever is not needed, long pieces first.
  private mutating func shrink(_ kind: String) throws {
    var size = events.count / 2
    while size > 0 {
      var start = 0
      while start < events.count {
        var fewer = self
        fewer.events.removeSubrange(start..<min(start + size, events.count))
        if try fewer.stumbles(kind) { self = fewer } else { start += size }
      }
      size /= 2
    }
  }

  private func stumbles(_ kind: String) throws -> Bool { try fault().map(Self.kind) == kind }

  /// What is the same in a shorter walk: the rule that is broken.
  private static func kind(_ fault: String) -> String {
    String(fault.prefix { $0 != ":" })
  }
}
