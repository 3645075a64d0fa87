/// Every limit of the domain, written once.
package enum StudyLimits {
  /// The longest time of one record, in seconds: 1,440 minutes.
  ///
  /// Source: the Studyplus text on its Siri actions, "values over 1440 minutes (24 hours)".
  package static let recordSeconds = 1_440 * 60
  /// The bounds of an amount and of both ends of a range.
  ///
  /// Source: the same text, "upper limit 9999, lower limit 0".
  package static let amounts = 0...9_999
  /// The longest a timer runs, in seconds: what one record can hold.
  package static let timerSeconds = recordSeconds
  /// The largest weekly goal, in seconds: the week itself.
  package static let goalSeconds = 7 * recordSeconds
  /// The longest title of a material, in characters. Ours: a line of a terminal holds it.
  package static let titleCharacters = 200
  /// How long after it was made a record can still be named in passing ("it was physics"), in seconds. Ours.
  package static let namingSeconds = 600
}
