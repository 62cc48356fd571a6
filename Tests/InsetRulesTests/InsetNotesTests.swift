import InsetText
import Testing

@testable import InsetRules

@Suite("Notes beside code")
struct InsetNotesTests {
  /// The notes of a file as `text behind which it stands: note`.
  private func notes(_ name: String, _ files: [String: String]) -> [String] {
    let app = ExampleApp(files, deploymentTarget: "9.0")
    let text = SourceText(files[name] ?? "")
    return HoverLookup(app.analysis) { _ in nil }.insetNotes(inFile: "/app/" + name, text).map {
      "\(text.string(in: $0.range)): \($0.summary.text)"
    }
  }

  @Test("a property and the addSubview that takes it, in Swift; plain views have none")
  func swift() {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = UINavigationController(rootViewController: FeedViewController())
          return true
        }
      }
      class FeedViewController: UIViewController {
        let table = UITableView()
        let header = UIView()
        override func viewDidLoad() {
          table.frame = view.bounds
          view.addSubview(table)
          view.addSubview(header)
        }
      }
      """
    #expect(
      notes("Feed.swift", ["Feed.swift": source]).map { String($0.prefix { $0 != ":" }) } == [
        "table = UITableView()", "view.addSubview(table)",
      ])
  }

  @Test("the same in Objective-C")
  func objectiveC() {
    let source = """
      #import <UIKit/UIKit.h>
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @property (nonatomic) UIWindow *window;
      @end
      @interface FeedViewController : UIViewController
      @property (nonatomic) UITableView *table;
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
        self.window = [UIWindow new];
        self.window.rootViewController = [[FeedViewController alloc] init];
        return YES;
      }
      @end
      @implementation FeedViewController
      - (void)viewDidLoad {
        self.table = [[UITableView alloc] initWithFrame:self.view.bounds];
        [self.view addSubview:self.table];
      }
      @end
      """
    #expect(notes("Feed.m", ["Feed.m": source]).last?.hasPrefix("[self.view addSubview:self.table]: ") == true)
  }
}
