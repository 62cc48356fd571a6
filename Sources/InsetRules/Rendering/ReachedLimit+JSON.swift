internal import InsetJSON
internal import InsetModel

extension ReachedLimit {
  /// As scripts get it (scene format, section 4); the line is 1-based.
  func json(file: String, line: Int) -> JSON {
    [
      "limit": .string(limit.rawValue), "count": .integer(limit.count), "file": .string(file), "line": .integer(line),
      "message": .string(sentence),
    ]
  }
}
