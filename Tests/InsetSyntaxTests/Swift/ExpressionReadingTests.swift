import Testing

@Suite("Expressions in Swift source")
struct ExpressionReadingTests {
  private func text(_ source: String) -> String { CodeText.text(ReadSource("func f() {\n  \(source)\n}").body) }

  @Test(
    "calls keep their labels, trailing closures are arguments, `X.init` is X",
    arguments: [
      ("a.b(c, d: e)", "a.b(c, d: e)"),
      ("Feed(1) { x in x.y }", "Feed(1.0, { x in x.y })"),
      ("a.b(c) { $0 } done: { (d: Int, e f: Int) -> Int in d }", "a.b(c, {  in $0 }, done: { d, f in d })"),
      ("UIView.init(frame: .zero)", "UIView(frame: .zero)"), (".init(a)", ".init(a)"), ("a.b.init()", "a.b()"),
      ("super.init(nibName: nil, bundle: nil)", "super.init(nibName: nil, bundle: nil)"),
      ("self.init()", "self.init()"),
      ("Foo<Bar>(x)", "Foo(x)"), ("[UIView]()", "[UIView]()"), ("{ a }()", "{  in a }()"),
      ("a[b, default: c]", "a[b, default: c]"), ("a.0.b", "a.0.b"), ("a.`default`.`self`", "a.default.self"),
      ("UIView.animate { [weak self] in self?.a() }", "UIView.animate({  in self.a() })"),
    ])
  func calls(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "optional chaining, unwrapping, try, await, parentheses and `.self` leave no trace",
    arguments: [
      ("a?.b!.c", "a.b.c"), ("(try! await (a()))", "a()"), ("try? a.b", "a.b"), ("Feed.self", "Feed"),
      ("f(Kit.Feed.self)", "f(Kit.Feed)"), ("(a, b)", "(a, b)"), ("self", "self"), ("super.a", "super.a"),
    ])
  func wrapping(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "literals have values",
    arguments: [
      ("[true, false, nil]", "[true, false, nil]"),
      ("[-1, 0x10, 0b11, 1_000.5, -1e3, 99_999_999_999_999_999_999]", "[-1.0, 16.0, 3.0, 1000.5, -1000.0, 1e+20]"),
      (##"["a\u{e9}\"", #"r\"#, ""]"##, #"['aé"', 'r\', '']"#),
      ("\"a\\(b)\"", "''a'+b'"), ("x(\"\"\"\n    two\n      lines\n    \"\"\")", "x('two\n  lines')"),
      ("[1: a, b: .c]", "[:1.0: a, b: .c]"), ("[:]", "[:]"), ("[]", "[]"), ("/a+/", "?"),
    ])
  func literals(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "operators are folded by precedence",
    arguments: [
      ("a + b * c - d", "<<a + <b * c>> - d>"), ("(a + b) * c", "<<a + b> * c>"), ("a ?? b ?? c", "<a ?? <b ?? c>>"),
      ("a && b || c == d", "<<a && b> || <c == d>>"), ("a ? b : c ? d : e", "<a ? b : <c ? d : e>>"),
      ("a || b ? c + d : e", "<<a || b> ? <c + d> : e>"), ("a as? Int ?? b", "<<a as Int> ?? b>"),
      ("a as! Kit.View<X>", "<a as Kit.View>"), ("a as (B) -> C", "a"), ("a is UILabel && b", "<<a is UILabel> && b>"),
      ("a + 1 ..< b << 2", "<<a + 1.0> ..< <b << 2.0>>"), ("a <~ b + c", "<a <~ <b + c>>"),
      ("!a.b && -c > d", "<<! a.b> && <<- c> > d>>"), ("f(&a)", "f(<& a>)"), ("a...", "<... a>"),
      ("f(a = b)", "f(<a = b>)"),
    ])
  func operators(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "a selector is the name with its labels, without the type",
    arguments: [
      ("#selector(show)", "#show"), ("#selector(Feed.show(_:animated:))", "#show(_:animated:)"),
      ("#selector(getter: Feed.rows)", "#rows"), ("#selector(self.show as (A) -> B)", "#show"),
    ])
  func selectors(source: String, expected: String) { #expect(text(source) == expected) }

  @Test(
    "everything else is other",
    arguments: [
      #"\Feed[0]"#, "#function", "#colorLiteral(red: 1)", "#externalMacro(a)", "a\n #if B\n .c()\n #endif",
      "<#placeholder#>",
    ])
  func others(source: String) { #expect(text(source) == "?") }

  @Test("ranges are those of the part without what leaves no trace; operations include parentheses around operands")
  func ranges() throws {
    let source = ReadSource("func f() {\n  ä(try (b?.c(d))!, (e + g) * (h) /* x */) // y\n}")
    let statement = try #require(source.body.first)
    #expect(source.text(statement.range) == "ä(try (b?.c(d))!, (e + g) * (h) /* x */)")
    guard case .expression(let call) = statement.kind, case .call(_, let arguments) = call.kind else {
      Issue.record("no call")
      return
    }
    #expect(arguments.map { source.text($0.value.range) } == ["b?.c(d)", "(e + g) * (h)"])
    guard case .binary(let left, _, let right) = arguments[1].value.kind else {
      Issue.record("no operation")
      return
    }
    #expect([left, right].map { source.text($0.range) } == ["e + g", "h"])
  }
}
