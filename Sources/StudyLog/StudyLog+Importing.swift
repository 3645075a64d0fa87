package import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore

/// What an import did: all of it, or nothing.
package struct ImportOutcome: Hashable, Sendable {
  /// Put on the shelf, or back on it.
  package var added: Int
  /// Stood on the shelf already.
  package var skipped: Int
  /// Every mistake of the file. When there is one, nothing was written.
  package var mistakes: [ImportMistake]
}

extension StudyLog {
  /// Puts the materials of a CSV file with the header `title,unit` on the shelf, in one unit of work. A
  /// third column `reading` is taken as well, and an empty unit means pages. Again changes nothing.
  ///
  /// - Throws: `StoreError`.
  package func importMaterials(csv: String, as stamp: UnitStamp) throws -> ImportOutcome {
    let (rows, mistakes) = Self.materials(inCSV: csv)
    guard mistakes.isEmpty else { return ImportOutcome(added: 0, skipped: 0, mistakes: mistakes) }
    guard !rows.isEmpty else { return ImportOutcome(added: 0, skipped: 0, mistakes: []) }
    return try store.write(stamp, now: now) { db in
      var outcome = ImportOutcome(added: 0, skipped: 0, mistakes: [])
      for row in rows {
        if let known = try MaterialTable.find(title: row.title, db), known.archivedAt == nil {
          outcome.skipped += 1
        } else {
          _ = try shelve(row.title, unit: row.unit, reading: row.reading, db)
          outcome.added += 1
        }
      }
      return Written(outcome, reply: Self.imported(outcome))
    }
  }

  /// What an import that went well says: `$added`, `$skipped`.
  package static func imported(_ outcome: ImportOutcome) -> Message {
    Message(
      "import-materials-done",
      ["added": .number(outcome.added), "skipped": .number(outcome.skipped)])
  }

  private struct ImportedMaterial {
    var title: String
    var unit: StudyUnit
    var reading: String?
  }

  private static func materials(inCSV text: String) -> ([ImportedMaterial], [ImportMistake]) {
    let rows: [CSV.Row]
    do {
      rows = try CSV.rows(text)
    } catch {
      return ([], [ImportMistake(line: error.line, kind: .badQuotes)])
    }
    let header = rows.first?.fields.map { TitleFolding.clean($0).lowercased() } ?? []
    guard header == ["title", "unit"] || header == ["title", "unit", "reading"] else {
      let found = TitleFolding.clean(rows.first.map { CSV.line($0.fields) } ?? "")
      return ([], [ImportMistake(line: rows.first?.line ?? 1, kind: .wrongHeader(found))])
    }
    var materials: [ImportedMaterial] = []
    var mistakes: [ImportMistake] = []
    for row in rows.dropFirst() {
      do {
        materials.append(try material(row, columns: header.count))
      } catch {
        mistakes.append(error)
      }
    }
    return (materials, mistakes)
  }

  private static func material(_ row: CSV.Row, columns: Int) throws(ImportMistake) -> ImportedMaterial {
    guard row.fields.count == columns else {
      throw ImportMistake(line: row.line, kind: .wrongFieldCount(row.fields.count, expected: columns))
    }
    let fields = row.fields.map(TitleFolding.clean)
    guard !fields[0].isEmpty else { throw ImportMistake(line: row.line, kind: .emptyTitle) }
    guard fields[0].count <= StudyLimits.titleCharacters else {
      throw ImportMistake(line: row.line, kind: .titleTooLong(StudyLimits.titleCharacters))
    }
    let name = fields[1].isEmpty ? StudyUnit.pages.rawValue : fields[1].lowercased()
    guard let unit = StudyUnit(rawValue: name) else {
      throw ImportMistake(line: row.line, kind: .unknownUnit(fields[1]))
    }
    let reading = columns > 2 && !fields[2].isEmpty ? fields[2] : nil
    return ImportedMaterial(title: fields[0], unit: unit, reading: reading)
  }
}
