internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout
internal import InsetText

// Order of what holds, the last wins: appearance proxies, Interface Builder's attributes, its runtime attributes, what
// code sets in the object's initialiser, what other code sets on the object, what the object's code sets later.
extension SceneBuilder {
  /// A controller with its settings alone.
  mutating func bare(_ index: Int) -> Controller {
    let entry = app.controllers[index]
    let facts = entry.facts
    let id = unique(facts.id)
    if controllerIDs[index] == nil { controllerIDs[index] = id }
    sources[id] = .controller(index)
    var controller = Controller(id: id, className: facts.customClass?.value ?? facts.kind.className, kind: entry.kind)
    let label = facts.customClass?.value ?? facts.userLabel.map { ShownText.name($0.value) }
    controller.label = label ?? "the \(entry.kind.noun)"
    applyAppearance(to: &controller, index)
    for setting in facts.settings.inOrder where ControllerSettings.apply(setting.name, setting.value, to: &controller) {
      note(setting.name, of: id, at: Location(path: entry.path, range: setting.range))
    }
    if let item = facts.navigationItem {
      var members = NavigationItem()
      for setting in item.settings.inOrder where NavigationItemSettings.apply(setting.name, setting.value, to: &members)
      {
        note("navigationItem." + setting.name, of: id, at: Location(path: entry.path, range: setting.range))
      }
      controller.navigationItem = members
    }
    apply(facts.navigationBar, .navigationBar, to: &controller, entry.path)
    apply(facts.toolbar, .toolbar, to: &controller, entry.path)
    apply(facts.tabBar, .tabBar, to: &controller, entry.path)
    applyTransitionStyle(of: index, to: &controller)
    for setting in codeSettings(of: index) { apply(setting, to: &controller) }
    for setting in edgeSettings(of: index) { apply(setting, to: &controller) }
    doubtWhatSomeHave(othersSettings(of: index), of: index, id)
    doubtAccessory(of: index, id)
    return controller
  }

  private mutating func apply(
    _ facts: BarFacts?, _ kind: SettingBar, to controller: inout Controller, _ path: String
  ) {
    guard let facts, let id = controller.id else { return }
    var bar = controller[kind] ?? Bar()
    for setting in facts.settings.inOrder where BarSettings.apply(setting.name, setting.value, to: &bar) {
      note(kind.rawValue + "." + setting.name, of: id, at: Location(path: path, range: setting.range))
    }
    controller[kind] = bar
  }

  // MARK: Code

  /// What code sets on a controller, in order.
  func codeSettings(of index: Int) -> [ObjectSetting] {
    // What its code sets on the controllers that it makes or keeps is theirs.
    let own = (app.controllers[index].classIndex.map { app.code.settings(ofClass: $0) } ?? []).filter {
      $0.subjects.isEmpty
    }
    let made = own.filter { $0.phase == .initialization }
    let later = own.filter { $0.phase != .initialization }
    return (made + othersSettings(of: index) + later).filter { system.isIn($0.systems) }
  }

  /// What the code of others sets on a controller: wherever it names it, and where those around it have it set by
  /// functions that get it as an argument.
  private func othersSettings(of index: Int) -> [ObjectSetting] {
    var settings = app.code.settings(onEntry: index)
    var known = Set(settings.map(\.location))
    for step in placement.steps where step.controller != index {
      guard let type = app.controllers[step.controller].classIndex else { continue }
      let found = app.code.settings(ofClass: type).filter { setting in
        !known.contains(setting.location)
          && setting.subjects.contains { app.code.entries(of: $0).contains(index) }
      }
      known.formUnion(found.map(\.location))
      settings += found
    }
    return settings
  }

  /// What the code sets that puts the controller where it is in this placement.
  private func edgeSettings(of index: Int) -> [ObjectSetting] {
    guard let position = placement.steps.firstIndex(where: { $0.controller == index }), position > 0 else { return [] }
    let above = placement.steps[..<position].map(\.controller)
    let edge = app.edges(to: index).last { edge in edge.from.map { above.contains($0) } ?? false }
    return (edge?.settings ?? []).filter { system.isIn($0.systems) }
  }

  private mutating func apply(_ setting: ObjectSetting, to controller: inout Controller) {
    switch setting.object {
    case .controller(.own), .controller(.others):
      let whole = setting.completed(
        by: setting.name == "additionalSafeAreaInsets" ? controller.additionalSafeAreaInsets : nil)
      apply(whole, prefix: "", to: controller.id) { ControllerSettings.apply($0, $1, to: &controller) }
    case .navigationItem(.own), .navigationItem(.others):
      var item = controller.navigationItem ?? NavigationItem()
      apply(setting, prefix: "navigationItem.", to: controller.id) { NavigationItemSettings.apply($0, $1, to: &item) }
      controller.navigationItem = item
    case .bar(let kind, of: .own), .bar(let kind, of: .others):
      var bar = controller[kind] ?? Bar()
      apply(setting, prefix: kind.rawValue + ".", to: controller.id) { BarSettings.apply($0, $1, to: &bar) }
      controller[kind] = bar
    case .controller, .navigationItem, .bar, .view: break
    }
  }

  /// Makes a setting where its value is known and it is made for sure; else notes that it may be made.
  mutating func apply(
    _ setting: ObjectSetting, prefix: String, to id: String?, _ change: (String, JSON) -> Bool
  ) {
    // Titles move nothing: whether they are known is no matter.
    guard let id, setting.name != "title" || setting.value != nil else { return }
    let name = prefix + setting.name
    guard let value = setting.value, !setting.isConditional, setting.runtimeEdges.isEmpty else {
      doubt(
        name, of: id, setting.value == nil || !setting.runtimeEdges.isEmpty ? .runtimeValue : .conditional,
        at: setting.location)
      return
    }
    guard change(setting.name, value) else {
      doubt(name, of: id, .unfollowed, at: setting.location)
      return
    }
    note(name, of: id, at: setting.location)
    // Whatever was in doubt before is settled now.
    uncertain.removeAll { $0.object == id && $0.name == name }
  }

  // MARK: Containers

  /// What the controllers on screen in a container set on it, from the lowest of a stack up: what a controller undoes
  /// when it leaves holds for itself alone.
  mutating func applyContainerSettings(from chain: [Int], of index: Int, to container: inout Controller) {
    let kind: SettingContainer
    switch container.kind {
    case .navigation: kind = .navigation
    case .tab: kind = .tab
    case .split: kind = .split
    default: return
    }
    // The nearest container of the kind is meant.
    let inside = chain.prefix { app.controllers[$0].kind != container.kind }
    let shown = placement.steps.last { inside.contains($0.controller) }?.controller ?? inside.last
    for controller in inside {
      guard let type = app.controllers[controller].classIndex else { continue }
      let isLeft = controller != shown && isBelow(controller)
      for setting in app.code.settings(ofClass: type)
      where system.isIn(setting.systems) && !(isLeft && setting.isUndone) {
        apply(setting, of: kind, to: &container)
      }
    }
  }

  /// Whether another controller was pushed on top.
  private func isBelow(_ controller: Int) -> Bool {
    guard let position = placement.steps.firstIndex(where: { $0.controller == controller }) else { return false }
    return placement.steps[(position + 1)...].first?.role == .pushed
  }

  private mutating func apply(_ setting: ObjectSetting, of kind: SettingContainer, to container: inout Controller) {
    switch setting.object {
    case .controller(.container(kind)):
      apply(setting, prefix: "", to: container.id) { ControllerSettings.apply($0, $1, to: &container) }
    case .bar(let barKind, of: .container(kind)):
      var bar = container[barKind] ?? Bar()
      apply(setting, prefix: barKind.rawValue + ".", to: container.id) { BarSettings.apply($0, $1, to: &bar) }
      container[barKind] = bar
    default: break
    }
  }

  /// What a navigation controller of the project sets on whatever is pushed on it.
  mutating func applyPushedSettings(of index: Int, to container: inout Controller) {
    guard let type = app.controllers[index].classIndex else { return }
    for pushed in app.code.pushedSettings(ofClass: type) where system.isIn(pushed.setting.systems) {
      for position in container.children.indices where position > 0 || !pushed.sparesRoot {
        apply(pushed.setting, prefix: "", to: container.children[position].id) {
          ControllerSettings.apply($0, $1, to: &container.children[position])
        }
      }
    }
  }

  // MARK: Appearance proxies

  private mutating func applyAppearance(to controller: inout Controller, _ index: Int) {
    guard let id = controller.id else { return }
    let bars: [(SettingBar, String)]
    switch controller.kind {
    case .navigation: bars = [(.navigationBar, "UINavigationBar"), (.toolbar, "UIToolbar")]
    case .tab: bars = [(.tabBar, "UITabBar")]
    default: return
    }
    for setting in app.code.appearanceSettings() where system.isIn(setting.systems) {
      guard let (kind, _) = bars.first(where: { $0.1 == setting.className }),
        app.program.neighbourhood.runs(setting.location.path, with: app.controllers[index].path),
        setting.containers.allSatisfy({ isInContainer($0, index) })
      else { continue }
      var bar = controller[kind] ?? Bar()
      let made = ObjectSetting(
        object: .bar(kind, of: .own), name: setting.name, value: setting.value, edges: setting.edges,
        runtimeEdges: setting.runtimeEdges, systems: setting.systems, isConditional: setting.isConditional,
        location: setting.location, valueRange: setting.valueRange)
      apply(made, prefix: kind.rawValue + ".", to: id) { BarSettings.apply($0, $1, to: &bar) }
      controller[kind] = bar
    }
  }

  private func isInContainer(_ name: String, _ index: Int) -> Bool {
    let around = [index] + placement.steps.map(\.controller)
    return around.contains { app.isKind($0, of: name) }
  }

  /// `setContentScrollView(_:for:)`
  mutating func applyContentScrollView(of index: Int, to controller: inout Controller) {
    guard let setting = codeSettings(of: index).last(where: { $0.name == "contentScrollView" && !$0.isConditional }),
      let view = setting.view, let id = controller.id
    else { return }
    controller.contentScrollView = view.name.flatMap { viewIDs[index]?[$0] }
    note("contentScrollView", of: id, at: setting.location)
  }
}

extension [SettingFact] {
  /// Runtime attributes are set after everything else of the file.
  var inOrder: [SettingFact] {
    filter { $0.origin == .attribute || $0.origin == .element }
      + filter { $0.origin != .attribute && $0.origin != .element }
  }
}

extension Controller {
  subscript(bar: SettingBar) -> Bar? {
    get {
      switch bar {
      case .navigationBar: navigationBar
      case .toolbar: toolbar
      case .tabBar: tabBar
      }
    }
    set {
      switch bar {
      case .navigationBar: navigationBar = newValue
      case .toolbar: toolbar = newValue
      case .tabBar: tabBar = newValue
      }
    }
  }
}
