/// Whether to colour what is written.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto, always, never

  /// The first of these that says something decides: `--color`, `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE`,
  /// `CLICOLOR=0`, `TERM=dumb`, a terminal.
  package func isOn(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if value("NO_COLOR") != nil { return false }
    if let force = value("FORCE_COLOR") { return force != "0" && force != "false" }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return false }
    return isTerminal
  }
}
