package import InsetDocuments
package import InsetJSON

/// What a schema says of a place of a document.
package struct DocumentKeyHover: Sendable {
  package let range: Range<Int>
  package let blocks: [Block]

  package init(range: Range<Int>, blocks: [Block]) {
    self.range = range
    self.blocks = blocks
  }

  /// About the key at a place, or about the word that stands there as a value; nil where the schema knows nothing.
  package init?(_ schema: DocumentSchema, _ map: JSONSourceMap, _ bytes: [UInt8], at offset: Int) {
    guard let pointer = map.pointer(atByte: offset) else { return nil }
    if let range = map.keyRange(at: pointer), range.contains(offset), let key = schema.key(at: pointer) {
      var blocks: [Block] = [.headline("\(key.name): \(key.type.expectation)"), .paragraph(key.documentation)]
      if let standard = key.defaultValue { blocks.append(.remark("By default \(standard).")) }
      self.init(range: range, blocks: blocks)
      return
    }
    guard let range = map.valueRange(at: pointer), bytes.indices.contains(range.lowerBound),
      bytes.count >= range.upperBound,
      let value = (try? JSON.decoding(Array(bytes[range])))?.stringValue
    else { return nil }
    for case .string(let string) in schema.types(at: pointer) {
      guard let word = string.words.first(where: { $0.value == value }) else { continue }
      self.init(range: range, blocks: [.headline(word.value), .paragraph(word.documentation)])
      return
    }
    return nil
  }
}
