import Yams

extension PhraseFileReader {
  /// Where a control stands that no YAML may hold.
  private var forbiddenCharacter: (line: Int, column: Int)? {
    for (index, line) in lines.enumerated() {
      let scalars = Array(line.unicodeScalars)
      let place = scalars.firstIndex {
        $0.value < 0x20 && $0 != "\t" || 0x7F...0x9F ~= $0.value && $0.value != 0x85
          || 0xFFFE...0xFFFF ~= $0.value
      }
      if let place { return (index + 1, place + 1) }
    }
    return nil
  }

  /// What is wrong with a text that is no YAML, within its lines.
  func yamlMistake(_ error: any Error) -> PhraseError {
    var place = (line: 0, column: 0)
    var problem = "\(error)"
    if let error = error as? YamlError {
      switch error {
      case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _),
        .composer(_, let text, let mark, _):
        place = (mark.line, mark.column)
        problem = text
      case .duplicatedKeysInMapping(let duplicates, let context):
        place = (context.mark.line, context.mark.column)
        problem = "the key \(duplicates.sorted().joined(separator: ", ")) twice"
      case .reader(let text, _, _, _):
        place = forbiddenCharacter ?? place
        problem = text
      default: break
      }
    }
    // YAML sees a line behind the last one.
    if place.line > lines.count { place = (lines.count, line(lines.count).unicodeScalars.count + 1) }
    let text = SourcedText(
      text: "", file: path, line: max(1, place.line), scalarColumn: max(1, place.column),
      source: line(max(1, place.line)))
    return text.mistake(
      expected: "YAML", got: problem,
      hint: "Put templates in double quotes; a quoted text may hold brackets and colons.")
  }
}
