import ArgumentParser

/// Lets options that every command takes stand before the command: `viva --locale ja say …`.
enum ArgumentOrder {
  private static let commands: Set<String> = Set(
    Viva.configuration.subcommands.compactMap { $0.configuration.commandName })
  private static let flags: Set<String> = ["--json", "--plain"]
  private static let options: Set<String> = ["--locale", "--home", "--color"]

  /// The words with the command first; unchanged where something else stands before it.
  static func commandFirst(_ words: [String]) -> [String] {
    var place = 0
    while place < words.count {
      let word = words[place]
      if commands.contains(word) {
        // Behind the rest, for a command inside this one takes them.
        let rest = words[place...]
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end] + words[..<place] + rest[end...])
      }
      let isOption = options.contains(word)
      guard isOption || flags.contains(word) || options.contains(where: { word.hasPrefix($0 + "=") }) else {
        return words
      }
      place += isOption ? 2 : 1
    }
    return words
  }
}
