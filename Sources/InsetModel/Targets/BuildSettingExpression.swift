internal import InsetDocuments

/// A piece of a build setting's text.
indirect enum BuildSettingExpression: Equatable {
  case text(String)
  /// `$(NAME:modifier)`; a name may hold variables itself. `written` is the whole of it.
  case variable(name: [BuildSettingExpression], modifiers: [[BuildSettingExpression]], written: String)
}

/// Takes the variables of a build setting's text apart: `$(A)`, `${A}`, `$A`, `$(A_$(B):lower)`.
struct BuildSettingExpressionParser {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Variables that lie deeper stay text.
  private static let maximumDepth = 16

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func parts() -> [BuildSettingExpression] { parts(until: []) }

  /// Up to a byte that ends them, which is left, or the end of the text.
  private mutating func parts(until ends: [UInt8]) -> [BuildSettingExpression] {
    var parts: [BuildSettingExpression] = []
    var start = offset
    func text(_ end: Int) -> [BuildSettingExpression] {
      start < end ? [.text(String(decoding: bytes[start..<end], as: UTF8.self))] : []
    }
    while offset < bytes.count, !ends.contains(bytes[offset]) {
      let place = offset
      guard bytes[offset] == UInt8(ascii: "$"), let variable = variable() else {
        offset = place + 1
        continue
      }
      parts += text(place)
      parts.append(variable)
      start = offset
    }
    return parts + text(offset)
  }

  /// The variable at the dollar sign; `nil` when none begins there.
  private mutating func variable() -> BuildSettingExpression? {
    let start = offset
    offset += 1
    guard offset < bytes.count, depth < Self.maximumDepth else { return nil }
    let close: UInt8
    switch bytes[offset] {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return bareVariable(from: start)
    }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    let colon = UInt8(ascii: ":")
    let name = parts(until: [colon, close])
    var modifiers: [[BuildSettingExpression]] = []
    while offset < bytes.count, bytes[offset] == colon {
      offset += 1
      // What a default is may hold colons.
      let isDefault = bytes[offset...].starts(with: "default=".utf8)
      modifiers.append(parts(until: isDefault ? [close] : [colon, close]))
    }
    guard offset < bytes.count, bytes[offset] == close else {
      // Nothing closes it, nor what stands inside: no part of the rest is taken twice.
      offset = bytes.count
      return .text(String(decoding: bytes[start...], as: UTF8.self))
    }
    offset += 1
    let written = String(decoding: bytes[start..<offset], as: UTF8.self)
    return .variable(name: name, modifiers: modifiers, written: written)
  }

  private mutating func bareVariable(from start: Int) -> BuildSettingExpression? {
    let nameStart = offset
    while offset < bytes.count, bytes[offset].isBuildSettingNameByte { offset += 1 }
    guard offset > nameStart else { return nil }
    let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    return .variable(name: [.text(name)], modifiers: [], written: "$" + name)
  }
}
