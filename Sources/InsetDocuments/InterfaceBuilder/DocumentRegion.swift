internal import InsetJSON

/// A part of a document that folds, and is selected as a whole.
package struct DocumentRegion: Hashable, Sendable {
  /// The element, or the member with its key.
  package let whole: Range<Int>
  /// What stands between the tags; the value of a member.
  package let content: Range<Int>?
  /// The start tag, or the key.
  package let head: Range<Int>?
}

extension DocumentRegion {
  /// The elements of an XML document in document order, those before the fault of an ill-formed one.
  package static func elements(of bytes: [UInt8]) -> [DocumentRegion] {
    ElementTableReader.read(bytes).rows.map { row in
      let end = closingTagStart(row, bytes)
      let content = row.tagRange.upperBound < end ? row.tagRange.upperBound..<end : nil
      return DocumentRegion(whole: row.range, content: content, head: row.tagRange)
    }
  }

  /// The element's end for one without closing tag.
  private static func closingTagStart(_ row: ElementTable.Row, _ bytes: [UInt8]) -> Int {
    let end = min(row.range.upperBound, bytes.count)
    guard row.tagRange.upperBound < end, end > 0, bytes[end - 1] == UInt8(ascii: ">") else { return end }
    // A closing tag holds nothing but its name.
    return bytes[row.tagRange.upperBound..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }

  /// The objects, arrays and members of a JSON document in document order.
  package static func containers(of bytes: [UInt8]) -> [DocumentRegion] {
    JSONSourceMap(bytes).places.map { key, value in
      let whole = (key?.lowerBound ?? value.lowerBound)..<max(value.upperBound, key?.upperBound ?? 0)
      return DocumentRegion(whole: whole, content: value, head: key)
    }
  }
}
