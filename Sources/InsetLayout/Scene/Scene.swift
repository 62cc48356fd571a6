/// What the engine lays out: an app's controllers and views as far as UIKit's automatic layout of content under bars
/// depends on them.
///
/// A setting that is `nil` is not set: UIKit's default for the system applies. Lengths are points.
package struct Scene: Sendable, Hashable {
  package var app: AppOptions
  package var root: Controller
  /// Settings that may be others at run time; whatever rests on them is assumed.
  package var doubts: [SettingDoubt]

  package init(app: AppOptions = AppOptions(), root: Controller, doubts: [SettingDoubt] = []) {
    self.app = app
    self.root = root
    self.doubts = doubts
  }
}

/// What Info.plist and the build say about the whole app.
package struct AppOptions: Sendable, Hashable {
  /// The SDK that the app was built with; `nil` is the environment's own system.
  package var linkedSDK: OSVersion?
  /// `UIViewControllerBasedStatusBarAppearance`; default true.
  package var viewControllerBasedStatusBarAppearance: Bool?
  /// `UIStatusBarHidden`; default false. Where the appearance is based on view controllers it counts for the launch only.
  package var statusBarHidden: Bool?
  /// What the app's own code sets `UIApplication.isStatusBarHidden` to while it launches; wins over `UIStatusBarHidden`.
  package var isStatusBarHidden: Bool?
  /// `UIDesignRequiresCompatibility`: keeps the bars of iOS 18 on iOS 26.
  package var designRequiresCompatibility: Bool?

  package init(
    linkedSDK: OSVersion? = nil, viewControllerBasedStatusBarAppearance: Bool? = nil, statusBarHidden: Bool? = nil,
    isStatusBarHidden: Bool? = nil, designRequiresCompatibility: Bool? = nil
  ) {
    self.linkedSDK = linkedSDK
    self.viewControllerBasedStatusBarAppearance = viewControllerBasedStatusBarAppearance
    self.statusBarHidden = statusBarHidden
    self.isStatusBarHidden = isStatusBarHidden
    self.designRequiresCompatibility = designRequiresCompatibility
  }
}
