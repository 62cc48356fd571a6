import InsetLayout
import InsetModel
import Testing

/// What an app delegate does to the status bar at launch, where Info.plist turns off the appearance of view controllers.
@Suite("The status bar at launch")
struct LaunchStatusBarTests {
  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UIViewControllerBasedStatusBarAppearance</key><false/><key>UIStatusBarHidden</key><true/></dict></plist>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <scenes><scene><objects><viewController id="c" customClass="Feed"><view key="view" id="v"/></viewController>
    </objects></scene></scenes></document>
    """

  private func options(_ name: String, _ code: String) throws -> AppOptions {
    let app = TestApp(["Info.plist": Self.plist, "Main.storyboard": Self.storyboard, name: code])
    let placement = try #require(app.placements(ofClass: "Feed").first)
    return app.analysis.app.scene(of: placement, on: OSVersion(10)).scene.app
  }

  private func swift(_ body: String, _ more: String = "") throws -> AppOptions {
    try options(
      "AppDelegate.swift",
      """
      class Feed: UIViewController {}
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(body)
          return true
        }
        \(more)
      }
      """)
  }

  @Test(
    "Swift's spellings",
    arguments: [
      ("UIApplication.shared.isStatusBarHidden = false", false),
      ("application.isStatusBarHidden = true", true),
      ("application.setStatusBarHidden(false, with: .fade)", false),
      ("UIApplication.sharedApplication().setStatusBarHidden(false, withAnimation: .None)", false),
      ("application.isStatusBarHidden = true\n application.isStatusBarHidden = false", false),
    ])
  func swift(_ statement: String, _ isHidden: Bool) throws {
    let options = try swift(statement)
    #expect(options.isStatusBarHidden == isHidden)
    #expect(
      options.statusBarHidden == true && options.viewControllerBasedStatusBarAppearance == false)
  }

  @Test(
    "Objective-C's spellings",
    arguments: [
      "[[UIApplication sharedApplication] setStatusBarHidden:NO withAnimation:UIStatusBarAnimationFade];",
      "[application setStatusBarHidden:NO];", "application.statusBarHidden = NO;",
      "[self showBar];",
    ])
  func objectiveC(_ statement: String) throws {
    let options = try options(
      "AppDelegate.m",
      """
      @interface Feed : UIViewController
      @end
      @implementation Feed
      @end
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        \(statement)
        return YES;
      }
      - (void)showBar {
        [UIApplication sharedApplication].statusBarHidden = NO;
      }
      @end
      """)
    #expect(options.isStatusBarHidden == false)
  }

  @Test("what the launch calls counts too")
  func called() throws {
    let more =
      "func setUp() { show() }\n  func show() { UIApplication.shared.isStatusBarHidden = false }"
    #expect(try swift("setUp()", more).isStatusBarHidden == false)
    #expect(try swift("", more).isStatusBarHidden == nil)
  }

  @Test("what another method, a condition or a value of the running app sets doesn't count")
  func others() throws {
    #expect(
      try swift("", "func photo() { UIApplication.shared.isStatusBarHidden = true }")
        .isStatusBarHidden == nil)
    #expect(
      try swift("if isDemo { application.isStatusBarHidden = true }").isStatusBarHidden == nil)
    #expect(try swift("application.isStatusBarHidden = isDemo").isStatusBarHidden == nil)
    #expect(try swift("let isHidden = application.isStatusBarHidden").isStatusBarHidden == nil)
  }
}
