import Foundation
import IntentAssistant

/// Plays files side by side, and rewrites the words of those that shall be accepted.
struct ReplayJob {
  var runner: TranscriptRunner
  /// Only conversations of this language; nil for all.
  var locale: String?
  var accepting: Bool
  /// Asks before every line that is rewritten.
  var reviewing: Bool
  /// Names the files that were rewritten.
  var announce: @Sendable (String) -> Void

  /// How every script of the files went, in their order.
  func results(of files: [String]) async -> [TranscriptResult] {
    var played: [Int: [TranscriptResult]] = [:]
    // Scripts share nothing but the catalogs, so that files run side by side.
    await withTaskGroup(of: (Int, [TranscriptResult]).self) { group in
      var waiting = files.enumerated().makeIterator()
      func startNext() {
        guard let (index, path) = waiting.next() else { return }
        group.addTask { (index, await play(path)) }
      }
      // No more at once than there are cores: each takes a store, which the next one uses again.
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      for await (index, file) in group {
        played[index] = file
        startNext()
      }
    }
    var results: [TranscriptResult] = []
    var review = TranscriptReview()
    for (index, path) in files.enumerated() {
      let file = played[index] ?? []
      results += accepting || reviewing ? accepted(file, in: path, &review) : file
    }
    return results
  }

  private func play(_ path: String) async -> [TranscriptResult] {
    do {
      var played: [TranscriptResult] = []
      for script in try TranscriptFiles.read(path) where locale == nil || script["locale"] ?? "en" == locale {
        played.append(await runner.run(script))
      }
      return played
    } catch let error as TranscriptError {
      return [TranscriptFiles.unreadable(error)]
    } catch {
      return [TranscriptFiles.unreadable(path, 1, "\(error)")]
    }
  }

  /// Rewrites the words of a file; scripts whose words were all taken have no failures left.
  private func accepted(
    _ file: [TranscriptResult], in path: String, _ review: inout TranscriptReview
  ) -> [TranscriptResult] {
    var rewordings: [Int: [String]] = [:]
    var results = file
    for index in results.indices where !results[index].rewordings.isEmpty {
      var taken = results[index].rewordings
      if reviewing {
        let source = results[index].source
        taken = [:]
        for (line, words) in results[index].rewordings.sorted(by: { $0.key < $1.key })
        where review.takes(words, at: line, of: path, before: line == 0 ? "" : source[line - 1]) {
          taken[line] = words
        }
      }
      rewordings.merge(taken) { $1 }
      if taken.count == results[index].rewordings.count { results[index].failures = [] }
    }
    for result in file where result.worst ?? .wording > .wording {
      announce("not rewritten: \(path):\(result.line)  more than words differs")
    }
    guard !rewordings.isEmpty else { return results }
    do {
      try TranscriptFiles.reword(results.first?.source ?? [], by: rewordings, in: path)
      announce("accepted: \(path)")
    } catch {
      results.append(TranscriptFiles.unreadable(path, 1, "\(error)"))
    }
    return results
  }
}
