import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

@testable import StudyLog

struct ExchangeTests {
  private let stamp = UnitStamp(session: "import", request: "1", intent: "ImportMaterials")

  @Test func `CSV is read as RFC 4180 says`() throws {
    struct Row {
      var text: String
      var fields: [[String]]
    }
    let rows = [
      Row(text: "", fields: []),
      Row(text: "a,b", fields: [["a", "b"]]),
      Row(text: "a,b\r\nc,\r\n", fields: [["a", "b"], ["c", ""]]),
      Row(text: "\u{FEFF}a\n\nb\n", fields: [["a"], ["b"]]),
      Row(text: "\"a,\"\"b\"\"\",c\n", fields: [["a,\"b\"", "c"]]),
      Row(text: "\"two\r\nlines\",x\r\n", fields: [["two\r\nlines", "x"]]),
      Row(text: "a\rb\r", fields: [["a"], ["b"]]),
      Row(text: ",\n", fields: [["", ""]]),
      Row(text: "微分,📚\u{200D}e\u{301}", fields: [["微分", "📚\u{200D}e\u{301}"]]),
    ]
    for row in rows { #expect(try CSV.rows(row.text).map(\.fields) == row.fields, "\(row.text)") }
    #expect(throws: CSV.Failure(line: 2, kind: .openQuote)) { try CSV.rows("a\n\"b\nc\n") }
    #expect(throws: CSV.Failure(line: 1, kind: .textAfterQuote)) { try CSV.rows("\"a\"b,c") }
  }

  @Test func `what is written as CSV is read as it was`() throws {
    let fields = [
      ["plain", "with,comma", "with \"quotes\"", "two\r\nlines", " spaces ", "", "\r", "\n"], ["x"],
    ]
    let text = fields.map { CSV.line($0) + "\r\n" }.joined()
    #expect(try CSV.rows(text).map(\.fields) == fields)
  }

  @Test func `an import puts materials on the shelf, and again changes nothing`() throws {
    let study = try StudyFixture([("Physics", .pages)])
    try study.log.archiveMaterial(study.material("Physics").id)
    let text =
      "title,unit\r\nCalculus,pages\r\n\"Latin, easy\",Lessons\r\n英単語,\r\nphysics,pages\r\ncalculus,words\r\n"
    #expect(
      try study.log.importMaterials(csv: text, as: stamp) == ImportOutcome(added: 4, skipped: 1, mistakes: [])
    )
    #expect(try study.log.materials().map(\.title) == ["Physics", "Calculus", "Latin, easy", "英単語"])
    #expect(try study.log.materials().map(\.unit) == [.pages, .pages, .lessons, .pages])
    #expect(
      try study.log.importMaterials(csv: text, as: stamp) == ImportOutcome(added: 0, skipped: 5, mistakes: [])
    )
    #expect(try study.log.materials().count == 4)
    #expect(try study.store.newestUnit()?.reply.id == "import-materials-done")
  }

  @Test func `every mistake of a file is told with its line, and nothing is imported`() throws {
    let study = try StudyFixture()
    let before = try study.store.dump()
    let rows: [(String, [ImportMistake])] = [
      ("", [ImportMistake(line: 1, kind: .wrongHeader(""))]),
      ("name,unit\nx,pages\n", [ImportMistake(line: 1, kind: .wrongHeader("name,unit"))]),
      (
        "title,unit\nA,pages\nB,hours\n,pages\n\nC\nD,pages,x\n",
        [
          ImportMistake(line: 3, kind: .unknownUnit("hours")), ImportMistake(line: 4, kind: .emptyTitle),
          ImportMistake(line: 6, kind: .wrongFieldCount(1, expected: 2)),
          ImportMistake(line: 7, kind: .wrongFieldCount(3, expected: 2)),
        ]
      ),
      ("title,unit\n\"A\nB\",hours\n", [ImportMistake(line: 2, kind: .unknownUnit("hours"))]),
      ("title,unit\n\"A,pages\n", [ImportMistake(line: 2, kind: .badQuotes)]),
    ]
    for (text, mistakes) in rows {
      let outcome = try study.log.importMaterials(csv: text, as: stamp)
      #expect(outcome == ImportOutcome(added: 0, skipped: 0, mistakes: mistakes), "\(text)")
    }
    #expect(try study.store.dump() == before)
    #expect(ImportMistake(line: 3, kind: .unknownUnit("hours")).message.id == "import-materials-unknown-unit")
  }

  @Test func `records go out whole, as JSON and as CSV`() async throws {
    let study = try StudyFixture([("Physics", .pages)], zone: "Asia/Tokyo")
    #expect(try study.log.exportRecordsJSON() == "{\"version\":1,\"records\":[]}\n")
    study.advance(0.25)
    let physics = try study.entity("Physics")
    _ = try await study.perform(
      RecordStudy.self,
      [
        "material": physics, "duration": .duration(seconds: 60), "start": .integer(1), "end": .integer(3),
        "memo": .text("a \"b\", c/d\n二 \u{1B}[2J\\ \u{9B}"),
      ])
    _ = try await study.perform(RecordStudy.self, ["material": physics, "amount": .integer(7)])
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 5)])
    let json = try study.log.exportRecordsJSON()
    #expect(
      json.contains(
        #"{"id":"2","start":"2026-05-10T09:00:00Z","zone":"Asia/Tokyo","material":"Physics","seconds":null,"#
          + #""amount":7,"from":null,"to":null,"unit":"pages","memo":null}"#))
    struct File: Codable {
      var version: Int
      var records: [ExportedRecord]
    }
    let file = try JSONDecoder().decode(File.self, from: Data(json.utf8))
    #expect(file.version == 1)
    #expect(file.records == (try study.log.records().map(ExportedRecord.init)))
    #expect(file.records[0].memo == "a \"b\", c/d\n二 \u{1B}[2J\\ \u{9B}")
    #expect(file.records[0].amount == nil && file.records[0].from == 1 && file.records[0].to == 3)
    let rows = try CSV.rows(study.log.exportRecordsCSV())
    #expect(rows.first?.fields == ExportedRecord.columns)
    #expect(rows.dropFirst().map(\.fields) == file.records.map(\.fields))
  }
}
