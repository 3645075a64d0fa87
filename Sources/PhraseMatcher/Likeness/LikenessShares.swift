import ConversationModel

/// What the parts of one line are like: several questions are asked about the same words, and each part is weighed once.
final class LikenessShares {
  private let model: LikenessModel
  private let reader: LikenessReader
  /// What is asked; nil where a command is awaited.
  private let asked: String?
  /// The classes that may be meant.
  private let classes: [Int]
  private var known: [[SampleUtterance.Part]: [(value: Int, share: Float)]] = [:]

  init(_ model: LikenessModel, _ reader: LikenessReader, asked: String?) {
    self.model = model
    self.reader = reader
    self.asked = asked
    classes = model.classes(ofAnswers: asked != nil)
  }

  /// How likely a sample is each of the classes, the likeliest first; empty where there are none.
  func callAsFunction(_ sample: [SampleUtterance.Part]) -> [(value: Int, share: Float)] {
    if let shares = known[sample] { return shares }
    let shares =
      classes.isEmpty ? [] : model.shares(of: reader.keys(of: sample, answering: asked), among: classes)
    known[sample] = shares
    return shares
  }
}
