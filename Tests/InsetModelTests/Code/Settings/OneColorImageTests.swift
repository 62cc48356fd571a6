import InsetModel
import Testing

/// R7-TRANSLUCENT-IMAGE: a bar's background that a helper of the app makes from one colour.
@Suite("Images of one colour")
struct OneColorImageTests {
  private func setting(_ value: String) -> [String] {
    CodeApp([
      "Feed.swift": """
      class Feed: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.setBackgroundImage(\(value), for: .default)
        }
      }
      """
    ]).settings("Feed")
  }

  @Test(
    "an opaque colour makes an opaque image",
    arguments: [
      "UIImage(color: .white)", "UIImage.image(with: UIColor.red)",
      "UIImage.from(color: UIColor.black)",
      "UIImage(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))",
      "UIImage.withColor(.systemBackground)",
    ])
  func opaque(_ value: String) {
    #expect(setting(value) == [#"navigation.navigationBar.backgroundImage = "opaque""#])
  }

  @Test(
    "a colour with alpha, or none, makes a translucent one",
    arguments: [
      "UIImage(color: .clear)", "UIImage(color: UIColor.white.withAlphaComponent(0.5))",
      "UIImage.image(with: UIColor(white: 1, alpha: 0.9))",
    ])
  func translucent(_ value: String) {
    #expect(setting(value) == [#"navigation.navigationBar.backgroundImage = "translucent""#])
  }

  @Test(
    "a colour or an image that only the running app knows stays open",
    arguments: [
      "UIImage(color: theme.bar)", #"UIImage(named: "colorBar")"#,
      "UIImage(color: UIColor(named: \"bar\")!)",
    ])
  func open(_ value: String) {
    #expect(setting(value) == ["navigation.navigationBar.backgroundImage = ?"])
  }

  @Test("Objective-C's messages")
  func objectiveC() {
    let app = CodeApp([
      "Feed.m": """
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (void)viewDidLoad {
        [self.navigationController.navigationBar setBackgroundImage:[UIImage imageWithColor:[UIColor whiteColor]] forBarMetrics:UIBarMetricsDefault];
        [self.tabBarController.tabBar setBackgroundImage:[UIImage imageWithColor:[UIColor clearColor]]];
      }
      @end
      """
    ])
    #expect(
      app.settings("Feed") == [
        #"navigation.navigationBar.backgroundImage = "opaque""#,
        #"tab.tabBar.backgroundImage = "translucent""#,
      ])
  }
}
