import InsetSyntax
import Testing

@Suite("The preprocessor's lines in Objective-C")
struct ObjectiveCPreprocessorTests {
  @Test("imports, as written")
  func imports() {
    let facts = ObjectiveCFixture.read("#import \"Foo.h\"\n# include <UIKit/UIKit.h> // c\n@import AVFoundation.X;\n")
    #expect(facts.imports.map(\.value) == ["Foo.h", "UIKit/UIKit.h", "AVFoundation.X"])
  }

  @Test("macros are variables and functions where their text is code")
  func macros() {
    let facts = ObjectiveCFixture.read(
      """
      #define kTop (kBar + 20.0f)
      #define Never(controller, view) if (@available(iOS 11.0, *)) { view.b = N; } else { controller.a = NO; }
      #define Do(x) do { \\
        [x go]; \\
      } while (0)
      #define EMPTY
      #define TEXT(x) #x
      #define OPEN(x) if (x) {
      #define kind static
      """)
    #expect(facts.variables.map(CodeSpelling.text) == ["kTop: _ [_] = (kBar + 20.0)"])
    #expect(facts.variables.map(\.traits) == [.macro])
    #expect(facts.functions.map(CodeSpelling.text) == ["Never(_ controller: _, _ view: _) -> _", "Do(_ x: _) -> _"])
    #expect(
      facts.functions.map { CodeSpelling.text($0.body) } == [
        "if 11.0..< { view.b = N } else { controller.a = false }", "do { x.go() }",
      ])
  }

  @Test(
    "branches inside bodies",
    arguments: [
      ("#if A\na();\n#elif B\nb();\n#else\nc();\n#endif\nd();", "if #A { a() } else if #B { b() } else { c() }; d()"),
      ("#ifdef A\na();\n#endif", "if #defined(A) { a() }"),
      ("#if A\nif (x) {\n#else\nif (y) {\n#endif\nb();\n}\nc();", "if x { b() }; c()"),
      ("[a b:c\n#if A\n d:e\n#else\n f:g\n#endif\n];", "a.b(c, d: e)"),
      ("#if 0\nno {;\n#else\nb();\n#endif", "b()"),
      ("#if 1\nb();\n#else\nc();\n#endif", "b()"),
    ])
  func branches(_ source: String, _ spelling: String) {
    #expect(ObjectiveCFixture.body(source) == spelling)
  }

  @Test("between methods all branches are read, the directives after `@end` too")
  func members() {
    let facts = ObjectiveCFixture.read(
      """
      #ifdef A
      @implementation X
      - (void)a { }
      @end
      #else
      @implementation X
      - (void)b { }
      @end
      #import "y.h"
      #endif
      """)
    #expect(facts.types.flatMap(\.functions).map(\.name.value) == ["a", "b"])
    #expect(facts.imports.map(\.value) == ["y.h"])
  }
}
