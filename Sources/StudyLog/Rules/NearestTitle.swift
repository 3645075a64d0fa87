/// Finds the title that some words are most like, to be offered and never taken.
enum NearestTitle {
  /// Nil when no title has two thirds of its letters right, or half of them and the first. The first of equals wins.
  ///
  /// With any half one subject would be taken for another: 地理 for 物理, History for Chemistry.
  static func find(_ words: String, among materials: [Material]) -> Material? {
    // Longer words are no title; comparing them would only take time.
    let said = Array(TitleFolding.fold(words).unicodeScalars.prefix(StudyLimits.titleCharacters))
    guard !said.isEmpty else { return nil }
    var best: (material: Material, distance: Int)?
    for material in materials {
      let title = Array(TitleFolding.fold(material.title).unicodeScalars)
      let share = said.first == title.first ? 2 : 3
      let most = min(max(said.count, title.count) / share, (best?.distance ?? .max) - 1)
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
