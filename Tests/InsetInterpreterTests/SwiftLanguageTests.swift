import Testing

@testable import InsetInterpreter

@Suite("Swift as people write it")
struct SwiftLanguageTests {
  private func result(_ source: String) -> String { Programs(swift: source).call("f") }

  @Test(
    "values",
    arguments: [
      ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("7.0 / 2", "3.5"), ("7 % 4", "3"), ("-(2 + 1)", "-3"), ("1 < 2", "true"),
      ("\"a\" + \"b\"", "\"ab\""), ("\"a\\(1 + 1)\"", "\"a2\""), ("[1, 2].count", "2"), ("[1, 2][1]", "2"),
      ("[\"a\": 1][\"a\"]", "1"), ("[\"a\": 1][\"b\"] ?? 5", "5"), ("max(1, 2, 3)", "3"), ("true ? 1 : 2", "1"),
      ("(1, 2).1", "2"), ("[3, 4].map { $0 * 2 }", "[6, 8]"), ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"),
      ("[1, 2, 3].reduce(0) { $0 + $1 }", "6"), ("(0..<3).map { $0 }", "[0, 1, 2]"), ("abs(-3)", "3"),
      ("[1, 2, 3].first { $0 > 1 }", "2"), ("min(2, [1, 5].max() ?? 0)", "2"), ("Int(2.7)", "2"),
      ("CGFloat(3) / 2", "1.5"),
      ("if true { 1 } else { 2 }", "1"), ("!true", "false"), ("5 & 3", "1"), ("nil ?? 4", "4"),
    ])
  func values(_ expression: String, _ expected: String) {
    #expect(result("func f() -> Any { return \(expression) }") == expected)
  }

  @Test(
    "statements",
    arguments: [
      ("var x = 1; x += 2; return x", "3"),
      ("let (a, b) = (1, 2); return a + b", "3"),
      ("var x = 0; for i in [1, 2, 3] { if i == 2 { continue }; x += i }; return x", "4"),
      ("var x = 0; while x < 5 { x += 2 }; return x", "6"),
      ("var x = 0; repeat { x += 1 } while x < 3; return x", "3"),
      ("for i in 0..<10 { if i == 4 { return i } }; return 0", "4"),
      (
        """

        outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer } } };
        return 9
        """,
        "9"
      ),
      ("switch 3 { case 1: return 1; case 2, 3: return 23; default: return 0 }", "23"),
      ("switch 3 { case 1...2: return 1; case let x where x > 2: return x * 10; default: return 0 }", "30"),
      ("switch (1, 2) { case (1, let y): return y; default: return 0 }", "2"),
      ("switch 1 { case 1: fallthrough; case 2: return 5; default: return 0 }", "5"),
      ("let x: Int? = nil; guard let y = x else { return 7 }; return y", "7"),
      ("let x: Int? = 3; if let x, x > 2 { return x }; return 0", "3"),
      ("var x = 1; defer { x = 9 }; x = 2; return x", "2"),
      ("var x = 1; do { defer { x = 9 }; x = 2 }; return x", "9"),
      ("func g(_ n: Int) -> Int { n + 1 }; return g(2)", "3"),
      ("var x = 1; let c = { x += 1 }; c(); c(); return x", "3"),
      ("var list = [1]; list.append(2); list[0] = 5; return list", "[5, 2]"),
      ("var x = 0; for (i, v) in [5, 6].enumerated() { x += i * v }; return x", "6"),
      ("var d = [\"a\": 1]; d[\"b\"] = 2; return d.count", "2"),
      ("var a = 1, b = 2; (a, b) = (b, a); return a", "2"),
    ])
  func statements(_ body: String, _ expected: String) {
    #expect(result("func f() -> Any { \(body) }") == expected)
  }

  @Test(
    "types",
    arguments: [
      (
        """
        class A { var x = 1; func g() { x += 10; h() }; func h() { x += 100 } };
        class B: A { override func g() { x += 1000; super.g() } };
        class C: B { override func h() { x *= 2 } }; func f() -> Any { let c = C(); c.g(); return c.x }
        """,
        "2022"
      ),
      (
        """
        struct P { var x = 1; var y: Int { get { x * 2 } set { x = newValue / 2 } };
        mutating func up() { x += 1 } }; func f() -> Any { var p = P(); p.up(); p.y += 6; let q = p;
        p.up(); return [q.x, p.x] }
        """,
        "[5, 6]"
      ),
      (
        """
        enum E { case a, b(Int);
        var n: Int { switch self { case .a: return 1; case .b(let n): return n } } };
        func f() -> Any { return [E.a.n, E.b(5).n] }
        """,
        "[1, 5]"
      ),
      (
        """
        protocol Q { func n() -> Int };
        extension Q { func n() -> Int { 7 }; func twice() -> Int { n() * 2 } }; class A: Q {};
        class B: Q { func n() -> Int { 1 } }; func f() -> Any { return [A().twice(), B().twice()] }
        """,
        "[14, 2]"
      ),
      (
        """
        class A { lazy var x: Int = make(); var n = 0; func make() -> Int { n += 1; return n };
        var y = 0 { didSet { n += y - oldValue } } }; func f() -> Any { let a = A(); _ = a.x; _ = a.x;
        a.y = 5; return [a.x, a.n] }
        """,
        "[1, 6]"
      ),
      (
        """
        class S { static let shared = S(); static var count = 0; init() { S.count += 1 } };
        func f() -> Any { _ = S.shared; _ = S.shared; return S.count }
        """,
        "1"
      ),
      (
        """
        class A { weak var d: D?; var n = 0 }; class D { let a: A;
        init(a: A) { self.a = a }; func go() { a.n = 3 } }; func f() -> Any { let a = A();
        let d = D(a: a); a.d = d; a.d?.go(); return a.n }
        """,
        "3"
      ),
      (
        """
        func make<T: A>(_ t: T.Type) -> T { T() }; class A { var n: Int { 1 } };
        class B: A { override var n: Int { 2 } }; func f() -> Any { make(B.self).n }
        """,
        "2"
      ),
      (
        """
        struct E: Error {}; func t(_ x: Int) throws -> Int { if x > 1 { throw E() }; return x };
        func f() -> Any { do { let a = try t(1); let b = try t(2); return a + b } catch { return 9 } }
        """,
        "9"
      ),
      (
        """
        struct V { var a = 1; static func + (l: V, r: V) -> V { V(a: l.a + r.a) } };
        func f() -> Any { (V(a: 2) + V()).a }
        """, "3"
      ),
      (
        """
        class A { var l = [1]; subscript(i: Int) -> Int { get { l[i] } set { l[i] = newValue } } };
        func f() -> Any { let a = A(); a[0] = 4; return a[0] }
        """, "4"
      ),
      ("func add(_ x: inout Int) { x += 5 }; func f() -> Any { var x = 1; add(&x); return x }", "6"),
      (
        """
        func g(_ a: Int, b: Int = 2, c: Int = 3) -> Int { a * 100 + b * 10 + c };
        func f() -> Any { g(1, c: 9) }
        """, "129"
      ),
      (
        """
        class A { var f: ((Int) -> Int)?; func set() { f = { [weak self] x in (self?.n ?? 0) + x } };
        var n = 4 }; func f() -> Any { let a = A(); a.set(); return a.f?(1) ?? 0 }
        """, "5"
      ),
    ])
  func types(_ source: String, _ expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "what isn't known",
    arguments: [
      ("func f(_ x: Bool) -> Any { var y = 1; if x { y = 2 }; return y }", "2 or 1"),
      ("func f(_ x: Bool) -> Any { var y = 1; if x { y = 2 } else { y = 2 }; return y }", "2"),
      ("func f(_ x: Bool) -> Any { if x { return 1 }; return 2 }", "2 or 1"),
      ("func f(_ x: Bool) -> Any { let a = x ? 0 : 64; let b = x ? 10 : 20; return a + b }", "10 or 84"),
      ("func f(_ x: Bool) -> Any { var a = 1; if x { a = 2 }; if x { a += 10 }; return a }", "12 or 1"),
      ("func f(_ l: [Int]) -> Any { var y = 0; for i in l { y = 5 }; return y }", "5 or 0"),
      ("func f(_ x: Int?) -> Any { guard let x else { return 0 }; return max(x, 64) > 10 }", "true or 0"),
      ("func f(_ x: Bool) -> Any { var y = 2; if x { y = 3; fatalError() }; return y }", "2"),
    ])
  func unknowns(_ source: String, _ expected: String) {
    #expect(result(source) == expected)
  }
}
