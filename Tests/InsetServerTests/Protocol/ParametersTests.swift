import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Reading parameters")
struct ParametersTests {
  let params = Parameters([
    "textDocument": ["uri": "file:///a%20b.m"], "position": ["line": 3, "character": 4.0], "n": nil, "on": true,
    "range": ["start": ["line": 1, "character": 2], "end": ["line": 3, "character": "x"]], "half": 0.5,
    "list": [1, "a"],
  ])

  func message(_ read: (Parameters) throws(ResponseError) -> Void) -> String {
    do throws(ResponseError) {
      try read(params)
      return "no error"
    } catch {
      return error.code == .invalidParams ? error.message : "another error"
    }
  }

  @Test("what is there is read")
  func values() throws {
    #expect(try params["textDocument"]["uri"].documentURI().path == "/a b.m")
    #expect(try params["position"].position() == Position(line: 3, character: 4))
    #expect(try params["on"].bool())
    #expect(try params["half"].number() == 0.5)
    #expect(try params["list"].array().map(\.place) == ["params.list[0]", "params.list[1]"])
    #expect(params["n"].ifPresent == nil && params["m"].ifPresent == nil && params["on"].ifPresent != nil)
  }

  @Test("what is wrong is said with its place")
  func faults() {
    #expect(
      message { p throws(ResponseError) in _ = try p["range"].positionRange() }
        == "params.range.end.character: expected an integer, found a string")
    #expect(
      message { p throws(ResponseError) in _ = try p["textDocument"]["version"].integer() }
        == "params.textDocument.version: expected an integer, found nothing")
    #expect(message { p throws(ResponseError) in _ = try p["n"].string() } == "params.n: expected a string, found null")
    #expect(
      message { p throws(ResponseError) in _ = try p["half"].integer() }
        == "params.half: expected an integer, found a number")
    #expect(
      message { p throws(ResponseError) in _ = try p["list"].array()[1].object() }
        == "params.list[1]: expected an object, found a string")
    #expect(
      message { p throws(ResponseError) in _ = try p["on"]["x"]["y"].array() }
        == "params.on.x.y: expected an array, found nothing")
    #expect(
      message { p throws(ResponseError) in _ = try p["list"].bool() }
        == "params.list: expected true or false, found an array")
    #expect(
      message { p throws(ResponseError) in _ = try p["position"].number() }
        == "params.position: expected a number, found an object")
  }
}
