internal import CExpat

/// Fills an element table from bytes, by expat.
final class ElementTableReader {
  private var rows: [ElementTable.Row] = []
  private var attributes: [XMLAttribute] = []
  private var firstTooDeep: Range<Int>?
  private let parser: XML_Parser
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The open elements that are in the table, innermost last, each with its last child.
  private var open: [(index: Int, lastChild: Int?)] = []
  /// How many elements are open below the innermost one in the table.
  private var openTooDeep = 0
  private var text: [UInt8] = []
  /// expat gives each attribute name one address for the life of a parser.
  private var names: [UnsafePointer<XML_Char>: String] = [:]
  private var entity: Int?

  /// Reads UTF-8, whatever encoding the document declares: that is what Interface Builder writes and editors send.
  static func read(_ bytes: [UInt8]) -> ElementTable {
    bytes.withUnsafeBufferPointer { bytes in
      guard let length = Int32(exactly: bytes.count), let parser = XML_ParserCreate("UTF-8") else {
        return ElementTable(fault: .init(message: "the file is too large", offset: 0))
      }
      defer { XML_ParserFree(parser) }
      return ElementTableReader(parser, bytes).read(length)
    }
  }

  private init(_ parser: XML_Parser, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.parser = parser
    self.bytes = bytes
  }

  private func read(_ length: Int32) -> ElementTable {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { ElementTableReader.of($0)?.start($1, $2) }, { reader, _ in ElementTableReader.of(reader)?.end() })
    XML_SetCharacterDataHandler(parser) { reader, text, count in
      ElementTableReader.of(reader)?.characters(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    XML_SetEntityDeclHandler(parser) { reader, _, _, _, _, _, _, _, _ in
      ElementTableReader.of(reader)?.declareEntity()
    }

    let status = withExtendedLifetime(self) {
      bytes.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, length, 1) }
    }
    let fault = status == XML_STATUS_OK ? nil : fault
    for (index, _) in open { close(index, at: fault?.offset ?? bytes.count) }
    return ElementTable(rows, attributes, fault: fault, firstTooDeep: firstTooDeep)
  }

  fileprivate static func of(_ userData: UnsafeMutableRawPointer?) -> ElementTableReader? {
    userData.map { Unmanaged<ElementTableReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Where the present event begins, clamped to the bytes.
  private var position: Int { min(max(Int(XML_GetCurrentByteIndex(parser)), 0), bytes.count) }

  private var fault: ElementTable.Fault {
    if let entity { return .init(message: "the document declares entities", offset: entity) }
    let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown fault"
    return .init(message: message, offset: position)
  }

  private var eventRange: Range<Int> {
    let start = position
    return start..<min(start + max(Int(XML_GetCurrentByteCount(parser)), 0), bytes.count)
  }

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let attributes else { return }
    guard openTooDeep == 0, open.count < ElementTable.maximumDepth else {
      if firstTooDeep == nil { firstTooDeep = eventRange }
      openTooDeep += 1
      return
    }
    let tag = eventRange
    let index = rows.count
    let firstAttribute = self.attributes.count
    addAttributes(attributes, in: tag)
    rows.append(
      .init(
        name: String(cString: name), parent: open.last?.index, tagRange: tag, range: tag,
        attributes: firstAttribute..<self.attributes.count))
    if let around = open.indices.last {
      if let before = open[around].lastChild {
        rows[before].nextSibling = index
      } else {
        rows[open[around].index].firstChild = index
      }
      open[around].lastChild = index
    }
    open.append((index, nil))
    text.removeAll(keepingCapacity: true)
  }

  private func addAttributes(_ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>, in tag: Range<Int>) {
    var scanner = AttributeScanner(bytes, tag: tag)
    var pair = attributes
    while let name = pair[0], let value = pair[1], let place = scanner.next() {
      self.attributes.append(
        XMLAttribute(
          name: self.name(at: name), value: String(cString: value), range: place.range, valueRange: place.valueRange))
      pair += 2
    }
  }

  private func name(at address: UnsafePointer<XML_Char>) -> String {
    if let name = names[address] { return name }
    let name = String(cString: address)
    names[address] = name
    return name
  }

  private func end() {
    guard openTooDeep == 0 else {
      openTooDeep -= 1
      return
    }
    guard let (index, lastChild) = open.popLast() else { return }
    close(index, at: eventRange.upperBound)
    if lastChild == nil, !text.isEmpty { rows[index].text = String(decoding: text, as: UTF8.self) }
    text.removeAll(keepingCapacity: true)
  }

  private func close(_ index: Int, at end: Int) {
    let start = rows[index].range.lowerBound
    rows[index].range = start..<max(start, end)
  }

  private func characters(_ characters: UnsafeBufferPointer<XML_Char>) {
    characters.withMemoryRebound(to: UInt8.self) { text.append(contentsOf: $0) }
  }

  /// Entities can make a small document as large as they like, and Interface Builder never writes them.
  private func declareEntity() {
    guard entity == nil else { return }
    entity = position
    XML_StopParser(parser, XML_Bool(0))
  }
}
