/// The unit in which a client counts `Position.character`, as negotiated by `general.positionEncodings`.
package enum PositionEncoding: String, Hashable, Sendable, CaseIterable {
  /// Bytes of the text's UTF-8 form.
  case utf8 = "utf-8"
  /// UTF-16 code units; what the protocol means when nothing is negotiated.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"
}

/// A place between two characters of a text, as the protocol writes it. Both numbers count from 0.
package struct Position: Hashable, Comparable, Sendable {
  package var line: Int
  /// Units of the negotiated `PositionEncoding` from the start of the line.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The protocol's `Range`: from `start` up to, not including, `end`.
package struct PositionRange: Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}
