/// One pass over a text to find out what a place in it is for.
struct JSONCursorSearch {
  private typealias Token = LenientJSONScanner.Token

  private enum Expectation {
    case key, colon, value, separator
  }

  /// An object or array that is open.
  private struct Frame {
    var isObject: Bool
    var expectation: Expectation
    /// The member or item that is being read.
    var token: String
    var itemCount = 0
    var keys: Set<String> = []
    /// A string that stands where a value should, but may turn out to be the next member's key.
    var lastString: (text: String, isAtCursor: Bool)?

    init(isObject: Bool) {
      self.isObject = isObject
      expectation = isObject ? .key : .value
      token = isObject ? "" : "0"
    }
  }

  private let offset: Int
  private let literals: JSONScanner
  private var scanner: LenientJSONScanner
  private var frames: [Frame] = []
  private var openObjects = 0
  private var hasRoot = false
  private var cursor: JSONCursor?
  private var isFound = false
  /// How many frames were open around the place.
  private var depth = 0
  private var isKeyAtCursorLast = false

  init(_ bytes: [UInt8], offset: Int) {
    self.offset = offset
    literals = JSONScanner(bytes)
    scanner = LenientJSONScanner(bytes)
  }

  mutating func run() -> JSONCursor? {
    while let (token, range) = scanner.next() {
      let isAtCursor = meet(token, range)
      if isKeyAtCursorLast, token == .colon { cursor?.hasColon = true }
      isKeyAtCursorLast = isAtCursor
      if isFound, cursor == nil { return nil }
      apply(token, range, isAtCursor: isAtCursor)
      // What comes behind the object around the place says nothing about it.
      if isFound, frames.count < depth { return cursor }
    }
    if !isFound { settleInGap() }
    collectKeys()
    return cursor
  }

  /// Looks whether the place is reached; whether it is in this token.
  private mutating func meet(_ token: Token, _ range: Range<Int>) -> Bool {
    guard !isFound else { return false }
    switch token {
    case .string(let isClosed)
    where range.lowerBound < offset && (offset < range.upperBound || !isClosed && offset == range.upperBound):
      // What follows in the line of a string that isn't closed may be anything but a part of it.
      settle(in: token, isClosed ? range : range.lowerBound..<offset)
      return true
    case .word where range.lowerBound <= offset && offset <= range.upperBound:
      settle(in: token, range)
      return true
    default:
      if range.lowerBound >= offset { settleInGap() }
      return false
    }
  }

  private mutating func settle(in token: Token, _ range: Range<Int>) {
    let isString = token != .word
    let role: JSONCursor.Role? =
      switch (frames.last?.isObject, frames.last?.expectation) {
      case (nil, _): hasRoot ? nil : .value
      case (true, .value): .value
      case (true, .key): .key
      case (true, _): isString ? .key : nil
      case (_, .value): .value
      case (_, _): isString ? .value : nil
      }
    settle(role, range, isInString: isString)
  }

  private mutating func settleInGap() {
    let role: JSONCursor.Role? =
      switch frames.last?.expectation {
      case nil: hasRoot ? nil : .value
      case .key: .key
      case .value: .value
      case .colon, .separator: nil
      }
    settle(role, offset..<offset, isInString: false)
  }

  private mutating func settle(_ role: JSONCursor.Role?, _ range: Range<Int>, isInString: Bool) {
    isFound = true
    depth = frames.count
    guard let role else { return }
    let around = role == .key ? frames.dropLast() : frames[...]
    let pointer = JSONPointer(tokens: around.map(\.token))
    cursor = JSONCursor(role: role, pointer: pointer, replaced: range, isInString: isInString)
  }

  private mutating func collectKeys() {
    guard isFound, depth > 0, depth <= frames.count else { return }
    cursor?.otherKeys = frames[depth - 1].keys
  }

  private mutating func apply(_ token: Token, _ range: Range<Int>, isAtCursor: Bool) {
    switch token {
    case .open(let isObject):
      beginValue()
      frames.append(Frame(isObject: isObject))
      if isObject { openObjects += 1 }
    case .close(let isObject): close(isObject)
    case .colon: colon()
    case .comma: comma()
    case .string(let isClosed):
      let isKey = frames.last.map { $0.isObject && $0.expectation != .value } ?? false
      let text =
        isClosed
        ? literals.string(ofLiteral: range) : String(decoding: literals.bytes[range].dropFirst(), as: UTF8.self)
      if isKey { key(text, isAtCursor) } else { beginValue(string: (text, isAtCursor)) }
    case .word:
      let isKey = frames.last.map { $0.isObject && $0.expectation == .key } ?? false
      if isKey { key(String(decoding: literals.bytes[range], as: UTF8.self), isAtCursor) } else { beginValue() }
    }
  }

  private mutating func key(_ text: String, _ isAtCursor: Bool) {
    guard let last = frames.indices.last else { return }
    if !isAtCursor { frames[last].keys.insert(text) }
    frames[last].token = text
    frames[last].expectation = .colon
  }

  /// Closing what isn't open closes nothing; closing an outer object or array closes those in it.
  private mutating func close(_ isObject: Bool) {
    let openCount = isObject ? openObjects : frames.count - openObjects
    guard openCount > 0 else { return }
    while frames.count > 0 {
      if frames.count == depth { collectKeys() }
      let frame = frames.removeLast()
      if frame.isObject { openObjects -= 1 }
      if frame.isObject == isObject { return }
    }
  }

  private mutating func comma() {
    guard let last = frames.indices.last else { return }
    frames[last].lastString = nil
    if frames[last].isObject {
      frames[last].expectation = .key
      frames[last].token = ""
    } else {
      frames[last].itemCount += 1
      frames[last].token = String(frames[last].itemCount)
      frames[last].expectation = .value
    }
  }

  private mutating func colon() {
    guard let last = frames.indices.last, frames[last].isObject else { return }
    if frames[last].expectation == .separator, let (text, isAtCursor) = frames[last].lastString {
      // The value of the member before is missing: `"exclude": "rules": {}`.
      key(text, isAtCursor)
      if isAtCursor {
        cursor?.role = .key
        cursor?.hasColon = true
        cursor?.pointer = JSONPointer(tokens: frames.dropLast().map(\.token))
      }
    }
    frames[last].lastString = nil
    if frames[last].expectation == .colon { frames[last].expectation = .value }
  }

  private mutating func beginValue(string: (text: String, isAtCursor: Bool)? = nil) {
    guard let last = frames.indices.last else {
      hasRoot = true
      return
    }
    // A value where a key belongs is no member's.
    if frames[last].isObject, frames[last].expectation != .value { frames[last].token = "" }
    frames[last].lastString = string
    frames[last].expectation = .separator
  }
}
