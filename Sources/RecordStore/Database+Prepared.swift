package import GRDB

/// Single statements that are compiled once a connection: compiling takes most of the time of a short one,
/// the more so where triggers are compiled with it.
extension Database {
  /// Changes rows.
  package func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// What is made of every row of a result. A row cannot be kept: it is read where SQLite has it, because a copy takes
  /// long, and is asked for columns by name slowly.
  package func rows<Value>(
    sql: String, arguments: StatementArguments = StatementArguments(), _ make: (Row) throws -> Value
  ) throws -> [Value] {
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    var made: [Value] = []
    while let row = try rows.next() { made.append(try make(row)) }
    return made
  }

  /// All rows of a result.
  package func rows(sql: String, arguments: StatementArguments = StatementArguments()) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  /// The first row of a result.
  package func row(sql: String, arguments: StatementArguments = StatementArguments()) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }

  /// What is made of the first row of a result.
  package func row<Value>(
    sql: String, arguments: StatementArguments = StatementArguments(), _ make: (Row) throws -> Value
  ) throws -> Value? {
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    // A row is gone with its cursor.
    return try withExtendedLifetime(rows) { try rows.next().map(make) }
  }

  /// The first value of the first row, if it is an integer.
  package func integer(sql: String, arguments: StatementArguments = StatementArguments()) throws -> Int? {
    try Int.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}
