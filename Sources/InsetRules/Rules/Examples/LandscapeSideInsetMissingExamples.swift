enum LandscapeSideInsetMissingExamples {
  private static let scroll = #"<scrollView id="page" translatesAutoresizingMaskIntoConstraints="NO">"#

  private static func plist(_ orientations: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UISupportedInterfaceOrientations</key><array>
    \(orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined(separator: "\n"))
    </array>
    </dict></plist>
    """
  }

  /// A title so many points from the edge of a scroll view that fills the screen.
  private static func storyboard(
    _ title: String, titleItem: String = "content", behavior: String = "", scrollItem: String = "root",
    orientations: [String] = ["Portrait", "LandscapeLeft", "LandscapeRight"], more: [String: String] = [:],
    reports: Bool
  ) -> RuleExample {
    let tag = behavior.isEmpty ? scroll : String(scroll.dropLast()) + " " + behavior + ">"
    return RuleExample(
      title,
      files: [
        "Info.plist": plist(orientations),
        "Main.storyboard": ExampleStoryboard.document(
          """
          <scene sceneID="s1"><objects>
          <viewController id="nav"\(more.isEmpty ? "" : #" customClass="PageViewController""#)>
          <view key="view" id="root">
          \(ExampleStoryboard.frame)
          <subviews>
          \(tag)
          \(ExampleStoryboard.frame)
          <subviews>
          <view id="content" translatesAutoresizingMaskIntoConstraints="NO">
          \(ExampleStoryboard.frame)
          <subviews>
          <label id="title" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="16" y="20" width="200" height="21"/>
          </label>
          </subviews>
          <constraints>
          <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="c1"/>
          <constraint firstItem="title" firstAttribute="leading" secondItem="\(titleItem)" secondAttribute="leading" constant="16" id="c2"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="contentSafe"/>
          </view>
          </subviews>
          <constraints>
          <constraint firstItem="content" firstAttribute="top" secondItem="page" secondAttribute="top" id="c3"/>
          <constraint firstItem="content" firstAttribute="leading" secondItem="page" secondAttribute="leading" id="c4"/>
          <constraint firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c5"/>
          <constraint firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="c6"/>
          <constraint firstItem="content" firstAttribute="width" secondItem="page" secondAttribute="width" id="c7"/>
          </constraints>
          </scrollView>
          </subviews>
          <constraints>
          <constraint firstItem="page" firstAttribute="top" secondItem="root" secondAttribute="top" id="c8"/>
          <constraint firstItem="page" firstAttribute="leading" secondItem="\(scrollItem)" secondAttribute="leading" id="c9"/>
          <constraint firstItem="\(scrollItem)" firstAttribute="trailing" secondItem="page" secondAttribute="trailing" id="c10"/>
          <constraint firstItem="root" firstAttribute="bottom" secondItem="page" secondAttribute="bottom" id="c11"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
          </viewController>
          </objects></scene>
          """),
      ].merging(more) { $1 }, deploymentTarget: "13.0", reportsAt: reports ? [tag] : [])
  }

  private static func swift(_ anchor: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      "Swift holds a label to \(anchor)",
      files: [
        "Info.plist": plist(["Portrait", "LandscapeLeft"]),
        "AppDelegate.swift": ExampleCode.swiftDelegate(root: "PageViewController()"),
        "PageViewController.swift": """
        class PageViewController: UIViewController {
            let scrollView = UIScrollView()
            let content = UIView()
            let titleLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                scrollView.translatesAutoresizingMaskIntoConstraints = false
                content.translatesAutoresizingMaskIntoConstraints = false
                titleLabel.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(scrollView)
                scrollView.addSubview(content)
                content.addSubview(titleLabel)
                NSLayoutConstraint.activate([
                    scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                    scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                    content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                    content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                    titleLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                    titleLabel.heightAnchor.constraint(equalToConstant: 21),
                    titleLabel.leadingAnchor.constraint(equalTo: \(anchor), constant: 16),
                    titleLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
                ])
            }
        }

        """,
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard("a label at the edge of a scroll view", reports: true),
    swift("content.leadingAnchor", reportsAt: ["let scrollView = UIScrollView()"]),
    swift("content.safeAreaLayoutGuide.leadingAnchor", reportsAt: []),
    storyboard("the app is never in landscape", orientations: ["Portrait"], reports: false),
    storyboard("the label is held to its superview's safe area", titleItem: "contentSafe", reports: false),
    storyboard("the scroll view ends at the safe area", scrollItem: "safe", reports: false),
    storyboard(
      "all edges are adjusted", behavior: #"contentInsetAdjustmentBehavior="always""#, reports: false),
    storyboard(
      "the screen stays upright",
      more: [
        "PageViewController.swift": """
        class PageViewController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
        }

        """
      ], reports: false),
  ]
}
