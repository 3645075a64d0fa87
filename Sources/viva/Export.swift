import ArgumentParser
import ConversationModel
import DialogEngine
import Foundation
import IntentAssistant
import StudyLog

/// Everything out.
struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write everything out.", subcommands: [Records.self])

  struct Records: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "records", abstract: "Write all records to standard output.")

    enum Format: String, ExpressibleByArgument, CaseIterable { case json, csv }

    @OptionGroup var options: GlobalOptions
    @Option(help: "json or csv.") var format: Format = .json

    mutating func run() async throws {
      let wiring = try Wiring(options.preferences)
      do {
        let text = try format == .json ? wiring.log.exportRecordsJSON() : wiring.log.exportRecordsCSV()
        Standard.content(text)
      } catch {
        throw wiring.failure(error)
      }
    }
  }
}

/// A shelf in.
struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read a file in.", subcommands: [Materials.self])

  struct Materials: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "materials",
      abstract: "Put the materials of a CSV file (title,unit) on the shelf.",
      discussion:
        "Titles that are there already are left as they are. A mistake imports nothing. Exit 3 then.")

    @OptionGroup var options: GlobalOptions
    @Argument(help: "A CSV file with the header line title,unit.") var file: String

    mutating func run() async throws {
      let wiring = try Wiring(options.preferences)
      guard let data = FileManager.default.contents(atPath: file) else {
        throw ValidationError("Cannot read \"\(file)\".")
      }
      let stamp = UnitStamp(session: wiring.newID(), request: "import", intent: "ImportMaterials")
      do {
        let outcome = try wiring.log.importMaterials(csv: String(decoding: data, as: UTF8.self), as: stamp)
        guard outcome.mistakes.isEmpty else {
          for mistake in outcome.mistakes {
            Standard.error("\(file):\(mistake.line): \(wiring.assistant.speaker.say(mistake.message).text)")
          }
          throw ExitCode(3)
        }
        Standard.output(wiring.assistant.speaker.say(StudyLog.imported(outcome)).text)
      } catch let code as ExitCode {
        throw code
      } catch {
        throw wiring.failure(error)
      }
    }
  }
}

extension Wiring {
  /// The names in the store.
  /// - Throws: an exit code, after saying what is wrong with the store.
  func names() throws -> NameLists {
    do {
      return try assistant.names.nameLists()
    } catch {
      throw failure(error)
    }
  }

  /// Says what is wrong with the store on standard error, and gives the exit code.
  func failure(_ error: any Error) -> ExitCode {
    let (message, status) = IntentHost.words(for: error)
    Standard.error(assistant.speaker.say(message).text)
    return ExitCode(status.exitCode)
  }
}
