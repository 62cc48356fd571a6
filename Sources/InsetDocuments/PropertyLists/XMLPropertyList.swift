internal import InsetText

/// Turns the elements of an XML property list into values. The element table bounds the depth.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private(set) var problems: [ReadingProblem] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value inside `<plist>`; `nil` when there is none.
  mutating func value(of root: XMLElement) -> PropertyListValue? {
    guard root.name == "plist", let first = root.children.first(where: { _ in true }) else { return nil }
    return value(first)
  }

  private mutating func value(_ element: XMLElement) -> PropertyListValue {
    switch element.name {
    case "string": PropertyListValue(content: .string(element.text), range: textRange(of: element))
    case "integer", "real": PropertyListValue(content: .number(element.text), range: textRange(of: element))
    case "true": PropertyListValue(content: .boolean(true), range: element.range)
    case "false": PropertyListValue(content: .boolean(false), range: element.range)
    case "array": PropertyListValue(content: .array(element.children.map { value($0) }), range: element.range)
    case "dict": PropertyListValue(content: .dictionary(entries(of: element)), range: element.range)
    default: PropertyListValue(content: .other, range: element.range)
    }
  }

  private mutating func entries(of element: XMLElement) -> [PropertyListValue.Entry] {
    var entries: [PropertyListValue.Entry] = []
    var key: Located<String>?
    for child in element.children {
      if child.name == "key" {
        if let key { problems.append(ReadingProblem(.warning, "\"\(key.value)\" has no value", at: key.range)) }
        key = Located(child.text, at: textRange(of: child))
      } else if let waiting = key {
        entries.append(.init(key: waiting, value: value(child)))
        key = nil
      } else {
        problems.append(ReadingProblem(.warning, "a value without a key", at: child.tagRange))
      }
    }
    return entries
  }

  /// From the start tag to the end tag; empty where an element is closed by its start tag.
  private func textRange(of element: XMLElement) -> Range<Int> {
    let start = element.tagRange.upperBound
    let inside = bytes[min(start, element.range.upperBound)..<element.range.upperBound]
    guard let end = inside.lastIndex(of: UInt8(ascii: "<")) else { return inside.startIndex..<inside.endIndex }
    return inside.startIndex..<end
  }
}
