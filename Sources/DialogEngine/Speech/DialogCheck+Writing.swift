import ConversationModel
import Foundation

/// How sentences are written: particles, marks, register, questions.
extension DialogCheck {
  /// Stands for whatever is printed between braces.
  private static let hole: Character = "\u{FFFC}"

  mutating func checkWriting(_ message: DialogMessage, in locale: Locale) {
    checkQuestion(message, in: locale)
    for pattern in [message.value].compactMap(\.self) + message.attributes.map(\.pattern) {
      for text in Self.texts(pattern) {
        checkParticles(text, of: message, in: locale)
        checkMarks(text, of: message, in: locale)
        checkRegister(text, of: message, in: locale)
        checkNegation(text, of: message, in: locale)
      }
    }
  }

  /// The sentence with holes, and the variants of its selectors each for itself.
  private static func texts(_ pattern: DialogPattern) -> [String] {
    var main = ""
    var variants: [String] = []
    for element in pattern.elements {
      switch element {
      case .text(let text): main += text
      case .placeable(let expression):
        main.append(hole)
        expression.walk { inner in
          guard case .select(_, let choices, _) = inner else { return }
          variants += choices.flatMap { texts($0.pattern) }
        }
      }
    }
    return [main] + variants
  }

  // MARK: - Questions

  /// A question must have another wording for the second time.
  private mutating func checkQuestion(_ message: DialogMessage, in locale: Locale) {
    let words = message.id.split(separator: "-").dropFirst()
    guard words.dropLast().contains(where: { ["ask", "choose", "confirm"].contains($0) }) else { return }
    guard let example = message.pattern("example") else {
      return report(
        message, in: locale, expected: ".example", got: "none",
        hint: "The second time a question is asked, it says how to answer.")
    }
    guard example == message.value else { return }
    report(
      message, in: locale, near: ".example", expected: "another wording than the first time", got: "the same",
      hint: "No question is repeated word for word after a failed answer.")
  }

  // MARK: - Korean particles

  private mutating func checkParticles(_ text: String, of message: DialogMessage, in locale: Locale) {
    guard locale.code.language == "ko" else { return }
    let quotes = "\"'\u{201D}\u{2019}」』)"
    let letters = Array(text)
    for index in letters.indices where letters[index] == Self.hole {
      let rest = letters[(index + 1)...].drop { quotes.contains($0) }
      for particle in ["은", "는", "이", "가", "을", "를", "과", "와", "으로", "로", "이에요", "예요", "이라", "라"]
      where rest.starts(with: particle) {
        let next = rest.dropFirst(particle.count).first
        guard next.map({ !Self.isHangul($0) }) ?? true else { continue }
        report(
          message, in: locale, near: "}\(String(letters[(index + 1)..<rest.startIndex]))\(particle)",
          expected: "JOSA", got: "the particle \(particle) after a placeable",
          hint: "Write { JOSA($x, \"을/를\") }: only what is printed decides which form is right.")
      }
    }
  }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }

  // MARK: - Marks and widths

  private mutating func checkMarks(_ text: String, of message: DialogMessage, in locale: Locale) {
    let letters = Array(text)
    let isJapanese = locale.code.language == "ja"
    for (index, letter) in letters.enumerated() {
      guard let scalar = letter.unicodeScalars.first else { continue }
      if isJapanese ? Self.isFullWidthForm(scalar) : Self.isJapaneseMark(scalar) {
        report(
          message, in: locale, near: String(letter),
          expected: isJapanese ? "half-width letters and digits" : "half-width marks", got: "\(letter)",
          hint: isJapanese ? "Full width is for marks only: 、。「」？！：〜." : "Write the ASCII mark.")
      }
      guard isJapanese, ",.!?:;()\" ".contains(letter) else { continue }
      let before = index > 0 ? letters[index - 1] : " "
      let after = index + 1 < letters.count ? letters[index + 1] : " "
      let isBetween = Self.isJapanese(before) && Self.isJapanese(after)
      guard letter == " " ? isBetween : Self.isJapanese(before) || Self.isJapanese(after) else { continue }
      report(
        message, in: locale, near: "\(before)\(letter)", expected: "a full-width mark",
        got: letter == " " ? "a space" : "\(letter)", hint: "Japanese has 、。！？：；（）「」 and no spaces.")
    }
  }

  /// Letters and digits in full width, half-width kana, the full-width space.
  private static func isFullWidthForm(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x3000, 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF61...0xFF9F: true
    default: false
    }
  }

  private static func isJapaneseMark(_ scalar: UnicodeScalar) -> Bool {
    (0x3000...0x303F).contains(scalar.value) || (0xFF01...0xFFEF).contains(scalar.value)
  }

  private static func isJapanese(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x3005...0x30FF).contains(value) || (0x4E00...0x9FFF).contains(value)
  }

  // MARK: - Register

  private static let politeEndings: [String: [String]] = [
    "ja": [
      "です", "ます", "ました", "ません", "でした", "ください", "ましょう", "か", "ですね", "どうぞ", "おかえりなさい",
    ],
    "ko": ["요", "죠"],
  ]

  /// Sentences end politely: です・ます, 해요체.
  private mutating func checkRegister(_ text: String, of message: DialogMessage, in locale: Locale) {
    guard let endings = Self.politeEndings[locale.code.language] else { return }
    for sentence in Self.sentences(text) {
      let words = sentence.filter { !"。？！.?!".contains($0) }
      guard let last = words.last, last.isLetter, !endings.contains(where: words.hasSuffix) else { continue }
      report(
        message, in: locale, near: String(sentence.suffix(4)), expected: "a polite ending",
        got: String(words.suffix(4)),
        hint: locale.code.language == "ja" ? "Sentences end in です or ます." : "문장은 해요체로 끝나요.")
    }
  }

  /// The sentences that end with a mark, quoted words taken out: what people say is not in our register.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    var isQuoted = false
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "「": isQuoted = true
      case "」": isQuoted = false
      case "\"": isQuoted.toggle()
      default: break
      }
      guard !isQuoted else { continue }
      current.append(letter)
      let isEnd =
        "。？！".contains(letter)
        || ".?!".contains(letter) && (index + 1 == letters.count || letters[index + 1].isWhitespace)
      guard isEnd else { continue }
      sentences.append(current.trimmingCharacters(in: .whitespacesAndNewlines))
      current = ""
    }
    return sentences
  }

  // MARK: - Negative questions

  /// はい and 네 answer a negative question the other way round than "yes" does.
  private mutating func checkNegation(_ text: String, of message: DialogMessage, in locale: Locale) {
    let isNegative: (String) -> Bool
    switch locale.code.language {
    case "en":
      isNegative = { sentence in
        let first = sentence.split(separator: " ").first ?? ""
        return first.lowercased().hasSuffix("n't") || sentence.hasSuffix(" not?")
      }
    case "ja": isNegative = { $0.hasSuffix("ませんか？") || $0.hasSuffix("ないですか？") || $0.hasSuffix("ないのですか？") }
    case "ko": isNegative = { $0.hasSuffix("않을까요?") || $0.hasSuffix("않나요?") || $0.hasSuffix("아닌가요?") }
    default: return
    }
    for sentence in Self.sentences(text) where "?？".contains(sentence.last ?? " ") && isNegative(sentence) {
      report(
        message, in: locale, near: String(sentence.suffix(6)), expected: "a positive question", got: sentence,
        hint: "\"Yes\" means the opposite in Japanese and Korean when the question is negative.")
    }
  }
}
