package import InsetJSON
internal import InsetText

/// A scene document with what is wrong in it.
package struct SceneDocument: Sendable {
  /// The scene without the values that failed: each member that is left has the type that `SceneSchema` gives it, and
  /// every id is unique.
  ///
  /// In an array null stands for an item that failed, so that ids and pointers, which count the items, still hold.
  /// The whole is null when the bytes are no JSON document, or hold no object.
  package var json: JSON
  /// Where the values stand in the bytes; empty for a scene that came without text.
  package var sourceMap: JSONSourceMap
  /// In the order of the text.
  package var problems: [SceneProblem]

  /// Reads a file.
  package static func reading(_ bytes: [UInt8]) -> SceneDocument {
    let sourceMap = JSONSourceMap(bytes)
    do throws(JSONError) {
      return checking(try JSON.decoding(bytes, rejectingDuplicateKeys: true), sourceMap: sourceMap)
    } catch {
      // A key given twice leaves a document that can be read: the last counts.
      let json = try? JSON.decoding(bytes)
      var document =
        json.map { checking($0, sourceMap: sourceMap) }
        ?? SceneDocument(json: .null, sourceMap: sourceMap, problems: [])
      document.problems.insert(problem(error, bytes, sourceMap), at: 0)
      document.sortProblems()
      return document
    }
  }

  /// Checks a scene that was the parameter of a request: its problems have pointers, but no ranges.
  package static func checking(_ json: JSON) -> SceneDocument {
    checking(json, sourceMap: JSONSourceMap([]))
  }

  private static func checking(_ json: JSON, sourceMap: JSONSourceMap) -> SceneDocument {
    var shape = SceneShapeCheck(sourceMap: sourceMap)
    shape.checkScene(json)
    let wellFormed = shape.findings.removals.applied(to: json)
    var meaning = SceneMeaningCheck(sourceMap: sourceMap, after: shape.findings.removals)
    meaning.checkScene(wellFormed)
    var document = SceneDocument(
      json: meaning.findings.removals.applied(to: wellFormed), sourceMap: sourceMap,
      problems: shape.findings.problems + meaning.findings.problems)
    document.sortProblems()
    return document
  }

  /// By place; what has none keeps the order of finding.
  private mutating func sortProblems() {
    problems = problems.enumerated().sorted {
      ($0.element.range?.lowerBound ?? 0, $0.offset) < ($1.element.range?.lowerBound ?? 0, $1.offset)
    }.map(\.element)
  }

  private static func problem(_ error: JSONError, _ bytes: [UInt8], _ sourceMap: JSONSourceMap) -> SceneProblem {
    if let conflict = MergeConflict.firstLine(of: bytes, in: "scene document") {
      return SceneProblem(
        pointer: JSONPointer(), range: conflict.range, severity: .error, message: conflict.message)
    }
    let offset = error.byteOffset
    let pointer = sourceMap.pointer(atByte: offset) ?? JSONPointer()
    let key = sourceMap.keyRange(at: pointer)
    return SceneProblem(
      pointer: pointer, range: key?.lowerBound == offset ? key : offset..<min(offset + 1, bytes.count),
      severity: .error,
      message: error.message)
  }
}
