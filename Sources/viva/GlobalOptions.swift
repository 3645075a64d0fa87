import ArgumentParser
import ConversationModel
import Foundation
import Rendering

/// Options every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(name: .long, help: "The language: en, ja or ko. Default: by LC_ALL, LC_MESSAGES, LANG.")
  var locale: String?

  @Option(
    name: .long, help: "The folder that holds the records. Default: VIVA_HOME, or by XDG_DATA_HOME.")
  var home: String?

  @Flag(name: .long, help: "One JSON object a reply.")
  var json = false

  @Flag(name: .long, help: "Plain text without frames, tab separated.")
  var plain = false

  @Option(name: .long, help: "auto, always or never.")
  var color: ColorChoice = .auto

  var preferences: Preferences {
    Preferences(locale: locale, home: home, json: json, plain: plain, color: color)
  }
}

extension ColorChoice: ExpressibleByArgument {}
