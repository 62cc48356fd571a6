// swift-tools-version: 6.0
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// SwiftSyntax comes from the toolchain that reads this manifest, so that nothing is fetched and nothing heavy is built;
// INSETD_SWIFT_SYNTAX=package takes the swift-syntax package instead (faster parser, fully static executables).
let swiftSyntaxFromPackage = getenv("INSETD_SWIFT_SYNTAX").map { String(cString: $0) == "package" } ?? false

/// The file that this manifest's PackageDescription library was loaded from:
/// `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription.…`.
func packageDescriptionLibrary() -> String? {
  #if canImport(Darwin)
    var image = Dl_info()
    guard dladdr(unsafeBitCast(Package.self, to: UnsafeRawPointer.self), &image) != 0 else { return nil }
    return image.dli_fname.map { String(cString: $0) }
  #else
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if text.contains("libPackageDescription"), let start = text.firstIndex(of: "/") {
        return String(text[start...].prefix { $0 != "\n" })
      }
    }
    return nil
  #endif
}

/// The folder of the toolchain's own SwiftSyntax modules and libraries, `<toolchain>/usr/lib/swift/host`.
func toolchainHostLibraries() -> String {
  guard let library = packageDescriptionLibrary() else { return "/usr/lib/swift/host" }
  return "/" + library.split(separator: "/").dropLast(3).joined(separator: "/") + "/host"
}

let swiftSyntaxDependencies: [Target.Dependency] =
  swiftSyntaxFromPackage
  ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")]
  : []

let host = toolchainHostLibraries()
// Targets above InsetSyntax need the search path too: the compiler looks its imports up when it loads the module.
let swiftSyntaxCompilerFlags: [SwiftSetting] = swiftSyntaxFromPackage ? [] : [.unsafeFlags(["-I", host])]
let swiftSyntaxLinkerFlags: [LinkerSetting] =
  swiftSyntaxFromPackage
  ? []
  : [.unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])]

/// `INSETD_ONLY=json` leaves the JSON target alone: a small build for the sanitizers.
let isJSONAlone = getenv("INSETD_ONLY").map { String(cString: $0) == "json" } ?? false

let package = Package(
  name: "insetd",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "insetd", targets: ["insetd"])],
  dependencies: swiftSyntaxFromPackage
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")] : [],
  targets: [
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    // Extended attributes: a part of the C library that Swift's own module of it on Linux leaves out.
    .systemLibrary(name: "CXattr"),
    .target(name: "InsetJSON", dependencies: ["CJansson"]),
    .target(name: "InsetText"),
    .target(name: "InsetLayout", exclude: ["Metrics/generate-metrics", "Metrics/metrics.json"]),
    .target(
      name: "InsetSyntax", dependencies: ["InsetText"] + swiftSyntaxDependencies,
      swiftSettings: swiftSyntaxCompilerFlags, linkerSettings: swiftSyntaxLinkerFlags),
    .target(name: "InsetDocuments", dependencies: ["CExpat", "InsetJSON", "InsetText"]),
    .target(
      name: "InsetProgram", dependencies: ["InsetSyntax"], swiftSettings: swiftSyntaxCompilerFlags),
    .target(
      name: "InsetInterpreter", dependencies: ["InsetProgram", "InsetSyntax"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .target(
      name: "InsetUIKit", dependencies: ["InsetInterpreter", "InsetProgram"], swiftSettings: swiftSyntaxCompilerFlags),
    .target(
      name: "InsetApp",
      dependencies: [
        "InsetDocuments", "InsetInterpreter", "InsetJSON", "InsetLayout", "InsetModel", "InsetProgram", "InsetSyntax",
        "InsetText", "InsetUIKit",
      ],
      swiftSettings: swiftSyntaxCompilerFlags),
    .target(
      name: "InsetModel", dependencies: ["InsetDocuments", "InsetJSON", "InsetLayout", "InsetSyntax", "InsetText"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .target(
      name: "InsetRules",
      dependencies: ["InsetDocuments", "InsetJSON", "InsetLayout", "InsetModel", "InsetSyntax", "InsetText"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .target(
      name: "InsetServer",
      dependencies: [
        "CXattr", "InsetApp", "InsetDocuments", "InsetJSON", "InsetLayout", "InsetModel", "InsetRules", "InsetSyntax",
        "InsetText",
      ],
      swiftSettings: swiftSyntaxCompilerFlags),
    .executableTarget(
      name: "insetd", dependencies: ["InsetRules", "InsetServer", "InsetText"], swiftSettings: swiftSyntaxCompilerFlags),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "InsetJSONTests", dependencies: ["CJansson", "InsetJSON", "TestSupport"]),
    .testTarget(name: "InsetTextTests", dependencies: ["InsetText", "TestSupport"]),
    .testTarget(
      name: "InsetSyntaxTests", dependencies: ["InsetSyntax", "InsetText", "TestSupport"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .testTarget(
      name: "InsetInterpreterTests", dependencies: ["InsetInterpreter", "InsetProgram", "InsetSyntax"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .testTarget(
      name: "InsetDocumentsTests", dependencies: ["InsetDocuments", "InsetJSON", "InsetText", "TestSupport"]),
    .testTarget(
      name: "InsetAppTests",
      dependencies: ["InsetApp", "InsetInterpreter", "InsetLayout", "InsetModel", "InsetSyntax"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .testTarget(
      name: "InsetModelTests",
      dependencies: ["InsetDocuments", "InsetJSON", "InsetLayout", "InsetModel", "InsetSyntax", "InsetText"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .testTarget(
      name: "InsetRulesTests",
      dependencies: ["InsetDocuments", "InsetLayout", "InsetModel", "InsetRules", "InsetSyntax", "InsetText"],
      swiftSettings: swiftSyntaxCompilerFlags),
    .testTarget(name: "InsetLayoutTests", dependencies: ["InsetLayout"]),
    .testTarget(name: "RepositoryTests"),
    .testTarget(
      name: "InsetServerTests",
      dependencies: [
        "CXattr", "InsetDocuments", "InsetJSON", "InsetLayout", "InsetModel", "InsetRules", "InsetServer",
        "InsetSyntax",
        "InsetText", "TestSupport",
      ],
      swiftSettings: swiftSyntaxCompilerFlags),
  ],
  swiftLanguageModes: [.v6]
)

if isJSONAlone {
  package.products = []
  package.targets.removeAll { !["CJansson", "InsetJSON", "InsetJSONTests", "TestSupport"].contains($0.name) }
}
