import ConversationModel
import PhraseMatcher
import Rendering

/// A sample as a line of JSON that `viva match --json` takes as input.
enum SampleReport {
  static func json(_ sample: PhraseSample) -> JSONText {
    var members: [(String, JSONText)] = [("text", .string(sample.text))]
    if let expecting = sample.expecting {
      members.append(("expecting", .string(expecting.kind)))
      if let about = expecting.about { members.append(("about", .string(about.rawValue))) }
      if !expecting.options.isEmpty {
        members.append(("options", .array(expecting.options.map { .string($0.title) })))
      }
    }
    members.append(("intent", .string(sample.intent.rawValue)))
    members.append(("words", .object(sample.slots.map { ($0.name.rawValue, .string($0.text)) })))
    return .object(members)
  }
}
