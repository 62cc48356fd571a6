/// Storyboards for the model's tests.
enum Storyboards {
  private static func document(initial: String, autolayout: Bool = false, _ scenes: String...) -> String {
    let objects = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(autolayout ? #" useAutolayout="YES" useSafeAreas="YES""# : "") initialViewController="\(initial)">
      <scenes>
      \(objects)
      </scenes>
      </document>
      """
  }

  private static func navigation(_ id: String, root: String) -> String {
    """
    <navigationController id="\(id)"><navigationBar key="navigationBar" id="\(id)-bar"/><connections>
    <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/>
    </connections></navigationController>
    """
  }

  static let tabs = document(
    initial: "tab",
    """
    <tabBarController id="tab"><tabBar key="tabBar" id="tab-bar"/><connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="t1"/>
    </connections></tabBarController>
    """,
    navigation("nav", root: "host"),
    """
    <viewController id="host" customClass="HostViewController"><view key="view" id="host-view">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><containerView id="area"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <connections><segue destination="child" kind="embed" id="e1"/></connections></containerView></subviews></view>
    <connections><segue destination="detail" kind="show" id="s1"/></connections></viewController>
    """,
    #"<viewController id="child" customClass="ChildViewController"><view key="view" id="child-view"/></viewController>"#,
    #"<viewController hidesBottomBarWhenPushed="YES" id="detail" customClass="DetailViewController"><view key="view" id="detail-view"/></viewController>"#,
    #"<viewController id="orphan" customClass="OrphanViewController"><view key="view" id="orphan-view"/></viewController>"#
  )

  static let withReference = document(
    initial: "nav", navigation("nav", root: "list"),
    """
    <viewController id="list" customClass="ListViewController"><view key="view" id="list-view"/>
    <connections><segue destination="reference" kind="show" id="s1"/></connections></viewController>
    """, #"<viewControllerPlaceholder storyboardName="Settings" id="reference"/>"#)

  static let settings = document(
    initial: "settings",
    #"<viewController id="settings" customClass="SettingsViewController"><view key="view" id="settings-view"/></viewController>"#
  )

  static let cycle = document(
    initial: "nav", navigation("nav", root: "a"),
    """
    <viewController id="a" customClass="AViewController"><view key="view" id="a-view"/>
    <connections><segue destination="b" kind="show" id="s1"/></connections></viewController>
    """,
    """
    <viewController id="b" customClass="BViewController"><view key="view" id="b-view"/>
    <connections><segue destination="a" kind="show" id="s2"/></connections></viewController>
    """)

  /// navigation → list with one box; without constraints the box keeps its margins and stretches.
  static func constraints(_ constraints: String) -> String {
    let isAutolayout = !constraints.isEmpty
    return document(
      initial: "nav", autolayout: isAutolayout, navigation("nav", root: "list"),
      """
      <viewController id="list" customClass="ListViewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view \(isAutolayout ? #"translatesAutoresizingMaskIntoConstraints="NO" "# : "")id="box">
      <rect key="frame" x="0.0" y="100" width="375" height="567"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      </view></subviews>
      \(isAutolayout ? "<constraints>\(constraints)</constraints><viewLayoutGuide key=\"safeArea\" id=\"guide\"/>" : "")
      </view></viewController>
      """)
  }
}
