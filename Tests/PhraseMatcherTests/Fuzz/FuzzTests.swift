import Foundation
import Testing

@testable import PhraseMatcher

/// Any bytes: no crash, places within what was given, work within a stated number of steps.
///
/// `Tests/Corpora/Fuzz` keeps inputs that broke something or that reach odd corners, one a file. They are replayed,
/// and changed in a few thousand ways that are the same every time. `make fuzz` changes them in many more; see
/// `Fuzzer` for what it leaves behind.
@Suite("any bytes are answered")
struct FuzzTests {
  @Test("kept inputs", arguments: FuzzTarget.all.map(\.name))
  func kept(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let inputs = try Fuzzer.kept(target)
    #expect(inputs.count >= 20)
    for (file, bytes) in inputs {
      let fault = target.run(bytes, true).fault
      #expect(fault == nil, "\(file): \(fault ?? "")")
      #expect(bytes.count <= 4_000, "\(file) is no small input")
    }
  }

  @Test("changed inputs", arguments: FuzzTarget.all.map(\.name))
  func changed(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    var fuzzer = try Fuzzer(target)
    let faults = try fuzzer.run()
    #expect(faults == [], "\(faults.prefix(5).joined(separator: "\n"))")
  }
}
