import InsetSyntax
import InsetText
import TestSupport
import Testing

@Suite("The Objective-C reader takes any bytes")
struct ObjectiveCTotalityTests {
  private static let fixture = Array(
    """
    #import "a.h"
    #define M(a) do { [a b]; } while (0)
    @interface A : B <C> { UIView *_v; }
    @property (nonatomic) IBOutlet NSArray<UIView *> *w;
    @end
    #if X
    @implementation A
    - (id)initWithX:(int)x y:(void (^)(id))y {
      if (@available(iOS 11, *) && !x) { v = [[D alloc] initWithE:@"é\\n" f:@[a, @{b: @1}]]; } else v.x |= (int)1;
    #if Y
      for (UIView *q in r) { ^(int i) { return i ? -1 : 2; }(3); }
    #else
      switch (x) { case 1: break; default: s(); }
    #endif
    }
    @end
    #endif
    typedef NS_ENUM(int, E) { F, G = 1 };
    """.utf8)

  @Test("a file that ends anywhere")
  func truncations() {
    for length in 0...Self.fixture.count {
      let facts = ObjectiveCReader.read(Array(Self.fixture.prefix(length)))
      #expect(facts.problems.allSatisfy { $0.range.upperBound <= length })
      for type in facts.types { #expect(type.range.upperBound <= length) }
    }
  }

  @Test("random changes")
  func mutations() {
    var random = SeededGenerator(state: 11)
    let marks = Array("{}()[]<>@#;:,.*^\"'\\/\n-+=?&|".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<1_500 {
      var bytes = Self.fixture
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(marks.randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] = marks.randomElement(using: &random) ?? 0
        }
      }
      let facts = ObjectiveCReader.read(bytes)
      #expect(facts.language == .objectiveC)
    }
  }

  @Test(
    "nesting and chains without end",
    arguments: [
      "(", "[", "{", "@[", "@{", "^{", "a.", "a?", "!", "(int)", "a+", "if(a)", "if(a){", "a<", "[a b:", "({", "do ",
      "switch(a){case b:", "#if A\n", "#if A\n{\n#else\n", "a[0]", "a()", "x=", "a\n", "a:", "if(a){}else ",
    ])
  func depth(_ piece: String) {
    let many = String(repeating: piece, count: 5_000)
    #expect(ObjectiveCFixture.read("@implementation A\n- (void)b {\n" + many).types.count == 1)
    #expect(ObjectiveCFixture.read(many).types.isEmpty)
  }

  @Test("a method without its brace ends where the next begins, and says so once")
  func unbalanced() {
    let source = "@implementation A\n- (void)a {\n  if (x) {\n  y();\n\n- (void)b {\n  z();\n}\n@end\n"
    let facts = ObjectiveCFixture.read(source)
    #expect(facts.types.first?.functions.map(\.name.value) == ["a", "b"])
    #expect(facts.types.first?.functions.map { CodeSpelling.text($0.body) } == ["if x { y() }", "z()"])
    #expect(!facts.isComplete)
    #expect(
      facts.problems == [
        ReadingProblem(.information, "The brackets don't balance from here on; a macro may hide some", at: 28..<29)
      ])
  }

  @Test("what doesn't parse is passed over up to its semicolon")
  func faults() {
    #expect(ObjectiveCFixture.body("a(); [b ) c]; d(); x y z; e();").hasSuffix("e()"))
    #expect(ObjectiveCFixture.body("a = ; b();") == "a = …; b()")
    #expect(ObjectiveCFixture.body("auto f = [&](int a) { return a; }; b();").hasSuffix("b()"))
  }
}
