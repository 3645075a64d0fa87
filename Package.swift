// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with these: Swift 6 mode, the strict upcoming features, warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// `make` sets VIVA_QUICK so that the matcher and the engine, which every test asks again and again, are optimised in
/// debug builds too. It is no default: a package with such flags cannot be depended on by version.
let quick: [SwiftSetting] =
  Context.environment["VIVA_QUICK"] == nil
  ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

func module(
  _ name: String, _ edges: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: edges, swiftSettings: settings)
}

func tests(_ name: String, _ edges: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: edges, swiftSettings: strict)
}

let package = Package(
  name: "VivaVoce",
  products: [
    .executable(name: "viva", targets: ["viva"]),
    .library(name: "OpenAppIntents", targets: ["OpenAppIntents", "AppIntents"]),
    .library(name: "ConversationTesting", targets: ["ConversationTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // The module graph of ARCHITECTURE.md. ArchitectureTests compares these edges with its own table.
    module("ConversationModel", []),
    module("RecordStore", ["ConversationModel", grdb], settings: strict + quick),
    module("Catalogs", ["ConversationModel"]),
    .target(
      name: "PhraseMatcher", dependencies: ["ConversationModel", yams], swiftSettings: strict + quick),
    module("DialogEngine", ["ConversationModel"], settings: strict + quick),
    .target(
      name: "OpenAppIntents", dependencies: ["ConversationModel"], exclude: ["MissingInterface.md"],
      swiftSettings: strict),
    module("AppIntents", ["OpenAppIntents"]),
    module("Rendering", ["ConversationModel"]),
    module(
      "IntentAssistant",
      ["ConversationModel", "PhraseMatcher", "DialogEngine", "OpenAppIntents", "Rendering"],
      settings: strict + quick),
    .target(
      name: "ConversationTesting",
      dependencies: [
        "Catalogs", "ConversationModel", "DialogEngine", "IntentAssistant", "OpenAppIntents",
        "PhraseMatcher",
      ],
      exclude: ["Acts"], swiftSettings: strict),
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    module("ReadlineREPL", ["ConversationModel", "Rendering", "CReadline"]),
    module("StudyLog", ["ConversationModel", "OpenAppIntents", "RecordStore", grdb, sqlite]),
    .executableTarget(
      name: "viva",
      dependencies: [
        "ConversationModel", "RecordStore", "Catalogs", "PhraseMatcher", "DialogEngine",
        "OpenAppIntents", "Rendering", "IntentAssistant", "ReadlineREPL", "StudyLog", arguments,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "floor", dependencies: [grdb, arguments, "CReadline"], path: "Benchmarks/Floor",
      swiftSettings: strict),
    .executableTarget(
      name: "inprocess",
      dependencies: ["ConversationModel", "Catalogs", "DialogEngine", "PhraseMatcher", "RecordStore"],
      path: "Benchmarks/InProcess", swiftSettings: strict),
    .target(
      name: "DialogWalk", dependencies: ["ConversationModel", "DialogEngine", "IntentAssistant"],
      path: "Benchmarks/DialogWalk", swiftSettings: strict + quick),
    .executableTarget(
      name: "walk", dependencies: ["DialogEngine", "DialogWalk"], path: "Benchmarks/Walk",
      swiftSettings: strict),
    .executableTarget(
      name: "fluent", dependencies: ["DialogEngine"], path: "Benchmarks/Fluent", exclude: ["agree"],
      swiftSettings: strict),
    tests("ConversationModelTests", ["ConversationModel"]),
    tests("CatalogsTests", ["Catalogs", "ConversationModel"]),
    tests("PhraseMatcherTests", ["PhraseMatcher", "ConversationModel"]),
    tests("DialogEngineTests", ["DialogEngine", "ConversationModel"]),
    tests("OpenAppIntentsTests", ["OpenAppIntents", "ConversationModel"]),
    tests("RecordStoreTests", ["RecordStore", "ConversationModel", grdb]),
    tests("StudyLogTests", ["StudyLog", "RecordStore", "OpenAppIntents", "ConversationModel", grdb]),
    tests("RenderingTests", ["Rendering", "ConversationModel"]),
    tests("ReadlineREPLTests", ["ReadlineREPL", "ConversationModel"]),
    tests(
      "IntentAssistantTests",
      [
        "IntentAssistant", "PhraseMatcher", "DialogEngine", "OpenAppIntents", "ConversationModel",
        "DialogWalk",
      ]),
    tests(
      "ConversationTests",
      [
        "viva", "ConversationModel", "ConversationTesting", "DialogEngine", "DialogWalk",
        "IntentAssistant", "PhraseMatcher",
      ]),
    tests(
      "VivaTests",
      [
        "viva", "Catalogs", "ConversationModel", "IntentAssistant", "OpenAppIntents", "PhraseMatcher",
        "Rendering", "StudyLog",
      ]),
    tests("ArchitectureTests", ["ConversationModel"]),
  ],
  swiftLanguageModes: [.v6]
)
