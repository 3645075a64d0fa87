/// Names go into the ids of messages in kebab case, and come out of them in camel case.
extension String {
  /// `StartTimer` and `startTimer` as `start-timer`.
  package var kebabCase: String {
    var out = ""
    for character in self {
      if character.isUppercase, !out.isEmpty { out.append("-") }
      out.append(character.lowercased())
    }
    return out
  }

  /// `too-long` as `tooLong`.
  package var camelCase: String {
    let words = split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

extension TextName {
  /// `StartTimer` and `startTimer` as `start-timer`.
  package var kebabCase: String { rawValue.kebabCase }
}
