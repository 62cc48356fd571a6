import InsetSyntax
import Testing

/// What execution needs beyond shapes.
@Suite("Swift for execution")
struct ExecutionReadingTests {
  private func facts(_ source: String) -> CodeFacts { SwiftReader.read(Array(source.utf8)) }
  private func body(_ source: String) -> [CodeStatement] { facts("func f() { \(source) }").functions.first?.body ?? [] }

  private func value(_ source: String) -> CodeExpression? {
    if case .expression(let value)? = body(source).first?.kind { value } else { nil }
  }

  @Test(
    "what stands around an expression is marked",
    arguments: [
      ("a!", .forced), ("try? a", .optionalTry), ("try! a", .forcedTry), ("await a", .await), ("(a)", .parenthesised),
      ("A.self", .metatype), ("1.5", .floating), ("a as? B", .optionalCast), ("a as! B", .forcedCast),
    ] as [(String, CodeExpression.Marks)])
  func marks(_ source: String, _ expected: CodeExpression.Marks) {
    #expect(value(source)?.marks == expected)
  }

  @Test("captures and parameters of a closure keep what is written")
  func closures() {
    let details = value("{ [weak self, top = inset.top] (x: CGFloat) -> Int in 1 }")?.details
    #expect(details?.captures.map(\.name) == ["self", "top"])
    #expect(details?.captures.map(\.isWeak) == [true, false])
    #expect(details?.captures.last?.value != nil)
    #expect(details?.parameterTypes == ["CGFloat"])
    #expect(details?.resultType == "Int")
  }

  @Test("loops say how they go on")
  func loops() {
    guard case .untilFalse? = body("repeat { a() } while b").first?.details?.repetition else {
      Issue.record("repeat")
      return
    }
    guard case .while(let conditions, false)? = body("while a, b { c() }").first?.details?.repetition else {
      Issue.record("while")
      return
    }
    #expect(conditions.count == 2)
    guard case .sequence(let pattern)? = body("for (i, v) in list { a() }").first?.details?.repetition else {
      Issue.record("for")
      return
    }
    #expect(pattern.bindings == ["i", "v"])
  }

  @Test("handlers, deferred blocks, labels and destructuring")
  func statements() {
    let caught = body("do { try a() } catch let e as B { b() } catch { c() }")
    #expect(caught.map(\.traits) == [.do, .handlers])
    #expect(caught.last?.details?.caught.map { $0 != nil } == [true, false])
    #expect(body("defer { a() }").first?.traits == .deferred)
    #expect(body("outer: for a in b { break outer }").first?.details?.label == "outer")
    #expect(body("let (a, b) = f()").first?.details?.pattern?.bindings == ["a", "b"])
    #expect(body("let a: CGFloat = 1").first?.details?.type == "CGFloat")
    #expect(body("let a = 1").first?.traits == .constant)
  }

  @Test("accessors stand apart, with their names")
  func accessors() {
    let type = facts(
      "class A { var x = 0 { willSet(v) { a() } didSet { b() } }\n var y: Int { get { 1 } set { c() } }\n @Clamped(min: 0) var z = 1 }"
    ).types.first
    #expect(type?.properties.map { $0.accessors.map(\.kind) } == [[.willSet, .didSet], [.get, .set], []])
    #expect(type?.properties.first?.accessors.map(\.parameter) == ["v", nil])
    #expect(type?.properties.last?.attributes.map(\.name) == ["Clamped"])
  }

  @Test("subscripts, aliases, generic parameters, operators, parameters' types, top-level code")
  func declarations() {
    let facts = facts(
      """
      typealias B = [Int]
      struct A<T: P> {
        subscript(i: Int) -> T { get { x } set { y() } }
        static func + (l: A, r: inout A) -> A { l }
        init?(_ x: Int...) { }
        mutating func go<U>(_ u: U.Type) throws where U: P {}
        enum E { case a(Int), b }
      }
      start()
      """)
    let type = facts.types.first
    #expect(facts.aliases == [CodeAlias(name: "B", type: "[Int]")])
    #expect(type?.genericParameters == [CodeGenericParameter(name: "T", constraint: "P")])
    #expect(type?.subscripts.map { $0.accessors.map(\.kind) } == [[.get, .set]])
    #expect(type?.functions.map(\.name.value) == ["+", "init", "go"])
    #expect(type?.functions[0].parameters.map(\.type) == ["A", "inout A"])
    #expect(type?.functions[1].traits.contains(.failable) == true)
    #expect(type?.functions[1].parameters.first?.type == "Int...")
    #expect(type?.functions[2].traits.isSuperset(of: [.mutating, .throws]) == true)
    #expect(type?.functions[2].genericParameters == [CodeGenericParameter(name: "U", constraint: "P")])
    #expect(facts.types.last?.cases.first?.associatedTypes == ["Int"])
    #expect(facts.statements.count == 1)
  }
}
