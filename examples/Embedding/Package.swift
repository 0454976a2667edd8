// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "anim", path: "../..")],
  targets: [
    .executableTarget(name: "Embedding", dependencies: [.product(name: "AnimKit", package: "anim")])
  ],
  swiftLanguageModes: [.v6]
)
