/// What a place of a JSON text is for, however unfinished the text is.
package struct JSONCursor: Sendable, Equatable {
  package enum Role: Sendable {
    case key, value
  }

  package var role: Role
  /// The value that stands at the place or is missing there; for a key the object that it belongs to.
  package var pointer: JSONPointer
  /// The string, number or word around the place, with its quotes; empty where there is none. It never spans lines.
  package var replaced: Range<Int>
  package var isInString: Bool
  /// Of a key: whether a colon follows.
  package var hasColon = false
  /// The other keys of the innermost object around the place.
  package var otherKeys: Set<String> = []

  /// Nil where neither a key nor a value may stand, as behind a value.
  ///
  /// - Parameter offset: of the byte behind the place.
  package init?(_ bytes: [UInt8], at offset: Int) {
    var search = JSONCursorSearch(bytes, offset: min(max(offset, 0), bytes.count))
    guard let found = search.run() else { return nil }
    self = found
  }

  init(role: Role, pointer: JSONPointer, replaced: Range<Int>, isInString: Bool) {
    self.role = role
    self.pointer = pointer
    self.replaced = replaced
    self.isInString = isInString
  }
}
