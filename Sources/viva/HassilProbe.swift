import Catalogs
import ConversationModel
import Foundation

/// Loads our phrases with hassil itself, where it is installed, to prove that they are HassIL.
enum HassilProbe {
  /// Reads a locale's files given as arguments, parses every sentence and recognises one line.
  /// Exit: 0 all is well; 1 hassil refuses something, which is printed; 3 there is no hassil.
  private static let script = """
    sys = __import__("sys")
    try:
        from hassil import Intents, recognize_all
    except ImportError:
        sys.exit(3)
    try:
        intents = Intents.from_files(sys.argv[1:])
        blocks = [block for intent in intents.intents.values() for block in intent.data]
        count = sum(len(block.sentences) for block in blocks)
        list(recognize_all("what does hassil make of this line", intents))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
        sys.exit(1)
    from importlib.metadata import version
    print(f"hassil {version('hassil')} loads {len(sys.argv) - 1} files, {count} sentences")
    """

  /// Prints what hassil says of each locale; how many locales it refuses.
  static func run(_ folder: CatalogFolder, _ locales: [LocaleCode]) -> Int {
    guard let python = python() else {
      Standard.output(
        "hassil is not installed: no Python on PATH or in VIVA_PYTHON has it. Nothing was compared.")
      return 0
    }
    var refused = 0
    for locale in locales {
      let files = folder.files(.phrases, locale).map(\.path)
      let (status, text) = ask(python, ["-c", script] + files)
      if status != 0 { refused += 1 }
      Standard.output("\(locale): \(text)")
    }
    return refused
  }

  /// The first Python that has hassil.
  private static func python() -> String? {
    let named = Program.environment["VIVA_PYTHON"].map { [$0] } ?? []
    let folders = (Program.environment["PATH"] ?? "").split(separator: ":")
    let found = named + folders.flatMap { folder in ["python3", "python"].map { "\(folder)/\($0)" } }
    return found.first { python in
      FileManager.default.isExecutableFile(atPath: python)
        && ask(python, ["-c", "import hassil"]).status == 0
    }
  }

  private static func ask(_ python: String, _ arguments: [String]) -> (status: Int32, text: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return (1, "\(python) does not start") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return (process.terminationStatus, text)
  }
}
