import Foundation
import Testing

/// The rules that the repository has for itself.
@Suite("Imports")
struct ImportTests {
  /// What each target may import, of the package's own and from outside.
  static let allowed: [String: Set<String>] = {
    let libc: Set<String> = ["Darwin", "Glibc", "Musl"]
    let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
    let facts: Set<String> = ["InsetDocuments", "InsetJSON", "InsetSyntax", "InsetText"]
    let model: Set<String> = facts.union(["InsetLayout", "InsetModel"])
    return [
      "InsetJSON": libc.union(["CJansson"]), "InsetText": libc, "InsetLayout": ["Synchronization"],
      "InsetSyntax": libc.union(["InsetText", "SwiftParser", "SwiftSyntax"]),
      "InsetDocuments": foundation.union(["CExpat", "InsetJSON", "InsetText"]),
      "InsetProgram": ["InsetSyntax"], "InsetInterpreter": ["Foundation", "InsetProgram", "InsetSyntax"],
      "InsetUIKit": ["InsetInterpreter", "InsetProgram"],
      "InsetApp": model.union(["InsetInterpreter", "InsetProgram", "InsetUIKit"]),
      "InsetModel": facts.union(["InsetLayout", "Synchronization"]),
      "InsetRules": facts.union(["InsetLayout", "InsetModel"]),
      "InsetServer": libc.union(model).union(["CXattr", "InsetApp", "InsetRules", "Synchronization"]),
      "insetd": libc.union(["InsetRules", "InsetServer", "InsetText"]),
    ]
  }()

  @Test("every target imports only what lies below it", arguments: allowed.keys.sorted())
  func direction(_ target: String) throws {
    let allowed = Self.allowed[target] ?? []
    for file in try Repository.swiftFiles(below: "Sources/\(target)") {
      for module in try Repository.imports(of: file) {
        #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
      }
    }
  }

  @Test("every folder of sources is a target of the list")
  func targets() throws {
    let libraries: Set<String> = ["CExpat", "CJansson", "CXattr"]
    let folders = try Repository.list("Sources").filter { !$0.hasPrefix(".") && !libraries.contains($0) }
    #expect(Set(folders) == Set(Self.allowed.keys))
  }

  @Test("the C libraries are imported by one target each, and never shown to others")
  func cLibraries() throws {
    for file in try Repository.swiftFiles(below: "Sources") {
      let text = try Repository.text(file)
      for module in ["CJansson", "CExpat", "CXattr", "SwiftSyntax", "SwiftParser"] {
        #expect(
          !text.contains("package import \(module)") && !text.contains("public import \(module)"),
          "\(file.lastPathComponent)")
      }
    }
  }
}

@Suite("Layout of the repository")
struct RepositoryLayoutTests {
  @Test("the top level holds what it should and nothing else")
  func topLevel() throws {
    let visible = try Repository.list("").filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(Set(visible) == ["Editors", "LICENSE", "Package.swift", "README.md", "Sources", "Tests"])
  }

  @Test("nothing prints to standard output but the command line's own output")
  func prints() throws {
    for file in try Repository.swiftFiles(below: "Sources") where file.lastPathComponent != "Output.swift" {
      for line in try Repository.text(file).split(separator: "\n")
      where !line.contains("Output.print(") && !line.contains("//") {
        #expect(!line.contains(" print(") && !line.hasPrefix("print("), "\(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test("no source can trap on purpose")
  func traps() throws {
    let words = ["try!", "as!", "fatalError(", "precondition(", "preconditionFailure(", "unowned(unsafe)"]
    for file in try Repository.swiftFiles(below: "Sources") {
      for line in try Repository.text(file).split(separator: "\n")
      where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        for word in words { #expect(!line.contains(word), "\(file.lastPathComponent): \(line)") }
      }
    }
  }

  @Test("files stay small")
  func sizes() throws {
    for file in try Repository.swiftFiles(below: "Sources") where file.lastPathComponent != "MetricsData.swift" {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 400, "\(file.lastPathComponent) has \(lines) lines")
    }
  }
}
