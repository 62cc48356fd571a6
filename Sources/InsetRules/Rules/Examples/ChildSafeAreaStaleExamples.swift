enum ChildSafeAreaStaleExamples {
  private static func segue(_ child: String) -> String {
    #"<segue destination="\#(child)" kind="embed" id="embed-\#(child)"/>"#
  }

  /// A container view at a place of a scroll view.
  private static func container(_ child: String, x: Int) -> String {
    """
    <containerView id="area-\(child)">
    <rect key="frame" x="\(x)" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask"/>
    <connections>\(segue(child))</connections>
    </containerView>

    """
  }

  /// A controller with a title that is held to a safe area or its view.
  private static func child(_ id: String, item: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewController id="\(id)" customClass="Page\(id)">
    <view key="view" id="\(id)-root">
    \(ExampleStoryboard.frame)
    \(ExampleStoryboard.mask)
    <subviews>
    <label id="\(id)-title" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="74" width="343" height="21"/>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="\(id)-title" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="\(id)-c1"/>
    <constraint firstItem="\(id)-title" firstAttribute="leading" secondItem="\(id)-root" secondAttribute="leading" id="\(id)-c2"/>
    </constraints>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    </view>
    </viewController>
    </objects></scene>

    """
  }

  private static func storyboard(
    _ title: String, second: Int, item: String = "b-safe", bar: String = "", reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          bar: bar,
          subviews: ExampleStoryboard.filling(
            #"<scrollView id="pages" contentInsetAdjustmentBehavior="never" pagingEnabled="YES">"#,
            "<subviews>\n" + container("a", x: 0) + container("b", x: second) + "</subviews>\n"),
          more: child("a", item: "a-safe") + child("b", item: item))
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard("the second of two pages side by side", second: 900, reportsAt: [segue("b")]),
    storyboard("the child is on screen at first", second: 0, reportsAt: []),
    storyboard("its content isn't held to its safe area", second: 900, item: "b-root", reportsAt: []),
    storyboard("an opaque bar covers nothing", second: 900, bar: #" translucent="NO""#, reportsAt: []),
  ]
}
