import Foundation
import Testing

/// Hashes differ in every process: what goes through a dictionary or a set in its own order must not reach an output.
///
/// Types can't be told from source text. What can: `.values` and `.keys`, iterated or turned into lists in one statement
/// without being sorted, and `Dictionary(grouping:)` that is iterated at once.
@Suite("Order of dictionaries and sets")
struct HashOrderTests {
  /// Files that go through a dictionary in its own order, how often, and why no output hangs on it. The list can only
  /// shrink.
  static let reasoned: [String: (count: Int, reason: String)] = [
    "CodeViewTree+Subviews.swift": (1, "makes a set"), "Coverage.swift": (1, "asks whether any file is so"),
    "DiagnosticsFeature.swift": (1, "makes a set"), "DiagnosticsReporter.swift": (1, "forgets each"),
    "DocumentShapeCheck.swift": (1, "the keys are a list"), "ExampleProject.swift": (1, "edits each file"),
    "FactsStore.swift": (2, "marks each"), "FileNames.swift": (1, "sorts each value"),
    "FindingsQueue.swift": (1, "cancels each"), "FixApplier.swift": (1, "asks whether all are so"),
    "Geometry.swift": (1, "the values are a list"), "HeapReader.swift": (1, "the values are a list"),
    "JSONDifference.swift": (1, "members in their written order"),
    "LibraryClasses.swift": (2, "makes a set"), "ProjectHost.swift": (4, "asks and tells each workspace"),
    "Mailbox.swift": (1, "cancels each"), "ProjectHost+PulledDiagnostics.swift": (1, "makes a set"),
    "ProjectHost+Session.swift": (1, "tells each workspace"),
    "ProjectHost+Settings.swift": (1, "tells each workspace"),
    "ProjectSnapshot+Diagnostics.swift": (1, "gives each an empty entry"),
    "Run+Types.swift": (1, "the keys and values are lists"),
    "ScreenArithmetic.swift": (1, "fills sets from what was known before"),
    "StoryboardReferences.swift": (1, "sorts by closeness and path when asked"),
    "SwiftKeyword.swift": (1, "is looked up by key"), "Target+Projects.swift": (2, "asks whether any key is so"),
    "TraceText.swift": (2, "the values are lists"), "Value+Comparison.swift": (2, "the values are lists"),
    "Whereabouts.swift": (1, "counts"),
    "Workspace.swift": (1, "marks each"),
  ]

  @Test("no dictionary is gone through in its own order, but where a reason is known")
  func iterations() throws {
    var found: [String: [String]] = [:]
    for file in try Repository.swiftFiles(below: "Sources") {
      for line in try Repository.text(file).split(separator: "\n") where Self.iterates(String(line)) {
        found[file.lastPathComponent, default: []].append(line.trimmingCharacters(in: .whitespaces))
      }
    }
    for (name, lines) in found.sorted(by: { $0.key < $1.key }) {
      let allowed = Self.reasoned[name]?.count ?? 0
      #expect(lines.count <= allowed, "\(name): \(lines.joined(separator: " | "))")
    }
    for (name, entry) in Self.reasoned.sorted(by: { $0.key < $1.key }) {
      #expect(
        found[name]?.count == entry.count, "\(name) goes through \(found[name]?.count ?? 0): take it off the list")
    }
  }

  @Test("the search knows iterations from questions")
  func search() {
    #expect(Self.iterates("    for id in own.functions.values.joined() {"))
    #expect(Self.iterates("for path in files.keys where path.hasSuffix(suffix) {"))
    #expect(Self.iterates("let all = groups.values.compactMap { $0.first }"))
    #expect(Self.iterates("for (path, edits) in Dictionary(grouping: edits, by: \\.path) {"))
    #expect(!Self.iterates("for path in files.keys.sorted() {"))
    #expect(!Self.iterates("for id in type.functions.values.joined().sorted() {"))
    #expect(!Self.iterates("let known = Set(entries.keys)"))
    #expect(!Self.iterates("for key in SceneSchema.keys(of: kind) {"))
    #expect(!Self.iterates("// for path in files.keys {"))
  }

  private static func iterates(_ line: String) -> Bool {
    let code = line.trimmingCharacters(in: .whitespaces)
    if code.hasPrefix("//") || code.contains(".sorted") { return false }
    let lists = #"\.(values|keys)(\.lazy)?\.(map|flatMap|compactMap|joined|forEach|first|contains|prefix|dropFirst)\b"#
    let loops = #"\bfor .+ in [^{]*\.(values|keys)\b(?!\()"#
    let groups =
      #"\bfor .+ in Dictionary\(grouping|Dictionary\(grouping.*\.(values|map|flatMap|compactMap|allSatisfy)\b"#
    return [lists, loops, groups].contains { code.range(of: $0, options: .regularExpression) != nil }
  }
}
