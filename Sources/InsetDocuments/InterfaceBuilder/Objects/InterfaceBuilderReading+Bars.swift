internal import InsetJSON

extension InterfaceBuilderReading {
  /// A controller's bar: its element under `key`, and the controller's own attribute that hides it.
  mutating func readBar(key: String, hiddenBy attributeName: String?, of controller: XMLElement) -> BarFacts? {
    let element = controller.child(key: key)
    let hiding = attributeName.flatMap { controller[$0] }
    guard let range = element?.range ?? hiding?.range else { return nil }
    var bar = BarFacts(id: element?.id, range: range, tagRange: element?.tagRange ?? controller.tagRange)
    if let attributeName {
      bar.settings += settings(of: controller, [attributeName: SettingSpelling("isHidden")])
    }
    guard let element else { return bar }
    bar.customClass = element["customClass"]?.located
    bar.settings += settings(of: element, SettingSpellings.bar) + appearances(of: element)
    sort(runtimeAttributes(of: element), SettingSpellings.bar, into: &bar.settings, others: &bar.runtimeAttributes)
    return bar
  }

  /// What a bar's child elements say: appearances, whose details move nothing, and the bar's colour.
  func appearances(of element: XMLElement) -> [SettingFact] {
    element.children.compactMap { child in
      switch (child.name, child.key) {
      case ("navigationBarAppearance", let key?), ("toolbarAppearance", let key?), ("tabBarAppearance", let key?):
        SettingFact(key, .string("default"), at: child.range, origin: .element)
      case ("color", let key?) where key == "barTintColor":
        SettingFact(key, .bool(true), at: child.range, origin: .element)
      default: nil
      }
    }
  }

  mutating func readNavigationItem(of controller: XMLElement) -> NavigationItemFacts? {
    guard let element = controller.child("navigationItem") else { return nil }
    var item = NavigationItemFacts(id: element.id, range: element.range, tagRange: element.tagRange)
    item.settings =
      settings(of: element, SettingSpellings.navigationItem) + textSettings(of: element, keys: ["title", "prompt"])
    if let search = element.child(key: "searchController") {
      item.settings.append(SettingFact("searchController", true, at: search.range, origin: .element))
    }
    var others: [SettingFact] = []
    sort(runtimeAttributes(of: element), SettingSpellings.navigationItem, into: &item.settings, others: &others)
    return item
  }
}
