import InsetSyntax
import Testing

@Suite("Members of types and of files in Swift source")
struct MemberReadingTests {
  private func function(_ member: String) -> CodeFunction? {
    ReadSource("class Feed {\n  \(member)\n}").facts.types.first?.functions.first
  }

  private func property(_ member: String) -> CodeProperty? {
    ReadSource("class Feed {\n  \(member)\n}").facts.types.first?.properties.first
  }

  @Test(
    "a function has its base name, parameters, result and body",
    arguments: [
      (
        "func show(_ a: UIView, in b: Kit.Base<X>?, c: [UIView]...) {}",
        "func show(_ a: UIView, in b: Kit.Base, c c: UIView) {  }"
      ),
      ("func make() async throws -> UIView? { UIView() }", "func make() -> UIView { UIView() }"),
      ("func `repeat`(a: () -> Void = { b }) -> Self", "func repeat(a a: ? = {  in b }) -> Self {  }"),
      (
        "required init?(coder: NSCoder) { super.init(coder: coder) }",
        "func init(coder coder: NSCoder) { super.init(coder: coder) }"
      ),
      ("init<T>(_ a: T) where T: P { self.a = a }", "func init(_ a: T) { self.a = a }"),
      (
        "static func == (a: Feed, b: Feed) -> Bool { a.c == b.c }",
        "func ==(a a: Feed, b b: Feed) -> Bool { <a.c == b.c> }"
      ),
    ])
  func functions(member: String, expected: String) { #expect(function(member).map(CodeText.text) == expected) }

  @Test(
    "traits of functions",
    arguments: [
      ("static func f() {}", .type), ("class func f() {}", .type), ("override func f() {}", .override),
      ("@IBAction private func f(_ a: Any) {}", .action),
      ("@IBSegueAction func f(_ a: NSCoder) -> A? {}", .segueAction),
      ("func f() {}", []),
    ] as [(String, CodeFunction.Traits)])
  func functionTraits(member: String, expected: CodeFunction.Traits) { #expect(function(member)?.traits == expected) }

  @Test(
    "availability as far as it is about iOS",
    arguments: [
      ("@available(iOS 11.0, *)", "iOS 11.0..<"),
      ("@available(iOS, introduced: 9, obsoleted: 11.2.1)", "iOS 9..<11.2.1"),
      ("@available(macOS 10, iOS 8, *)", "iOS 8..<"), ("@available(*, unavailable)", nil),
      ("@available(macOS 10, *)", nil),
      ("@available(iOS, deprecated: 13, message: \"a\")", nil),
      ("@available(iOS, introduced: 9)\n@available(iOS, obsoleted: 12)", "iOS 9..<12"),
    ])
  func availability(attribute: String, expected: String?) {
    #expect(function("\(attribute) func f() {}")?.availability.map(CodeText.text) == expected)
    let type = ReadSource("\(attribute) extension Feed {}").facts.types.first
    #expect(type?.availability.map(CodeText.text) == expected)
  }

  @Test(
    "a property has a type, a value and bodies",
    arguments: [
      ("let a = UIView()", "a | - | UIView() | - | -"), ("var a: [UIView]? = nil", "a | UIView | nil | - | -"),
      (
        "lazy var a: UIView = { let b = UIView(); return b }()",
        "a | UIView | {  in var b := UIView(); return b }() | - | -"
      ),
      ("var a: UIView { b }", "a | UIView | - | b | -"),
      ("var a: Int { get { b } set { c = newValue } }", "a | Int | - | b | c = newValue"),
      ("var a = 1 { willSet { b } didSet(old) { c } }", "a | - | 1.0 | - | b; c"),
      ("override var a: Bool { return true }", "a | Bool | - | return true | -"),
      ("var `default`: UIView!", "default | UIView | - | - | -"),
    ])
  func properties(member: String, expected: String) {
    let property = property(member)
    let parts = [
      property?.name.value, property?.className, property?.value.map(CodeText.text),
      property?.getter.map(CodeText.text),
      property?.setter.map(CodeText.text),
    ]
    #expect(parts.map { $0 ?? "-" }.joined(separator: " | ") == expected)
  }

  @Test(
    "traits of properties",
    arguments: [
      ("@IBOutlet weak var a: UIView!", [.outlet, .weak]), ("static let a = 1", [.type, .constant]),
      ("class var a: Int { 1 }", .type),
      ("lazy var a = 1", .lazy), ("override var a: Int { 1 }", .override), ("private(set) var a = 1", []),
    ] as [(String, CodeProperty.Traits)])
  func propertyTraits(member: String, expected: CodeProperty.Traits) { #expect(property(member)?.traits == expected) }

  @Test(
    "several bindings are several properties with the declaration's range; tuples, subscripts and deinit are left out")
  func bindings() {
    let source = ReadSource(
      """
      class Feed {
        let a = 1, b: Int, (c, d) = e
        subscript(i: Int) -> Int { f }
        deinit { g }
        typealias H = I
      }
      """)
    let type = source.type("Feed")
    #expect(type?.properties.map(\.name.value) == ["a", "b"])
    #expect(Set(type?.properties.map { source.text($0.range) } ?? []) == ["let a = 1, b: Int, (c, d) = e"])
    #expect(type?.functions == [])
  }

  @Test("a protocol's requirements are declarations only, default implementations are not")
  func protocols() {
    let source = ReadSource(
      "protocol P { func f(); init(a: Int); var b: UIView { get set } }\nextension P where Self: UIView { func f() { g() } }"
    )
    let requirements = source.facts.types.first
    #expect(requirements?.functions.map(\.traits) == [.declaration, .declaration])
    #expect(requirements?.properties.map(\.getter) == [nil])
    #expect(source.facts.types.last?.functions.map(\.traits) == [[]])
    #expect(source.facts.types.last?.functions.map(CodeText.text) == ["func f() { g() }"])
  }

  @Test("cases have raw values and the names of associated values")
  func cases() {
    let source = ReadSource(
      "enum Tab: String { case feed = \"f\", me\n indirect case `more`(Int, id: String, _ x: Tab)\n#if A\n case z\n#endif\n}"
    )
    let cases = source.facts.types.first?.cases ?? []
    #expect(cases.map(\.name.value) == ["feed", "me", "more", "z"])
    #expect(cases.map { $0.rawValue.map(CodeText.text) } == ["'f'", nil, nil, nil])
    #expect(cases.map(\.associatedValues) == [[], [], [nil, "id", nil], []])
    #expect(cases.map { source.text($0.name.range) } == ["feed", "me", "more", "z"])
  }

  @Test("imports, functions and variables of the file, in every branch of #if; statements of scripts are left out")
  func file() {
    let source = ReadSource(
      """
      import UIKit
      @testable import struct Kit.Feed
      #if A
        import B
        let c: UIView = d()
      #else
        private func e() { g() }
      #endif
      var h: Int { 1 }
      h.i()
      if j {}
      """)
    #expect(source.facts.language == .swift)
    #expect(source.facts.imports.map(\.value) == ["UIKit", "Kit", "B"])
    #expect(source.facts.imports.map { source.text($0.range) } == ["UIKit", "Kit", "B"])
    #expect(source.facts.variables.map(\.name.value) == ["c", "h"])
    #expect(source.facts.variables.map(\.className) == ["UIView", "Int"])
    #expect(source.facts.functions.map(CodeText.text) == ["func e() { g() }"])
  }

  @Test("members stand with the type that declares them, ranges are those of the name and of the whole declaration")
  func ranges() throws {
    let source = ReadSource(
      """
      class Feed {
        // ä
        @objc override func `viewDidLoad`() { a } // b
        class Cell { init() { c } }
        #if D
          func e() {}
        #endif
      }
      """)
    let functions = try #require(source.type("Feed")?.functions)
    #expect(functions.map { source.text($0.name.range) } == ["viewDidLoad", "e"])
    #expect(functions.map { source.text($0.range) } == ["@objc override func `viewDidLoad`() { a }", "func e() {}"])
    let initialiser = try #require(source.type("Feed.Cell")?.functions.first)
    #expect(source.text(initialiser.name.range) == "init")
    #expect(initialiser.labels == [])
  }
}
