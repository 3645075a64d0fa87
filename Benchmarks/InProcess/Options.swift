/// The command line, from which options are taken one by one.
struct Options {
  /// What no option took.
  private(set) var rest: [String]

  init(_ arguments: some Sequence<String>) { rest = Array(arguments) }

  /// The value behind an option.
  mutating func value(_ name: String) -> String? {
    guard let place = rest.firstIndex(of: name), place + 1 < rest.count else { return nil }
    defer { rest.removeSubrange(place...place + 1) }
    return rest[place + 1]
  }

  /// Whether a flag is there.
  mutating func has(_ name: String) -> Bool {
    guard let place = rest.firstIndex(of: name) else { return false }
    rest.remove(at: place)
    return true
  }
}
