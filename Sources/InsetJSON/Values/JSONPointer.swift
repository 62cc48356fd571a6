/// A JSON Pointer (RFC 6901): the way from a document's root to one of its values, such as `/root/view/subviews/1`.
package struct JSONPointer: Hashable, Sendable {
  /// Member names and item indices, unescaped, from the root inwards; empty for the root.
  package var tokens: [String]

  /// The pointer with these tokens, unescaped; without any it names the root.
  package init(tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Reads the string form; nil when it neither is empty nor begins with `/`, or has a `~` that is not `~0` or `~1`.
  package init?(_ string: String) {
    guard !string.isEmpty else {
      self.init()
      return
    }
    guard string.utf8.first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    for escaped in string.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let token = Self.unescaped(escaped) else { return nil }
      tokens.append(token)
    }
    self.init(tokens: tokens)
  }

  /// The pointer of a member of the object that this one names.
  package func appending(_ token: String) -> JSONPointer {
    JSONPointer(tokens: tokens + [token])
  }

  /// The pointer of an item of the array that this one names.
  package func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
  }

  /// The pointer of the object or array that holds this value; nil for the root.
  package var parent: JSONPointer? {
    tokens.isEmpty ? nil : JSONPointer(tokens: Array(tokens.dropLast()))
  }

  /// The array index that a token spells: decimal digits without a leading zero.
  static func index(of token: String) -> Int? {
    guard token.utf8.allSatisfy(isDigit) else { return nil }
    guard token.utf8.count == 1 || token.utf8.first != UInt8(ascii: "0") else { return nil }
    return Int(token)
  }

  private static func unescaped(_ escaped: Substring.UTF8View) -> String? {
    guard escaped.contains(UInt8(ascii: "~")) else { return String(Substring(escaped)) }
    var bytes: [UInt8] = []
    var iterator = escaped.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch iterator.next() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The string form, escaped: empty for the root.
  package var description: String {
    var bytes: [UInt8] = []
    for token in tokens {
      bytes.append(UInt8(ascii: "/"))
      for byte in token.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes += Array("~0".utf8)
        case UInt8(ascii: "/"): bytes += Array("~1".utf8)
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
