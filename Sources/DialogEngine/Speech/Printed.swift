/// A piece of a sentence: its letters, and how they are pronounced as far as that is known.
struct Printed: Hashable {
  var text: String
  /// The same as `text` where nothing else is known; Korean particles follow its end.
  var reading: String

  init(_ text: String, reading: String? = nil) {
    self.text = text
    self.reading = reading ?? text
  }

  static func += (left: inout Printed, right: Printed) {
    left.text += right.text
    left.reading += right.reading
  }
}
