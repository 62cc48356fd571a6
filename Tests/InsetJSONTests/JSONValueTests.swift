import InsetJSON
import Testing

@Suite("JSON values")
struct JSONValueTests {
  @Test("accessors answer for their own kind alone")
  func accessors() {
    let value: JSON = ["a": [1, 2.5, "three", true, nil]]
    #expect(value["a"]?[0]?.intValue == 1)
    #expect(value["a"]?[0]?.doubleValue == 1)
    #expect(value["a"]?[1]?.doubleValue == 2.5)
    #expect(value["a"]?[1]?.intValue == nil)
    #expect(value["a"]?[2]?.stringValue == "three")
    #expect(value["a"]?[3]?.boolValue == true)
    #expect(value["a"]?[4]?.isNull == true)
    #expect(value["a"]?.arrayValue?.count == 5)
    #expect(value.objectValue?.keys == ["a"])
    #expect(value["a"]?.objectValue == nil)
    #expect(value.arrayValue == nil)
  }

  @Test("a subscript that does not fit gives nil", arguments: [-1, 1, Int.max, Int.min])
  func subscriptsOutOfRange(index: Int) {
    #expect((["only"] as JSON)[index] == nil)
    #expect((["a": 1] as JSON)[index] == nil)
    #expect(([1] as JSON)["a"] == nil)
    #expect((["a": 1] as JSON)["b"] == nil)
  }

  @Test("44 equals 44.0, and neither equals 44.5")
  func numbersEqual() {
    #expect(JSON.integer(44) == JSON.number(44))
    #expect(JSON.number(44) == JSON.integer(44))
    #expect(JSON.integer(44) != JSON.number(44.5))
    #expect(JSON.number(0) == JSON.number(-0.0))
    #expect(JSON.integer(9_007_199_254_740_993) != JSON.number(9_007_199_254_740_992))
    #expect(JSON.integer(1) != JSON.bool(true))
    #expect(JSON.null != JSON.bool(false))
  }

  @Test("strings are equal when their bytes are")
  func stringsEqual() {
    #expect(JSON.string("caf\u{E9}") != JSON.string("cafe\u{301}"))
    #expect(JSON.string("caf\u{E9}") == JSON.string("caf\u{E9}"))
  }

  @Test("a pointer finds a value")
  func valueAtPointer() throws {
    let value: JSON = ["root": ["children": [1, ["a/b": "found", "": 0, "01": 1]]]]
    #expect(value[JSONPointer()] == value)
    #expect(value[try #require(JSONPointer("/root/children/1/a~1b"))] == "found")
    #expect(value[try #require(JSONPointer("/root/children/1/"))] == 0)
    #expect(value[try #require(JSONPointer("/root/children/1/01"))] == 1)
    for missing in [
      "x", "root/children/2", "root/children/01", "root/children/-", "root/children/", "root/children/0/0",
    ] {
      #expect(value[try #require(JSONPointer("/" + missing))] == nil, "\(missing)")
    }
  }
}

@Suite("JSON objects")
struct JSONObjectTests {
  @Test("members keep their order, and a new key goes last")
  func order() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["c"] = 3
    object["b"] = 4
    #expect(object.keys == ["b", "a", "c"])
    #expect(object.map(\.value) == [4, 2, 3])
    object["a"] = nil
    object["missing"] = nil
    #expect(object.keys == ["b", "c"])
    #expect(object.count == 2)
    #expect(!object.isEmpty)
    #expect(JSONObject().isEmpty)
  }

  @Test("equality ignores the order of members")
  func equality() {
    #expect((["a": 1, "b": 2] as JSONObject) == ["b": 2, "a": 1])
    #expect((["a": 1, "b": 2] as JSONObject) != ["a": 1])
    #expect((["a": 1, "b": 2] as JSONObject) != ["a": 1, "c": 2])
    #expect((["a": nil] as JSONObject) != [:])
  }

  @Test("of a key given twice the last value counts, at the first place")
  func duplicates() {
    let object = JSONObject([("a", 1), ("b", 2), ("a", 3)])
    #expect(object.keys == ["a", "b"])
    #expect(object["a"] == 3)
  }

  @Test("composed and decomposed keys are two", arguments: [0, 30])
  func canonicalEquivalence(others: Int) {
    var object = JSONObject((0..<others).map { ("key\($0)", .integer($0)) })
    object["caf\u{E9}"] = 1
    object["cafe\u{301}"] = 2
    #expect(object.count == others + 2)
    #expect(object["caf\u{E9}"] == 1)
    #expect(object["cafe\u{301}"] == 2)
    #expect(object == object)
  }

  @Test("a large object answers as a small one does, before and after removals")
  func large() {
    var object = JSONObject()
    for number in 0..<100 { object["key\(number)"] = .integer(number) }
    #expect((0..<100).allSatisfy { object["key\($0)"] == .integer($0) })
    #expect(object == JSONObject(object.reversed().map { ($0.key, $0.value) }))
    for number in 0..<95 { object["key\(number)"] = nil }
    #expect(object.keys == ["key95", "key96", "key97", "key98", "key99"])
    object["key7"] = 7
    object["key95"] = 0
    #expect(object.map(\.value) == [0, 96, 97, 98, 99, 7])
  }
}
