import InsetRules
import Testing

/// What a hover says, word for word: the text is the product.
@Suite("The words of a hover")
struct HoverTests {
  private static let files = [
    "Main.storyboard": ExampleStoryboards.navigation,
    "FeedViewController.swift": "class FeedViewController: UIViewController {}\n",
    ".insetd.json": #"{ "environments": ["iPhone 7@10.3", "iPhone X@12.0"] }"#,
  ]

  private func hover(_ files: [String: String] = files, at marker: String) -> [Block] {
    ExampleApp(files, deploymentTarget: "9.0").hover("Main.storyboard", at: marker)?.blocks ?? []
  }

  @Test("in Markdown")
  func markdown() {
    #expect(
      MarkdownRenderer.render(hover(at: "<tableView")) == #"""
        **88 pt above the first row on iOS 12.0: 44 status bar + 44 navigation bar, added by UIKit as safe area.**

        ```text
        in UINavigationController › FeedViewController
                         view         safe area/guides  contentInset  adjusted   rests at
        iPhone 7 · 10.3  0 0 375 667  64 / 0            64 0 0 0      –          0 −64
        iPhone X · 12.0  0 0 375 812  88 0 34 0         0 0 0 0       88 0 34 0  0 −88
        ```

        Why, on iOS 12.0:
        1. The navigation bar is translucent (nobody sets it; UIKit's default), so FeedViewController's view reaches under it. `R7-FRAME-NAV`
        2. Safe area at the top: 88 = 44 status bar + 44 navigation bar. `R11-NAV-CHILD`
        3. The table bounces vertically, so .automatic adjusts top and bottom. (Main.storyboard:22) `R11-CIAB-AUTO`
        4. UIKit adds the scroll view's safe area at the top: 88 points. `R11-ADJ-SUM`
        5. UIKit adds the scroll view's safe area at the bottom: 34 points. `R11-ADJ-SUM`

        Before iOS 11 UIKit adds such points to contentInset itself (R7-AUTO-DELTA).

        To change it:
        - contentInsetAdjustmentBehavior = .never: the table starts at y = 0 in the window, 0 pt above the first row, 88 pt hidden under the bars.
        - navigationBar.isTranslucent = false: the table starts at y = 88 in the window, 0 pt above the first row.
        - edgesForExtendedLayout without .top: the table starts at y = 88 in the window, 0 pt above the first row.

        *Certain: documented or measured.*
        """#)
  }

  @Test("in plain text the same words wrap at 80 columns")
  func plain() {
    let lines = PlainTextRenderer.render(hover(at: "<tableView")).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(3).joined(separator: "\n") == """
        88 pt above the first row on iOS 12.0: 44 status bar + 44 navigation bar, added
        by UIKit as safe area.

        """)
    #expect(lines.allSatisfy { $0.count <= 90 })
  }

  @Test("a setting's own line says what the setting does")
  func setting() {
    let blocks = hover(at: "alwaysBounceVertical")
    guard case .reasons(let title, let items)? = blocks.dropFirst().first else {
      Issue.record("no reasons: \(blocks)")
      return
    }
    #expect(title == "alwaysBounceVertical = true here:")
    #expect(items.map(\.law) == ["R11-CIAB-AUTO"])
  }

  @Test("what only the running app knows makes the numbers assumed, and is named with its place")
  func code() {
    var files = Self.files
    files["FeedViewController.swift"] =
      "class FeedViewController: UIViewController {\n  override func viewDidLoad() {\n    edgesForExtendedLayout = style.edges\n    if isSheet { extendedLayoutIncludesOpaqueBars = true }\n  }\n}\n"
    let blocks = hover(files, at: "<tableView")
    #expect(
      MarkdownRenderer.render(blocks).hasSuffix(
        "not all that decides is read:\n- edgesForExtendedLayout is set to what only the running app knows (FeedViewController.swift:3)\n- extendedLayoutIncludesOpaqueBars is set under a condition (FeedViewController.swift:4)"
      ))
    guard case .headline(let first)? = blocks.first else { return }
    #expect(first.hasSuffix("(Assumed, see below.)"))
  }

  @Test("a controller without a known container says so first")
  func unknown() {
    let files = [
      "Main.storyboard": ExampleStoryboards.navigation.replacing(firstOf: #" initialViewController="nav""#, with: ""),
      "FeedViewController.swift": "class FeedViewController: UIViewController {}\n",
    ]
    guard case .headline(let first)? = hover(files, at: "<tableView").first else {
      Issue.record("no headline")
      return
    }
    #expect(
      first.hasPrefix("Container unknown. If UINavigationController were the window's root: 116 pt above the first row")
    )
    #expect(
      hover(files, at: "<tableView").last == .remark("Assumed: where it is shown decides, and that isn't known."))
  }
}

enum ExampleStoryboards {
  /// navigation → FeedViewController, a plain controller with one table that fills it.
  static let navigation = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
    <scenes>
    <scene sceneID="s1"><objects>
    <navigationController id="nav">
    <navigationBar key="navigationBar" id="bar"/>
    <connections>
    <segue destination="feed" kind="relationship" relationship="rootViewController" id="r1"/>
    </connections>
    </navigationController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="feed" customClass="FeedViewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <!-- The table
    fills
    the
    view. -->
    <tableView contentMode="scaleToFill" alwaysBounceVertical="YES" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    </tableView>
    </subviews>
    </view>
    </viewController>
    </objects></scene>
    </scenes>
    </document>
    """
}

@Suite("Several places of one controller")
struct PlacesTests {
  @Test("what the sources place goes before what they may mean")
  func knownFirst() {
    let files = [
      "App.swift": """
      class AppDelegate { var window: UIWindow?
        func start() { window?.rootViewController = UINavigationController(rootViewController: Feed()) }
      }
      class Feed: UITableViewController {
        override func viewDidLoad() { edgesForExtendedLayout = [] }
      }
      class Router {
        var navigation: UINavigationController
        func open() { navigation.pushViewController(Feed(), animated: true) }
      }
      """
    ]
    let app = ExampleApp(files, deploymentTarget: "9.0")
    guard case .headline(let first)? = app.hover("App.swift", at: "Feed: UI")?.blocks?.first else {
      Issue.record("no headline")
      return
    }
    #expect(first.hasPrefix("Nothing above the first row"))
  }
}

@Suite("Values that several places write")
struct RivalTests {
  @Test("a hover names the place that holds and the one that it beats")
  func rivals() {
    let storyboard = ExampleStoryboards.navigation.replacing(
      firstOf: #"id="feed""#, with: #"extendedLayoutIncludesOpaqueBars="YES" id="feed""#
    ).replacing(firstOf: #"<navigationBar key"#, with: #"<navigationBar translucent="NO" key"#)
    let files = [
      "Main.storyboard": storyboard,
      "Feed.swift":
        "class FeedViewController: UIViewController {\n  override func viewDidLoad() { extendedLayoutIncludesOpaqueBars = false }\n}\n",
    ]
    let blocks = ExampleApp(files, deploymentTarget: "9.0").hover("Main.storyboard", at: "<tableView")?.blocks ?? []
    #expect(
      MarkdownRenderer.render(blocks).contains(
        "its view ends at the bar. (Main.storyboard:6; Feed.swift:2, over Main.storyboard:13) `R7-FRAME-NAV`"),
      "\(blocks)")
  }
}

@Suite("Space that is no inset")
struct SpaceBesidesInsetsTests {
  private func besides(_ storyboard: String, _ code: String, at marker: String = "<tableView") -> [String] {
    let files = [
      "Main.storyboard": storyboard, "FeedViewController.swift": code,
      ".insetd.json": #"{ "environments": ["iPhone 15@18.0"] }"#,
    ]
    let blocks = ExampleApp(files, deploymentTarget: "13.0").hover("Main.storyboard", at: marker)?.blocks ?? []
    for case .bullets(let title, let lines) in blocks where title.contains("not an inset") { return [title] + lines }
    return []
  }

  private static let plain = "class FeedViewController: UIViewController {}\n"
  private static let title = "Space above the first row that is not an inset:"

  private func storyboard(_ attributes: String, _ content: String = "") -> String {
    ExampleStoryboards.navigation.replacing(
      firstOf: #"id="table">"#, with: attributes + #" id="table">"# + content)
  }

  @Test("a table header view is content")
  func tableHeader() {
    let header =
      #"<view key="tableHeaderView" id="header"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/></view>"#
    #expect(
      besides(storyboard(#"style="plain""#, header), Self.plain) == [
        Self.title, "The table header view, 120 points high: it is content and scrolls with the rows.",
      ])
  }

  @Test("a grouped table leaves room above its first section")
  func grouped() {
    #expect(
      besides(storyboard(#"style="insetGrouped""#), Self.plain) == [
        Self.title, "The grouped style's room above the first section; a table header view of no height takes it away.",
      ])
  }

  @Test("space that a negative inset hides is named though content lies under the bar then")
  func pulledUp() {
    let code =
      "class FeedViewController: UIViewController {\n  @IBOutlet var tableView: UITableView!\n  override func viewDidLoad() { tableView.contentInset.top = -35 }\n}\n"
    let connected = storyboard(#"style="grouped""#).replacing(
      firstOf: "</viewController>",
      with: #"<connections><outlet property="tableView" destination="table" id="o1"/></connections></viewController>"#)
    #expect(
      besides(connected, code) == [
        Self.title, "The grouped style's room above the first section; a table header view of no height takes it away.",
      ])
  }

  @Test("section headers have padding from iOS 15 on, and their heights are estimated from iOS 11 on")
  func sectionHeaders() {
    let code =
      "class FeedViewController: UIViewController {\n  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {\n    if section == 0 { return nil }\n    return titles[section]\n  }\n}\n"
    #expect(
      besides(storyboard(#"style="plain""#), code) == [
        Self.title, "Above each section header, from iOS 15 on: sectionHeaderTopPadding, which nobody sets.",
        "From iOS 11 on, estimated heights: a section without a header may still get the room of one; estimatedSectionHeaderHeight = 0 turns that off.",
      ])
  }

  @Test("a text view keeps room around its text")
  func textView() {
    let text = ExampleStoryboards.navigation.replacing(firstOf: "<tableView", with: "<textView").replacing(
      firstOf: "</tableView>", with: "</textView>")
    #expect(
      besides(text, Self.plain, at: "<textView") == [
        "Space above the text that is not an inset:",
        "The text view's own room around its text, textContainerInset, which nobody sets.",
      ])
    let none =
      "class FeedViewController: UIViewController {\n  @IBOutlet var textView: UITextView!\n  override func viewDidLoad() { textView.textContainerInset = .zero }\n}\n"
    #expect(besides(text, none, at: "<textView").isEmpty)
  }

  @Test("a plain table without headers has nothing to say")
  func nothing() {
    #expect(besides(storyboard(#"style="plain""#), Self.plain).isEmpty)
  }
}

@Suite("What only the running app shows")
struct RunTimeNotesTests {
  private func notes(_ code: String, at marker: String, target: String = "9.0") -> [String] {
    let blocks = ExampleApp(["App.swift": code], deploymentTarget: target).hover("App.swift", at: marker)?.blocks ?? []
    for case .bullets("What only the running app shows:", let lines) in blocks { return lines }
    return []
  }

  private func app(_ root: String, _ more: String) -> String {
    """
    class AppDelegate { var window: UIWindow?
      func start() { window?.rootViewController = \(root) }
    }
    class Feed: UITableViewController {}
    \(more)
    """
  }

  @Test("SwiftUI decides what UIKit views in it get")
  func hosting() {
    let host = "class Host: UIHostingController<Text> {}"
    #expect(
      notes(app("Host(rootView: Text(\"\"))", host), at: "Host: UI", target: "14.0") == [
        "SwiftUI hands the safe area on to UIKit views inside it while it lays out: what they get isn't in the sources."
      ])
  }

  @Test("an animator of the app's own")
  func push() {
    let more = """
      class List: UIViewController, UINavigationControllerDelegate {
        override func viewDidLoad() { navigationController?.delegate = self }
        func open() { navigationController?.pushViewController(Feed(), animated: true) }
        func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { Slide() }
      }
      """
    let code = app("UINavigationController(rootViewController: List())", more)
    #expect(
      notes(code, at: "Feed: UI") == [
        "An animator of the app's own moves the push: layout guides and safe area are final only after the transition."
      ])
    #expect(notes(code, at: "List: UI").isEmpty)
  }
}
