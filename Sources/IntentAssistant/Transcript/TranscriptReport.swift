import Foundation

/// How a run of scripts went, for people and for machines.
package struct TranscriptReport: Sendable {
  private let results: [TranscriptResult]
  private let seconds: Double

  package init(results: [TranscriptResult], seconds: Double) {
    self.results = results
    self.seconds = seconds
  }

  /// `text`, `tap`, `junit` or `json`.
  package func text(_ format: String) -> String {
    switch format {
    case "tap": tap
    case "junit": junit
    case "json": json
    default: plain
    }
  }

  private var turns: Int { results.reduce(0) { $0 + $1.turns } }

  private var plain: String {
    let failed = results.filter(\.isFailure)
    var blocks = failed.map { result in
      guard !result.failures.isEmpty else {
        return "FAIL \(result.path)  passes, but is marked todo: \(result.todo ?? "")"
      }
      let left = result.unplayed
      let unplayed = left == 0 ? [] : ["     \(left) \(left == 1 ? "turn" : "turns") after it not played"]
      let failures = result.failures.map { failure in
        guard failure.kind != .unreadable else { return "FAIL " + failure.report }
        return "FAIL \(failure.report)\n"
          + "     see: viva replay \(failure.path) --until \(failure.line) --interactive"
      }
      return (failures + unplayed).joined(separator: "\n")
    }
    let time = String(format: "%.1f s", seconds)
    let waiting = results.count { $0.todo != nil && !$0.isFailure }
    let todo = waiting == 0 ? "" : ", \(waiting) todo"
    if failed.isEmpty {
      blocks.append("\(results.count) conversations\(todo), \(turns) turns in \(time)")
    } else {
      let kinds = TranscriptFailure.Kind.allCases.compactMap { kind -> String? in
        let count = failed.count { $0.worst == kind }
        return count == 0 ? nil : "\(count) \(kind.rawValue)"
      }
      let passing = failed.count { $0.worst == nil }
      let all = kinds + (passing == 0 ? [] : ["\(passing) passing todo"])
      blocks.append(
        "\(failed.count) of \(results.count) conversations failed (\(all.joined(separator: ", ")))\(todo), "
          + "\(turns) turns in \(time)")
    }
    return blocks.joined(separator: "\n\n")
  }

  private var tap: String {
    var lines = ["TAP version 14", "1..\(results.count)"]
    for (index, result) in results.enumerated() {
      let verdict = result.problems.isEmpty ? "ok" : "not ok"
      // Where it says so, whoever reads it takes the failure for no failure.
      let todo = result.isFailure ? nil : result.todo.map { " # TODO \($0)" }
      lines.append("\(verdict) \(index + 1) - \(result.path)\(todo ?? "")")
      for failure in result.problems {
        lines += failure.report.split(separator: "\n").map { "# \($0)" }
      }
    }
    return lines.joined(separator: "\n")
  }

  private var junit: String {
    let failures = results.count(where: \.isFailure)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"conversations\" tests=\"\(results.count)\" failures=\"\(failures)\">",
    ]
    for result in results {
      let name = Self.escaped(result.path)
      let title = Self.escaped(result.title)
      let open =
        "  <testcase classname=\"\(name)\" name=\"\(title)\" file=\"\(name)\" line=\"\(result.line)\""
      guard result.isFailure else {
        lines.append(open + "/>")
        continue
      }
      let text = result.problems.map(\.report).joined(separator: "\n")
      let kind = result.worst?.rawValue ?? "todo"
      lines.append(open + ">")
      lines.append("    <failure type=\"\(kind)\">\(Self.escaped(text))</failure>")
      lines.append("  </testcase>")
    }
    lines.append("</testsuite>")
    return lines.joined(separator: "\n")
  }

  private var json: String {
    let entries = results.map { result in
      JSONResult(
        path: result.path, line: result.line, title: result.title, passed: !result.isFailure,
        turns: result.turns, todo: result.todo,
        failures: result.problems.map {
          JSONResult.Failure(
            kind: $0.kind.rawValue, line: $0.line, turn: $0.turn, phase: $0.phase, said: $0.said,
            expected: $0.expected, got: $0.got,
            detail: $0.detail.isEmpty ? nil : $0.detail.joined(separator: "\n"), why: $0.why, now: $0.now)
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(entries)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self)
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      default: if scalar.value >= 32 { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }
}

private struct JSONResult: Encodable {
  struct Failure: Encodable {
    var kind: String
    var line: Int
    var turn: Int
    var phase: String?
    var said: String?
    var expected: String?
    var got: String?
    var detail: String?
    var why: String?
    var now: String?
  }

  var path: String
  var line: Int
  var title: String
  var passed: Bool
  var turns: Int
  var todo: String?
  var failures: [Failure]
}
