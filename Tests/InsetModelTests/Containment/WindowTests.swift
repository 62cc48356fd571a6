import InsetModel
import Testing

@Suite("What windows start with")
struct WindowTests {
  private static func storyboard(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="first">
    <scenes><scene><objects><viewController id="first" customClass="\(name)"><view key="view" id="v"/></viewController></objects></scene></scenes>
    </document>
    """
  }

  private static func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>x</string>\(entries)</dict></plist>
    """
  }

  private func windows(_ files: [String: String]) -> [String] {
    let app = TestApp(files).analysis.app
    return app.edges.filter { $0.kind == .window }.map { app.controllers[$0.to].className }
  }

  @Test("the storyboard that Info.plist names, whatever it is called")
  func named() {
    let files = ["Start.storyboard": Self.storyboard("Start"), "Main.storyboard": Self.storyboard("Other")]
    let key = "<key>UIMainStoryboardFile</key><string>Start</string>"
    #expect(windows(files.merging(["Info.plist": Self.plist(key)]) { $1 }) == ["Start"])
    #expect(windows(files) == ["Other"])
  }

  @Test("the storyboards of a scene manifest")
  func scenes() {
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>Start</string></dict></array>
      </dict></dict>
      """
    let files = ["Start.storyboard": Self.storyboard("Start"), "Main.storyboard": Self.storyboard("Other")]
    #expect(windows(files.merging(["Info.plist": Self.plist(manifest)]) { $1 }) == ["Start"])
  }

  @Test("an Info.plist without a main storyboard says that code makes the window")
  func code() {
    let files = [
      "Main.storyboard": Self.storyboard("Other"), "Info.plist": Self.plist(""),
      "A.swift":
        "class AppDelegate { var window: UIWindow?\nfunc start() { window?.rootViewController = Home() } }\nclass Home: UIViewController {}",
    ]
    #expect(windows(files) == ["Home"])
  }
}
