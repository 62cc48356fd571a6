internal import InsetFacts
internal import InsetLayout
internal import InsetText

extension App {
  /// The scene of a placement: the chain of containers with the settings that Interface Builder gives, the views of each controller on the
  /// way, and the children that their container views embed.
  package func scene(of placement: Placement) -> PlacedScene {
    var builder = SceneBuilder(app: self, placement: placement)
    let root = builder.wrapped(builder.build(0))
    var placed = PlacedScene(placement: placement, scene: Scene(root: root))
    placed.sources = builder.sources
    placed.settings = builder.settings
    placed.controllerIDs = builder.controllerIDs
    placed.viewIDs = builder.viewIDs
    return placed
  }
}

/// Builds one scene, from the window's root down.
struct SceneBuilder {
  /// How deep children of children are followed beyond the placement itself.
  private static let contentDepth = 4

  let app: App
  let placement: Placement
  var sources: [String: PlacedScene.Source] = [:]
  var settings: [PlacedScene.SettingKey: Location] = [:]
  var controllerIDs: [Int: String] = [:]
  var viewIDs: [Int: [String: String]] = [:]
  /// The view whose embedding is on the placement's way: the child goes there, whatever else is embedded.
  private var usedIDs: Set<String> = []

  init(app: App, placement: Placement) {
    self.app = app
    self.placement = placement
  }

  /// The controller of a step with everything below it.
  mutating func build(_ position: Int) -> Controller {
    let step = placement.steps[position]
    let next = position + 1
    guard next < placement.steps.count else {
      return complete(step.controller, depth: Self.contentDepth, embedding: nil)
    }
    let role = placement.steps[next].role
    if case .embedded(let view) = role {
      return complete(step.controller, depth: Self.contentDepth, embedding: (view, next))
    }
    var controller = bare(step.controller)
    switch role {
    case .navigationRoot, .pushed:
      // The stack lies in one row of steps; only its top is followed further.
      var top = next
      while top + 1 < placement.steps.count, placement.steps[top + 1].role == .pushed { top += 1 }
      if case .pushed = role, !(controller.kind == .navigation) { break }
      for below in next..<top { controller.children.append(bare(placement.steps[below].controller)) }
      controller.children.append(build(top))
    case .tab(let index):
      // Which tab was shown first counts only where a navigation controller lies around the tabs (R7-TABQUIRK).
      guard placement.steps[..<position].contains(where: { app.controllers[$0.controller].kind == .navigation }) else {
        controller.children = [build(next)]
        break
      }
      let siblings = app.edges(from: step.controller).filter { $0.kind == .tab }
      controller.children = siblings.enumerated().map { $0.offset == index ? build(next) : bare($0.element.to) }
      controller.selectedIndex = index
      // At launch the first tab shows; the others are selected later.
      controller.selectedBefore = index > 0 ? [0] : []
    case .splitColumn(let index):
      let columns = app.edges(from: step.controller).filter { $0.kind == .split }
      controller.children = columns.enumerated().map { $0.offset == index ? build(next) : bare($0.element.to) }
    case .page: controller.children = [build(next)]
    case .child: controller = holding(build(next), in: controller)
    case .presented(let style):
      controller = complete(step.controller, depth: 0, embedding: nil)
      var presented = build(next)
      if presented.modalPresentationStyle == nil { presented.modalPresentationStyle = style }
      controller.presented = [presented]
    case .embedded, .windowRoot, .unknownContainer: break
    }
    return controller
  }

  /// The controller in the containers that `.insetd.json` names, each with UIKit's defaults.
  func wrapped(_ controller: Controller) -> Controller {
    placement.hintedContainers.reversed().reduce(controller) { inner, name in
      let implied = ControllerKind(impliedBy: name).flatMap { Controller.Kind(rawValue: $0.rawValue) }
      let known = app.controllers(ofClass: name).first.map { app.controllers[$0].kind }
      var container = Controller(className: name, kind: known ?? implied ?? .container)
      if container.kind.isContainer {
        container.children = [inner]
      } else {
        var view = View()
        view.embeds = [inner]
        container.view = view
      }
      return container
    }
  }

  /// A container whose child fills its view, as far as anybody knows.
  private func holding(_ child: Controller, in container: Controller) -> Controller {
    var container = container
    var view = container.view ?? View()
    view.embeds = [child]
    container.view = view
    return container
  }

  /// A controller with its views and, as far as it contains others, what it shows first.
  private mutating func complete(_ index: Int, depth: Int, embedding: (view: String, step: Int)?) -> Controller {
    var controller = bare(index)
    let entry = app.controllers[index]
    if !entry.kind.isContainer, let view = entry.facts.view {
      controller.view = self.view(view, of: index, superview: nil, depth: depth, embedding: embedding)
    }
    guard depth > 0 else { return controller }
    switch entry.kind {
    case .navigation:
      if let root = app.edges(from: index).first(where: { $0.kind == .root }) {
        controller.children = [complete(root.to, depth: depth - 1, embedding: nil)]
      }
    case .tab, .split:
      let kind: ContainmentEdge.Kind = entry.kind == .tab ? .tab : .split
      for (position, edge) in app.edges(from: index).filter({ $0.kind == kind }).enumerated() {
        let isShown = entry.kind == .split || position == 0
        controller.children.append(isShown ? complete(edge.to, depth: depth - 1, embedding: nil) : bare(edge.to))
      }
    case .view, .table, .collection, .page, .hosting, .container: break
    }
    return controller
  }

  /// A controller with its settings alone.
  private mutating func bare(_ index: Int) -> Controller {
    let entry = app.controllers[index]
    let facts = entry.facts
    let id = unique(facts.id)
    if controllerIDs[index] == nil { controllerIDs[index] = id }
    sources[id] = .controller(index)
    var controller = Controller(id: id, className: facts.customClass?.value ?? facts.kind.className, kind: entry.kind)
    controller.label = facts.customClass?.value ?? facts.userLabel?.value ?? "the \(entry.kind.noun)"
    for setting in facts.settings.inOrder where ControllerSettings.apply(setting.name, setting.value, to: &controller) {
      note(setting, named: setting.name, of: id, entry.path)
    }
    if let item = facts.navigationItem {
      var members = NavigationItem()
      for setting in item.settings.inOrder where NavigationItemSettings.apply(setting.name, setting.value, to: &members)
      {
        note(setting, named: "navigationItem." + setting.name, of: id, entry.path)
      }
      controller.navigationItem = members
    }
    controller.navigationBar = bar(facts.navigationBar, "navigationBar.", of: id, entry.path)
    controller.toolbar = bar(facts.toolbar, "toolbar.", of: id, entry.path)
    controller.tabBar = bar(facts.tabBar, "tabBar.", of: id, entry.path)
    return controller
  }

  private mutating func bar(_ facts: BarFacts?, _ prefix: String, of id: String, _ path: String) -> Bar? {
    guard let facts else { return nil }
    var bar = Bar()
    for setting in facts.settings.inOrder where BarSettings.apply(setting.name, setting.value, to: &bar) {
      note(setting, named: prefix + setting.name, of: id, path)
    }
    return bar
  }

  private mutating func view(
    _ facts: ViewFacts, of index: Int, superview: ViewFacts?, depth: Int, embedding: (view: String, step: Int)?
  ) -> View {
    let path = app.controllers[index].viewPath
    let id = unique(facts.id)
    sources[id] = .view(controller: index, facts)
    viewIDs[index, default: [:]][facts.id] = id
    var view = View(
      id: id, className: facts.customClass?.value, kind: View.Kind(rawValue: facts.kind.rawValue) ?? .view)
    view.label = facts.label
    if let superview { ViewPlacing.place(&view, facts, in: superview) }
    for setting in facts.settings.inOrder where ViewSettings.apply(setting.name, setting.value, to: &view) {
      note(setting, named: setting.name, of: id, path)
    }
    view.subviews = facts.subviews.filter { $0.installedIn == nil }.map {
      self.view($0, of: index, superview: facts, depth: depth, embedding: embedding)
    }
    if let embedding, embedding.view == facts.id {
      view.embeds = [build(embedding.step)]
    } else if facts.isContainerView, depth > 0,
      let edge = app.edges(from: index).first(where: { $0.kind == .embed && $0.containerView == facts.id }),
      !placement.contains(edge.to)
    {
      view.embeds = [complete(edge.to, depth: depth - 1, embedding: nil)]
    }
    return view
  }

  private mutating func note(_ setting: SettingFact, named name: String, of id: String, _ path: String) {
    settings[.init(object: id, name: name)] = Location(path: path, range: setting.range)
  }

  /// Ids of Interface Builder are unique in a file only.
  private mutating func unique(_ id: String) -> String {
    var candidate = id
    var number = 2
    while !usedIDs.insert(candidate).inserted {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }
}

extension [SettingFact] {
  /// Runtime attributes are set after everything else of the file.
  fileprivate var inOrder: [SettingFact] {
    filter { $0.origin == .attribute || $0.origin == .element }
      + filter { $0.origin != .attribute && $0.origin != .element }
  }
}

extension Controller.Kind {
  /// As a sentence names it: `navigation controller`.
  package var noun: String {
    switch self {
    case .view, .container: "view controller"
    case .table: "table view controller"
    case .collection: "collection view controller"
    case .navigation: "navigation controller"
    case .tab: "tab bar controller"
    case .page: "page view controller"
    case .split: "split view controller"
    case .hosting: "hosting controller"
    }
  }
}
