import Foundation
import IntentAssistant
public import Testing

/// A scripted conversation: one `.convo` file, or one `convo` block of a Markdown document.
public struct Conversation: Sendable, CustomTestStringConvertible {
  /// What was found where a conversation was looked for.
  enum Content: Sendable {
    case script(Transcript)
    case unreadable(TranscriptResult)
  }

  let content: Content

  private init(_ script: Transcript) { content = .script(script) }

  private init(failing path: String, line: Int = 1, _ text: String) {
    content = .unreadable(TranscriptFiles.unreadable(path, line, text))
  }

  /// The file.
  public var path: String {
    switch content {
    case .script(let script): script.path
    case .unreadable(let result): result.path
    }
  }

  /// The name of the file, and the line where a block of a document begins.
  public var testDescription: String {
    let name = (path as NSString).lastPathComponent
    guard case .script(let script) = content, script.extent.lowerBound > 0 else { return name }
    return "\(name):\(script.extent.lowerBound)"
  }

  /// The conversations of a file or of a folder and the folders below it. What cannot be read is one that fails, and
  /// so is a place without any: a test that runs nothing must not pass.
  /// - Parameter wanted: only those whose path holds this text; nil for all.
  static func all(at path: String, wanted: String? = nil) -> [Conversation] {
    let files: [String]
    do {
      files = try TranscriptFiles.all([path])
    } catch {
      return [Conversation(failing: path, "\(error)")]
    }
    let found = files.flatMap { file -> [Conversation] in
      do {
        return try TranscriptFiles.read(file).map(Conversation.init)
      } catch let error as TranscriptError {
        return [Conversation(failing: file, line: error.line, error.description)]
      } catch {
        return [Conversation(failing: file, "\(error)")]
      }
    }
    guard !found.isEmpty else { return [Conversation(failing: path, "There is no conversation here.")] }
    guard let wanted, !wanted.isEmpty else { return found }
    return found.filter { $0.path.contains(wanted) }
  }
}
