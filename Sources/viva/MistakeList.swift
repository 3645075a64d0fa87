/// Prints mistakes: the first of them, and how many there are more.
enum MistakeList {
  private static let most = 20

  static func print(_ mistakes: [String], to output: (String) -> Void) {
    for mistake in mistakes.prefix(most) { output(mistake) }
    if mistakes.count > most { output("and \(mistakes.count - most) more") }
  }
}
