import ConversationModel
import DialogEngine
import Testing

struct DialogCatalogTests {
  @Test(arguments: SpeechFixture.locales)
  func `A catalog is the same after its bytes`(_ locale: LocaleCode) throws {
    let sources = try SpeechFixture.sources(locale)
    let catalog = DialogCompiler.compile(sources, locale: locale).catalog
    let again = try DialogCatalog(bytes: catalog.bytes)
    #expect(again == catalog)
    #expect(again.ids == catalog.ids && again.ids.count > 300)
    for source in sources {
      for message in MessageParser.parse(source).messages {
        var plain = message
        plain.comment = nil
        #expect(again.message(message.id) == plain)
        let place = try #require(again.place(of: MessageID(rawValue: message.id)))
        #expect(place.file == source.path && place.line == message.line)
      }
    }
  }

  @Test
  func `Every kind of expression survives`() throws {
    let text = """
      a = x { "s" } { -1.50 } { $v } { m } { m.a } { -t(k: "v", n: 2) } { F(G($v), "p", s: "y") } {{ $v }}
          { -t.k ->
              [one] 1
              [2.5] { $v }
             *[other] o
          }
          .b = B
      -t = T
          .k = K
      """
    let catalog = DialogCompiler.compile([SpeechFixture.source(text)], locale: "en").catalog
    let again = try DialogCatalog(bytes: catalog.bytes)
    #expect(again.message("a") == MessageParser.parse(SpeechFixture.source(text)).messages.first)
    #expect(again.contains("a", attribute: "b") && !again.contains("a", attribute: "c"))
    #expect(again.contains("a") && !again.contains("b") && again.message("nothing") == nil)
  }

  @Test
  func `Other bytes are refused, and damaged ones never trap`() throws {
    let sources = try SpeechFixture.sources("en")
    let bytes = DialogCompiler.compile(sources, locale: "en").catalog.bytes
    for cut in [0, 1, 3, 4, 7, 8, 100, bytes.count - 1] {
      #expect(throws: DialogCatalog.Unreadable.self) { try DialogCatalog(bytes: Array(bytes.prefix(cut))) }
    }
    #expect(throws: DialogCatalog.Unreadable.self) { try DialogCatalog(bytes: bytes + [0]) }
    for offset in stride(from: 8, to: bytes.count, by: 97) {
      var damaged = bytes
      damaged[offset] ^= 0xFF
      guard let catalog = try? DialogCatalog(bytes: damaged) else { continue }
      let speaker = Speaker(catalogs: ["en": catalog], locale: "en")
      _ = catalog.ids
      _ = speaker.say(Message("engine-unknown", ["words": .text("x"), "example": .text("y")]))
      _ = speaker.say(Message("show-records-done", ["count": .number(1)]))
      _ = speaker.say(Message(literal: "Record Study", arguments: []))
    }
  }

  @Test
  func `An id that stands twice is told, and the first counts`() throws {
    let first = DialogSource(path: "a.ftl", text: "x = one\ny = }")
    let second = DialogSource(path: "b.ftl", text: "z = z\n\nx = two")
    let compiled = DialogCompiler.compile([first, second], locale: "en")
    #expect(compiled.mistakes.map { "\($0.file):\($0.line)" } == ["a.ftl:2", "b.ftl:3"])
    #expect(compiled.mistakes.last?.hint.contains("a.ftl:1") == true)
    #expect(Speaker(catalogs: ["en": compiled.catalog], locale: "en").say(Message("x")).text == "one")
  }

  @Test
  func `An empty catalog has a form too`() throws {
    let catalog = DialogCatalog(locale: "en", messages: [])
    #expect(try DialogCatalog(bytes: catalog.bytes) == catalog)
    #expect(catalog.ids.isEmpty)
  }
}

/// Files that somebody's editor, disk or thumb has changed.
struct DamagedDialogTests {
  /// A small generator of the test's own, so that a failure comes again.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: SpeechFixture.locales)
  func `A changed file is read, told and spoken from`(_ locale: LocaleCode) throws {
    var generator = Seeded(state: 42)
    let source = try #require(try SpeechFixture.sources(locale).first { $0.path.hasSuffix("engine.ftl") })
    let spice = Array("{}[]*.=-$\"\\# \n→を".unicodeScalars)
    for _ in 0..<40 {
      var scalars = Array(source.text.unicodeScalars.prefix(3000))
      for _ in 0..<6 {
        let place = Int.random(in: 0..<scalars.count, using: &generator)
        let sign = spice[Int.random(in: 0..<spice.count, using: &generator)]
        if Bool.random(using: &generator) { scalars[place] = sign } else { scalars.insert(sign, at: place) }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let changed = DialogSource(path: source.path, text: String(text))
      let compiled = DialogCompiler.compile([changed], locale: locale)
      let speaker = Speaker(catalogs: [locale: compiled.catalog], locale: locale)
      for id in compiled.catalog.ids where !id.hasPrefix("-") {
        let spoken = speaker.say(
          Message(MessageID(rawValue: id), ["words": .text("x"), "count": .number(2)]))
        #expect(!spoken.text.isEmpty)
      }
      _ = DialogCheck.faults(in: [locale: [changed]])
    }
  }
}
