import Testing

@testable import InsetInterpreter

@Suite("Objective-C as people write it")
struct ObjectiveCLanguageTests {
  private func result(_ source: String) -> String { Programs(objectiveC: source).call("f") }

  @Test(
    "statements",
    arguments: [
      ("int x = 1; x += 2; return x;", "3"), ("CGFloat x = 7 / 2; return x;", "3"),
      ("CGFloat x = 7 / 2.0; return x;", "3.5"),
      ("int x = 0; for (int i = 0; i < 4; i++) { if (i == 1) continue; x += i; } return x;", "5"),
      ("int x = 0; while (x < 5) { x += 2; if (x == 4) break; } return x;", "4"),
      ("int x = 0; do { x++; } while (x < 3); return x;", "3"),
      ("switch (2) { case 1: return 1; case 2: case 3: return 23; default: return 0; }", "23"),
      ("int x = 0; switch (1) { case 1: x += 1; case 2: x += 10; break; case 3: x += 100; } return x;", "11"),
      ("int x = 0; switch (9) { case 1: x = 1; break; default: x = 5; break; } return x;", "5"),
      ("NSArray *a = @[@1, @2]; int x = 0; for (NSNumber *n in a) { x += n.intValue; } return x;", "3"),
      ("int x = 1; void (^b)(void) = ^{ x += 1; }; b(); return x;", "2"),
      ("BOOL x = YES; return x ? 1 : 2;", "1"), ("return 3 ?: 4;", "3"), ("id x = nil; return [x count];", "nil"),
      ("NSMutableArray *a = [NSMutableArray array]; [a addObject:@1]; return a.count;", "1"),
      ("return MAX(2, 5);", "5"), ("NSDictionary *d = @{@\"a\": @1}; return d[@\"a\"];", "1"),
    ])
  func statements(_ body: String, _ expected: String) {
    #expect(result("id f(void) { \(body) }") == expected)
  }

  @Test("functions, macros and constants")
  func functions() {
    let source = """
      #define HEIGHT 44
      #define DOUBLE(x) ((x) * 2)
      static const CGFloat margin = 8;
      static CGFloat both(CGFloat a, CGFloat b) { return a + b; }
      CGFloat f(void) { return both(HEIGHT, DOUBLE(margin)); }
      """
    #expect(result(source) == "60")
  }

  @Test("a property, its variable and its accessors are one")
  func properties() {
    let source = """
      @interface Box : NSObject
      @property (nonatomic) CGFloat top;
      @property (nonatomic, getter=isOn) BOOL on;
      @end
      @implementation Box
      - (instancetype)init { if (self = [super init]) { _top = 3; } return self; }
      - (void)setOn:(BOOL)on { _on = on; self.top += 10; }
      + (instancetype)shared { static Box *box; static dispatch_once_t once; dispatch_once(&once, ^{ box = [[self alloc] init]; }); return box; }
      @end
      id f(void) { Box *box = [Box shared]; [box setTop:[box top] + 1]; box.on = YES; return @([Box shared].top + box.isOn); }
      """
    #expect(result(source) == "15")
  }
}
