import InsetSyntax
import Testing

@Suite("Types in Swift source")
struct TypeReadingTests {
  @Test(
    "a declaration gives its kind, name and what it inherits",
    arguments: [
      ("class Feed: UIViewController {}", "class Feed: UIViewController"),
      ("class Feed {}", "class Feed: "),
      ("final class Feed: UIKit.UIViewController, Tappable {}", "class Feed: UIKit.UIViewController, Tappable"),
      ("@MainActor public class Feed: Base<Row>, P {}", "class Feed: Base, P"),
      ("class Feed: Outer<Row>.Base<Row> {}", "class Feed: Outer.Base"),
      ("class Feed: Base & P, Q {}", "class Feed: Base, P, Q"),
      ("class Feed: (Base), @unchecked Sendable {}", "class Feed: Base, Sendable"),
      ("struct Row: ~Copyable, P {}", "struct Row: P"),
      ("enum Row: String { case one }", "enum Row: String"),
      ("actor Store: P {}", "actor Store: P"),
      ("protocol Tappable: AnyObject {}", "protocol Tappable: AnyObject"),
      ("extension Feed: UITableViewDelegate where T: P {}", "extension Feed: UITableViewDelegate"),
      ("extension Feed.Cell: P {}", "extension Feed.Cell: P"),
      ("class `Type`: `Base` {}", "class Type: Base"),
      ("class Größe🙂: UIViewController {}", "class Größe🙂: UIViewController"),
    ])
  func declaration(source: String, expected: String) {
    let types = ReadSource(source).facts.types
    let described = types.map { type in
      "\(type.kind) \(type.name.value): \(type.inherited.map(\.value).joined(separator: ", "))"
    }
    #expect(described == [expected])
  }

  @Test("ranges are bytes: of the name, of each inherited name, of the declaration without its comment")
  func ranges() throws {
    let source = ReadSource(
      """
      // ä 🙂
      /// A feed.
      @objc(AppFeed) public class `Feed`: Kit.Base<Row>, P { // open
        var rows = 0
      }  // closed
      """)
    let feed = try #require(source.facts.types.first)
    #expect(source.text(feed.name.range) == "Feed")
    #expect(feed.inherited.map { source.text($0.range) } == ["Kit.Base", "P"])
    #expect(feed.objectiveCName.map { source.text($0.range) } == "AppFeed")
    #expect(source.text(feed.range).hasPrefix("@objc(AppFeed) public class"))
    #expect(source.text(feed.range).hasSuffix("= 0\n}"))
  }

  @Test("nested types and nested extensions' types are named with the types around them, outer before inner")
  func nesting() {
    let source = ReadSource(
      """
      class Feed { class Cell: UITableViewCell { enum Style {} } ; struct Row {} }
      extension Feed.Cell { class Badge: UIView {} }
      """)
    #expect(
      source.facts.types.map(\.qualifiedName) == [
        "Feed", "Feed.Cell", "Feed.Cell.Style", "Feed.Row", "Feed.Cell", "Feed.Cell.Badge",
      ])
    #expect(source.type("Feed.Cell.Badge")?.name.value == "Badge")
  }

  @Test("every branch of #if is read, around types, among members and among attributes")
  func conditionals() {
    let source = ReadSource(
      """
      #if os(iOS)
        class Feed: UIViewController {
          #if DEBUG
            class Probe {}
          #elseif RELEASE
            #if X
              class Silent {}
            #endif
          #endif
        }
      #else
        class Feed: NSViewController {}
      #endif
      #if os(iOS)
      @objc(Old)
      #endif
      class Late {}
      """)
    #expect(source.facts.isComplete)
    #expect(source.facts.types.map(\.qualifiedName) == ["Feed", "Feed.Probe", "Feed.Silent", "Feed", "Late"])
    #expect(source.type("Late")?.objectiveCName?.value == "Old")
  }

  @Test(
    "@objc(Name) renames a class for Interface Builder; @objc alone and selectors don't",
    arguments: [
      ("@objc(AppFeed) class Feed {}", "AppFeed"), ("@objc class Feed {}", "Feed"),
      ("@objc(first:second:) class Feed {}", "Feed"), ("@objc() class Feed {}", "Feed"),
      ("@objc(`AppFeed`) class Feed {}", "AppFeed"), ("@objcMembers class Feed {}", "Feed"),
      ("@available(iOS 9, *) @objc(A) @MainActor class Feed {}", "A"),
    ])
  func objectiveCNames(source: String, expected: String) {
    #expect(ReadSource(source).facts.types.map(\.interfaceBuilderName) == [expected])
  }

  @Test("a class with generic parameters is generic, one with a generic superclass isn't")
  func generics() {
    let source = ReadSource("class Base<T>: UIViewController where T: P {}\nclass Feed: Base<Row> {}")
    #expect(source.facts.types.map(\.isGeneric) == [true, false])
  }

  @Test("types in functions, closures, comments and strings are no declarations of the file")
  func elsewhere() {
    let source = ReadSource(
      #"""
      // class A {}
      /* class B {} /* class C {} */ */
      let text = """
        class D {} \(x)
        """
      func make() { class E {} }
      let closure = { class F {} }
      class Real { func f() { class G {} } }
      """#)
    #expect(source.facts.types.map(\.qualifiedName) == ["Real"])
  }
}
