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
      let title = TitleFolding.fold(words)
      // It was unknown when it was said and may have been put on the shelf since.
      if let added = try log.materials().first(where: { TitleFolding.fold($0.title) == title }) {
        return try resolve(Proposal(.value(MaterialEntity(added))), nothing: nothing)
      }
      if let nearest = try NearestTitle.find(words, among: log.materials().filter { $0.archivedAt == nil }) {
        return .confirmationRequired(
          with: MaterialEntity(nearest),
          dialog: IntentDialog(
            message: "material-confirm-nearest",
            arguments: ["words": .text(words), "nearest": StudyWords.material(nearest)]),
          remedy: MaterialReason.unknown(words: words).remedy)
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
