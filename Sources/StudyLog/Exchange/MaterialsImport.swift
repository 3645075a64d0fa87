package import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore

/// What is wrong with a file of materials: the line, and a fact for the sentence about it.
package struct ImportMistake: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The first line is not `title,unit`. Carries what stands there.
    case wrongHeader(String)
    /// So many fields instead of as many as in the header.
    case wrongFieldCount(Int, expected: Int)
    case emptyTitle
    /// Longer than so many characters.
    case titleTooLong(Int)
    case unknownUnit(String)
    /// A quoted field that never ends, or goes on behind its quote.
    case badQuotes
  }

  /// Counted from 1.
  package var line: Int
  package var kind: Kind

  /// The sentence: `import-materials-unknown-unit` with `$line` and the fact.
  package var message: Message {
    var arguments: [String: MessageArgument] = ["line": .number(line)]
    let name: String
    switch kind {
    case .wrongHeader(let found):
      name = "wrong-header"
      arguments["found"] = .text(found)
    case .wrongFieldCount(let count, let expected):
      name = "wrong-field-count"
      arguments["count"] = .number(count)
      arguments["expected"] = .number(expected)
    case .emptyTitle: name = "empty-title"
    case .titleTooLong(let max):
      name = "title-too-long"
      arguments["max"] = .number(max)
    case .unknownUnit(let unit):
      name = "unknown-unit"
      arguments["unit"] = .text(unit)
    case .badQuotes: name = "bad-quotes"
    }
    return Message(MessageID(rawValue: "import-materials-\(name)"), arguments)
  }
}

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
