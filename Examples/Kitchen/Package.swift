// swift-tools-version: 6.2
import PackageDescription

// An app of its own that uses Viva's libraries: outside of this repository the dependency is a URL and a version.
let package = Package(
  name: "Kitchen",
  dependencies: [.package(name: "VivaVoce", path: "../..")],
  targets: [
    .target(name: "Kitchen", dependencies: [.product(name: "OpenAppIntents", package: "VivaVoce")]),
    .testTarget(
      name: "KitchenTests",
      dependencies: ["Kitchen", .product(name: "ConversationTesting", package: "VivaVoce")],
      exclude: ["Conversations", "Failing"]),
  ],
  swiftLanguageModes: [.v6]
)
