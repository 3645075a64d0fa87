import Foundation

/// A record as it is exported. Absent values are null, never left out.
package struct ExportedRecord: Codable, Hashable, Sendable {
  package var id: String
  /// ISO 8601 in UTC, to the second.
  package var start: String
  package var zone: String
  /// The title of the material.
  package var material: String?
  package var seconds: Int?
  /// A total; null where a range is known.
  package var amount: Int?
  package var from: Int?
  package var to: Int?
  package var unit: String?
  package var memo: String?

  /// The columns of CSV and the keys of JSON, in order.
  static let columns = [
    "id", "start", "zone", "material", "seconds", "amount", "from", "to", "unit", "memo",
  ]

  init(_ record: StudyRecord) {
    id = String(record.id)
    start = Self.text(record.start)
    zone = record.zone
    material = record.material?.title
    seconds = record.seconds
    switch record.quantity {
    case .total(let count): amount = count
    case .range(let first, let last): (from, to) = (first, last)
    case nil: break
    }
    unit = record.unit?.rawValue
    memo = record.memo
  }

  var fields: [String] {
    func text(_ number: Int?) -> String { number.map(String.init) ?? "" }
    return [
      id, start, zone, material ?? "", text(seconds), text(amount), text(from), text(to), unit ?? "",
      memo ?? "",
    ]
  }

  /// One JSON object on one line, its keys in the order of the columns.
  var json: String {
    let values = [
      JSONText.string(id), JSONText.string(start), JSONText.string(zone), JSONText.string(material),
      JSONText.number(seconds), JSONText.number(amount), JSONText.number(from), JSONText.number(to),
      JSONText.string(unit), JSONText.string(memo),
    ]
    return "{" + zip(Self.columns, values).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func text(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    func two(_ value: Int?) -> String {
      let value = value ?? 0
      return value < 10 ? "0\(value)" : String(value)
    }
    let day = StudyDay(date, calendar).text
    return "\(day)T\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))Z"
  }
}
