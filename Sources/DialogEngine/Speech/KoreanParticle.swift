/// A Korean particle in its two forms, `을/를`: the first after a consonant, the second after a vowel.
struct KoreanParticle: Hashable {
  let afterConsonant: String
  let afterVowel: String

  /// The pairs that dialogs may ask for.
  static let pairs = ["은/는", "이/가", "을/를", "과/와", "으로/로", "이에요/예요", "이라/라"]

  /// A pair as written in a dialog; nil when it is none of `pairs`.
  init?(_ pair: String) {
    guard Self.pairs.contains(pair) else { return nil }
    let forms = pair.split(separator: "/")
    guard forms.count == 2 else { return nil }
    afterConsonant = String(forms[0])
    afterVowel = String(forms[1])
  }

  /// The form after a sound; both forms, as Korean writes them, when it is not known.
  func form(after ending: KoreanSound?) -> String {
    switch ending {
    case .vowel?: return afterVowel
    case .consonant?: return afterConsonant
    // 으로 joins a final ㄹ like a vowel: 서울로.
    case .rieul?: return afterConsonant.hasPrefix("으") ? afterVowel : afterConsonant
    case nil:
      guard afterConsonant.hasSuffix(afterVowel) else { return "\(afterConsonant)(\(afterVowel))" }
      return "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)"
    }
  }
}
