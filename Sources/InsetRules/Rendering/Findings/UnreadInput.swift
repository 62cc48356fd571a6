internal import InsetJSON
package import InsetText

/// Something that a command should have read and couldn't: a path, a place in it where there is one, and the cause.
package struct UnreadInput: Hashable, Sendable {
  /// 1-based, columns in UTF-16 units as editors show them.
  package struct Place: Hashable, Sendable {
    package let line: Int
    package let column: Int

    init(_ offset: Int, in text: SourceText) {
      let position = text.position(at: offset, in: .utf16)
      (line, column) = (position.line + 1, position.character + 1)
    }
  }

  /// Absolute, or as the user wrote it.
  package let path: String
  /// Nil where it is the whole that can't be read.
  package let range: Range<Int>?
  package let start: Place?
  package let end: Place?
  /// A sentence without a final stop, on one line.
  package let cause: String

  /// - Parameters:
  ///   - range: bytes of the text.
  ///   - text: what is in the file; nil if nobody knows.
  package init(_ path: String, at range: Range<Int>? = nil, in text: SourceText? = nil, cause: String) {
    self.path = path
    self.range = range
    self.cause = ShownText.line(cause)
    start = range.flatMap { range in text.map { Place(range.lowerBound, in: $0) } }
    end = range.flatMap { range in text.map { Place(range.upperBound, in: $0) } }
  }

  /// `Main.storyboard:12:3: XML: …`, for standard error.
  package func line(_ shownPath: (String) -> String) -> String { "\(shownPath(path))\(placeText): \(cause)" }

  private var placeText: String { start.map { ":\($0.line):\($0.column)" } ?? "" }
}

extension UnreadInput {
  /// As Xcode reads compilers' output. A warning: what keeps the app from being built, the build itself says.
  var xcode: String {
    let path = ShownText.excerpt(path)
    guard let start else { return "warning: \(path): \(cause) (unread)" }
    return "\(path):\(start.line):\(start.column): warning: \(cause) (unread)"
  }

  /// As scripts get it (scene format, section 4).
  func json(_ shownPath: (String) -> String) -> JSON {
    var members: [(String, JSON)] = [("file", .string(shownPath(path)))]
    if let start, let end { members.append(("range", ["start": Self.json(start), "end": Self.json(end)])) }
    members.append(("message", .string(cause)))
    return .object(JSONObject(members))
  }

  private static func json(_ place: Place) -> JSON {
    ["line": .integer(place.line), "column": .integer(place.column)]
  }
}
