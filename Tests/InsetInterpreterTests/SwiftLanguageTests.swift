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
        "outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer } } }; return 9",
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
}
