import CJansson
import InsetJSON
import Testing

/// One at a time: jansson's allocation functions are one pair for the process.
@Suite("What jansson allocates is freed", .serialized)
struct JanssonMemoryTests {
  private static let value: JSON = [
    "a": [1, 2.5, "three", true, nil, ["é": [[:], []]]], "b": ["c": .string(String(repeating: "x", count: 1_000))],
    "many": .object(JSONObject((0..<50).map { ("key\($0)", [.integer($0)]) })),
  ]

  @Test("the count sees a leak")
  func countSeesLeak() {
    var leaked: UnsafeMutablePointer<json_t>?
    #expect(JanssonMemory.blocksLeaked { leaked = json_array() } > 0)
    if let leaked { json_decref(leaked) }
  }

  @Test(
    "nothing is left after encoding, in any style", arguments: [.compact, .pretty, .canonical] as [JSON.EncodingStyle])
  func encoding(style: JSON.EncodingStyle) {
    #expect(JanssonMemory.blocksLeaked { _ = Self.value.encoded(style) } == 0)
  }

  @Test("nothing is left after decoding")
  func decoding() throws {
    let bytes = Self.value.encoded()
    #expect(try JanssonMemory.blocksLeaked { _ = try JSON.decoding(bytes) } == 0)
    #expect(try JanssonMemory.blocksLeaked { _ = try JSON.decoding(bytes, rejectingDuplicateKeys: true) } == 0)
  }

  @Test("nothing is left after a failure", arguments: JSONErrorTests.cases)
  func failure(fault: JSONErrorTests.Case) {
    let bytes = Array(fault.document.replacing("→", with: "").utf8)
    #expect(JanssonMemory.blocksLeaked { _ = try? JSON.decoding(bytes) } == 0)
  }

  @Test("wherever memory runs out, decoding gives an error and encoding null, and nothing is left")
  func memoryRunsOut() throws {
    let bytes = Self.value.encoded()
    var limit = 0
    var hasDecoded = false
    var hasEncoded = false
    while !hasDecoded || !hasEncoded {
      var decoded: JSON?
      var encoded: [UInt8] = []
      #expect(JanssonMemory.blocksLeaked(allocationLimit: limit) { decoded = try? JSON.decoding(bytes) } == 0)
      #expect(JanssonMemory.blocksLeaked(allocationLimit: limit) { encoded = Self.value.encoded() } == 0)
      hasDecoded = decoded != nil
      hasEncoded = encoded != Array("null".utf8)
      if hasDecoded { #expect(decoded == Self.value) }
      if hasEncoded { #expect(encoded == bytes) }
      limit += 1
      try #require(limit < 10_000)
    }
  }
}
