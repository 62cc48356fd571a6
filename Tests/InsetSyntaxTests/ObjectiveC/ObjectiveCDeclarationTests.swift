import InsetSyntax
import Testing

@Suite("Declarations in Objective-C")
struct ObjectiveCDeclarationTests {
  @Test("a class with its superclass, protocols, variables, properties and methods")
  func interface() throws {
    let source = """
      API_AVAILABLE(ios(11.0))
      @interface Foo<__covariant T> : Base <A, B> {
        UIView *_a, *_b;
      }
      @property (nonatomic, weak) IBOutlet UITableView *tableView;
      @property (copy) void (^done)(BOOL ok);
      @property (nonatomic) NSArray<NSString *> *names NS_SWIFT_NAME(n);
      - (instancetype)initWithURL:(NSURL *)url style:(Style)style NS_DESIGNATED_INITIALIZER;
      + (nullable UIView *)make;
      - (void)run:(nullable void (^)(id))block NS_AVAILABLE_IOS(9_0);
      @end
      """
    let facts = ObjectiveCFixture.read(source)
    let type = try #require(facts.types.first)
    #expect(facts.types.count == 1 && facts.isComplete && facts.problems.isEmpty)
    #expect(type.kind == .class && type.isGeneric && type.inherited.map(\.value) == ["Base", "A", "B"])
    #expect(type.availability == CodeAvailability(introduced: "11.0"))
    #expect(ObjectiveCFixture.text(type.range, of: source) == source)
    #expect(
      type.properties.map(CodeSpelling.text) == [
        "_a: UIView * [UIView]", "_b: UIView * [UIView]", "tableView: UITableView * [UITableView]",
        "done: void (^done)(BOOL ok) [_]", "names: NSArray<NSString *> * [NSArray]",
      ])
    #expect(type.outlets.map(\.name.value) == ["tableView"])
    #expect(
      type.functions.map(CodeSpelling.text) == [
        "init(url url: NSURL, style style: Style) -> instancetype", "make() -> UIView", "run(_ block: _) -> _",
      ])
    #expect(type.functions.map(\.traits) == [.declaration, [.type, .declaration], .declaration])
    #expect(type.functions[2].availability == CodeAvailability(introduced: "9.0"))
    #expect(ObjectiveCFixture.text(type.functions[0].name.range, of: source) == "initWithURL")
  }

  @Test("categories, class extensions, implementations and protocols")
  func kinds() {
    let types = ObjectiveCFixture.read(
      """
      @class Q; @protocol Later;
      @interface A (More) <P> @end
      @interface A () @end
      @protocol R <NSObject>
      @optional
      - (void)x;
      @end
      @implementation A (More)
      @synthesize y = _y;
      - (IBAction)tap:(id)sender { go(); }
      @end
      """
    ).types
    #expect(types.map(\.kind) == [.extension, .extension, .protocol, .implementation])
    #expect(types.map { $0.category?.value } == ["More", "", nil, "More"])
    #expect(types[3].functions.map(\.traits) == [.action])
  }

  @Test("enumerations, structures, functions and variables")
  func plain() {
    let facts = ObjectiveCFixture.read(
      """
      NS_ASSUME_NONNULL_BEGIN
      static NSString *const kName = @"n";
      UIKIT_EXTERN NSString * const Later;
      typedef NS_ENUM(NSInteger, Mode) { ModeA, ModeB NS_SWIFT_NAME(b) = 1 << 2, };
      typedef enum { OldA = 0, OldB } Old;
      typedef struct { CGFloat top; } Edge;
      enum { kLoose = 3 };
      extern "C" {
      CG_INLINE CGFloat Height(UIView *view, CGFloat more) { return more; }
      }
      void Declared(void);
      """)
    #expect(
      facts.variables.map(CodeSpelling.text) == [
        "kName: NSString *const [NSString] = \"n\"", "Later: NSString * const [NSString]", "kLoose: _ [_] = 3.0",
      ])
    #expect(facts.variables.map(\.traits) == [[.type, .constant], .constant, .constant])
    #expect(facts.types.map(\.name.value) == ["Mode", "Old", "Edge"])
    #expect(facts.types[0].cases.map(\.name.value) == ["ModeA", "ModeB"])
    #expect(facts.types[0].cases[1].rawValue.map(CodeSpelling.text) == "(1.0 << 2.0)")
    #expect(facts.types[2].properties.map(CodeSpelling.text) == ["top: CGFloat [CGFloat]"])
    #expect(
      facts.functions.map(CodeSpelling.text) == [
        "Height(_ view: UIView, _ more: CGFloat) -> CGFloat", "Declared() -> _",
      ])
  }
}
