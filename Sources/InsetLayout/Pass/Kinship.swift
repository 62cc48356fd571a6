/// For each controller, what the search for content scroll views asks of its ancestors: found once, from the root down.
struct Kinship {
  /// The nearest navigation controller's direct child on the way up, the controller itself included; `nil` when there
  /// is none.
  let navigationChild: [Int?]
  /// Whether, from there down, the controller lies in the tab that was shown first (R7-TABQUIRK).
  let isInFirstShownTab: [Bool]
  /// Whether a tab bar controller is above.
  let isInTabs: [Bool]

  init(_ tree: Tree) {
    var navigationChild: [Int?] = []
    var isInFirstShownTab: [Bool] = []
    var isInTabs: [Bool] = []
    for (index, node) in tree.controllers.enumerated() {
      guard let parent = node.parent, navigationChild.indices.contains(parent) else {
        navigationChild.append(nil)
        isInFirstShownTab.append(true)
        isInTabs.append(false)
        continue
      }
      let kind = tree.controllers[parent].kind
      navigationChild.append(kind == .navigation ? index : navigationChild[parent])
      isInTabs.append(kind == .tab || isInTabs[parent])
      var isFirst = kind == .navigation || isInFirstShownTab[parent]
      if case .tabChild(let position) = node.role {
        isFirst = isFirst && position == tree.controllers[parent].controller.firstShownChild
      }
      isInFirstShownTab.append(isFirst)
    }
    self.navigationChild = navigationChild
    self.isInFirstShownTab = isInFirstShownTab
    self.isInTabs = isInTabs
  }
}
