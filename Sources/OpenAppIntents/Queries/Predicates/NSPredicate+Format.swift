public import Foundation

#if !canImport(Darwin)

  extension NSPredicate {
    /// A predicate over the properties of an entity: `NSPredicate(format: "title CONTAINS %@", "Dune")`.
    ///
    /// Foundation on Linux has no formats. This reads the part of them that property queries use: key paths, literals, `%@`
    /// and `%K`; `= != < <= > >=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN` and `BETWEEN`, with `[cd]`; `AND`, `OR`, `NOT`,
    /// parentheses. What a person said belongs into an argument, never into the format: a format that cannot be read
    /// is an error of the program and stops it, as Foundation's does.
    public convenience init(format: String, _ args: Any...) {
      self.init(format: format, arguments: args)
    }

    /// The same with the arguments in a list.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
      self.init(format: format, arguments: arguments ?? [])
    }

    private convenience init(format: String, arguments: [Any]) {
      var parser = PredicateParser(format: format, arguments: arguments)
      guard let condition = parser.condition() else {
        preconditionFailure("The format of a predicate cannot be read: \(format)")
      }
      self.init { object, _ in condition.holds(for: object) }
    }
  }

#endif
