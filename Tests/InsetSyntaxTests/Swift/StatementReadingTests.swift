import Testing

@Suite("Statements in Swift source")
struct StatementReadingTests {
  private func text(_ source: String) -> String { CodeText.text(ReadSource("func f() {\n  \(source)\n}").body) }

  @Test(
    "local variables have a name, the class in their type and a value; of other patterns the value stays",
    arguments: [
      ("let a = b()", "var a := b()"), ("weak var a: UIView?", "var a: UIView"),
      ("let a = 1, b: [UIView] = []", "var a := 1.0; var b: UIView := []"), ("var a, b: Int", "var a: Int; var b: Int"),
      ("let (a, b) = c()", "c()"), ("let _ = a()", "a()"), ("_ = a()", "_ = a()"),
    ])
  func variables(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "assignments keep their operator and fold what is on either side",
    arguments: [
      ("a.b?.c = d ? e : g", "a.b.c = <d ? e : g>"), ("a[0] += b - c", "a[0.0] += <b - c>"), ("a |= .b", "a |= .b"),
      ("a = b = c", "a = <b = c>"), ("try a = b()", "a = b()"), ("(a, b) = (c, d)", "(a, b) = (c, d)"),
      ("a = if b { c } else { d }", "a = <if b { c } else { d }>"),
    ])
  func assignments(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "conditions of if and guard",
    arguments: [
      ("if a { b } else if c { d } else { e }", "if a { b } if c { d } else { e }"),
      ("if let a, let self, let b = c as? D {}", "if let a = a, let self = self, let b = <c as D> {  } else {  }"),
      ("if let _ = a, !b, c == d {}", "if let _ = a, <! b>, <c == d> {  } else {  }"),
      ("if #available(iOS 11.0, macOS 10.13, *) {}", "if iOS 11.0..< {  } else {  }"),
      ("if #unavailable(iOS 13) {}", "if iOS ..<13 {  } else {  }"),
      ("if #available(macOS 11, *) {}", "if iOS ..< {  } else {  }"),
      ("if case .a(let b, c: var d)? = e {}", "if case .a(b, c: d) [\"b\", \"d\"] = e {  } else {  }"),
      ("if case let .a(b) = c {}", "if case .a(b) [\"b\"] = c {  } else {  }"),
      ("guard let self = self, a else { return }", "guard let self = self, a else { return }"),
    ])
  func conditions(source: String, expected: String) { #expect(text(source) == expected) }

  @Test("the cases of a switch have patterns with what they bind; #if around cases is read through")
  func switches() {
    let source = """
      switch a.b {
      case .c: d
      case .e(let g), .h where i: break
      case let j as UIView: k
      case is Feed, 1...2: l
      case (1, let m): n
      #if DEBUG
      case "o": p
      #endif
      @unknown default: q()
      }
      """
    #expect(
      text(source) == "switch a.b { .c: d | .e(g) [\"g\"], <.h where i>: break | <j as UIView> [\"j\"]: k | "
        + "<is Feed>, <1.0 ... 2.0>: l | (1.0, m) [\"m\"]: n | 'o': p | default: q() }")
  }

  @Test(
    "loops; conditions that bind, and `where`, stand inside",
    arguments: [
      ("for a in b.c { d }", "for a in b.c { d }"), ("for (a, b) in c {}", "for - in c {  }"),
      ("for case let a as UILabel in b { continue }", "for a in b { continue }"),
      ("for a in b where a.c { d }", "for a in b { if a.c { d } else {  } }"), ("while a { b }", "for - in - { b }"),
      ("while let a = a.b { c }", "for - in - { if let a = a.b { c } else {  } }"),
      ("repeat { a } while b", "for - in - { a }"), ("outer: for a in b { break outer }", "for a in b { break outer }"),
    ])
  func loops(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "blocks, returns and what has no shape of its own",
    arguments: [
      ("do { a }", "do { a }"),
      ("do { try a() } catch E.x { b } catch { c }", "do { a() }; if ? { b } if ? { c } else {  }"),
      ("defer { a }", "do { a }"), ("return", "return"), ("return a.b", "return a.b"), ("throw a", "throw a"),
      ("class A { func b() {} }", ""), ("typealias A = B", ""), ("#warning(\"a\")", "?"),
      (
        "func g(_ a: UIView? = nil, b c: [Feed<X>]) -> Self { self }",
        "func g(_ a: UIView = nil, b c: Feed) -> Self { self }"
      ),
      ("switch a { default: b }", "switch a { default: b }"),
    ])
  func blocks(source: String, expected: String) { #expect(text(source) == expected) }

  @Test("#if in a body is branches, with the conditions as written")
  func compilation() {
    #expect(
      text("#if DEBUG && os( iOS )\n a\n#elseif B\n let c = d\n#else\n e\n#endif")
        == "if #DEBUG && os( iOS ) { a } if #B { var c := d } else { e }")
  }

  @Test("a statement's range is the whole of it without the comments around; of several bindings each has its own")
  func ranges() {
    let source = ReadSource(
      """
      func f() { // a
        /* b */ let c: Int = d /* e */, g = h // i
        l: if a {} else {}; return x // y
        do { a } catch { b }
        for a in b where c { d }
      }
      """)
    #expect(
      source.body.map { source.text($0.range) } == [
        "c: Int = d", "g = h", "l: if a {} else {}", "return x", "do { a }", "catch { b }", "for a in b where c { d }",
      ])
    guard case .loop(_, _, let body) = source.body.last?.kind else {
      Issue.record("no loop")
      return
    }
    #expect(body.map { source.text($0.range) } == ["where c { d }"])
  }
}
