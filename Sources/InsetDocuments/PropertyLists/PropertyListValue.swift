internal import InsetText

/// A value of a property list with the bytes that spell it, whichever format it is in.
struct PropertyListValue {
  indirect enum Content {
    case string(String)
    case boolean(Bool)
    case number(String)
    case array([PropertyListValue])
    /// In document order; a key may come twice.
    case dictionary([Entry])
    /// A date, data, or an element that no property list has.
    case other
  }

  struct Entry {
    var key: Located<String>
    var value: PropertyListValue
  }

  var content: Content
  /// Of strings and numbers the text alone, of all else the whole value.
  var range: Range<Int>

  var entries: [Entry]? { if case .dictionary(let entries) = content { entries } else { nil } }

  var items: [PropertyListValue]? { if case .array(let items) = content { items } else { nil } }

  /// Strings and numbers as they are written, booleans as build settings write them.
  var located: Located<String>? {
    switch content {
    case .string(let text), .number(let text): Located(text, at: range)
    case .boolean(let value): Located(value ? "YES" : "NO", at: range)
    case .array, .dictionary, .other: nil
    }
  }
}
