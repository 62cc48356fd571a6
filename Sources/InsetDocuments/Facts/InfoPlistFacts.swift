package import InsetText

/// What one Info.plist says about the app's windows, its status bar and its entry points. Values may hold
/// `$(VARIABLES)`, which build settings fill.
package struct InfoPlistFacts: Equatable, Sendable {
  /// Whether the property list has a key of an Info.plist.
  package var isInfoPlist = false
  /// By key as it is written, device suffix included: strings, numbers, and `YES` or `NO` for booleans, as build
  /// settings spell them. The keys of `NSExtension` stand among them.
  package var values: [String: Located<String>] = [:]
  /// The values that are arrays, by key as it is written.
  package var lists: [String: [Located<String>]] = [:]
  /// In document order.
  package var sceneConfigurations: [SceneConfiguration] = []
  /// The bytes of the scene manifest.
  package var sceneManifest: Range<Int>?
  package var problems: [ReadingProblem] = []
  /// False when the file is ill-formed or truncated, so that older facts of it are better than these.
  package var isComplete = true

  package init() {}

  /// One item of `UISceneConfigurations`.
  package struct SceneConfiguration: Equatable, Sendable {
    /// `UIWindowSceneSessionRoleApplication`
    package var role: String
    package var storyboard: Located<String>?
    package var delegateClass: Located<String>?

    package init(role: String, storyboard: Located<String>? = nil, delegateClass: Located<String>? = nil) {
      self.role = role
      self.storyboard = storyboard
      self.delegateClass = delegateClass
    }
  }

  /// The value for a device: the one with the device's suffix goes before the one without.
  package func value(_ key: InfoPlistKey, on device: DeviceFamily? = nil) -> Located<String>? {
    device.flatMap { values[key.rawValue + $0.keySuffix] } ?? values[key.rawValue]
  }

  /// The list for a device, by the same rule; `nil` when the key is absent.
  package func list(_ key: InfoPlistKey, on device: DeviceFamily? = nil) -> [Located<String>]? {
    device.flatMap { lists[key.rawValue + $0.keySuffix] } ?? lists[key.rawValue]
  }
}

/// The keys of an Info.plist that are read.
package enum InfoPlistKey: String, CaseIterable, Sendable {
  case mainStoryboardFile = "UIMainStoryboardFile"
  case launchStoryboardName = "UILaunchStoryboardName"
  case statusBarHidden = "UIStatusBarHidden"
  case viewControllerBasedStatusBarAppearance = "UIViewControllerBasedStatusBarAppearance"
  case designRequiresCompatibility = "UIDesignRequiresCompatibility"
  case requiresFullScreen = "UIRequiresFullScreen"
  case deviceFamily = "UIDeviceFamily"
  case supportedInterfaceOrientations = "UISupportedInterfaceOrientations"
  case minimumOSVersion = "MinimumOSVersion"
  case bundleName = "CFBundleName"
  case bundleDisplayName = "CFBundleDisplayName"
  case bundleIdentifier = "CFBundleIdentifier"
  case principalClass = "NSPrincipalClass"
  case extensionPrincipalClass = "NSExtensionPrincipalClass"
  case extensionMainStoryboard = "NSExtensionMainStoryboard"
  case extensionPointIdentifier = "NSExtensionPointIdentifier"
}
