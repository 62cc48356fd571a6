import InsetDocuments
import InsetJSON
import Testing

/// What a scene is expected to be told: `error /root/kind: message`, or with suggestions `… [first, second]`.
func expectProblems(
  _ expected: [String], inScene text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let read = SceneDocument.reading(Array(text.utf8))
  #expect(read.problems.map(\.line) == expected, sourceLocation: sourceLocation)
  // A scene that came as a parameter has the same problems, but for the keys that a value can't hold twice.
  guard let json = try? JSON.decoding(Array(text.utf8), rejectingDuplicateKeys: true) else { return }
  let checked = SceneDocument.checking(json)
  #expect(Set(checked.problems.map(\.line)) == Set(expected), sourceLocation: sourceLocation)
  #expect(checked.problems.allSatisfy { $0.range == nil }, sourceLocation: sourceLocation)
  #expect(checked.json == read.json, sourceLocation: sourceLocation)
  expectReadable(read, sourceLocation: sourceLocation)
}

/// What is left of a scene has no errors but those that taking values out can't mend: places kept by null, a missing
/// root or version.
func expectReadable(_ document: SceneDocument, sourceLocation: SourceLocation = #_sourceLocation) {
  let errors = SceneDocument.checking(document.json).problems.filter { $0.severity == .error }
  let unexpected = errors.filter { !$0.message.contains("not null") && !$0.message.hasPrefix("a scene needs ") }
  #expect(unexpected.map(\.line) == [], "of \(document.json)", sourceLocation: sourceLocation)
}

/// The same for the root controller of an otherwise correct scene; pointers are shown without `/root`.
func expectProblems(
  _ expected: [String], inRoot text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = expected.map { line in
    let parts = line.split(separator: " ", maxSplits: 1)
    return "\(parts[0]) /root\(parts[1])"
  }
  expectProblems(lines, inScene: #"{"version":1,"root":\#(text)}"#, sourceLocation: sourceLocation)
}

extension SceneProblem {
  var line: String {
    let hints = suggestions.isEmpty ? "" : " [\(suggestions.joined(separator: ", "))]"
    return "\(severity) \(pointer): \(message)\(hints)"
  }
}
