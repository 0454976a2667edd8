// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Embedding",
  dependencies: [.package(name: "anim", path: "../..")],
  targets: [
    .executableTarget(name: "Embedding", dependencies: [.product(name: "AnimKit", package: "anim")])
  ],
  swiftLanguageModes: [.v6]
)
