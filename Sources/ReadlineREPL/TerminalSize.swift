import Glibc

/// How large a terminal is.
package enum TerminalSize {
  /// Cells in a row: of the terminal, else `COLUMNS`, else 80.
  package static func columns(of descriptor: Int32, environment: [String: String]) -> Int {
    if let size = window(descriptor), size.ws_col > 0 { return Int(size.ws_col) }
    if let text = environment["COLUMNS"], let columns = Int(text), columns > 0 { return min(columns, 10_000) }
    return 80
  }

  /// Rows on the screen; 24 where there is none.
  static func rows(of descriptor: Int32) -> Int {
    guard let size = window(descriptor), size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  private static func window(_ descriptor: Int32) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
