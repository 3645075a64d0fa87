import RecordStore
import Testing

@testable import viva

@Suite struct `Troubles of a script's world` {
  @Test(arguments: StoreError.Kind.allCases) func `what cannot be written is refused`(kind: StoreError.Kind)
    throws
  {
    let troubles = StudyTroubles()
    try troubles.begin(kind == .readOnly ? "read-only" : kind.rawValue)
    #expect(throws: StoreError(kind, path: "viva.sqlite", cause: "* fault")) {
      try troubles.meet(writing: true)
    }
    try troubles.begin("over")
    try troubles.meet(writing: true)
  }

  @Test func `a full disk can be read`() throws {
    let troubles = StudyTroubles()
    try troubles.begin("full")
    try troubles.meet(writing: false)
    #expect(troubles.isFolderClosed)
    try troubles.begin("damaged")
    #expect(throws: StoreError.self) { try troubles.meet(writing: false) }
    #expect(!troubles.isFolderClosed)
  }

  @Test func `the script itself sees the store as it is`() throws {
    let troubles = StudyTroubles()
    try troubles.begin("damaged")
    try troubles.aside { try troubles.meet(writing: true) }
    #expect(throws: StoreError.self) { try troubles.meet(writing: true) }
  }

  @Test func `an unknown trouble names those there are`() {
    let troubles = StudyTroubles()
    #expect { try troubles.begin("flood") } throws: { "\($0)".contains("network-failure, newer") }
  }
}
