// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "anim",
  // Clocks and durations of the standard library.
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .executable(name: "anim", targets: ["AnimCommand"]),
    .executable(name: "anim-bench", targets: ["AnimBenchmarks"]),
    .library(name: "AnimEngine", targets: ["AnimEngine"]),
    .library(name: "AnimLanguage", targets: ["AnimLanguage"]),
    .library(name: "AnimRuntime", targets: ["AnimRuntime"]),
    .library(name: "AnimKit", targets: ["AnimKit"]),
  ],
  targets: [
    .target(
      name: "AnimEngine",
      // `rounded()` and `squareRoot()` call the C mathematics library, which only Foundation links by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(name: "AnimLanguage", dependencies: ["AnimEngine"]),
    .target(name: "AnimRuntime", dependencies: ["AnimEngine", "AnimLanguage"]),
    .target(name: "AnimKit", dependencies: ["AnimEngine", "AnimLanguage", "AnimRuntime"]),
    .target(name: "AnimTools", dependencies: ["AnimEngine", "AnimLanguage", "AnimRuntime"]),
    .executableTarget(name: "AnimCommand", dependencies: ["AnimTools"]),
    .executableTarget(
      name: "AnimBenchmarks",
      dependencies: ["AnimEngine", "AnimLanguage", "AnimRuntime", "AnimKit", "AnimTools"]),
    .testTarget(name: "AnimEngineTests", dependencies: ["AnimEngine"]),
    .testTarget(name: "AnimLanguageTests", dependencies: ["AnimEngine", "AnimLanguage"]),
    .testTarget(
      name: "AnimRuntimeTests", dependencies: ["AnimEngine", "AnimLanguage", "AnimRuntime"]),
    .testTarget(
      name: "AnimKitTests", dependencies: ["AnimEngine", "AnimLanguage", "AnimRuntime", "AnimKit"]),
    .testTarget(
      name: "AnimToolsTests",
      dependencies: ["AnimEngine", "AnimLanguage", "AnimRuntime", "AnimKit", "AnimTools"]),
  ],
  swiftLanguageModes: [.v6]
)
