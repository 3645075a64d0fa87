/// Finds the title that some words are most like, to be offered and never taken.
enum NearestTitle {
  /// Nil when no title has at least half of its letters right, or two of two. The first of equals wins.
  ///
  /// Two letters are a whole word in Japanese and Korean, and half of them another one: 地理 is not 物理.
  static func find(_ words: String, among materials: [Material]) -> Material? {
    // Longer words are no title; comparing them would only take time.
    let said = Array(TitleFolding.fold(words).unicodeScalars.prefix(StudyLimits.titleCharacters))
    guard !said.isEmpty else { return nil }
    var best: (material: Material, distance: Int)?
    for material in materials {
      let title = Array(TitleFolding.fold(material.title).unicodeScalars)
      let length = max(said.count, title.count)
      let most = min(length > 2 ? length / 2 : 0, (best?.distance ?? .max) - 1)
      // Every letter that one has more than the other is wrong already.
      guard abs(said.count - title.count) <= most else { continue }
      let distance = distance(said, title)
      guard distance <= most else { continue }
      best = (material, distance)
    }
    return best?.material
  }

  /// How many letters have to be changed, added or left out.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(min(above, row[j]) + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
