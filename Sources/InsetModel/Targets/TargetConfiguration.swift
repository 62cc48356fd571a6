package import InsetDocuments
package import InsetLayout
package import InsetText

/// What one build configuration (`Debug`, `Release`) of a target says. What holds a variable that nothing fills counts
/// as unsaid.
package struct TargetConfiguration: Sendable {
  /// Empty where no project file names it.
  package var name: String
  /// The build settings, with their variables filled.
  package var settings: [String: ResolvedSetting] = [:]
  package var deploymentTarget: TargetValue<OSVersion>?
  /// The SDK that the target is built with, where `SDKROOT` names its version.
  package var linkedSDK: TargetValue<OSVersion>?
  package var deviceFamilies: TargetValue<Set<DeviceFamily>>?
  /// The Info.plist's absolute path, at the place that names it. No file need lie there.
  package var infoPlistPath: TargetValue<String>?
  /// What the Info.plist says; absent when there is none, or it isn't read.
  package var infoPlist: InfoPlistFacts?

  /// In the order in which UIKit asks: the scene manifest, then `UIMainStoryboardFile`.
  package var mainStoryboards: [MainStoryboard] = []
  package var launchStoryboard: TargetValue<String>?
  package var sceneDelegateClasses: [TargetValue<String>] = []
  /// Whether the app has a scene manifest: its windows belong to scenes then.
  package var hasSceneManifest = false
  package var extensionStoryboards: [TargetValue<String>] = []
  /// With their module: `Share.ShareViewController`.
  package var extensionPrincipalClasses: [TargetValue<String>] = []
  package var extensionPoint: TargetValue<String>?

  package var viewControllerBasedStatusBarAppearance: TargetValue<Bool>?
  package var statusBarHidden = ValueByDevice<Bool>()
  package var requiresFullScreen = ValueByDevice<Bool>()
  package var designRequiresCompatibility: TargetValue<Bool>?
  /// `UIInterfaceOrientationPortrait`
  package var supportedInterfaceOrientations = ValueByDevice<[String]>()

  package init(name: String) { self.name = name }
}

/// The storyboard that a window starts with.
package struct MainStoryboard: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    /// `UISceneStoryboardFile`, for scenes of a role.
    case sceneManifest(role: String)
    /// `UIMainStoryboardFile` of the Info.plist.
    case infoPlist
    /// `INFOPLIST_KEY_UIMainStoryboardFile` of a generated Info.plist.
    case buildSetting
  }

  /// Without `.storyboard`.
  package var name: TargetValue<String>
  package var source: Source
  /// The only device it is for; absent when it is for all that have none of their own.
  package var device: DeviceFamily?
}

/// A value that may differ between devices.
package struct ValueByDevice<Value: Sendable>: Sendable {
  /// For devices without a value of their own.
  package var general: TargetValue<Value>?
  package var own: [DeviceFamily: TargetValue<Value>] = [:]

  package init() {}

  package subscript(device: DeviceFamily) -> TargetValue<Value>? { own[device] ?? general }
}

/// A build setting with its variables filled.
package struct ResolvedSetting: Sendable, Hashable {
  /// Variables that nothing fills stay as they are written.
  package var text: String
  /// False when such variables are left.
  package var isKnown: Bool
  package var location: Location
}
