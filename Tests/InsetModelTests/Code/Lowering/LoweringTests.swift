import InsetLayout
import InsetSyntax
import Testing

@testable import InsetModel

@Suite("Effects of code")
struct LoweringTests {
  /// Each effect as text: what it does, on which systems, under how many conditions.
  private func effects(_ body: String) -> [String] {
    let text = "func f(_ parameter: UIView) {\n\(body)\n}\n"
    let bytes = Array(text.utf8)
    guard let function = SwiftReader.read(bytes).functions.first else { return [] }
    return Lowering.effects(of: function.body).map { effect in
      var line: String
      switch effect.kind {
      case .assignment(let target, let sign, let value): line = "\(Self.text(target)) \(sign) \(Self.text(value))"
      case .evaluation(let value): line = Self.text(value)
      case .result(let value): line = "return \(Self.text(value))"
      }
      let systems = effect.circumstances.systems
      if let from = systems.introduced { line += " from \(from)" }
      if let end = systems.obsoleted { line += " before \(end)" }
      if !effect.circumstances.conditions.isEmpty { line += " if" }
      if effect.circumstances.isDeferred { line += " later" }
      return line
    }
  }

  private static func text(_ expression: CodeExpression) -> String {
    switch expression.kind {
    case .boolean(let value): "\(value)"
    case .number(let value): "\(Int(value))"
    case .string(let value): "\"\(value)\""
    case .null: "nil"
    case .self: "self"
    case .super: "super"
    case .name(let name): name
    case .implicitMember(let name): "." + name
    case .member(let base, let name): "\(text(base)).\(name)"
    case .call(let callee, let arguments):
      "\(text(callee))(\(arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", ")))"
    case .subscript(let base, _): "\(text(base))[]"
    case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .conditional(_, let then, let otherwise): "(\(text(then)) | \(text(otherwise)))"
    case .binary(let left, let sign, let right): "\(text(left)) \(sign) \(text(right))"
    case .unary(let sign, let inner): sign + text(inner)
    case .cast(let value, _): text(value)
    case .dictionary, .closure, .selector, .other, .tuple, .interpolation, .keyPath, .statement: "…"
    }
  }

  @Test("a local variable stands for what it holds; where branches differ, for each")
  func locals() {
    #expect(effects("let a = Feed()\na.title = \"x\"\nshow(a)") == ["Feed().title = \"x\"", "show(Feed())"])
    #expect(
      effects("var a: UIViewController\nif flag { a = Feed() } else { a = List() }\nshow(a)") == [
        "show((List() | Feed()))"
      ])
    #expect(effects("show(parameter)") == ["show(parameter)"])
  }

  @Test("availability splits what follows; other conditions are kept as conditions")
  func circumstances() {
    #expect(
      effects("if #available(iOS 11, *) { a = 1 } else { a = 2 }\nif flag { a = 3 }\na = 4") == [
        "a = 1 from 11.0", "a = 2 before 11.0", "a = 3 if", "a = 4",
      ])
    #expect(
      effects("guard #available(iOS 13, *) else { a = 1; return }\na = 2") == ["a = 1 before 13.0", "a = 2 from 13.0"])
    #expect(effects("if #unavailable(iOS 13) { a = 1; return }\na = 2") == ["a = 1 before 13.0", "a = 2 from 13.0"])
  }

  @Test("what is compiled for other platforms isn't there")
  func platforms() {
    #expect(effects("#if os(tvOS)\na = 1\n#else\na = 2\n#endif\na = 3") == ["a = 2", "a = 3"])
    #expect(effects("#if os(iOS)\na = 1\n#else\na = 2\n#endif") == ["a = 1"])
    #expect(effects("#if !os(macOS)\na = 1\n#endif\n#if DEBUG\na = 2\n#endif") == ["a = 1", "a = 2"])
  }

  @Test("closures called at once are part of the code, those handed over run later")
  func closures() {
    #expect(
      effects("let v: UIView = {\n let v = UIView()\n v.tag = 1\n return v\n}()\nadd(v)") == [
        "UIView().tag = 1", "add(UIView())",
      ])
    #expect(effects("later { a = 1 }").last == "later(…)")
    #expect(effects("later { a = 1 }").first == "a = 1 later")
    #expect(effects("let v = UIView().then { $0.tag = 1 }\nadd(v)") == ["UIView().tag = 1", "add(UIView())"])
  }

  @Test("lists are followed item by item")
  func lists() {
    #expect(effects("for x in [a, b] { add(x) }") == ["add(a)", "add(b)"])
    #expect(effects("for view in [a, b] { add(view) }\nview.add(c)") == ["add(a)", "add(b)", "view.add(c)"])
    #expect(
      effects("var list = [A()]\nlist.append(B())\ntabs = list.map { Nav(root: $0) }") == [
        "tabs = [Nav(root: A()), Nav(root: B())]"
      ])
  }

  @Test("an empty list is no controller, and what is appended to it is followed")
  func emptyLists() {
    #expect(effects("var list = [UIViewController]()\nlist.append(A())\ntabs = list") == ["tabs = [A()]"])
    #expect(effects("list = [UIViewController]()") == ["list = []"])
  }

  @Test("a variable that is built from itself over and over ends as unknown")
  func growth() {
    let body = "var a = x\n" + String(repeating: "a = join(a, a)\n", count: 40) + "use(a)"
    #expect(effects(body) == ["use(…)"])
  }
}
