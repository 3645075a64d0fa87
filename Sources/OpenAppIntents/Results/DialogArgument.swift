public import Foundation

/// **Viva extension.** A fact that a message of the catalogs states; the language decides how it reads.
///
/// `.duration(seconds: 2700)` is "45 minutes" in English and 45分 in Japanese; a domain never writes either.
public indirect enum DialogArgument: Hashable, Sendable {
  /// Text from a person or the store. `reading` is how it is pronounced where the letters do not say.
  case text(String, reading: String? = nil)
  /// An integer.
  case number(Int)
  /// A length of time in seconds, 0 or more.
  case duration(seconds: Int)
  /// A moment, shown in the time zone of that identifier.
  case instant(Date, zone: String)
  /// Several facts, joined as the language joins lists.
  case list([DialogArgument])
  /// The words of another message.
  case message(String, [String: DialogArgument])
}
