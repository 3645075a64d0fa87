import Foundation
import GRDB
import RecordStore

/// The table of materials. Every function runs inside a transaction of the caller.
enum MaterialTable {
  static let name = "material"

  static func create(in db: Database) throws {
    try db.execute(
      sql: """
        create table material (
          id integer primary key autoincrement, title text not null, folded text not null,
          unit text not null, reading text, archived integer);
        create unique index material_title on material (folded) where archived is null;
        """)
  }

  static func material(_ row: Row) -> Material {
    Material(
      id: row["id"], title: row["title"], unit: StudyUnit(rawValue: row["unit"]) ?? .pages,
      reading: row["reading"], archivedAt: (row["archived"] as Int?).map(Date.init(milliseconds:)))
  }

  /// All materials in the order of the shelf, the ones put away last.
  static func all(_ db: Database) throws -> [Material] {
    try db.rows(sql: "select * from material order by archived is not null, id", material)
  }

  static func find(_ id: Int, _ db: Database) throws -> Material? {
    try db.row(sql: "select * from material where id = ?", arguments: [id], material)
  }

  /// The material of a title, the one on the shelf before the ones put away.
  static func find(title: String, _ db: Database) throws -> Material? {
    try db.row(
      sql: "select * from material where folded = ? order by archived is not null, id desc limit 1",
      arguments: [TitleFolding.fold(title)], material)
  }

  @discardableResult
  static func insert(
    title: String, unit: StudyUnit, reading: String?, _ db: Database
  ) throws -> Material {
    try db.run(
      sql: "insert into material (title, folded, unit, reading) values (?, ?, ?, ?)",
      arguments: [title, TitleFolding.fold(title), unit.rawValue, reading])
    return Material(id: Int(db.lastInsertedRowID), title: title, unit: unit, reading: reading)
  }

  /// Keeps title, unit and reading as they are by now.
  static func update(_ material: Material, _ db: Database) throws {
    try db.run(
      sql: "update material set title = ?, folded = ?, unit = ?, reading = ? where id = ?",
      arguments: [
        material.title, TitleFolding.fold(material.title), material.unit.rawValue, material.reading,
        material.id,
      ])
  }

  static func setArchived(_ date: Date?, _ id: Int, _ db: Database) throws {
    try db.run(
      sql: "update material set archived = ? where id = ?", arguments: [date?.milliseconds, id])
  }
}
