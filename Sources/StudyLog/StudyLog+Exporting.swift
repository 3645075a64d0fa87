extension StudyLog {
  /// All records as JSON: `{"version":1,"records":[…]}`, a record a line.
  ///
  /// - Throws: `StoreError`.
  package func exportRecordsJSON() throws -> String {
    let lines = try records().map { ExportedRecord($0).json }
    return lines.isEmpty
      ? "{\"version\":1,\"records\":[]}\n"
      : "{\"version\":1,\"records\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  /// All records as CSV with a header, after RFC 4180: fields quoted where needed, lines ended by CRLF.
  ///
  /// - Throws: `StoreError`.
  package func exportRecordsCSV() throws -> String {
    let rows = [ExportedRecord.columns] + (try records().map { ExportedRecord($0).fields })
    return rows.map { CSV.line($0) + "\r\n" }.joined()
  }
}
