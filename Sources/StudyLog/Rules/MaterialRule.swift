import Foundation
import OpenAppIntents

/// The rule of every parameter that names a material.
struct MaterialRule {
  typealias Resolution = ParameterResolution<MaterialEntity>

  var log: StudyLog
  /// Materials that were put away will do, where only their records are looked at.
  var takesArchived = false

  /// What becomes of the words; `nothing` says what becomes of no words.
  func resolve(
    _ proposal: Proposal<MaterialEntity>, nothing: () -> Resolution = { .notRequired() }
  ) throws -> Resolution {
    switch proposal.said {
    case .nothing: return nothing()
    case .value(let entity):
      return isTakable(entity) ? .success(with: entity) : archived(entity)
    case .several(let entities):
      let takable = entities.filter(isTakable)
      if takable.count > 1 { return .disambiguation(with: takable) }
      if let only = takable.first { return .success(with: only) }
      return entities.first.map(archived) ?? nothing()
    case .close(let entity):
      guard isTakable(entity) else { return archived(entity) }
      return proposal.isConfirmed ? .success(with: entity) : .confirmationRequired(with: entity)
    case .unknown:
      let words = TitleFolding.clean(proposal.words)
      if let nearest = try NearestTitle.find(words, among: log.materials().filter { $0.archivedAt == nil }) {
        return .unsupported(reason: MaterialReason.unknownNearest(nearest, words: words))
      }
      return .unsupported(reason: MaterialReason.unknown(words: words))
    }
  }

  private func isTakable(_ entity: MaterialEntity) -> Bool {
    takesArchived || entity.material.archivedAt == nil
  }

  private func archived(_ entity: MaterialEntity) -> Resolution {
    .unsupported(reason: MaterialReason.archived(entity.material))
  }
}

/// Finds the title that some words are most like, to be offered and never taken.
enum NearestTitle {
  /// Nil when no title has at least half of its letters right. The first of equals wins.
  static func find(_ words: String, among materials: [Material]) -> Material? {
    // Longer words are no title; comparing them would only take time.
    let said = Array(TitleFolding.fold(words).prefix(StudyLimits.titleCharacters))
    guard !said.isEmpty else { return nil }
    var best: (material: Material, distance: Int)?
    for material in materials {
      let title = Array(TitleFolding.fold(material.title))
      let distance = distance(said, title)
      guard distance * 2 <= max(said.count, title.count), distance < best?.distance ?? .max else { continue }
      best = (material, distance)
    }
    return best?.material
  }

  /// How many letters have to be changed, added or left out.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
