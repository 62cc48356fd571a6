internal import InsetText

/// Parses an old-style property list, `{ key = value; }`. It ends at the first fault, with what stands before it.
struct OldStylePropertyList {
  private var scanner: PropertyListScanner
  private var depth = 0
  private let end: Int
  private(set) var fault: ReadingProblem?

  /// Values that lie deeper end the parsing.
  private static let maximumDepth = 128

  init(_ bytes: [UInt8]) {
    scanner = PropertyListScanner(bytes)
    end = bytes.count
  }

  mutating func value() -> PropertyListValue? {
    guard let token = scanner.next() else { return nil }
    return value(token)
  }

  private mutating func value(_ token: PropertyListScanner.Token) -> PropertyListValue? {
    switch token {
    case .string(let range):
      return PropertyListValue(content: .string(scanner.unescapedText(of: range)), range: range)
    case .open(let place) where depth < Self.maximumDepth:
      depth += 1
      defer { depth -= 1 }
      return scanner.isBrace(at: place) ? dictionary(from: place) : array(from: place)
    case .open(let place):
      return fail("values nested more than \(Self.maximumDepth) deep are left out", at: place)
    case .equals, .close, .separator:
      return fail("expected a value")
    }
  }

  private mutating func dictionary(from start: Int) -> PropertyListValue {
    var entries: [PropertyListValue.Entry] = []
    while fault == nil {
      switch scanner.next() {
      case .close?: return PropertyListValue(content: .dictionary(entries), range: start..<scanner.offset)
      case .string(let range)?:
        let key = Located(scanner.unescapedText(of: range), at: range)
        guard case .equals? = scanner.next() else {
          fail("expected \"=\" after \"\(key.value)\"")
          break
        }
        guard let token = scanner.next(), let value = value(token) else {
          fail("expected a value")
          break
        }
        entries.append(.init(key: key, value: value))
        // Whatever came of the value, a fault in it ends the loop.
        guard fault == nil else { break }
        if case .separator? = scanner.next() {} else { fail("expected \";\" after the value of \"\(key.value)\"") }
      case nil: fail("the file ends inside a dictionary")
      case .equals?, .open?, .separator?: fail("expected a key")
      }
    }
    return PropertyListValue(content: .dictionary(entries), range: start..<scanner.offset)
  }

  private mutating func array(from start: Int) -> PropertyListValue {
    var items: [PropertyListValue] = []
    while fault == nil {
      switch scanner.next() {
      case .close?: return PropertyListValue(content: .array(items), range: start..<scanner.offset)
      case .separator?: continue
      case nil: fail("the file ends inside an array")
      case let token?: if let item = value(token) { items.append(item) }
      }
    }
    return PropertyListValue(content: .array(items), range: start..<scanner.offset)
  }

  @discardableResult
  private mutating func fail(_ message: String, at offset: Int? = nil) -> PropertyListValue? {
    let start = min(offset ?? max(scanner.offset - 1, 0), end)
    if fault == nil {
      fault = ReadingProblem(.error, "property list: \(message)", at: start..<min(start + 1, end))
    }
    return nil
  }
}
