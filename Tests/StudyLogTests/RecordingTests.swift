import ConversationModel
import Foundation
import OpenAppIntents
import RecordStore
import StudyLog
import Testing

struct RecordingTests {
  private func shelf() throws -> StudyFixture {
    try StudyFixture([("Physics", .pages), ("Latin", .lessons)])
  }

  @Test func `a record says exactly what is stored`() async throws {
    struct Row {
      var values: [ParameterName: IntentValue]
      var material = true
      var said: String
      var seconds: Int?
      var quantity: StudyQuantity?
      var memo: String?
    }
    let rows = [
      Row(
        values: ["duration": .duration(seconds: 60)], said: "record-study-done-material-duration", seconds: 60
      ),
      Row(
        values: ["duration": .duration(seconds: 60)], material: false, said: "record-study-done-duration",
        seconds: 60),
      Row(values: ["amount": .integer(7)], said: "record-study-done-material-amount", quantity: .total(7)),
      Row(
        values: ["start": .integer(12), "end": .integer(18)], said: "record-study-done-material-range",
        quantity: .range(12, 18)),
      Row(
        values: ["start": .integer(40), "end": .integer(12)], said: "record-study-done-material-range",
        quantity: .range(12, 40)),
      Row(
        values: ["amount": .integer(7), "start": .integer(12), "end": .integer(18)],
        said: "record-study-done-material-range", quantity: .range(12, 18)),
      Row(
        values: ["duration": .duration(seconds: 60), "amount": .integer(3)],
        said: "record-study-done-material-duration-amount", seconds: 60, quantity: .total(3)),
      Row(
        values: ["duration": .duration(seconds: 60), "start": .integer(0), "end": .integer(0)],
        said: "record-study-done-material-duration-range", seconds: 60, quantity: .range(0, 0)),
      Row(
        values: ["duration": .duration(seconds: 60), "memo": .text("  optics \n")],
        said: "record-study-with-memo(record-study-done-material-duration)", seconds: 60, memo: "optics"),
      Row(
        values: ["duration": .duration(seconds: 60), "amount": .integer(10)], material: false,
        said: "record-study-without-amount(record-study-done-duration)", seconds: 60),
      Row(
        values: ["duration": .duration(seconds: 60), "start": .integer(10)],
        said: "record-study-without-range(record-study-done-material-duration)", seconds: 60),
    ]
    for row in rows {
      let study = try shelf()
      var values = row.values
      if row.material { values["material"] = try study.entity("Physics") }
      #expect(try await study.said(RecordStudy.self, values) == row.said)
      let record = try #require(try study.log.records().first)
      #expect(try study.log.records().count == 1)
      #expect(record.seconds == row.seconds && record.quantity == row.quantity && record.memo == row.memo)
      #expect(record.material?.title == (row.material ? "Physics" : nil))
      #expect(record.unit == (row.quantity == nil ? nil : .pages))
      #expect(record.start == StudyFixture.start && record.zone == "GMT")
    }
  }

  @Test func `nothing to record is refused and leaves the store identical`() async throws {
    let study = try shelf()
    let before = try study.store.dump()
    #expect(try await study.said(RecordStudy.self) == "refused: record-study-nothing")
    let physics = try study.entity("Physics")
    #expect(try await study.said(RecordStudy.self, ["material": physics]) == "refused: record-study-nothing")
    #expect(
      try await study.said(RecordStudy.self, ["amount": .integer(7)]) == "refused: record-study-nothing")
    #expect(try study.store.dump() == before)
  }

  @Test func `a material put away meanwhile is refused`() async throws {
    let study = try shelf()
    let physics = try study.entity("Physics")
    try study.log.archiveMaterial(study.material("Physics").id)
    let before = try study.store.dump()
    let said = try await study.said(
      RecordStudy.self, ["material": physics, "duration": .duration(seconds: 60)])
    #expect(said == "refused: material-archived")
    #expect(try study.store.dump() == before)
  }

  @Test func `the week's goal is shown after every record`() async throws {
    let study = try shelf()
    #expect(try await study.said(ShowWeeklyGoal.self) == "nothing: show-weekly-goal-none")
    #expect(
      try await study.said(SetWeeklyGoal.self, ["duration": .duration(seconds: 21_600)])
        == "set-weekly-goal-done")
    // Sunday 10 May belongs to the week that began on Monday 4 May.
    guard
      case .completed(_, let snippet?, .done, nil, _) = try await study.perform(
        RecordStudy.self, ["duration": .duration(seconds: 15_000)])
    else {
      Issue.record("no snippet")
      return
    }
    guard case .progress(15_000, 21_600, .message(let words))? = snippet.blocks.last else {
      Issue.record("\(snippet)")
      return
    }
    #expect(words.id == "goal-progress" && words.arguments["percent"] == .number(69))
    #expect(try await study.said(ShowWeeklyGoal.self) == "show-weekly-goal-done")
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 6_600)])
    #expect(try await study.said(ShowWeeklyGoal.self) == "show-weekly-goal-reached")
    #expect(
      try await study.said(SetWeeklyGoal.self, ["duration": .duration(seconds: 3_600)])
        == "set-weekly-goal-changed")
    // The next week keeps the goal and starts anew.
    study.advance(86_400)
    guard
      case .completed(let dialog?, _, _, _, _) = try await study.perform(ShowWeeklyGoal.self)
    else { return }
    #expect(dialog.arguments["done"] == .duration(seconds: 0))
    #expect(dialog.arguments["goal"] == .duration(seconds: 3_600))
  }

  @Test func `records belong to the day on which they started, where they were made`() async throws {
    let study = try StudyFixture(zone: "Asia/Tokyo")
    // 23:30 on Sunday 10 May in Tokyo.
    study.set(Date(timeIntervalSince1970: 1_778_423_400))
    _ = try await study.perform(RecordStudy.self, ["duration": .duration(seconds: 7_200)])
    func count(_ period: String) async throws -> String {
      try await study.said(ShowRecords.self, ["period": .choice(period)])
    }
    #expect(try await count("today") == "show-records-done")
    study.advance(3_600)
    #expect(try await count("today") == "nothing: show-records-empty")
    #expect(try await count("yesterday") == "show-records-done")
    #expect(try await count("thisWeek") == "nothing: show-records-empty")
    #expect(try await count("lastWeek") == "show-records-done")
    #expect(try await count("thisMonth") == "show-records-done")
    // In Honolulu it is still Sunday; the record stays one of that Sunday.
    study.travel(to: "Pacific/Honolulu")
    #expect(try await count("today") == "show-records-done")
    study.set(Date(timeIntervalSince1970: 1_780_308_000))
    #expect(try await count("lastMonth") == "show-records-done")
    #expect(try study.log.records().map(\.zone) == ["Asia/Tokyo"])
  }

  @Test func `records are shown with totals, by material or all`() async throws {
    let study = try shelf()
    let physics = try study.entity("Physics")
    for (start, end) in [(1, 10), (11, 15)] {
      _ = try await study.perform(
        RecordStudy.self,
        [
          "material": physics, "duration": .duration(seconds: 600), "start": .integer(start),
          "end": .integer(end),
        ])
    }
    _ = try await study.perform(
      RecordStudy.self, ["material": study.entity("Latin"), "amount": .integer(2), "memo": .text("hard")])
    guard
      case .completed(let dialog?, let snippet?, .done, nil, _) = try await study.perform(ShowRecords.self),
      case .table(let headings, _, let rows, let footer?)? = snippet.blocks.first
    else {
      Issue.record("no table")
      return
    }
    #expect(dialog.arguments["count"] == .number(3))
    #expect(headings.count == 5 && rows.count == 3 && rows.allSatisfy { $0.count == 5 } && footer.count == 5)
    #expect(footer[2].words == .message(Message("cell-duration", ["duration": .duration(seconds: 1_200)])))
    let amounts: [MessageArgument] = [
      .message(Message("amount-pages", ["count": .number(15)])),
      .message(Message("amount-lessons", ["count": .number(2)])),
    ]
    #expect(footer[3].words == .message(Message("cell-amounts", ["amounts": .list(amounts)])))
    guard
      case .completed(let only?, _, _, _, _) = try await study.perform(
        ShowRecords.self, ["material": physics])
    else { return }
    #expect(only.id == "show-records-done-material" && only.arguments["count"] == .number(2))
  }

  @Test func `a material is added, refused when it is there, and brought back`() async throws {
    let study = try StudyFixture()
    #expect(try await study.said(ShowBookshelf.self) == "nothing: show-bookshelf-empty")
    func add(_ title: String) async throws -> String {
      try await study.said(AddMaterial.self, ["title": .text(title)])
    }
    #expect(try await add("Café 微分") == "add-material-done")
    for same in ["cafe 微分", "ＣＡＦＥ微分", " Cafe\u{301}  微分"] {
      #expect(try await add(same) == "refused: add-material-exists", "\(same)")
    }
    #expect(try await add("がか") == "add-material-done")
    #expect(try await add("かか") == "add-material-done")
    let first = try study.material("Café 微分")
    #expect(first.unit == .pages)
    try study.log.archiveMaterial(first.id)
    #expect(try await add("café 微分") == "add-material-restored")
    #expect(try study.material("Café 微分").id == first.id)
    #expect(try await study.said(ShowBookshelf.self) == "show-bookshelf-done")
  }

  @Test func `the names for the matcher follow the shelf`() async throws {
    let study = try shelf()
    let version = try study.log.nameListsVersion()
    try study.log.archiveMaterial(study.material("Latin").id)
    #expect(try study.log.nameListsVersion() > version)
    let names = try study.log.nameLists().lists["materials"] ?? []
    #expect(names.map(\.title) == ["Physics", "Latin"])
    #expect(names.map(\.isArchived) == [false, true])
    #expect(names.map(\.unit) == ["pages", "lessons"])
  }
}
