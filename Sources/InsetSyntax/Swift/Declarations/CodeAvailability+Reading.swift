internal import SwiftSyntax

extension CodeAvailability {
  /// `#available` and `#unavailable`; empty when they say nothing of iOS.
  init(_ condition: AvailabilityConditionSyntax) {
    let version = condition.availabilityArguments.lazy.compactMap(\.iOSVersion).first
    if condition.availabilityKeyword.tokenKind == .poundUnavailable {
      self.init(obsoleted: version)
    } else {
      self.init(introduced: version)
    }
  }

  /// `@available(iOS 11.0, *)`, `@available(iOS, introduced: 9, obsoleted: 11)`; nil when nothing is said of iOS.
  init?(_ attributes: AttributeListSyntax) {
    self.init()
    for case .availability(let list)? in attributes.named("available").map(\.arguments) {
      if let version = list.lazy.compactMap(\.iOSVersion).first { introduced = version }
      guard case .token(let platform)? = list.first?.argument, platform.text == "iOS" else { continue }
      for case .availabilityLabeledArgument(let argument) in list.lazy.map(\.argument) {
        guard case .version(let version) = argument.value else { continue }
        switch argument.label.text {
        case "introduced": introduced = version.text
        case "obsoleted": obsoleted = version.text
        default: continue
        }
      }
    }
    if self == CodeAvailability() { return nil }
  }
}

extension AvailabilityArgumentSyntax {
  fileprivate var iOSVersion: String? {
    guard case .availabilityVersionRestriction(let version) = argument, version.platform.text == "iOS" else {
      return nil
    }
    return version.version?.text
  }
}

extension VersionTupleSyntax {
  fileprivate var text: String {
    ([major.text] + components.map(\.number.text)).joined(separator: ".")
  }
}
