/// Inputs of a size, each of a shape that invites to multiply.
enum GrowthShapes {
  static func storyboard(initial: String = "v0", _ controllers: [String]) -> [String: String] {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return [
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """
    ]
  }

  private static func controller(
    _ id: String, views: String = "", segues: String = "", class name: String? = nil
  ) -> String {
    """
    <viewController id="\(id)" \(name.map { "customClass=\"\($0)\"" } ?? "")><view key="view" id="w-\(id)"><subviews>\(views)\
    </subviews></view><connections>\(segues)</connections></viewController>
    """
  }

  private static func nested(_ count: Int, _ id: (Int) -> String) -> String {
    (0..<count).reduce("") { inner, index in #"<view id="\#(id(index))"><subviews>\#(inner)</subviews></view>"# }
  }

  private static func navigation(root: String) -> String {
    """
    <navigationController id="nav"><connections><segue destination="\(root)" kind="relationship" \
    relationship="rootViewController" id="r"/></connections></navigationController>
    """
  }

  static func nestedIDs(_ size: Int) -> [String: String] {
    storyboard([controller("v0", views: nested(size) { _ in "x" })])
  }

  static func duplicateIDs(_ size: Int) -> [String: String] {
    storyboard([controller("v0", views: String(repeating: #"<tableView id="x"/>"#, count: size))])
  }

  static func duplicateControllers(_ size: Int) -> [String: String] {
    storyboard(
      (0..<size).map { _ in controller("v0", segues: #"<segue destination="v0" kind="show" id="g"/>"#) })
  }

  /// One outlet that many views have, in each other.
  static func nestedOutlets(_ size: Int) -> [String: String] {
    let outlets = (0..<size).map { #"<outlet property="box" destination="x\#($0)" id="o\#($0)"/>"# }.joined()
    return storyboard([controller("v0", views: nested(size) { "x\($0)" }, segues: outlets, class: "Feed")])
  }

  static func wideTree(_ size: Int) -> [String: String] {
    storyboard([controller("v0", views: (0..<size).map { #"<view id="x\#($0)"/>"# }.joined())])
  }

  static func deepTree(_ size: Int) -> [String: String] {
    storyboard([controller("v0", views: nested(size) { "x\($0)" })])
  }

  /// As many container views in each of six controllers, which embed the next.
  static func embeddedOften(_ size: Int) -> [String: String] {
    storyboard(
      (0..<6).map { index in
        controller(
          "v\(index)",
          views: (0..<size).map { step in
            """
            <containerView id="c\(index)-\(step)"><connections><segue destination="v\(index + 1)" kind="embed" \
            id="e\(index)-\(step)"/></connections></containerView>
            """
          }.joined())
      })
  }

  /// Controllers that show and present six others each.
  static func segues(_ size: Int) -> [String: String] {
    let kinds = ["presentation", "show", "push", "presentation", "show", "push"]
    return storyboard(
      initial: "nav",
      [navigation(root: "v0")]
        + (0..<size).map { index in
          controller(
            "v\(index)",
            segues: kinds.enumerated().map { step, kind in
              #"<segue destination="v\#((index * step + step + 1) % size)" kind="\#(kind)" id="g\#(index)-\#(step)"/>"#
            }.joined())
        })
  }

  /// Controllers that embed three others each, in circles.
  static func containersInCircles(_ size: Int) -> [String: String] {
    storyboard(
      (0..<size).map { index in
        controller(
          "v\(index)",
          views: (0..<3).map { step in
            """
            <containerView id="c\(index)-\(step)"><connections><segue \
            destination="v\((index * 2 + step + 1) % size)" kind="embed" id="e\(index)-\(step)"/></connections></containerView>
            """
          }.joined())
      })
  }

  /// Tabs inside a navigation controller, where each is in the scene of each.
  static func tabs(_ size: Int) -> [String: String] {
    let segues = (0..<size).map {
      #"<segue destination="t\#($0)" kind="relationship" relationship="viewControllers" id="r\#($0)"/>"#
    }.joined()
    return storyboard(
      initial: "nav",
      [
        navigation(root: "tabs"),
        #"<tabBarController id="tabs"><connections>\#(segues)</connections></tabBarController>"#,
      ]
        + (0..<size).map { controller("t\($0)") })
  }

  /// Settings of one object.
  static func attributes(_ size: Int) -> [String: String] {
    let attributes = String(
      repeating: #"<userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>"#, count: size)
    return storyboard([
      #"<viewController id="v0"><view key="view" id="w"><userDefinedRuntimeAttributes>\#(attributes)</userDefinedRuntimeAttributes></view></viewController>"#
    ])
  }
}
