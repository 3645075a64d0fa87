/// How words in Latin letters end when Korean reads them, as far as their spelling tells.
///
/// Source: 외래어 표기법 (National Institute of Korean Language), the table for English and its examples.
enum KoreanLatinSounds {
  /// The ending of a word of ASCII letters; nil when its spelling leaves it open.
  static func ending(of word: String) -> KoreanSound? {
    if let roman = romanNumerals[word] { return roman }
    if word.count <= 3, word.allSatisfy(\.isUppercase) || word.count == 1 {
      return word.last.flatMap { letterNames[Character($0.uppercased())] ?? .vowel }
    }
    let lower = word.lowercased()
    for length in stride(from: min(longest, lower.count), through: 1, by: -1) {
      if let sound = suffixes[String(lower.suffix(length))] { return sound }
    }
    return nil
  }

  /// The ending of Korean in Latin letters, `to-ik`: every letter is a sound. Nil when no letter stands at the end.
  static func ending(ofHint hint: String) -> KoreanSound? {
    guard let last = hint.last(where: \.isLetter)?.lowercased(), last.utf8.count == 1 else { return nil }
    if "aeiouyw".contains(last) { return .vowel }
    return "lr".contains(last) ? .rieul : .consonant
  }

  /// Letters read by name: 엘 엠 엔 알; the names of all others end in a vowel.
  private static let letterNames: [Character: KoreanSound] = [
    "L": .rieul, "M": .consonant, "N": .consonant, "R": .rieul,
  ]

  /// Volumes: II 투 or 이, IV 포 or 사, V 파이브 or 오 end alike; I and III do not.
  private static let romanNumerals: [String: KoreanSound?] = [
    "I": .consonant, "II": .vowel, "III": Optional.none, "IV": .vowel, "V": .vowel,
  ]

  private static let longest = suffixes.keys.map(\.count).max() ?? 0

  private static let suffixes: [String: KoreanSound] = {
    var table: [String: KoreanSound] = [:]
    for (ending, words) in rows {
      for word in words.split(separator: " ") { table[String(word)] = ending }
    }
    return table
  }()

  private static let rows: [(KoreanSound, String)] = [
    // 자바, 파이, 메모, 메뉴, 스터디, 뷰; 버스, 코드, 스프, 서버.
    (.vowel, "a i o u y ee ie ue ye w s z x sh ch j f v th d ph r"),
    (.vowel, "be ce de fe ge he ke re se te ve ze"),
    // 테스트, 팩트, 노트, 볼트, 스크립트, 아트, 텍스트; 뱅크, 워크, 토크, 디스크; 캠프, 헬프.
    (.vowel, "st ft ct nt lt pt rt xt nk rk lk sk mp lp rp sp"),
    (.rieul, "l ll el al il ol ul ble ple tle dle gle kle cle fle zle ile ale ole ule yle"),
    // 빔, 파이썬; 타임, 게임, 홈; 라인, 플레인, 폰, 튠; 킹.
    (.consonant, "m n ng ime ame ome ume eme ine ane one une ene"),
    // 뮤직, 북, 록, 앱.
    (.consonant, "ic ook ck pp"),
  ]
}
