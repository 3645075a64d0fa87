import ConversationModel
import DialogEngine
import Testing

/// Particles follow the last sound of what is printed.
struct KoreanParticleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var pair: String
    var said: String
    var reading: String?
    var testDescription: String { "\(text) \(pair)" }
    init(_ text: String, _ pair: String, _ said: String, reading: String? = nil) {
      (self.text, self.pair, self.said, self.reading) = (text, pair, said, reading)
    }
  }

  static let rows: [Row] = [
    // Hangul, every pair after a consonant, a vowel and ㄹ.
    Row("미적분", "은/는", "미적분은"), Row("물리", "은/는", "물리는"), Row("한글", "은/는", "한글은"),
    Row("미적분", "이/가", "미적분이"), Row("물리", "이/가", "물리가"),
    Row("미적분", "을/를", "미적분을"), Row("물리", "을/를", "물리를"), Row("소설", "을/를", "소설을"),
    Row("미적분", "과/와", "미적분과"), Row("물리", "과/와", "물리와"),
    Row("미적분", "으로/로", "미적분으로"), Row("물리", "으로/로", "물리로"), Row("소설", "으로/로", "소설로"),
    Row("미적분", "이에요/예요", "미적분이에요"), Row("물리", "이에요/예요", "물리예요"),
    Row("소설", "이에요/예요", "소설이에요"),
    Row("미적분", "이라/라", "미적분이라"), Row("물리", "이라/라", "물리라"),
    // Digits: 영 일 이 삼 사 오 육 칠 팔 구.
    Row("0", "을/를", "0을"), Row("1", "을/를", "1을"), Row("2", "을/를", "2를"), Row("3", "을/를", "3을"),
    Row("4", "을/를", "4를"), Row("5", "을/를", "5를"), Row("6", "을/를", "6을"), Row("7", "을/를", "7을"),
    Row("8", "을/를", "8을"), Row("9", "을/를", "9를"),
    Row("1", "으로/로", "1로"), Row("7", "으로/로", "7로"), Row("8", "으로/로", "8로"), Row("3", "으로/로", "3으로"),
    Row("6", "으로/로", "6으로"), Row("2", "으로/로", "2로"),
    // 십 백 천 만 십만 억 조.
    Row("10", "으로/로", "10으로"), Row("100", "을/를", "100을"), Row("1,000", "을/를", "1,000을"),
    Row("10000", "을/를", "10000을"), Row("100000", "을/를", "100000을"), Row("100,000,000", "을/를", "100,000,000을"),
    Row("1,000,000,000,000", "을/를", "1,000,000,000,000를"), Row("1900", "을/를", "1900을"),
    Row("1.5", "을/를", "1.5를"), Row("3.0", "을/를", "3.0을"), Row("영단어 1900", "이/가", "영단어 1900이"),
    // Marks that are not read, and marks that are.
    Row("\"물리\"", "을/를", "\"물리\"를"), Row("『미적분』", "을/를", "『미적분』을"), Row("물리 (기본)", "을/를", "물리 (기본)을"),
    Row("안녕?", "을/를", "안녕?을"), Row("미적분…", "이/가", "미적분…이"), Row("50%", "을/를", "50%를"),
    Row("C++", "을/를", "C++를"), Row("C#", "을/를", "C#을"), Row("책 📚", "을/를", "책 📚을"),
    // Latin: a reading, letters, spelling.
    Row("TOEIC", "을/를", "TOEIC을", reading: "토익"), Row("TOEIC", "을/를", "TOEIC을"),
    Row("Physics", "을/를", "Physics를"), Row("Calculus", "을/를", "Calculus를"), Row("Algebra", "을/를", "Algebra를"),
    Row("Python", "을/를", "Python을"), Row("Swift", "을/를", "Swift를"), Row("Vim", "을/를", "Vim을"),
    Row("Game", "이/가", "Game이"), Row("Time", "을/를", "Time을"), Row("Line", "을/를", "Line을"),
    Row("Title", "으로/로", "Title로"), Row("Excel", "으로/로", "Excel로"), Row("Music", "을/를", "Music을"),
    Row("Book", "을/를", "Book을"), Row("English", "을/를", "English를"), Row("Reading", "을/를", "Reading을"),
    Row("SQL", "을/를", "SQL을"), Row("SQL", "으로/로", "SQL로"), Row("HTML", "을/를", "HTML을"),
    Row("A", "을/를", "A를"), Row("N", "을/를", "N을"), Row("미적분 II", "을/를", "미적분 II를"),
    Row("미적분 I", "을/를", "미적분 I을"), Row("미적분 Ⅱ", "을/를", "미적분 Ⅱ를"),
    // Undecided: both forms.
    Row("cat", "을/를", "cat을(를)"), Row("cat", "은/는", "cat은(는)"), Row("cat", "이/가", "cat이(가)"),
    Row("cat", "과/와", "cat과(와)"), Row("cat", "으로/로", "cat(으)로"), Row("cat", "이라/라", "cat(이)라"),
    Row("物理", "을/를", "物理을(를)"), Row("物理", "을/를", "物理를", reading: "물리"), Row("", "을/를", "을(를)"),
    // Kana, full width, letters of the alphabet, decomposed Hangul.
    Row("Café", "을/를", "Café를"), Row("Chopin étude", "을/를", "Chopin étude를"),
    Row("물리", "을/를", "물리를", reading: ""), Row("ことば", "을/를", "ことば를"), Row("かん", "을/를", "かん을"),
    Row("１２", "을/를", "１２를"),
    Row("ㄱ", "을/를", "ㄱ을"), Row("ㄹ", "으로/로", "ㄹ로"), Row("ㅏ", "을/를", "ㅏ를"),
    Row("\u{1106}\u{116E}\u{11AF}", "을/를", "물을"),
  ]

  @Test(arguments: rows)
  func `A particle follows the last sound`(_ row: Row) throws {
    let speaker = try SpeechFixture.speaker("ko", #"a = { JOSA($x, "\#(row.pair)") }"#)
    let spoken = speaker.say(Message("a", ["x": .text(row.text, reading: row.reading)]))
    #expect(spoken.text == row.said)
    let isUndecided = row.said.contains("(") && !row.text.contains("(")
    #expect(spoken.faults.map(\.kind) == (isUndecided ? [.undecidedParticle(row.text)] : []))
  }

  struct Operand: CustomTestStringConvertible, Sendable {
    var expression: String
    var argument: MessageArgument
    var said: String
    var testDescription: String { said }
    init(_ expression: String, _ argument: MessageArgument, _ said: String) {
      (self.expression, self.argument, self.said) = (expression, argument, said)
    }
  }

  static let operands: [Operand] = [
    Operand(#"JOSA(DURATION($x), "을/를")"#, .duration(seconds: 5400), "1시간 30분을"),
    Operand(#"JOSA(DURATION($x), "으로/로")"#, .duration(seconds: 3600), "1시간으로"),
    Operand(#"JOSA(DURATION($x), "을/를")"#, .duration(seconds: 30), "30초를"),
    Operand(#"JOSA(DURATION($x, style: "clock"), "을/를")"#, .duration(seconds: 5400), "1:30:00을"),
    Operand(#"JOSA($x, "이에요/예요")"#, .duration(seconds: 7200), "2시간이에요"),
    Operand(#"JOSA($x, "은/는")"#, .number(12), "12는"),
    Operand(#"JOSA(NUMBER($x), "은/는")"#, .number(12_000), "12,000은"),
    Operand(
      #"JOSA($x, "을/를")"#, .message(Message("range", ["start": .number(12), "end": .number(18)])), "12~18쪽을"),
    Operand(
      #"JOSA($x, "을/를")"#, .message(Message("named", ["x": .text("TOEIC", reading: "토익")])), "새 TOEIC을"),
    Operand(#"JOSA($x, "을/를")"#, .list([.text("물리"), .text("TOEFL", reading: "토플")]), "물리와 TOEFL을"),
    Operand(#"JOSA("x", "을/를")"#, .number(1), "x를"),
  ]

  @Test(arguments: operands)
  func `Whatever is printed can carry a particle`(_ row: Operand) throws {
    let text = "a = { \(row.expression) }\nrange = { $start }~{ $end }쪽\nnamed = 새 { $x }"
    let spoken = try SpeechFixture.speaker("ko", text).say(Message("a", ["x": row.argument]))
    #expect(spoken == Spoken(text: row.said))
  }
}
