/// Small files of an app.
enum Sample {
  /// A storyboard with one controller, which is its initial one, and a table in it.
  static func storyboard(
    controllerClass: String? = "FeedViewController", comment: String = "", tableTop: Int = 0,
    end: String = "</document>"
  ) -> String {
    let customClass = controllerClass.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav-1">
        \(comment)
        <scenes>
          <scene sceneID="s0"><objects>
            <navigationController id="nav-1" sceneMemberID="viewController">
              <navigationBar key="navigationBar" id="bar-1"/>
              <connections><segue destination="feed-1" kind="relationship" relationship="rootViewController" id="sg-1"/>
              </connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s1"><objects>
            <viewController id="feed-1"\(customClass) sceneMemberID="viewController">
              <view key="view" id="view-1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                  <tableView id="table-1"><rect key="frame" x="0.0" y="\(tableTop)" width="375" height="600"/></tableView>
                </subviews>
              </view>
            </viewController>
          </objects></scene>
        </scenes>
      \(end)

      """
  }

  static func controller(_ name: String, superclass: String = "UIViewController", body: String = "") -> String {
    "import UIKit\n\nclass \(name): \(superclass) {\n  \(body)\n}\n"
  }

  /// A `project.pbxproj` with one app.
  static func project(target: String = "12.0") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 50;
      rootObject = P;
      objects = {
        P = { isa = PBXProject; targets = ( T ); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(target); }; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildConfigurationList = L; buildPhases = ( ); };
      };
    }

    """
  }

  /// An app: a storyboard, the class that it names, and files that say nothing.
  static let app: [String: String] = [
    "App.xcodeproj/project.pbxproj": project(),
    "App/Main.storyboard": storyboard(),
    "App/Feed.swift": controller("FeedViewController"),
    "App/Model.swift": "struct Model {}\n",
    "App/Helper.swift": "class Helper { let feed = FeedViewController() }\n",
  ]

  static let scene = #"{ "version": 1, "root": { "kind": "view", "frme": 1 } }"#
}
