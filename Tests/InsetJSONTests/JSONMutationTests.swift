import InsetJSON
import TestSupport
import Testing

@Suite("Any bytes")
struct JSONMutationTests {
  static let documents = [
    #"{"version":1,"root":{"id":"feed","kind":"table","children":[{"view":{"frame":[0,64,320,504.5]}}]}}"#,
    #" [ -0, 0.001, 1e3, -1.25E-2, 9223372036854775807, 44.0, 1e308 ] "#,
    #"{"\u00e9\ud83d\ude00\n":"a\"\\\/\b\f\r\t\u0000","é😀":[true,false,null,{},[]],"é":"","a":{"a":{"a":1}}}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{"position":{"line":3,"character":14}}}"#,
    "[[[[[[{\"a\":[[[{}]]]}]]]]]]", "\"\u{7FF}\u{800}\u{FFFF}\u{10FFFF}\"", "12345678901234567890", "tru", "",
  ]

  /// Bytes that are likely to change how a document is read.
  private static let telling =
    Array("{}[]\",:\\/u0eE+-.19dDcC \n\tnull".utf8) + [0, 0x1F, 0x7F, 0x80, 0xBF, 0xC3, 0xED, 0xF4, 0xFF]

  private func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let byte = Self.telling.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.insert(byte, at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] = byte
      case 3:
        let end = Int.random(in: place...bytes.count, using: &generator)
        bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      default: bytes.removeSubrange(place..<Int.random(in: place...min(bytes.count, place + 8), using: &generator))
      }
    }
    return bytes
  }

  @Test("are a value or an error inside the document, and values survive encoding", arguments: documents.indices)
  func mutations(document: Int) throws {
    var generator = SeededGenerator(state: UInt64(document))
    for _ in 0..<1_500 {
      let bytes = mutated(Array(Self.documents[document].utf8), using: &generator)
      let rejectsDuplicates = Bool.random(using: &generator)
      do {
        let value = try JSON.decoding(bytes, rejectingDuplicateKeys: rejectsDuplicates)
        check(value)
        check(value, isMappedIn: bytes)
      } catch {
        // An empty message or jansson's own words would mean that our scanner takes for well-formed what jansson
        // refuses.
        #expect((0...bytes.count).contains(error.byteOffset))
        #expect(!error.message.contains(" near "), "\(error.message) in \(String(decoding: bytes, as: UTF8.self))")
        checkMap(of: bytes)
      }
    }
  }

  @Test("of no plan at all are mapped and decoded without a trap")
  func noise() {
    var generator = SeededGenerator(state: 42)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        Self.telling.randomElement(using: &generator) ?? 0
      }
      if let value = try? JSON.decoding(bytes) { check(value) }
      checkMap(of: bytes)
    }
  }

  /// Points are rounded on the way out, so what comes back is compared once more.
  private func check(_ value: JSON) {
    for style in [JSON.EncodingStyle.compact, .pretty, .canonical] {
      let once = try? JSON.decoding(value.encoded(style), rejectingDuplicateKeys: true)
      #expect(once != nil)
      #expect(once?.encoded(style) == value.encoded(style))
      if let once { #expect((try? JSON.decoding(once.encoded(style))) == once) }
    }
  }

  /// Every value's range holds the bytes of that value.
  private func check(_ value: JSON, isMappedIn bytes: [UInt8]) {
    let map = JSONSourceMap(bytes)
    var rest: [(JSONPointer, JSON)] = [(JSONPointer(), value)]
    while let (pointer, value) = rest.popLast() {
      guard let range = map.valueRange(at: pointer) else {
        Issue.record("no range at \(pointer) of \(String(decoding: bytes, as: UTF8.self))")
        return
      }
      #expect((try? JSON.decoding(Array(bytes[range]))) == value)
      #expect(map.pointer(atByte: range.lowerBound) == pointer)
      for (index, item) in (value.arrayValue ?? []).enumerated() { rest.append((pointer.appending(index), item)) }
      for (key, member) in value.objectValue ?? [:] {
        rest.append((pointer.appending(key), member))
        #expect(map.keyRange(at: pointer.appending(key)) != nil)
      }
    }
  }

  private func checkMap(of bytes: [UInt8]) {
    let map = JSONSourceMap(bytes)
    for offset in -1...bytes.count {
      guard let pointer = map.pointer(atByte: offset) else { continue }
      #expect(map.valueRange(at: pointer) != nil || map.keyRange(at: pointer) != nil)
    }
  }
}
