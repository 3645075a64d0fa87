import ConversationModel
import Foundation
import IntentAssistant

/// What a replay asks of a process of its own, one JSON object a line.
struct ScriptCommand: Codable, Sendable {
  enum Verb: Codable, Sendable {
    case header(key: String, value: String)
    case event(name: String, arguments: String)
    case open
    case hear(String)
    case shown, interrupt, close, notices, secondsToNextNotice
    case rows(section: String)
    case token
    case changeSets(token: Int)
    case arm(FaultPoint)
  }

  var verb: Verb
  /// The conversation's name.
  var session: String
  /// The script's clock, which the process cannot know.
  var now: Date
  var zone: String
  var locale: LocaleCode
  /// Tells the ids that this process makes from those of others.
  var process: Int
}

/// What the process answers, one JSON object a line.
struct ScriptAnswer: Codable, Sendable {
  var reply: Reply?
  var faults: [String] = []
  var setAsideCount = 0
  /// Whether the world knows the header or event.
  var isKnown: Bool?
  var rows: [String]?
  var number: Double?
  var changeSets: [ChangeSet]?
  /// What cannot be done.
  var problem: ScriptWorldError?
}
