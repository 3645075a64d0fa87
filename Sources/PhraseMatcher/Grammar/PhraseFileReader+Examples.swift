import ConversationModel
import Yams

extension PhraseFileReader {
  /// A sentence, or `{text:, slots:, expecting:, about:, options:}`.
  func example(_ node: Node, intent: String) -> PhraseExample? {
    let file = place(of: node)
    guard let mapping = node.mapping else {
      guard let text = node.scalar?.string else { return nil }
      return PhraseExample(intent: IntentName(rawValue: intent), text: text, file: file.path, line: file.line)
    }
    guard let text = mapping["text"]?.scalar?.string else { return nil }
    var slots: [ParameterName: ExampleValue] = [:]
    for (key, value) in mapping["slots"]?.mapping ?? Node.Mapping([]) {
      slots[ParameterName(rawValue: key.scalar?.string ?? "")] = Self.exampleValue(value)
    }
    return PhraseExample(
      intent: IntentName(rawValue: intent), text: text, slots: slots,
      expecting: mapping["expecting"]?.scalar?.string,
      about: mapping["about"]?.scalar.map { IntentName(rawValue: $0.string) },
      options: mapping["options"]?.sequence?.compactMap { $0.scalar?.string } ?? [], file: file.path,
      line: file.line)
  }

  private static func exampleValue(_ node: Node) -> ExampleValue {
    switch node {
    case .sequence(let items): .list(items.filter { $0.sequence == nil }.prefix(1_000).map(exampleValue))
    case .mapping(let mapping): .unknown(mapping["unknown"]?.scalar?.string ?? "")
    case .alias: .text("")
    case .scalar:
      switch value(node) {
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .boolean(let truth): .boolean(truth)
      case .choice(let text), .text(let text): .text(text)
      default: .text("")
      }
    }
  }

  /// `names: {materials: [{title: Calculus, unit: pages}]}`, or plain titles.
  func names(_ node: Node) -> NameLists {
    var lists = NameLists()
    for (key, items) in node.mapping ?? Node.Mapping([]) {
      let entries = (items.sequence ?? Node.Sequence([])).compactMap { item -> NameEntry? in
        guard let title = item.scalar?.string ?? item.mapping?["title"]?.scalar?.string else { return nil }
        let mapping = item.mapping
        return NameEntry(
          id: mapping?["id"]?.scalar?.string ?? title, title: title,
          reading: mapping?["reading"]?.scalar?.string,
          synonyms: mapping?["synonyms"]?.sequence?.compactMap { $0.scalar?.string } ?? [],
          unit: mapping?["unit"]?.scalar?.string, isArchived: mapping?["archived"]?.bool ?? false)
      }
      lists.lists[ListName(rawValue: key.scalar?.string ?? "")] = entries
    }
    return lists
  }
}
