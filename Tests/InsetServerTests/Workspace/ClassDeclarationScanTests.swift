import TestSupport
import Testing

@testable import InsetServer

@Suite("Which classes a Swift source declares, without parsing it")
struct ClassDeclarationScanTests {
  @Test(
    "names follow class, extension and @objc",
    arguments: [
      ("class A {}", ["A"]), ("final class  A: B {}", ["A"]), ("extension A.B: C {}", ["A", "B"]),
      ("@objc(OldName) class New {}", ["OldName", "New"]), ("class `default` {}", ["default"]),
      ("class\n\tA\n{}", ["A"]), ("extension `A`.`B` {}", ["A", "B"]), ("class Ünï {}", ["Ünï"]),
      ("struct A {}; enum B {}", []), ("let subclass = A.self; classy B", []), ("@objc func a() {}", []),
      ("class A {}; extension A {}; class B {}", ["A", "B"]), ("", []), ("class", []), ("class ", []), ("@objc(", []),
      ("class A", ["A"]), ("protocol P: class {}", []), ("class func make() {}", ["func"]),
    ])
  func names(source: String, expected: [String]) {
    #expect(ClassDeclarationScan.names(in: Array(source.utf8)) == expected)
  }

  @Test("any bytes are searched")
  func anyBytes() {
    var random = SeededGenerator(state: 3)
    for _ in 0..<200 {
      let pieces = ["class ", "extension", " ", "@objc(", "A", ".", "`", "\u{FF}", "é", "\n"]
      let source = (0..<20).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      _ = ClassDeclarationScan.names(in: Array(source.utf8.dropLast(Int.random(in: 0..<3, using: &random))))
    }
  }
}
