import DialogEngine
import Foundation

// The syntax trees of dialog files, for `agree`: a JSON string a line in, a JSON array of entries a line out.

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
while let input = readLine() {
  guard let text = try? JSONDecoder().decode(String.self, from: Data(input.utf8)) else { exit(2) }
  let parsed = MessageParser.parse(DialogSource(path: "fluent", text: text))
  let line = String(decoding: try encoder.encode(parsed.entries.map(Tree.entry)), as: UTF8.self) + "\n"
  // Not `print`: what waits in a buffer is waited for.
  FileHandle.standardOutput.write(Data(line.utf8))
}
