import ArgumentParser

/// Compiles phrases and dialogs into a folder; part of installing.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile phrases and dialogs into a folder.", shouldDisplay: false)

  @OptionGroup var options: GlobalOptions
  @Argument var folder: String

  mutating func run() throws { try LoadedCatalogs(options.preferences).ship(to: folder) }
}
