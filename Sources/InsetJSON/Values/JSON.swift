/// A JSON value. Integers and reals are told apart as the document writes them (`44` and `44.0`), objects keep the
/// order of their members.
///
/// Two values are equal when they mean the same JSON: `44` equals `44.0`, the order of members does not matter, and
/// strings are equal when their bytes are (Swift's own `==` takes a composed and a decomposed `é` for one string, JSON
/// does not).
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite real. Not-a-number and the infinities have no JSON form; they are written as `null`.
  case number(Double)
  case string(String)
  case array([JSON])
  case object(JSONObject)
}

extension JSON {
  /// The member `key`; nil when this is not an object or has no such member.
  package subscript(key: String) -> JSON? {
    objectValue?[key]
  }

  /// The item at `index`; nil when this is not an array or the index is out of range.
  package subscript(index: Int) -> JSON? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// The value that `pointer` names below this one; nil when there is none.
  package subscript(pointer: JSONPointer) -> JSON? {
    var value = self
    for token in pointer.tokens {
      switch value {
      case .object(let object):
        guard let member = object[token] else { return nil }
        value = member
      case .array:
        guard let index = JSONPointer.index(of: token), let item = value[index] else { return nil }
        value = item
      default:
        return nil
      }
    }
    return value
  }

  /// The characters of a string; nil for other values.
  package var stringValue: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The value when the document writes an integer: `44`, but not `44.0`.
  package var intValue: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The value of an integer or a real.
  package var doubleValue: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The value of `true` or `false`; nil for others.
  package var boolValue: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The items of an array; nil for other values.
  package var arrayValue: [JSON]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The members of an object; nil for other values.
  package var objectValue: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Whether the document says `null`.
  package var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

extension JSON: Equatable {
  package static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    // Compared as exact values, so that equality stays transitive beyond 2^53.
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Int(exactly: number) == integer
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension String {
  /// Equality as JSON means it: of code points, not of canonical forms.
  func hasSameBytes(as other: String) -> Bool {
    // Canonical equality is a pointer or memory comparison for nearly all strings and settles the unequal ones first.
    self == other && utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
