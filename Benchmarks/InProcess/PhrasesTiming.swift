import Catalogs
import ConversationModel
import PhraseMatcher

/// Times our own phrases: the examples beside them, how lines go on, and lines that nobody says.
struct PhrasesTiming {
  private let folder: CatalogFolder

  init(folder: String) { self.folder = CatalogFolder(root: folder) }

  private func sources(_ locale: LocaleCode) -> [PhraseSource] {
    folder.files(.phrases, locale).map { PhraseSource(path: $0.path, text: $0.text) }
  }

  private func matcher(_ locale: LocaleCode) -> (matcher: Matcher, examples: [PhraseExample]) {
    let program = PhraseCompiler.compile(sources(locale), locale: locale).program
    return (Matcher(program: program, names: program.exampleNames), program.examples)
  }

  /// Prints compiling, loading and matching for every locale, or for one.
  /// - Parameter slowest: so many lines are named that take longest.
  func report(rounds: Int, of one: LocaleCode?, slowest: Int) {
    for locale in folder.locales(.phrases) where one.map({ $0 == locale }) ?? true {
      let sources = sources(locale)
      var program = PhraseProgram()
      let compiling = Times.measure { program = PhraseCompiler.compile(sources, locale: locale).program }
      let bytes = program.bytes
      var matcher = Matcher(program: program, names: program.exampleNames)
      let names = program.exampleNames
      let fixed = FixedBytes(bytes)
      // As every start but the first finds them, and as the first does.
      let loading = Times.least(of: 5) {
        program = (try? PhraseProgram(bytes: fixed, isKnownWhole: true)) ?? program
      }
      let adding = Times.least(of: 5) { program = (try? PhraseProgram(bytes: fixed)) ?? program }
      let preparing = Times.least(of: 5) { matcher = Matcher(program: program, names: names) }
      print(
        "\(locale): compile \(Int(compiling / 1000)) ms, load \(Int(loading)) us and \(Int(preparing)) us "
          + "(\(Int(adding)) us for files that are new), \(bytes.count / 1024) KB")
      let examples = program.examples
      // What is not for us goes on to the tolerant pass and the search for the nearest phrase.
      for (name, part) in [
        ("understood", examples.filter { !$0.isCounterexample }),
        ("refused", examples.filter(\.isCounterexample)),
      ] {
        var times: [Double] = []
        var least = part.map { _ in Double.infinity }
        for round in 0...rounds {
          for (index, example) in part.enumerated() {
            let time = Times.measure { _ = matcher.interpret(example.text, expecting: example.expectation) }
            if round > 0 { times.append(time) }
            least[index] = min(least[index], time)
          }
        }
        print("  \(name): \(part.count) utterances, match \(Times(times).text)")
        for (index, time) in least.enumerated().sorted(by: { $0.element > $1.element }).prefix(slowest) {
          print("    \(Int(time)) us: \(part[index].text)  \(part[index].expectation?.kind ?? "")")
        }
      }
      print("  completion: \(completion(matcher, examples).text)")
    }
  }

  /// Prints the figures of long lists of names for every locale.
  func names() {
    for locale in folder.locales(.phrases) {
      print("\(locale):")
      var bench = NamesBench()
      bench.run(PhraseCompiler.compile(sources(locale), locale: locale).program, locale: locale.rawValue)
    }
  }

  /// Every prefix of some examples.
  private func completion(_ matcher: Matcher, _ examples: [PhraseExample]) -> Times {
    var times: [Double] = []
    for example in examples.enumerated().filter({ $0.offset % 20 == 0 }).map(\.element) {
      for count in 0...example.text.count {
        let prefix = String(example.text.prefix(count))
        times.append(
          Times.least(of: 2) { _ = matcher.completions(of: prefix, expecting: example.expectation) })
      }
    }
    return Times(times)
  }

  /// Prints what the longest lines that are read cost.
  func hostile() {
    let pieces = [
      ("one word", "timer "), ("a word glued", "timer"), ("digits", "7"), ("numbers", "20 "), ("han", "本"),
      ("hangul", "책"), ("spaces", " "), ("hyphens", "- "), ("for", "for "), ("marks", "!?"),
      ("no word", "zq "),
      ("twenty", "twenty "), ("分", "二十分"), ("a", "a "), ("quotes", "\" "),
    ]
    for locale in folder.locales(.phrases) {
      let matcher = matcher(locale).matcher
      for (name, piece) in pieces {
        var times: [String] = []
        for length in [250, 500, 1_000, 2_000] {
          let text = String(String(repeating: piece, count: length).prefix(length))
          let all = Times.least(of: 2) { _ = matcher.interpret(text, expecting: nil) }
          let strict = Times.least(of: 2) { _ = matcher.interpret(text, expecting: nil, strict: true) }
          let completing = Times.least(of: 1) { _ = matcher.completions(of: text, expecting: nil) }
          times.append("\(length): \(Int(all)) / \(Int(strict)) / \(Int(completing))")
        }
        print("\(locale) \(name), us of match / strict / completion: \(times.joined(separator: ", "))")
      }
    }
  }

  /// Prints what every example means.
  func dump() {
    for locale in folder.locales(.phrases) {
      let (matcher, examples) = matcher(locale)
      for example in examples {
        print(Dump.line(example.text, matcher.interpret(example.text, expecting: example.expectation)))
        let prefix = String(example.text.prefix(example.text.count / 2))
        let found = matcher.completions(of: prefix, expecting: example.expectation)
        print("  \(prefix)… \(found.start) \(found.candidates.joined(separator: "|"))")
      }
    }
  }
}
