import ConversationModel
import Foundation
import PhraseMatcher

/// Times the lines of a file through the phrases of another: JSON or YAML, matched strictly.
struct BundleTiming {
  private let source: PhraseSource
  private let lines: [String]

  init(bundle: String, sentences: String) throws {
    source = PhraseSource(path: bundle, text: try String(contentsOfFile: bundle, encoding: .utf8))
    lines = try String(contentsOfFile: sentences, encoding: .utf8)
      .split(separator: "\n").map { String($0.split(separator: "\t").last ?? "") }
  }

  /// Prints the figures of every class of lines; a line is `class<TAB>text` or a text alone.
  func report(isDump: Bool, isJSON: Bool) throws {
    var compiled = PhraseCompiler.compile([source], locale: "")
    let loading =
      isDump ? 0 : Times.leastWork(of: 3) { compiled = PhraseCompiler.compile([source], locale: "") }
    let bytes = compiled.program.bytes
    var matcher = Matcher(program: compiled.program, names: NameLists())
    let cache =
      isDump
      ? 0
      : Times.leastWork(of: 5) {
        guard let program = try? PhraseProgram(bytes: bytes) else { return }
        matcher = Matcher(program: program, names: NameLists())
      }
    if isDump {
      for line in lines { print(Dump.line(line, matcher.interpret(line, expecting: nil, strict: true))) }
      return
    }

    // The best of three, as the peer is timed: other processes only ever add.
    for line in lines { _ = matcher.interpret(line, expecting: nil, strict: true) }
    let times = lines.map { line in
      Times.least(of: 3) { _ = matcher.interpret(line, expecting: nil, strict: true) }
    }
    if isJSON {
      let times = times.map { String($0 / 1000) }.joined(separator: ",")
      print("{\"load\":\(loading / 1000),\"cache\":\(cache / 1000),\"times\":[\(times)]}")
    } else {
      let kilobytes = bytes.count / 1024
      print("load, of processor time, \(Int(loading)) us, from the cache \(Int(cache)) us, \(kilobytes) KB")
      print("  \(lines.count) lines: \(Times(times).text)")
    }
  }
}

/// What was understood, as one line of text.
enum Dump {
  static func line(_ text: String, _ found: Interpretation) -> String {
    let readings = found.readings.map { reading in
      let slots = reading.slots.map { "\($0.name.rawValue)=\($0.value)@\($0.span)" }.joined(separator: ", ")
      return
        "\(reading.intent.rawValue)(\(slots)) \(reading.cost) \(reading.unused) \(reading.template.line):"
        + reading.template.text
    }
    let nearest = found.nearest.map { " ? \($0.intent.rawValue) '\($0.understood)' \($0.example)" } ?? ""
    return "\(text) -> \(found.tied) \(readings.joined(separator: " | "))\(nearest)"
  }
}
