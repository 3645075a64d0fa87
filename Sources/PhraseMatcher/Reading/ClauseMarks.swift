/// The marks that people type between clauses and sentences, in every width.
enum ClauseMarks {
  /// Between clauses and behind sentences.
  static let all = Set(",;.!?、。，．；！？…".unicodeScalars)
  /// Those behind questions.
  static let questions = Set("?？".unicodeScalars)
  /// Those behind sentences.
  static let endOfSentence = Set(".!?。．！？".unicodeScalars)
  /// Those that no title in a script without spaces holds but at its end.
  static let inNoTitle = Set("、。！？…?!".unicodeScalars)
}
