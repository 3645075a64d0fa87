import ConversationModel
import Foundation
import PhraseMatcher
import Testing

@testable import viva

/// The blocks of `Documentation/phrases.md`: every `match` block is said to the phrases of the `yaml` block above it.
@Suite("the documentation is true")
struct DocumentationTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var yaml: String
    var said: String
    var meant: String
    var testDescription: String { said }
  }

  static let lines: [Line] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let text =
      (try? String(contentsOf: root.appending(path: "Documentation/phrases.md"), encoding: .utf8)) ?? ""
    var lines: [Line] = []
    var yaml = ""
    var fence = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        fence = fence.isEmpty ? String(line.dropFirst(3)) : ""
        if fence == "yaml" { yaml = "" }
      } else if fence == "yaml" {
        yaml += line + "\n"
      } else if fence == "match", let arrow = line.range(of: " → ") {
        lines.append(
          Line(yaml: yaml, said: String(line[..<arrow.lowerBound]), meant: String(line[arrow.upperBound...])))
      }
    }
    return lines
  }()

  @Test("there are examples") func count() { #expect(Self.lines.count > 12) }

  @Test("every line means what it says", arguments: lines)
  func matches(_ line: Line) throws {
    let locale = line.yaml.split(separator: "\n").first?.split(separator: " ").last.map(String.init) ?? "en"
    let readers = try Self.readers(locale)
    let compiled = PhraseCompiler.compile(
      [PhraseSource(path: "phrases.md", text: line.yaml), readers], locale: LocaleCode(rawValue: locale))
    #expect(compiled.mistakes.isEmpty, "\(compiled.mistakes)")
    let matcher = Matcher(program: compiled.program, names: compiled.program.exampleNames)
    var said = line.said
    var expecting: ConversationModel.Expectation?
    if said.hasPrefix("["), let end = said.firstIndex(of: "]") {
      let asked = said[said.index(after: said.startIndex)..<end].split(separator: " ")
      expecting = ConversationModel.Expectation(
        kind: String(asked[0]), about: asked.dropFirst().first.map { IntentName(rawValue: String($0)) })
      said = String(said[said.index(after: end)...].drop { $0 == " " })
    }
    let input = MatchInput(line: said)
    #expect(MatchReport.plain(matcher.interpret(said, expecting: expecting), for: input) == line.meant)
  }

  private static func readers(_ locale: String) throws -> PhraseSource {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let path = "Phrases/\(locale)/_readers.yaml"
    return PhraseSource(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }
}
