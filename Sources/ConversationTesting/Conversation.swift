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

  private init(_ error: TranscriptError) { content = .unreadable(TranscriptFiles.unreadable(error)) }

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
  /// - Parameter wanted: only those whose path holds this text; nil for all. A place without any of them is one that
  ///   fails, unless another place of the package has some: then they are the tests of another suite.
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
        return [Conversation(error)]
      } catch {
        return [Conversation(failing: file, "\(error)")]
      }
    }
    guard !found.isEmpty else { return [Conversation(failing: path, "There is no conversation here.")] }
    guard let wanted, !wanted.isEmpty else { return found }
    let chosen = found.filter { $0.path.contains(wanted) }
    guard chosen.isEmpty, !isElsewhere(wanted, in: package(around: path)) else { return chosen }
    return [Conversation(failing: path, "There is no conversation whose path holds \"\(wanted)\".")]
  }

  /// The folder of the package that a place belongs to; the place itself where there is none.
  private static func package(around path: String) -> String {
    var folder = URL(filePath: path).standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return path
  }

  /// Whether a file that may hold conversations has this text in its path; what is hidden, as builds are, holds none.
  private static func isElsewhere(_ wanted: String, in folder: String) -> Bool {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      if ["convo", "md"].contains(file.pathExtension), file.path.contains(wanted) { return true }
    }
    return false
  }
}
