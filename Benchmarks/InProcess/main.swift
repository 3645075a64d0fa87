import Catalogs
import ConversationModel
import Foundation
import PhraseMatcher

// Times matching inside one process: every example of a locale, over and over, after a warm-up.
// Usage: inprocess FOLDER [ROUNDS]; FOLDER holds Phrases/. Without rounds only the names are timed.

let arguments = CommandLine.arguments
let folder = CatalogFolder(root: arguments.count > 1 ? arguments[1] : ".")
let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 20 : 20
let clock = ContinuousClock()

for locale in folder.locales(.phrases) {
  let sources = folder.files(.phrases, locale).map { PhraseSource(path: $0.path, text: $0.text) }
  var program = PhraseProgram()
  let compiling = clock.measure { program = PhraseCompiler.compile(sources, locale: locale).program }
  let bytes = program.bytes
  let loading = clock.measure { program = (try? PhraseProgram(bytes: bytes)) ?? program }
  let matcher = Matcher(program: program, names: program.exampleNames)
  let examples = program.examples
  print(
    "\(locale): compile \(Int(compiling / .milliseconds(1))) ms, load \(Int(loading / .microseconds(1))) us, "
      + "\(bytes.count / 1024) KB")
  // What is not for us goes on to the tolerant pass and the search for the nearest phrase.
  for (name, part) in [
    ("understood", examples.filter { !$0.isCounterexample }),
    ("refused", examples.filter(\.isCounterexample)),
  ] {
    var times: [Double] = []
    for round in 0...rounds where rounds > 0 {
      for example in part {
        let time = clock.measure { _ = matcher.interpret(example.text, expecting: example.expectation) }
        if round > 0 { times.append(time / .microseconds(1)) }
      }
    }
    times.sort()
    guard let slowest = times.last else { continue }
    func share(_ portion: Double) -> Int {
      Int(times[min(times.count - 1, Int(Double(times.count) * portion))])
    }
    print(
      "  \(name): \(part.count) utterances, match p50 \(share(0.5)) us, p95 \(share(0.95)) us, "
        + "p99 \(share(0.99)) us, max \(Int(slowest)) us")
  }
  var names = NamesBench()
  names.run(program, locale: locale.rawValue)
}
