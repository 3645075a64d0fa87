import Foundation
import OpenAppIntents

/// The rule of every parameter that names a material.
struct MaterialRule {
  typealias Resolution = ParameterResolution<MaterialEntity>

  var log: StudyLog
  /// Materials that were put away will do, where only their records are looked at.
  var takesArchived = false
  /// "For it": the material that was spoken of last is meant where none is named.
  var isSpokenOf = false

  /// What becomes of the words; `nothing` says what becomes of no words.
  func resolve(
    _ proposal: Proposal<MaterialEntity>, nothing: () throws -> Resolution = { .notRequired() }
  ) throws -> Resolution {
    switch proposal.said {
    case .nothing:
      guard isSpokenOf, !proposal.isDeclined else { return try nothing() }
      return try log.spokenMaterial().map { .success(with: MaterialEntity($0)) } ?? .needsValue()
    case .value(let entity):
      return isTakable(entity) ? .success(with: entity) : archived(entity)
    case .several(let entities):
      let takable = entities.filter(isTakable)
      if takable.count > 1 { return .disambiguation(with: takable) }
      if let only = takable.first { return .success(with: only) }
      return try entities.first.map(archived) ?? nothing()
    case .close(let entity):
      guard isTakable(entity) else { return archived(entity) }
      if proposal.isConfirmed { return .success(with: entity) }
      let words = TitleFolding.clean(proposal.words)
      // What was said may have been put on the shelf since.
      if let added = try added(words) { return try resolve(Proposal(.value(added)), nothing: nothing) }
      return .confirmationRequired(with: entity, remedy: unknown(words).remedy)
    case .unknown:
      let words = TitleFolding.clean(proposal.words)
      // It was unknown when it was said and may have been put on the shelf since.
      if let added = try added(words) { return try resolve(Proposal(.value(added)), nothing: nothing) }
      if let nearest = try NearestTitle.find(words, among: log.materials().filter { $0.archivedAt == nil }) {
        return .confirmationRequired(
          with: MaterialEntity(nearest),
          dialog: IntentDialog(
            message: "material-confirm-nearest",
            arguments: ["words": .text(words), "nearest": StudyWords.material(nearest)]),
          remedy: unknown(words).remedy)
      }
      return .unsupported(reason: unknown(words))
    }
  }

  private func unknown(_ words: String) -> MaterialReason {
    takesArchived ? .unrecorded(words: words) : .unknown(words: words)
  }

  /// The material of exactly this title.
  private func added(_ words: String) throws -> MaterialEntity? {
    let title = TitleFolding.fold(words)
    return try log.materials().first { TitleFolding.fold($0.title) == title }.map(MaterialEntity.init)
  }

  private func isTakable(_ entity: MaterialEntity) -> Bool {
    takesArchived || entity.material.archivedAt == nil
  }

  private func archived(_ entity: MaterialEntity) -> Resolution {
    .unsupported(reason: MaterialReason.archived(entity.material))
  }
}
