/// Files of a small app, and what a rule says to them.
package struct RuleExample: Sendable, Hashable {
  package let title: String
  /// By name; `Main.storyboard` is the app's main storyboard. An `Info.plist`, `.insetd.json` or
  /// `App.xcodeproj/project.pbxproj` stands in place of what would be made up.
  package let files: [String: String]
  /// The lowest system of the app.
  package let deploymentTarget: String
  /// The SDK that it is built with, `15.0`; nil: the newest.
  package let sdk: String?
  /// The text that each finding of the rule stands at, in the order of files and places; empty when there is none.
  package let reportsAt: [String]

  package init(
    _ title: String, files: [String: String], deploymentTarget: String, sdk: String? = nil, reportsAt: [String]
  ) {
    self.title = title
    self.files = files
    self.deploymentTarget = deploymentTarget
    self.sdk = sdk
    self.reportsAt = reportsAt
  }
}
