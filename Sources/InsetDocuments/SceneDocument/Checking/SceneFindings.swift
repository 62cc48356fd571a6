internal import InsetJSON

/// Problems found so far, and the values to take out of the scene because of them.
struct SceneFindings {
  /// The part of a value's text that a problem underlines.
  enum Extent {
    case value
    /// The member's key; the value where it has none.
    case key
    /// The member's key, or the bracket that opens the value: an object that lacks something need not be underlined
    /// whole.
    case opening
  }

  let sourceMap: JSONSourceMap
  private(set) var problems: [SceneProblem] = []
  private(set) var removals = SceneRemovals()

  init(sourceMap: JSONSourceMap) {
    self.sourceMap = sourceMap
  }

  /// Records a problem.
  mutating func report(
    _ severity: SceneProblem.Severity, _ message: String, at pointer: JSONPointer, _ extent: Extent = .value,
    suggestions: [String] = [], related: JSONPointer? = nil
  ) {
    problems.append(
      SceneProblem(
        pointer: pointer, range: range(of: pointer, extent), severity: severity, message: message,
        suggestions: suggestions, related: related))
  }

  /// Records a problem and takes the value out of the scene.
  mutating func reject(
    _ message: String, at pointer: JSONPointer, _ extent: Extent = .value, severity: SceneProblem.Severity = .error,
    suggestions: [String] = [], related: JSONPointer? = nil
  ) {
    report(severity, message, at: pointer, extent, suggestions: suggestions, related: related)
    removals.insert(pointer)
  }

  /// Takes a value out of the scene whose problem has been recorded.
  mutating func remove(_ pointer: JSONPointer) {
    removals.insert(pointer)
  }

  private func range(of pointer: JSONPointer, _ extent: Extent) -> Range<Int>? {
    let value = sourceMap.valueRange(at: pointer)
    switch extent {
    case .value: return value
    case .key: return sourceMap.keyRange(at: pointer) ?? value
    case .opening: return sourceMap.keyRange(at: pointer) ?? value.map { $0.prefix(1) }
    }
  }
}
