import ConversationModel
import Foundation
import PhraseMatcher

// Times matching inside one process, warm, over and over.
//
//     inprocess FOLDER [ROUNDS]                            every example of FOLDER/Phrases/<locale>
//         [--locale LOCALE] [--slowest COUNT]              of one locale; with the lines that take longest
//     inprocess --bundle FILE --sentences FILE [--json]    lines through the phrases of one file, strictly
//     inprocess --names FOLDER                             100,000 names
//     inprocess --hostile FOLDER                           long lines that nobody says
//     inprocess --turn FOLDER                              a turn saved and restored on disk
//     inprocess --dump [--bundle FILE --sentences FILE | FOLDER]   what is understood, to compare builds

var options = Options(CommandLine.arguments.dropFirst())
let bundle = options.value("--bundle")
let sentences = options.value("--sentences")
let (isDump, isJSON, isHostile, isNames) = (
  options.has("--dump"), options.has("--json"), options.has("--hostile"), options.has("--names")
)
let (locale, slowest) = (options.value("--locale"), options.value("--slowest"))
let isTurn = options.has("--turn")

switch (bundle, sentences) {
case (let bundle?, let sentences?):
  try BundleTiming(bundle: bundle, sentences: sentences).report(isDump: isDump, isJSON: isJSON)
case _ where isTurn:
  try await TurnTiming(folder: options.rest.first ?? ".").report(rounds: 2_000)
default:
  let timing = PhrasesTiming(folder: options.rest.first ?? ".")
  if isNames {
    timing.names()
  } else if isDump {
    timing.dump()
  } else if isHostile {
    timing.hostile()
  } else {
    timing.report(
      rounds: options.rest.count > 1 ? Int(options.rest[1]) ?? 20 : 20,
      of: locale.map { LocaleCode(rawValue: $0) },
      slowest: slowest.flatMap { Int($0) } ?? 0)
  }
}
