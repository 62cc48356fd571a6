internal import InsetLayout
internal import InsetText

/// UIKit's names that newer ones stand in for, with the system that deprecates them (Apple's documentation of each).
enum DeprecatedNames {
  private static let deprecations: [String: OSVersion] = [
    "automaticallyAdjustsScrollViewInsets": OSVersion(11), "topLayoutGuide": OSVersion(11),
    "bottomLayoutGuide": OSVersion(11),
  ]

  /// The finding, marked where what stands at its place is deprecated on all systems that the file is for. A statement
  /// does more than name something: it isn't marked.
  static func tagged(_ finding: Finding, _ check: RuleCheck) -> Finding {
    guard let text = check.text(finding.location.path)?.string(in: finding.location.range), !text.contains("="),
      let lowest = check.lowestSystem(of: finding.location.path)
    else { return finding }
    let words = text.split { !$0.isLetter }
    guard words.contains(where: { deprecations[String($0)].map { $0 <= lowest } ?? false }) else { return finding }
    return finding.tagged(.deprecated)
  }
}

extension Finding {
  fileprivate func tagged(_ tag: Tag) -> Finding {
    Finding(
      rule: rule, severity: severity, location: location, message: message, environments: environments,
      tags: tags + [tag], related: related, fixes: fixes)
  }
}
