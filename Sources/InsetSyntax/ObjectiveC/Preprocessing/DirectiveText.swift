internal import InsetText

/// The parts of a line such as `#define NAME value`.
struct DirectiveText {
  let token: ObjectiveCToken
  /// After the directive's name, without space and comments around it.
  let rest: Range<Int>
  private let bytes: [UInt8]

  init(_ token: ObjectiveCToken, in bytes: [UInt8]) {
    self.token = token
    self.bytes = bytes
    let range = token.range.clamped(to: 0..<bytes.count)
    var lexer = ObjectiveCLexer(bytes, in: min(range.lowerBound + 1, range.upperBound)..<range.upperBound)
    _ = lexer.skipSpace()
    _ = lexer.readWord()
    _ = lexer.skipSpace()
    rest = lexer.offset..<range.upperBound
  }

  /// What an `#if` asks, as written; `defined(NAME)` of `#ifdef NAME`, `!defined(NAME)` of `#ifndef NAME`.
  var condition: String {
    let pieces = ObjectiveCLexer.tokens(of: bytes, in: rest).dropLast()
    guard let first = pieces.first, let last = pieces.last else { return "" }
    let text = String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    switch token.word {
    case .ifdef: return "defined(\(text))"
    case .ifndef: return "!defined(\(text))"
    default: return text
    }
  }

  /// The path of `#import "path"`, `#import <path>`, without the quotes.
  var path: Located<String>? {
    guard let opening = rest.first.map({ bytes[$0] }) else { return nil }
    let closing = opening == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "\"")
    guard opening == UInt8(ascii: "<") || opening == closing else { return nil }
    let start = rest.lowerBound + 1
    guard let end = bytes[start..<rest.upperBound].firstIndex(of: closing), end > start else { return nil }
    return Located(String(decoding: bytes[start..<end], as: UTF8.self), at: start..<end)
  }

  struct Definition {
    var name: Located<String>
    /// Nil of a macro without parentheses.
    var parameters: [String]?
    var replacement: Range<Int>
  }

  /// Of `#define`.
  var definition: Definition? {
    var lexer = ObjectiveCLexer(bytes, in: rest)
    _ = lexer.readWord()
    let name = rest.lowerBound..<lexer.offset
    guard !name.isEmpty else { return nil }
    var definition = Definition(
      name: Located(String(decoding: bytes[name], as: UTF8.self), at: name),
      replacement: name.upperBound..<rest.upperBound)
    guard lexer.byte() == UInt8(ascii: "(") else { return definition }
    guard let close = bytes[name.upperBound..<rest.upperBound].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let pieces = ObjectiveCLexer.tokens(of: bytes, in: name.upperBound..<close)
    definition.parameters = pieces.filter { $0.kind == .identifier || $0.kind == .ellipsis }.map {
      $0.kind == .ellipsis ? "__VA_ARGS__" : String(decoding: bytes[$0.range], as: UTF8.self)
    }
    definition.replacement = close + 1..<rest.upperBound
    return definition
  }
}
