internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout

extension SceneDecoder {
  static func controller(_ json: JSON) -> Controller {
    let className = json["class"]?.stringValue
    var controller = Controller(
      id: json["id"]?.stringValue, className: className, kind: controllerKind(json, className))
    for name in ControllerSettings.names {
      if let value = json[name] { ControllerSettings.apply(name, value, to: &controller) }
    }
    if let item = json["navigationItem"] { controller.navigationItem = navigationItem(item) }
    controller.contentScrollView = json["contentScrollView"]?.stringValue
    controller.navigationBar = bar(json["navigationBar"])
    controller.toolbar = bar(json["toolbar"])
    controller.tabBar = bar(json["tabBar"])
    controller.children = (json["children"]?.arrayValue ?? []).map { self.controller($0) }
    controller.selectedIndex = json["selectedIndex"]?.intValue
    controller.selectedBefore = (json["selectedBefore"]?.arrayValue ?? []).compactMap(\.intValue)
    if let presented = json["presented"], presented.objectValue != nil {
      controller.presented = [self.controller(presented)]
    }
    if let view = json["view"], view.objectValue != nil {
      var root = self.view(view)
      // In a table controller a view without class and kind is a table.
      if controller.kind == .table, view["kind"] == nil, view["class"] == nil { root.kind = .table }
      controller.view = root
    }
    return controller
  }

  private static func controllerKind(_ json: JSON, _ className: String?) -> Controller.Kind {
    if let kind = json["kind"]?.stringValue.flatMap({ Controller.Kind(rawValue: $0) }) { return kind }
    return className.flatMap { ControllerKind(impliedBy: $0) }.flatMap { Controller.Kind(rawValue: $0.rawValue) }
      ?? .view
  }

  static func navigationItem(_ json: JSON) -> NavigationItem {
    var item = NavigationItem()
    for (name, value) in json.objectValue ?? JSONObject() { _ = NavigationItemSettings.apply(name, value, to: &item) }
    return item
  }

  static func bar(_ json: JSON?) -> Bar? {
    guard let json, let members = json.objectValue else { return nil }
    var bar = Bar()
    for (name, value) in members { BarSettings.apply(name, value, to: &bar) }
    return bar
  }
}
