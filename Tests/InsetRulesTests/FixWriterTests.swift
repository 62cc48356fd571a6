import InsetLayout
import InsetRules
import InsetSyntax
import InsetText
import Testing

@Suite("Edits of fixes")
struct FixWriterTests {
  private func range(of wanted: String, in text: String) -> Range<Int> {
    guard let found = text.range(of: wanted) else { return 0..<0 }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return start..<(start + wanted.utf8.count)
  }

  /// A text after an edit, in a file of a language: `swift`, `m` or `storyboard`.
  private func edited(_ text: String, _ kind: String, _ edit: (FixWriter) -> Fix.Edit?) -> String? {
    let writer = FixWriter(
      path: "/a." + kind, text: SourceText(text),
      language: kind == "swift" ? .swift : kind == "m" ? .objectiveC : nil)
    return edit(writer).flatMap { writer.text.applying([$0.edit]) }?.string
  }

  @Test("an attribute is replaced, or added as the last one, and removed with the blank before it")
  func attributes() {
    let tag = #"<view id="a" title="opaque='NO' &amp; x"/>"#
    #expect(
      edited(tag, "storyboard") { $0.setting("opaque", to: "YES", inTag: 0..<tag.utf8.count) }
        == #"<view id="a" title="opaque='NO' &amp; x" opaque="YES"/>"#)
    let wide = "<view\n  opaque = 'NO'\n  id=\"a\" >"
    #expect(
      edited(wide, "storyboard") { $0.setting("opaque", to: "a\"<", inTag: 0..<wide.utf8.count) }
        == "<view\n  opaque = 'a&quot;&lt;'\n  id=\"a\" >")
    #expect(
      edited(wide, "storyboard") { $0.removing(self.range(of: "opaque = 'NO'", in: wide)) } == "<view\n  id=\"a\" >")
    #expect(edited(tag, "storyboard") { $0.setting("a", to: "b", inTag: 1..<9) } == nil)
  }

  @Test(
    "places beyond the text, and across its end, give edits inside it or none",
    arguments: ["", "a", "x = 1\n", "\r\n\r"])
  func beyond(_ text: String) {
    let count = text.utf8.count
    let code = SuggestedCode(swift: "a", objectiveC: "a;")
    for kind in ["swift", "m", "storyboard"] {
      let language: CodeFacts.Language? = kind == "swift" ? .swift : kind == "m" ? .objectiveC : nil
      let writer = FixWriter(path: "/a." + kind, text: SourceText(text), language: language)
      for start in [0, count, count + 1, count + 5_000] {
        for end in [start, start + 1, start + 5_000] {
          let edits = [
            writer.edit(start..<end, "x"), writer.removing(start..<end),
            writer.removingStatement(start..<end, setting: "x"),
            writer.replacingStatement(start..<end, setting: "x", with: code), writer.insertingAfter(start..<end, code),
            writer.leavingBelowSafeAreas(start..<end), writer.replacingInset(.top, in: start..<end, with: "0"),
            writer.setting("a", to: "b", inTag: start..<end), writer.insertingAtEnd(ofBody: start..<end, code),
            writer.insertingMember(code, into: start..<end),
          ]
          for edit in edits { #expect((edit?.edit.range.upperBound ?? 0) <= count) }
        }
      }
    }
  }

  @Test("a statement goes with its line, or alone where it shares one", arguments: ["\n", "\r\n"])
  func removal(_ end: String) {
    let statement = "view.flag = false"
    func removed(_ text: String, _ kind: String, _ statement: String = statement) -> String? {
      edited(text, kind) { $0.removingStatement(self.range(of: statement, in: text), setting: "flag") }
    }
    #expect(removed("{\(end)\t\(statement)\(end)\tb()\(end)}", "swift") == "{\(end)\tb()\(end)}")
    #expect(removed("{ \(statement); b() }", "swift") == "{  b() }")
    #expect(removed("  view.flag = NO;\(end)", "m", "view.flag = NO") == "")
    #expect(removed("a()\(end)\(statement)", "swift") == "a()")
    #expect(removed("[view setFlag:NO];\(end)b();", "m", "[view setFlag:NO]") == "b();")
    // What an overridden property returns is no statement of its own.
    #expect(removed("var flag: Bool { return false }", "swift", "false") == nil)
    #expect(removed("let a = view.flag = false", "swift", "view.flag = false") == nil)
  }

  @Test("a statement gives way to a guarded one where the systems need it")
  func guarded() {
    let code = FixWriter.guarded(
      SuggestedCode(swift: "a.b = .never", objectiveC: "a.b = N;"), from: OSVersion(11), lowest: OSVersion(9),
      otherwise: SuggestedCode(swift: "c = false", objectiveC: "c = NO;"))
    let swift = "func f() {\n  a.b = 1\n}\n"
    #expect(
      edited(swift, "swift") {
        $0.replacingStatement(self.range(of: "a.b = 1", in: swift), setting: "b", with: code)
      } == """
        func f() {
          if #available(iOS 11.0, *) {
            a.b = .never
          } else {
            c = false
          }
        }

        """)
    let objectiveC = "{\r\n\ta.b = 1;\r\n}\r\n"
    #expect(
      edited(objectiveC, "m") {
        $0.replacingStatement(self.range(of: "a.b = 1", in: objectiveC), setting: "b", with: code)
      } == "{\r\n\tif (@available(iOS 11.0, *)) {\r\n\t\ta.b = N;\r\n\t} else {\r\n\t\tc = NO;\r\n\t}\r\n}\r\n")
    #expect(
      FixWriter.guarded(SuggestedCode(swift: "a", objectiveC: "b"), from: OSVersion(11), lowest: OSVersion(11)).swift
        == "a")
  }

  @Test("statements go to the end of a body, members to the end of a type")
  func insertion() {
    let code = SuggestedCode(swift: "a()\nb()", objectiveC: "a();")
    let whole = "func f() {\n    x()\n}"
    #expect(
      edited(whole, "swift") { $0.insertingAtEnd(ofBody: 0..<whole.utf8.count, code) }
        == "func f() {\n    x()\n    a()\n    b()\n}")
    let short = "func f() { x() }"
    #expect(
      edited(short, "swift") { $0.insertingAtEnd(ofBody: 0..<short.utf8.count, code) }
        == "func f() { x()\n    a()\n    b()\n}")
    let type = "class A {\n\tvar x = 1\n}"
    #expect(
      edited(type, "swift") { $0.insertingMember(code, into: 0..<type.utf8.count) }
        == "class A {\n\tvar x = 1\n\n\ta()\n\tb()\n}")
    let implementation = "@implementation A\n@end"
    #expect(
      edited(implementation, "m") { $0.insertingMember(code, into: 0..<implementation.utf8.count) }
        == "@implementation A\n\na();\n\n@end")
  }
}
