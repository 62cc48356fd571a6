internal import InsetJSON

extension InterfaceBuilderReading {
  mutating func readController(_ element: XMLElement) -> ControllerFacts {
    var controller = ControllerFacts(
      id: element.id ?? "\(element.name)[\(element.index)]", kind: ControllerElement(elementName: element.name),
      range: element.range, tagRange: element.tagRange)
    readNames(of: element, &controller)
    controller.settings = settings(of: element, SettingSpellings.controller)
    if let edges = edgesForExtendedLayout(of: element) { controller.settings.append(edges) }
    controller.settings += insetSettings(of: element, keys: ["additionalSafeAreaInsets"])
    controller.navigationItem = readNavigationItem(of: element)
    controller.navigationBar = readBar(key: "navigationBar", hiddenBy: "navigationBarHidden", of: element)
    controller.toolbar = readBar(key: "toolbar", hiddenBy: "toolbarHidden", of: element)
    controller.tabBar = readBar(key: "tabBar", hiddenBy: nil, of: element)
    readRuntimeAttributes(of: element, &controller)
    for guide in element.child("layoutGuides")?.children.map({ $0 }) ?? [] {
      switch guide["type"]?.value {
      case "top": controller.topLayoutGuideID = guide.id
      case "bottom": controller.bottomLayoutGuideID = guide.id
      default: break
      }
    }
    if let view = element.child(key: "view"), objects.isView(view) { controller.view = readView(view) }
    controller.looseViews = objects.looseViews(besides: element).map { readView($0) }
    controller.segues = nestedControllers(of: element) + objects.segues(of: element).compactMap(readSegue)
    controller.outlets = objects.outlets(of: element)
    controller.enclosingControllerID = objects.enclosingController(of: element)?.id
    return controller
  }

  private func readNames(of element: XMLElement, _ controller: inout ControllerFacts) {
    controller.customClass = element["customClass"]?.located
    controller.customModule = element["customModule"]?.located
    controller.storyboardIdentifier = element["storyboardIdentifier"]?.located
    controller.storyboardName = element["storyboardName"]?.located
    controller.referencedIdentifier = element["referencedIdentifier"]?.located
    controller.bundleIdentifier = element["bundleIdentifier"]?.located
    controller.nibName = element["nibName"]?.located
    controller.title = element["title"]?.located
    controller.userLabel = element["userLabel"]?.located
  }

  /// Key paths may lead to the controller's bars and item: `navigationBar.translucent`.
  private mutating func readRuntimeAttributes(of element: XMLElement, _ controller: inout ControllerFacts) {
    for attribute in runtimeAttributes(of: element) {
      let path = attribute.keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      switch (path.first, path.last) {
      case ("toolbarHidden", _), ("navigationBarHidden", _):
        let bar: WritableKeyPath<ControllerFacts, BarFacts?> =
          path.first == "toolbarHidden" ? \.toolbar : \.navigationBar
        set(bar, key: "hidden", attribute, of: element, &controller)
      case ("navigationBar", let key?) where path.count == 2:
        set(\.navigationBar, key: key, attribute, of: element, &controller)
      case ("toolbar", let key?) where path.count == 2:
        set(\.toolbar, key: key, attribute, of: element, &controller)
      case ("tabBar", let key?) where path.count == 2:
        set(\.tabBar, key: key, attribute, of: element, &controller)
      case ("navigationItem", let key?) where path.count == 2 && controller.navigationItem != nil:
        let setting = setting(attribute, key: key, SettingSpellings.navigationItem)
        controller.navigationItem?.settings.append(setting ?? attribute.fact)
      default:
        sort(
          [attribute], SettingSpellings.controller, into: &controller.settings, others: &controller.runtimeAttributes)
      }
    }
  }

  private func set(
    _ bar: WritableKeyPath<ControllerFacts, BarFacts?>, key: String, _ attribute: RuntimeAttribute,
    of element: XMLElement, _ controller: inout ControllerFacts
  ) {
    guard let setting = setting(attribute, key: key, SettingSpellings.bar) else {
      controller.runtimeAttributes.append(attribute.fact)
      return
    }
    var facts =
      controller[keyPath: bar] ?? BarFacts(id: nil, range: attribute.element.range, tagRange: element.tagRange)
    facts.settings.append(setting)
    controller[keyPath: bar] = facts
  }
}
