package import InsetLayout
package import InsetModel
package import InsetText

/// One kind of mistake. A rule lives in a file of its own, asks the layout and its trace, and never computes insets itself.
package protocol Rule {
  static var card: RuleCard { get }

  /// The findings in one app.
  static func check(_ check: RuleCheck) -> [Finding]
}

/// What is known of a rule, and examples that run as tests.
package struct RuleCard: Sendable, Hashable {
  package let id: String
  package let title: String
  package let severity: Severity
  package let systems: OSRange
  /// Why it is a mistake, for a person who never heard of it.
  package let why: String
  package let examples: [RuleExample]
}

/// Files of a small app, and what the rule says to them.
package struct RuleExample: Sendable, Hashable {
  package let title: String
  /// By name; `Main.storyboard` is the app's main storyboard.
  package let files: [String: String]
  /// The lowest system of the app.
  package let deploymentTarget: String
  /// The text that findings stand at; empty when there is none.
  package let reportsAt: [String]

  package init(_ title: String, files: [String: String], deploymentTarget: String, reportsAt: [String]) {
    self.title = title
    self.files = files
    self.deploymentTarget = deploymentTarget
    self.reportsAt = reportsAt
  }
}

/// What a rule looks at: an app, laid out, and the text of its files.
package struct RuleCheck: Sendable {
  package let analysis: Analysis
  /// The bytes of a file, for edits.
  package let text: @Sendable (String) -> SourceText?

  /// What every rule starts from, found once for all of them.
  let hiddenScrollViews: [HiddenScrollView]

  package init(_ analysis: Analysis, text: @escaping @Sendable (String) -> SourceText?) {
    self.analysis = analysis
    self.text = text
    hiddenScrollViews = analysis.hiddenScrollViews()
  }

  package var app: App { analysis.app }

  /// Whether the app runs on iOS 10 or earlier. Not known counts as no: a false alarm is worse than a miss.
  package var reachesLegacySystems: Bool { (app.deploymentTarget?.version.major ?? 11) < 11 }

  func settingsInCode(of controller: Int) -> Set<String> { app.settingsInCode(of: controller) }

  func isCodeReadable(_ controller: Int) -> Bool { app.isCodeReadable(controller) }
}
