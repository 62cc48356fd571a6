/// Small storyboards for the rules' examples: a navigation controller with one content controller.
enum ExampleStoryboard {
  static let table = #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES">"#
  static let frame = #"<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#
  static let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#

  /// A view that fills its superview, with the start tag as given.
  static func filling(_ tag: String, _ content: String = "") -> String {
    let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" }
    return "\(tag)\n\(frame)\n\(mask)\n\(content)</\(name)>\n"
  }

  /// navigation → content, whose root view has these subviews.
  static func navigation(
    content attributes: String = "", bar: String = "", elements: String = "", subviews: String,
    outlets: [String: String] = [:],
    segue: String = "", more scenes: String = ""
  ) -> String {
    document(
      """
      \(stack("nav", "", bar))
      \(content(attributes, elements, subviews, connections(outlets, segue)))
      \(scenes)
      """)
  }

  /// tabs → navigation → content, whose root view has these subviews.
  static func tabs(
    tabBar: String = "", navigation: String = "", bar: String = "", content attributes: String = "",
    elements: String = "", subviews: String
  ) -> String {
    document(
      """
      <scene sceneID="s0"><objects>
      <tabBarController id="nav">
      <tabBar key="tabBar" contentMode="scaleToFill" id="tabBar"\(tabBar)/>
      <connections><segue destination="stack" kind="relationship" relationship="viewControllers" id="r0"/></connections>
      </tabBarController>
      </objects></scene>
      \(stack("stack", navigation, bar))
      \(content(attributes, elements, subviews))
      """)
  }

  /// The scene of a navigation controller around the content.
  private static func stack(_ id: String, _ attributes: String, _ bar: String) -> String {
    """
    <scene sceneID="s1"><objects>
    <navigationController id="\(id)"\(attributes)>
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"\(bar)/>
    <connections><segue destination="content" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController>
    </objects></scene>
    """
  }

  private static func content(
    _ attributes: String, _ elements: String, _ subviews: String, _ connections: String = ""
  ) -> String {
    """
    <scene sceneID="s2"><objects>
    <viewController id="content"\(attributes)>
    \(elements)<view key="view" contentMode="scaleToFill" id="root">
    \(frame)
    \(mask)
    <subviews>
    \(subviews)</subviews>
    </view>
    \(connections)</viewController>
    </objects></scene>
    """
  }

  /// Outlets by property, with the ids of the views, and a segue.
  private static func connections(_ outlets: [String: String], _ segue: String) -> String {
    if outlets.isEmpty && segue.isEmpty { return "" }
    let elements = outlets.sorted { $0.key < $1.key }.map {
      #"<outlet property="\#($0.key)" destination="\#($0.value)" id="o-\#($0.key)"/>"#
    }
    return "<connections>" + elements.joined() + segue + "</connections>\n"
  }

  static func document(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }
}
