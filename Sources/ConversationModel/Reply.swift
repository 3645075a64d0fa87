/// How a turn ended; the process' exit code comes from it (DESIGN section 5).
package enum ReplyStatus: String, Codable, Hashable, Sendable {
  case done, nothing, needsValue, refused, storage, cancelled

  package var exitCode: Int32 {
    switch self {
    case .done: 0
    case .nothing: 1
    case .needsValue: 2
    case .refused: 3
    case .storage: 4
    case .cancelled: 5
    }
  }
}

/// One line of dialog.
package struct ReplyLine: Codable, Hashable, Sendable {
  /// Who speaks, and so where it is written.
  package enum Kind: String, Codable, Hashable, Sendable {
    /// Said by the assistant.
    case dialog
    /// Happened without a turn: a timer ended.
    case notice
    /// Something went wrong inside; also reported on stderr.
    case fault
  }

  package var kind: Kind
  package var text: String
  /// The full spoken form where it differs.
  package var spoken: String?
  /// The messages it was worded by, in order: a reason and its question are one line.
  package var messages: [MessageID]
  package init(kind: Kind, text: String, spoken: String? = nil, messages: [MessageID] = []) {
    self.kind = kind
    self.text = text
    self.spoken = spoken
    self.messages = messages
  }
}

/// What the assistant says and shows in one turn.
package struct Reply: Codable, Hashable, Sendable {
  /// Something said, or something shown.
  package enum Part: Codable, Hashable, Sendable {
    case line(ReplyLine)
    case snippet(Snippet)
  }

  package var parts: [Part]
  package var status: ReplyStatus
  package var trace: TurnTrace

  package init(parts: [Part] = [], status: ReplyStatus = .done, trace: TurnTrace = TurnTrace()) {
    self.parts = parts
    self.status = status
    self.trace = trace
  }

  package var lines: [ReplyLine] {
    parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }
}

/// What a turn did, for claims in transcripts, `--json` and explanations.
package struct TurnTrace: Codable, Hashable, Sendable {
  /// Where a value came from.
  package enum Source: String, Codable, Hashable, Sendable {
    case utterance, answer, correction, context, `default`
  }
  /// A parameter of the turn's request, and what became of it.
  package struct Parameter: Codable, Hashable, Sendable {
    package var name: ParameterName
    package var value: IntentValue?
    package var source: Source
    /// As transcripts name it; nil when its rule was not reached.
    package var result: String?
    package init(name: ParameterName, value: IntentValue?, source: Source, result: String?) {
      self.name = name
      self.value = value
      self.source = source
      self.result = result
    }
  }
  /// What an open question awaits.
  package struct Waiting: Codable, Hashable, Sendable {
    package var parameter: ParameterName?
    /// `value`, `choice` or `confirmation`.
    package var kind: String
    package var options: [String]
    package init(parameter: ParameterName?, kind: String, options: [String]) {
      self.parameter = parameter
      self.kind = kind
      self.options = options
    }
  }

  package var intent: IntentName?
  package var parameters: [Parameter] = []
  /// The question that is open after the turn.
  package var waiting: Waiting?
  /// `completed`, `cancelled`, `set aside`, `failed(code)`.
  package var outcome: String?
  /// Commands of the same line that were done before; nil for none.
  package var earlier: [IntentName]?
  package init() {}
}

/// The exit code of several turns: the first that is not 0. A question that a later line answered does not
/// count; one that is open at the end does.
package struct ExitTally: Sendable {
  private var first: Int32 = 0
  private var open: Int32 = 0
  package init() {}

  /// Takes the next turn in.
  package mutating func count(_ reply: Reply) {
    open = 0
    if reply.trace.waiting != nil {
      open = reply.status.exitCode
    } else if first == 0 {
      first = reply.status.exitCode
    }
  }

  package var exitCode: Int32 { first != 0 ? first : open }
}
