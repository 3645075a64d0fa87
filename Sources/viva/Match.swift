import ArgumentParser
import Catalogs
import ConversationModel
import Foundation
import IntentAssistant
import PhraseMatcher
import ReadlineREPL
import Rendering

/// Utterances on standard input, one result a line on standard output; performs and writes nothing.
struct Match: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Show what utterances on standard input mean, one a line, without doing anything.")

  @OptionGroup var options: GlobalOptions
  @Option(help: "A JSON file of names that replace those of the store.") var entities: String?
  @Option(help: "A HassIL folder or file instead of Viva's phrases.") var phrases: String?
  @Flag(help: "No tolerance: only what the templates say.") var strict = false

  mutating func run() async throws {
    let wiring = try Wiring(options.preferences, phrasesAt: phrases)
    let names: NameLists
    if let entities {
      names = try EntitiesFile.read(entities)
    } else {
      names = try wiring.names()
    }
    let matcher = Matcher(program: wiring.assistant.phrases, names: names)
    var lines = LineReader(descriptor: STDIN_FILENO)
    while let line = lines.next() {
      let input = MatchInput(line: line)
      let interpretation = matcher.interpret(
        input.text, expecting: input.expectation, context: input.context, strict: strict)
      if options.json {
        Standard.output(MatchReport.json(interpretation, for: input).text)
      } else {
        Standard.output(MatchReport.plain(interpretation, for: input))
      }
    }
  }
}

/// One line of input: plain text, or a JSON object.
struct MatchInput {
  var text: String
  var expectation: Expectation?
  /// What is known beside the utterance, for the conditions of blocks.
  var context: [String: IntentValue] = [:]

  init(line: String) {
    text = line
    guard line.first(where: { !$0.isWhitespace }) == "{",
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let said = object["text"] as? String
    else { return }
    text = said
    context = (object["context"] as? [String: Any] ?? [:]).compactMapValues(Self.value)
    let options = (object["options"] as? [Any] ?? []).map { "\($0)" }
    if let kind = object["expecting"] as? String {
      let entries = options.enumerated().map { NameEntry(id: String($0.offset + 1), title: $0.element) }
      let about = (object["about"] as? String).map { IntentName(rawValue: $0) }
      expectation = Expectation(kind: kind, about: about, welcome: Self.welcome, options: entries)
    }
  }

  /// A value of the context as HassIL writes it: a scalar, or `{"value": …}`.
  private static func value(_ json: Any) -> IntentValue? {
    switch json {
    case let map as [String: Any]: map["value"].flatMap(value)
    case let items as [Any]: .list(items.compactMap(value))
    case let text as String: .choice(text)
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" {
        .boolean(number.boolValue)
      } else {
        Int(exactly: number.doubleValue).map { .integer($0) } ?? .number(number.doubleValue)
      }
    default: nil
    }
  }

  /// Whatever a record may hold: an answer may change any of it.
  private static let welcome: [ParameterName] = [
    "material", "book", "duration", "amount", "start", "end", "memo", "title", "unit",
  ]
}

/// Names for `--entities`: `{"material":[{"title":"Calculus","unit":"pages"}],"book":[…]}`.
enum EntitiesFile {
  static func read(_ path: String) throws -> NameLists {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ValidationError("Cannot read \"\(path)\".")
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]] else {
      throw ValidationError(
        "\"\(path)\" is not of the form {\"material\":[{\"title\":\"Calculus\",\"unit\":\"pages\"}]}.")
    }
    var lists: [ListName: [NameEntry]] = [:]
    for (kind, entries) in object {
      lists[ListName(rawValue: kind + "s")] = entries.enumerated().compactMap { index, entry in
        guard let title = entry["title"] as? String else { return nil }
        let synonyms = [entry["author"] as? String].compactMap(\.self)
        return NameEntry(
          id: String(index + 1), title: title, reading: entry["reading"] as? String, synonyms: synonyms,
          unit: entry["unit"] as? String)
      }
    }
    return NameLists(lists)
  }
}
