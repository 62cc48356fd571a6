import InsetJSON
import Testing

@testable import InsetServer

@Suite("Recorded sessions")
struct RecordingTests {
  private let identity = ServerIdentity(name: "insetd", version: "1.2.3")

  private func message(_ id: Int) -> [UInt8] { JSON.request("x/y", id: id, [:]).encoded() }

  @Test("the last messages are kept within the limit, and those that a session begins with")
  func ring() throws {
    let recording = Recording(limit: message(10).count * 2)
    for id in 10..<30 { recording.add(id % 2 == 0 ? .client : .server, message(id)) }
    let read = try RecordedSession(recording.encoded(identity), name: "r")
    #expect(read.entries.compactMap { $0.message["id"]?.intValue } == [10, 11, 12, 28, 29])
    #expect(read.entries.map(\.isFromClient) == [true, false, true, true, false])
    #expect(read.dropped == 15)
  }

  @Test("what is no JSON is kept as text")
  func text() throws {
    let recording = Recording()
    recording.add(.client, Array("{".utf8))
    #expect(try RecordedSession(recording.encoded(identity), name: "r").entries.map(\.message) == ["{"])
  }

  @Test("the first difference is found")
  func difference() {
    func found(_ before: JSON, _ after: JSON) -> String? { JSONDifference(before, after)?.text }
    #expect(found(["a": [1, ["b": 2]]], ["a": [1, ["b": 2]]]) == nil)
    #expect(found(["a": [1, ["b": 2]]], ["a": [1, ["b": 3]]]) == "/a/1/b: 2, now 3")
    #expect(found(["a": 1], ["a": 1, "c": true]) == "/c: nothing, now true")
    #expect(found([1, 2], [1]) == "/1: 2, now nothing")
    #expect(found(1, [1]) == ": 1, now [1]")
  }
}
