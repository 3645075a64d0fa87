import ConversationModel

extension Matcher {
  /// A text in which a kind of template is tried.
  private struct Variant {
    var utterance: Utterance
    var seams: [Int]?
    var index: Int
  }

  /// Readings by hassil's rules, for files that hold nothing of ours.
  ///
  /// Every sentence is tried with the text as typed and then without skip words; one that begins or ends with
  /// free text keeps the skip words there.
  func exactReadings(
    of utterance: Utterance, expecting: Expectation?, context: [String: IntentValue], templates: [Int32]
  ) -> [RankedReading] {
    let whole = Variant(utterance: utterance, seams: nil, index: 0)
    let ranges = skipWords.exactRanges(in: utterance.scalars, .anywhere, program.ignoresWhitespace)
    guard !ranges.isEmpty else {
      return run([whole], templates, expecting, context, keywords: utterance).ranked()
    }
    let inner = removing(ranges, from: utterance)
    var groups: [Int32: [Int32]] = [:]
    for template in templates {
      let row = Int(template) * Pattern.TemplateRow.stride
      let traits = program[.templates, row + Pattern.TemplateRow.traits]
      groups[traits & ~Pattern.TemplateRow.holdsNames, default: []].append(template)
    }
    var all: [RankedReading] = []
    for (edges, group) in groups {
      var variants = [whole, inner]
      switch edges {
      case 0: break
      case Pattern.TemplateRow.beginsFree | Pattern.TemplateRow.endsFree where isSole(group[0]):
        variants = [whole]
      default:
        let end: SkipWords.Place = edges & Pattern.TemplateRow.beginsFree != 0 ? .atEnd : .atStart
        let kept = removing(
          skipWords.exactRanges(in: utterance.scalars, end, program.ignoresWhitespace), from: utterance)
        variants = kept.utterance.scalars == inner.utterance.scalars ? [whole, kept] : [kept]
      }
      all += run(variants, group, expecting, context, keywords: inner.utterance)
    }
    return all.ranked()
  }

  private func removing(_ ranges: [Range<Int>], from utterance: Utterance) -> Variant {
    let (rest, seams) = utterance.removingWithSeams(ranges)
    return Variant(utterance: rest, seams: seams, index: 1)
  }

  /// Whether a template is free text and nothing else.
  private func isSole(_ template: Int32) -> Bool {
    let entry = Int(
      program[.templates, Int(template) * Pattern.TemplateRow.stride + Pattern.TemplateRow.entry])
    let next = Int(program[.nodes, entry * Pattern.Node.stride + Pattern.Node.next])
    return next >= 0 && program[.nodes, next * Pattern.Node.stride] == Pattern.Kind.accept
  }

  private func run(
    _ variants: [Variant], _ templates: [Int32], _ expecting: Expectation?, _ context: [String: IntentValue],
    keywords: Utterance
  ) -> [RankedReading] {
    let words = Set(
      keywords.scalars.indices.split { keywords.scalars[$0] == Pattern.space }.map {
        keywords.typedText($0.startIndex..<$0.endIndex)
      })
    return variants.flatMap { variant -> [RankedReading] in
      guard variant.utterance.count > 0 else { return [] }
      var builder = builder(variant.utterance, expecting)
      builder.isStrict = true
      builder.seams = variant.seams
      builder.known = context
      builder.exact = ExactRules(words: words, variant: variant.index)
      return run(
        variant.utterance, builder, gazetteer, templates: templates, program.ignoresWhitespace, .known)
    }
  }
}
