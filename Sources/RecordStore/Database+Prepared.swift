package import GRDB

/// Single statements that are compiled once a connection: compiling takes most of the time of a short one,
/// the more so where triggers are compiled with it.
extension Database {
  /// Changes rows.
  package func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// All rows of a result.
  package func rows(sql: String, arguments: StatementArguments = StatementArguments()) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  /// The first row of a result.
  package func row(sql: String, arguments: StatementArguments = StatementArguments()) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }

  /// The first value of the first row, if it is an integer.
  package func integer(sql: String, arguments: StatementArguments = StatementArguments()) throws -> Int? {
    try Int.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}
