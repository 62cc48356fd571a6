import InsetJSON
import Testing

@Suite("JSON pointers")
struct JSONPointerTests {
  @Test(
    "the string form reads and prints",
    arguments: [
      ("", []), ("/", [""]), ("/root/view/subviews/1", ["root", "view", "subviews", "1"]),
      ("/a~1b/m~0n", ["a/b", "m~n"]),
      ("/~01", ["~1"]), ("//", ["", ""]), ("/caf\u{E9} 😀", ["caf\u{E9} 😀"]),
    ] as [(String, [String])])
  func strings(string: String, tokens: [String]) {
    #expect(JSONPointer(string)?.tokens == tokens)
    #expect(JSONPointer(tokens: tokens).description == string)
  }

  @Test("what is not a pointer gives nil", arguments: ["root", "#/root", "/a~", "/a~2", "/~/b", " /a"])
  func refused(string: String) {
    #expect(JSONPointer(string) == nil)
  }

  @Test("appending and parent are inverse")
  func appending() {
    let pointer = JSONPointer().appending("root").appending(3)
    #expect(pointer.description == "/root/3")
    #expect(pointer.parent == JSONPointer("/root"))
    #expect(JSONPointer().parent == nil)
  }
}
