import InsetLayout

extension SceneCase: CustomStringConvertible {
  /// About as a scene document writes it: only what is set.
  var description: String {
    var environment = "\"\(environment.shortForm)\""
    if let size = self.environment.windowSize { environment += ", \"window\": [\(size.width), \(size.height)]" }
    if let screen = self.environment.screen { environment += ", \"screen\": \"\(screen)\"" }
    if self.environment.inCallStatusBar { environment += ", \"inCallStatusBar\": true" }
    var text = "{ \"environment\": \(environment)"
    if scene.app != AppOptions() { text += ", \"app\": \"\(scene.app)\"" }
    return text + ",\n  \"root\": " + scene.root.text(indent: 2) + " }"
  }
}

extension Controller {
  fileprivate func text(indent: Int) -> String {
    var members: [(String, String)] = [("kind", "\"\(kind.rawValue)\"")]
    func add(_ name: String, _ value: (some Any)?) {
      if let value { members.append((name, "\(value)")) }
    }
    add("edgesForExtendedLayout", edgesForExtendedLayout?.swiftSpelling)
    add("extendedLayoutIncludesOpaqueBars", extendedLayoutIncludesOpaqueBars)
    add("automaticallyAdjustsScrollViewInsets", automaticallyAdjustsScrollViewInsets)
    add("hidesBottomBarWhenPushed", hidesBottomBarWhenPushed)
    add("prefersStatusBarHidden", prefersStatusBarHidden)
    add("additionalSafeAreaInsets", additionalSafeAreaInsets?.array)
    add("modalPresentationStyle", modalPresentationStyle)
    add("selectedIndex", selectedIndex)
    if !selectedBefore.isEmpty { add("selectedBefore", selectedBefore) }
    add("transitionStyle", transitionStyle?.rawValue)
    add("navigationItem", navigationItem)
    add("navigationBar", navigationBar?.text)
    add("toolbar", toolbar?.text)
    add("tabBar", tabBar?.text)
    add("view", view?.text(indent: indent + 2))
    if !children.isEmpty { add("children", jsonArray(children.map { $0.text(indent: indent + 2) })) }
    add("presented", presented.first?.text(indent: indent + 2))
    return object(members, indent)
  }
}

extension View {
  fileprivate func text(indent: Int) -> String {
    var members: [(String, String)] = [("kind", "\"\(kind.rawValue)\"")]
    func add(_ name: String, _ value: (some Any)?) {
      if let value { members.append((name, "\(value)")) }
    }
    if case .rect(let rect) = frame { add("frame", rect.array) }
    for (edge, pin) in pins.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      add("pins.\(edge.name)", "[\(pin.target.rawValue), \(pin.constant)]")
    }
    add("contentInset", contentInset?.array)
    add("scrollIndicatorInsets", scrollIndicatorInsets?.array)
    add("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior?.rawValue)
    add("contentSize", contentSize.map { [$0.width, $0.height] })
    add("alwaysBounceVertical", alwaysBounceVertical)
    add("alwaysBounceHorizontal", alwaysBounceHorizontal)
    add("insetsLayoutMarginsFromSafeArea", insetsLayoutMarginsFromSafeArea)
    if !subviews.isEmpty { add("subviews", jsonArray(subviews.map { $0.text(indent: indent + 2) })) }
    add("embeds", embeds.first?.text(indent: indent + 2))
    return object(members, indent)
  }
}

extension Bar {
  fileprivate var text: String {
    var members: [(String, String)] = []
    func add(_ name: String, _ value: (some Any)?) {
      if let value { members.append((name, "\(value)")) }
    }
    add("isHidden", isHidden)
    add("isTranslucent", isTranslucent)
    add("height", height)
    add("prefersLargeTitles", prefersLargeTitles)
    add("backgroundImage", backgroundImage?.rawValue)
    add("standardAppearance", standardAppearance?.rawValue)
    return "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
  }
}

private func jsonArray(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

private func object(_ members: [(String, String)], _ indent: Int) -> String {
  let space = "\n" + String(repeating: " ", count: indent + 2)
  return "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: "," + space) + " }"
}
