internal import InsetLayout

/// The lines that make changes, each under the object whose class they belong in.
enum SettingCode {
  static func code(_ changes: [SettingChange], property: String) -> SuggestedCode {
    SuggestedCode(
      swift: changes.map { line($0, property, isSwift: true) }.joined(separator: "\n"),
      objectiveC: changes.map { line($0, property, isSwift: false) }.joined(separator: "\n"))
  }

  private static func line(_ change: SettingChange, _ property: String, isSwift: Bool) -> String {
    let object = isSwift ? property : "self." + property
    let end = isSwift ? "" : ";"
    let receiver = isSwift ? "" : "self."
    switch change.setting {
    case .automaticallyAdjustsScrollViewInsets(let value):
      return inViewDidLoad(change, "\(receiver)automaticallyAdjustsScrollViewInsets = \(flag(value, isSwift))\(end)")
    case .extendedLayoutIncludesOpaqueBars(let value):
      return inViewDidLoad(change, "\(receiver)extendedLayoutIncludesOpaqueBars = \(flag(value, isSwift))\(end)")
    case .edgesForExtendedLayout(let edges):
      return inViewDidLoad(
        change, "\(receiver)edgesForExtendedLayout = \(isSwift ? edges.swiftSpelling : objectiveC(edges))\(end)")
    case .additionalSafeAreaInsets(let insets):
      return inViewDidLoad(
        change,
        available("\(receiver)additionalSafeAreaInsets = \(spelled(insets, isSwift))\(end)", isSwift))
    case .navigationBarIsTranslucent(let value):
      return "// Of \(change.targetName).\n"
        + (isSwift
          ? "navigationController?.navigationBar.isTranslucent = \(value)"
          : "self.navigationController.navigationBar.translucent = \(flag(value, false));")
    case .tabBarIsTranslucent(let value):
      return "// Of \(change.targetName).\n"
        + (isSwift
          ? "tabBarController?.tabBar.isTranslucent = \(value)"
          : "self.tabBarController.tabBar.translucent = \(flag(value, false));")
    case .contentInset(let insets): return "\(object).contentInset = \(spelled(insets, isSwift))\(end)"
    case .scrollIndicatorInsets(let insets):
      return "\(object).scrollIndicatorInsets = \(spelled(insets, isSwift))\(end)"
    case .contentInsetAdjustmentBehavior(let behavior):
      let name = behavior.rawValue.prefix(1).uppercased() + behavior.rawValue.dropFirst()
      let value = isSwift ? ".\(behavior.rawValue)" : "UIScrollViewContentInsetAdjustment\(name)"
      return available("\(object).contentInsetAdjustmentBehavior = \(value)\(end)", isSwift)
    case .alwaysBounceVertical(let value): return "\(object).alwaysBounceVertical = \(flag(value, isSwift))\(end)"
    case .topPinnedToSuperview:
      return "// In Interface Builder or code: the top of \(change.targetName) equals its superview's top."
    case .bottomPinnedToSuperview:
      return "// In Interface Builder or code: the bottom of \(change.targetName) equals its superview's bottom."
    case .firstSubview:
      return isSwift
        ? "\(object).superview?.sendSubviewToBack(\(object))" : "[\(object).superview sendSubviewToBack:\(object)];"
    }
  }

  private static func inViewDidLoad(_ change: SettingChange, _ line: String) -> String {
    "// In viewDidLoad of \(change.targetName).\n\(line)"
  }

  private static func available(_ line: String, _ isSwift: Bool) -> String {
    (isSwift ? "if #available(iOS 11.0, *) {\n    " : "if (@available(iOS 11.0, *)) {\n    ") + line + "\n}"
  }

  private static func flag(_ value: Bool, _ isSwift: Bool) -> String {
    isSwift ? "\(value)" : value ? "YES" : "NO"
  }

  private static func spelled(_ insets: Insets, _ isSwift: Bool) -> String {
    if insets == .zero { return isSwift ? ".zero" : "UIEdgeInsetsZero" }
    let numbers = insets.array.map(pointText)
    guard isSwift else { return "UIEdgeInsetsMake(\(numbers.joined(separator: ", ")))" }
    let named = zip(Edge.allCases, numbers).map { "\($0.name): \($1)" }
    return "UIEdgeInsets(\(named.joined(separator: ", ")))"
  }

  private static func objectiveC(_ edges: EdgeSet) -> String {
    if edges == .all { return "UIRectEdgeAll" }
    let names = Edge.allCases.filter { edges.contains($0) }.map {
      "UIRectEdge" + $0.name.prefix(1).uppercased() + $0.name.dropFirst()
    }
    return names.isEmpty ? "UIRectEdgeNone" : names.joined(separator: " | ")
  }
}
