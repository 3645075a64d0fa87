import Foundation

/// Asks a person, line by line, whether other words are right.
struct TranscriptReview {
  private var skipped: String?
  private var hasQuit = false

  /// Shows a difference on standard output and reads the answer from standard input; its end is no.
  mutating func takes(_ words: [String], at line: Int, of path: String, before: String) -> Bool {
    guard !hasQuit, skipped != path else { return false }
    Standard.output("\(path):\(line)\n   - \(before)")
    for word in words { Standard.output("   + \(word)") }
    while true {
      Standard.output("[a]ccept, [r]eject, [s]kip this file, [q]uit?")
      guard let answer = readLine() else {
        hasQuit = true
        return false
      }
      switch answer.trimmingCharacters(in: .whitespaces).lowercased() {
      case "a", "accept": return true
      case "r", "reject": return false
      case "s", "skip":
        skipped = path
        return false
      case "q", "quit":
        hasQuit = true
        return false
      default: continue
      }
    }
  }
}
