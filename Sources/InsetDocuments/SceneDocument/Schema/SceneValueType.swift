/// What a value must be.
package indirect enum SceneValueType: Sendable, Equatable {
  package enum Sign: Sendable, Equatable {
    case any, notNegative, positive
  }

  case bool
  /// A number in points.
  case length(Sign)
  /// `[top, left, bottom, right]` in points.
  case insets(Sign)
  /// `[x, y, width, height]` in points.
  case rect
  /// `[width, height]` in points.
  case size(Sign)
  /// An integer from 0.
  case index
  /// This integer and no other.
  case constant(Int)
  /// Any string.
  case text
  /// A string that is not empty.
  case name
  /// The id of a view, its default id, or its JSON pointer.
  case viewReference
  /// A version of iOS as a string, `"13.4.1"`.
  case version
  /// A device and a system in one string, `"iPhone 8@10.3 landscape"`.
  case environmentName
  /// One of these strings.
  case word([SchemaWord])
  case object(SceneObjectKind)
  case array(SceneValueType)
  /// One of types that differ in their JSON form.
  case either([SceneValueType])
  /// Any value, also null.
  case any
}

extension SceneValueType {
  /// What a message says must stand here: `true or false`, `four numbers [top, left, bottom, right]`.
  package var expectation: String {
    switch self {
    case .bool: "true or false"
    case .length(.any): "a number of points"
    case .length(.notNegative): "a number of points from 0"
    case .length(.positive): "a number of points above 0"
    case .insets: "four numbers [top, left, bottom, right]"
    case .rect: "four numbers [x, y, width, height]"
    case .size: "two numbers [width, height]"
    case .index: "an integer from 0"
    case .constant(let value): "\(value)"
    case .text: "a string"
    case .name: "a string that is not empty"
    case .viewReference: "the id of a view"
    case .version: "a version in quotes such as \"11.0\""
    case .environmentName: "a string such as \"iPhone 8@10.3\""
    case .word, .either: alternatives.joinedByOr
    case .object(let kind): "an object (\(kind.noun))"
    case .array(.object(let kind)): "an array of \(kind.rawValue)s"
    case .array(.index): "an array of integers from 0"
    case .array: "an array"
    case .any: "any value"
    }
  }

  private var alternatives: [String] {
    switch self {
    case .word(let words): words.map { "\"\($0.value)\"" }
    case .either(let types): types.flatMap(\.alternatives)
    default: [expectation]
    }
  }

  /// The strings that may stand here, for completion.
  package var words: [SchemaWord] {
    switch self {
    case .word(let words): words
    case .either(let types): types.flatMap(\.words)
    default: []
    }
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  var joinedByOr: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
