// swift-tools-version: 6.2
import PackageDescription

#if os(macOS)
  let cursesLibrary = "ncurses"
#else
  let cursesLibrary = "ncursesw"
#endif

let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]
let product: [SwiftSetting] = common + [.strictMemorySafety()]

let package = Package(
  name: "endless",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "EndlessCore", targets: ["EndlessCore"]),
    .library(name: "EndlessUI", targets: ["EndlessUI"]),
    .executable(name: "endless", targets: ["endless"]),
    .executable(name: "endless-bench", targets: ["endless-bench"]),
  ],
  targets: [
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary(cursesLibrary)]),
    .target(name: "CSystem"),
    .target(name: "EndlessCore", swiftSettings: product),
    .target(name: "EndlessText", swiftSettings: product),
    .target(name: "EndlessLoading", dependencies: ["EndlessCore"], swiftSettings: product),
    .target(
      name: "EndlessFiles",
      dependencies: ["EndlessCore", "EndlessText", "EndlessLoading", "CSystem"],
      swiftSettings: product),
    .target(
      name: "EndlessPrograms",
      dependencies: ["EndlessCore", "EndlessText", "EndlessLoading", "CSystem"],
      swiftSettings: product),
    .target(
      name: "EndlessUI",
      dependencies: ["EndlessCore", "EndlessText", "EndlessLoading", "CNcurses", "CSystem"],
      swiftSettings: product),
    .executableTarget(
      name: "endless",
      dependencies: [
        "EndlessCore", "EndlessText", "EndlessLoading", "EndlessFiles", "EndlessPrograms",
        "EndlessUI", "CSystem",
      ],
      swiftSettings: product),
    .executableTarget(
      name: "endless-bench",
      dependencies: ["EndlessCore", "EndlessText", "EndlessFiles", "EndlessUI", "CSystem"],
      swiftSettings: product),

    .target(
      name: "CTerminal", path: "Tests/CTerminal", linkerSettings: [.linkedLibrary("vterm")]),
    .testTarget(name: "EndlessCoreTests", dependencies: ["EndlessCore"], swiftSettings: common),
    .testTarget(name: "EndlessTextTests", dependencies: ["EndlessText"], swiftSettings: common),
    .testTarget(
      name: "EndlessLoadingTests", dependencies: ["EndlessCore", "EndlessLoading"],
      swiftSettings: common),
    .testTarget(
      name: "EndlessFilesTests",
      dependencies: ["EndlessCore", "EndlessLoading", "EndlessFiles", "CSystem"],
      swiftSettings: common),
    .testTarget(
      name: "EndlessProgramsTests",
      dependencies: ["EndlessCore", "EndlessLoading", "EndlessPrograms", "CSystem"],
      swiftSettings: common),
    .testTarget(
      name: "EndlessUITests",
      dependencies: [
        "EndlessCore", "EndlessText", "EndlessLoading", "EndlessUI", "CNcurses", "CTerminal",
      ],
      swiftSettings: common),
    .testTarget(
      name: "endlessTests",
      dependencies: ["endless", "EndlessCore", "EndlessLoading", "EndlessUI"],
      swiftSettings: common),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CTerminal", "CSystem", "EndlessText", "endless"],
      swiftSettings: common),
  ]
)
