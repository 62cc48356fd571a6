internal import InsetText
internal import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node without the spaces and comments around it. What the parser only supposed has an empty range
  /// at the nearest place inside the node that it is a part of.
  var byteRange: Range<Int> {
    let lowerBound = positionAfterSkippingLeadingTrivia.utf8Offset
    let upperBound = endPositionBeforeTrailingTrivia.utf8Offset
    if lowerBound < upperBound { return lowerBound..<upperBound }
    var outer = parent
    while let node = outer {
      let (start, end) = (
        node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset
      )
      if start < end {
        let place = min(max(lowerBound, start), end)
        return place..<place
      }
      outer = node.parent
    }
    return lowerBound..<lowerBound
  }
}

extension TokenSyntax {
  /// The name that a token spells, without back-ticks; nil of a token that the parser only supposed. The range is the
  /// name's own.
  var spelling: Located<String>? {
    guard presence == .present, !text.isEmpty else { return nil }
    let range = byteRange
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return Located(text, at: range) }
    return Located(String(text.dropFirst().dropLast()), at: range.lowerBound + 1..<range.upperBound - 1)
  }
}

extension [UInt8] {
  /// The bytes of a range, as far as the array has them.
  subscript(clamped range: Range<Int>) -> ArraySlice<UInt8> { self[range.clamped(to: indices)] }
}
