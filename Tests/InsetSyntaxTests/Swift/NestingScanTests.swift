import Testing

@testable import InsetSyntax

@Suite("Nesting that the parser must not be given")
struct NestingScanTests {
  private func excess(_ source: String) -> NestingScan.Excess? { NestingScan.firstExcess(in: Array(source.utf8)) }

  private func repeated(_ unit: String, _ count: Int) -> String { String(repeating: unit, count: count) }

  @Test(
    "each kind of nesting is let through up to its limit and refused above it",
    arguments: [
      ("(", 100), ("{", 100), ("[a(", 17), ("\"\\(", 100), ("class A { func f() { ", 50),
      ("[", 17), ("[a: ", 17), ("if x else ", 5_000), ("() -> ", 5_000), ("b ? c ", 5_000), ("a<", 250), ("open ", 50),
      ("try ", 50),
    ])
  func limits(unit: String, limit: Int) {
    #expect(excess("let a = " + repeated(unit, limit - 1)) == nil)
    #expect(excess("let a = " + repeated(unit, limit + 1)) != nil)
  }

  @Test("what is closed again doesn't add up")
  func closed() {
    let member = "func f<T>(_ a: [T]) -> T? { if a[0] < b { return \"\\(a)\" } else { try g() } }\n"
    #expect(excess("class A {\n" + repeated(member, 3_000) + "}") == nil)
  }

  @Test("tables of data and long lists of members are no nesting")
  func longTables() {
    #expect(excess("let rows = [" + repeated("[[1, 2], [3]],\n", 50_000) + "]") == nil)
    #expect(excess("enum Rows {\n" + repeated("  static let a: Int? = b\n", 20_000) + "}") == nil)
    #expect(excess("enum Rows {\n" + repeated("  case a\n", 20_000) + "}") == nil)
    #expect(excess("class A {\n" + repeated("  @IBOutlet private weak var a: B<C>!\n", 20_000) + "}") == nil)
  }

  @Test(
    "brackets in comments and in the literal parts of strings are not counted",
    arguments: [
      "// ((\n", "/* (( /* [[ */ {{ */", "\"((\"", "\"\\\"((\"", "\"\"\"\n (( \" {{ \\\"\"\" [[ \n\"\"\"\n",
      "#\"((\"\\((\"#",
      "##\"((\"#((\"##", "#\"\"\"\n((\"\"\"((\n\"\"\"#\n", "\"\\(a(b)[c] + \"{\")((\"",
    ])
  func literals(unit: String) {
    #expect(excess(repeated(unit, 1_000)) == nil)
  }

  @Test("a one-line string that is left open ends with its line")
  func openString() {
    #expect(excess(repeated("let a = \"((\n", 1_000)) == nil)
    #expect(excess("let a = \"\n" + repeated("(", 101)) != nil)
  }

  @Test("an interpolation is code again, and after it the string goes on")
  func interpolation() {
    #expect(excess("\"\\(" + repeated("(", 101)) != nil)
    #expect(excess("\"\\(a) " + repeated("(", 101) + "\"") == nil)
    #expect(excess("#\"\\#(" + repeated("(", 101)) != nil)
    #expect(excess("#\"\\(" + repeated("(", 101) + "\"#") == nil)
  }

  @Test("the excess is at the token that goes too far")
  func place() {
    #expect(excess("é" + repeated("(", 101))?.range == 102..<103)
    #expect(excess(repeated("(", 101))?.reason == "brackets nested more than 100 deep, so the file is not read")
  }
}
