import Testing

@Suite("Bodies of Objective-C methods")
struct ObjectiveCBodyTests {
  @Test(
    "messages, literals and operators",
    arguments: [
      ("[self setX:NO];", "self.setX(false)"),
      ("[nav pushViewController:vc animated:true];", "nav.pushViewController(vc, animated: true)"),
      ("[[Foo alloc] initWithRootViewController:a style:b];", "Foo(rootViewController: a, style: b)"),
      ("[[Foo alloc] init]; [Foo new]; Foo.new; [Foo.alloc init];", "Foo(); Foo(); Foo(); Foo()"),
      ("[[Foo<Bar *> alloc] initWithURLString:s];", "Foo(urlString: s)"),
      ("[super initWithFrame:f];", "super.init(frame: f)"),
      ("[NSArray arrayWithObjects:a, b, nil];", "NSArray.arrayWithObjects(a, b, nil)"),
      ("x = @[a, @1.5f, @YES, @(n + 1)];", "x = [a, 1.5, true, (n + 1.0)]"),
      ("x = @{@\"a\": @-2, k: @[]};", "x = [\"a\": -2.0, k: []]"),
      ("x = @\"a\\n\\u00e9\" @\"\\x41\\101\" \"\\\"\";", "x = \"a\né\u{41}A\"\""),
      ("x = 0x1F | 010 & ~2UL;", "x = (31.0 | (8.0 & ~2.0))"),
      (
        "x |= A | B; y = a ?: b; z = a ? b : c ? d : e;",
        "x |= (A | B); y = (a ? a : b); z = (a ? b : (c ? d : e))"
      ),
      ("h = (CGFloat)(a - b) / -2; i = (a) - b;", "h = (((a - b) as CGFloat) / -2.0); i = (a - b)"),
      ("[(Foo *)self.parent go]; p->_x.y = NULL;", "(self.parent as Foo).go(); p._x.y = nil"),
      (
        "[v a:^(UIView *q, NSError *e) { [q b]; } c:@selector(tap:with:)];",
        "v.a({ q, e in q.b() }, c: #selector(tap:with:))"
      ),
      ("x = ({ UIView *v = [UIView new]; v; });", "x = {  in var v: UIView = UIView(); return v }()"),
      (
        "a[0] = CGRectMake(0, 64.f, 1, 2); r = (CGRect){0, 1}; s = (A){{0}};",
        "a[0.0] = CGRectMake(0.0, 64.0, 1.0, 2.0); r = ([0.0, 1.0] as CGRect); s = (… as A)"
      ),
      ("if ((self = [super init])) return self;", "if (self = super.init()) { return self }"),
    ])
  func expressions(_ source: String, _ spelling: String) {
    #expect(ObjectiveCFixture.body(source) == spelling)
  }

  @Test(
    "statements",
    arguments: [
      ("__weak typeof(self) weakSelf = self;", "var weakSelf: _ = self"),
      (
        "UIView *a = x, *b; NSArray<UIView *> *c = nil; void (^d)(BOOL) = ^(BOOL e) {};",
        "var a: UIView = x; var b: UIView; var c: NSArray = nil; var d: _ = { e in  }"
      ),
      ("a * b; f(a * b, c);", "var b: a; f((a * b), c)"),
      (
        "if (@available(iOS 11.0, *) && x) a = 1; else if (!@available(iOS 9, *)) { b(); } else c();",
        "if 11.0..<, x { a = 1.0 } else if ..<9 { b() } else { c() }"
      ),
      (
        "switch (x) { case A: case B: { f(); break; } case C: g(); break; default: return; }",
        "switch x { A, B: do { f() } | C: g() | default: return }"
      ),
      (
        "for (UIView *v in self.subviews) v.hidden = YES; for (int i = 0; i < 3; i++) { g(i); }",
        "for v in self.subviews { v.hidden = true }; for i in _ { g(i) }"
      ),
      ("while (x) { y(); } do { z(); } while (0);", "for _ in _ { y() }; do { z() }"),
      (
        "@autoreleasepool { a(); } @try { b(); } @catch (NSException *e) { c(); } @finally { d(); }",
        "do { a() }; do { b() }; if … { c() }; do { d() }"
      ),
      (
        "MACRO(x)\n[a b];\n@weakify(self);\nfoo: bar(); x = 1, y = 2;",
        "MACRO(x); a.b(); weakify(self); bar(); x = 1.0; y = 2.0"
      ),
    ])
  func statements(_ source: String, _ spelling: String) {
    #expect(ObjectiveCFixture.body(source) == spelling)
  }

  @Test("a statement's bytes reach from its first to its semicolon, an argument's cover the argument")
  func ranges() throws {
    let source =
      "\u{FEFF}@implementation A\r\n- (void)b {\r\n  /* é */ [self setX:NO]; // x\r\n  UIView *v = w;\r\n}\r\n@end"
    let body = try #require(ObjectiveCFixture.read(source).types.first?.functions.first?.body)
    #expect(body.map { ObjectiveCFixture.text($0.range, of: source) } == ["[self setX:NO];", "UIView *v = w;"])
    guard case .expression(let message) = body[0].kind, case .call(let callee, let arguments) = message.kind else {
      Issue.record("no message")
      return
    }
    #expect(ObjectiveCFixture.text(callee.range, of: source) == "self setX")
    #expect(ObjectiveCFixture.text(arguments[0].value.range, of: source) == "NO")
  }
}
