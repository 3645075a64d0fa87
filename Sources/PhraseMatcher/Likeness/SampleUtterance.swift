/// One of the ways in which people say something, with its values left open: "there's {duration} of {material}
/// missing, please enter it".
struct SampleUtterance: Sendable {
  /// A part of a sample: what is said, or the value that stands there.
  enum Part: Hashable, Sendable {
    case words([UInt32])
    /// The slot that the value fills; `span` stands for `start` and `end` together.
    case value(String)
  }

  var parts: [Part]

  /// Reads a sample; an open brace without its end is taken as it stands, and reported by the compiler.
  init(_ text: String) {
    parts = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      add(rest[..<open])
      parts.append(.value(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    add(rest)
  }

  private mutating func add(_ words: Substring) {
    let folded = Normalizer.utterance(String(words)).scalars
    if !folded.isEmpty { parts.append(.words(folded)) }
  }

  /// One text behind another.
  static func joined(_ first: [Part], _ second: [Part]) -> [Part] {
    guard case .words(let end)? = first.last, case .words(let start)? = second.first else {
      return first + second
    }
    return first.dropLast() + [.words(end + [Pattern.space] + start)] + second.dropFirst()
  }

  /// A sample as it is written.
  static func text(of parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .words(let scalars): String(scalars: scalars)
      case .value(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The slots that a value of a name fills.
  static func slots(ofName name: String) -> [String] {
    name == "span" ? ["start", "end"] : name.split(separator: "+").map(String.init)
  }

  /// The name of a value that fills these slots.
  static func name(of slots: some Collection<String>) -> String {
    slots.contains("start") && slots.contains("end") ? "span" : slots.sorted().joined(separator: "+")
  }
}
