/// The decision that all bars share: does the container make the child's view smaller, or does the bar lie over it?
/// (Section 4 of the rules, `INSETS?(bar, child)`.)
enum BarInsetsOrOverlays {
  /// What decided, for the sentence.
  private enum Cause {
    case edgeLeftOut, opaque, translucent, extended
  }

  /// Decides for a bar that shows and records the decision on the child.
  static func record(
    _ pass: inout LayoutPass, _ kind: BarKind, container: Int, child: Int, edge: Edge, _ law: LawCard,
    confidence: Confidence? = nil
  ) -> BarDecision {
    let node = pass.node(child)
    let isTranslucent = pass.trace.isOn(.controller(container), kind.translucency)
    let extends = node.controller.extendedLayoutIncludesOpaqueBars
    let edges = node.controller.edgesForExtendedLayout
    let decision: BarDecision
    let cause: Cause
    if !isTranslucent && extends != true {
      (decision, cause) = (.inset, .opaque)
    } else if !(edges ?? .all).contains(edge) {
      (decision, cause) = (.inset, .edgeLeftOut)
    } else {
      (decision, cause) = (.overlay, isTranslucent ? .translucent : .extended)
    }
    let subject = Subject.controller(child)
    var reasons: [Trace.Reason] = [.value(.controller(container), kind.translucency)]
    if cause == .opaque || cause == .extended {
      reasons.append(pass.setting(subject, "extendedLayoutIncludesOpaqueBars", extends, default: false))
    }
    if cause != .opaque {
      reasons.append(
        pass.setting(subject, "edgesForExtendedLayout", (edges ?? .all).swiftSpelling, isSet: edges != nil))
    }
    let bar = kind.bar(of: pass.node(container))
    let isDefault = bar?.isTranslucent == nil && bar?.backgroundImage == nil
    pass.trace.set(
      subject, kind.decision, .decision(decision), law, confidence: confidence, from: reasons,
      because: sentence(kind, node.displayName, edge, cause, isDefault: isDefault))
    return decision
  }

  private static func sentence(
    _ kind: BarKind, _ name: String, _ edge: Edge, _ cause: Cause, isDefault: Bool
  ) -> String {
    switch cause {
    case .translucent:
      """
      The \(kind.name) is translucent\(isDefault ? " (nobody sets it; UIKit's default)" : ""), so \(name)'s view \
      reaches under it.
      """
    case .extended:
      """
      The \(kind.name) is opaque, but \(name) sets extendedLayoutIncludesOpaqueBars, so its view reaches under the \
      bar.
      """
    case .opaque:
      "The \(kind.name) is opaque and \(name)'s extendedLayoutIncludesOpaqueBars is off, so its view ends at the bar."
    case .edgeLeftOut:
      "\(name)'s edgesForExtendedLayout leaves out .\(edge.name), so its view ends at the \(kind.name)."
    }
  }
}

extension BarKind {
  /// What the scene says of the bar.
  func bar(of container: Tree.ControllerNode) -> Bar? {
    switch self {
    case .navigationBar: container.controller.navigationBar
    case .tabBar: container.controller.tabBar
    case .toolbar: container.controller.toolbar
    }
  }
}
