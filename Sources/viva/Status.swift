import ArgumentParser
import ConversationModel
import Foundation
import RecordStore
import Rendering
import StudyLog

/// The running measurement in one line, for shell prompts and bars.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the running measurement in one line; exit 1 when nothing runs.",
    discussion: """
      --format FORMAT fills in %m material, %e elapsed, %b breaks, %r remaining (timer), %s state
      (running, break), %k kind (stopwatch, timer), %% a percent sign.
      """)

  @Option(help: "What to print.") var format: String?
  @OptionGroup var options: GlobalOptions

  func run() throws {
    // Reached only with options that the quick way does not know, such as --json.
    let code = QuickStatus.show(home: options.preferences.places.home, format: format, json: options.json)
    throw ExitCode(code)
  }
}

/// `viva status` without ArgumentParser and GRDB.
enum QuickStatus {
  /// The exit code, or nil when these arguments are not a plain `status`.
  static func run(_ arguments: [String]) -> Int32? {
    guard arguments.count > 1, arguments[1] == "status" else { return nil }
    var (home, format): (String?, String?)
    var rest = arguments[2...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--home": home = value
      case "--format": format = value
      default: return nil
      }
    }
    var environment: [String: String] = [:]
    for key in ["HOME", "VIVA_HOME", "XDG_DATA_HOME"] {
      if let value = getenv(key) { environment[key] = String(cString: value) }
    }
    return show(home: Places(home: home, environment: environment).home, format: format, json: false)
  }

  static func show(home: String, format: String?, json: Bool) -> Int32 {
    let now = Surroundings.live(locale: .fallback).now().milliseconds
    do throws(RunningStatus.Failure) {
      guard let status = try RunningStatus.read(home: home, now: now) else { return 1 }
      put(json ? self.json(status) : text(status, format: format), to: STDOUT_FILENO)
      return 0
    } catch {
      put(TerminalText.clean("viva: \(home)/viva.sqlite cannot be read."), to: STDERR_FILENO)
      return 4
    }
  }

  /// `Calculus 0:42 (break 0:05)` unless a format says otherwise.
  static func text(_ status: RunningStatus, format: String?) -> String {
    guard let format else {
      var text = [status.material, RunningStatus.clock(status.elapsed)].compactMap(\.self).joined(
        separator: " ")
      if let remaining = status.remaining { text += " / -\(RunningStatus.clock(remaining))" }
      if status.isPaused { text += " (break \(RunningStatus.clock(status.breaks)))" }
      return TerminalText.clean(text)
    }
    var text = ""
    var characters = format.makeIterator()
    while let character = characters.next() {
      guard character == "%", let code = characters.next() else {
        text.append(character)
        continue
      }
      switch code {
      case "m": text += status.material ?? ""
      case "e": text += RunningStatus.clock(status.elapsed)
      case "b": text += RunningStatus.clock(status.breaks)
      case "r": text += status.remaining.map(RunningStatus.clock) ?? ""
      case "s": text += status.isPaused ? "break" : "running"
      case "k": text += status.isTimer ? "timer" : "stopwatch"
      case "%": text += "%"
      default: text += "%\(code)"
      }
    }
    return TerminalText.clean(text)
  }

  static func json(_ status: RunningStatus) -> String {
    JSONText.object([
      ("material", .optional(status.material)),
      ("kind", .string(status.isTimer ? "timer" : "stopwatch")),
      ("state", .string(status.isPaused ? "break" : "running")),
      ("elapsed", .integer(status.elapsed)),
      ("breaks", .integer(status.breaks)),
      ("remaining", status.remaining.map(JSONText.integer) ?? .null),
    ]).text
  }

  private static func put(_ text: String, to descriptor: Int32) {
    let bytes = Array((text + "\n").utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
