internal import InsetDocuments
package import InsetLayout
internal import InsetText

extension App {
  /// The scene of a placement on a system: the chain of containers with the settings that Interface Builder and code
  /// give, the views of each controller on the way, and the children that their container views embed.
  package func scene(of placement: Placement, on system: OSVersion) -> PlacedScene {
    var builder = SceneBuilder(app: self, placement: placement, system: SystemUse(system))
    let root = builder.wrapped(builder.build(0))
    builder.doubtWhatIsUnknown(about: root)
    var doubts: [SettingDoubt] = []
    for setting in builder.uncertain where !doubts.contains(setting.doubt) { doubts.append(setting.doubt) }
    var placed = PlacedScene(
      placement: placement, scene: Scene(app: options(of: placement), root: root, doubts: doubts))
    placed.systems = builder.system.range
    placed.sources = builder.sources
    placed.settings = builder.settings
    placed.rivals = builder.rivals
    placed.uncertain = builder.uncertain
    placed.controllerIDs = builder.controllerIDs
    placed.viewIDs = builder.viewIDs
    placed.reachedLimits = builder.reached
    return placed
  }
}

/// Builds one scene, from the window's root down.
struct SceneBuilder {
  /// How deep children of children are followed beyond the placement itself.
  static let contentDepth = 4

  let app: App
  let placement: Placement
  let system: SystemUse
  var sources: [String: PlacedScene.Source] = [:]
  var settings: [PlacedScene.SettingKey: Location] = [:]
  var rivals: [PlacedScene.SettingKey: [Location]] = [:]
  var uncertain: [PlacedScene.UncertainSetting] = []
  var controllerIDs: [Int: String] = [:]
  var viewIDs: [Int: [String: String]] = [:]
  /// The steps of the placement that are in the scene.
  var builtSteps: Set<Int> = []
  var viewCount = 0
  /// What is left out of the scene.
  var reached: Set<ModelLimit> = []
  /// The controllers inside the scene that have their views in it.
  private var embedded: Set<Int> = []
  /// How often each id was asked for.
  private var usedIDs: [String: Int] = [:]
  /// Of the controller that is being built.
  var autoLayout = ControllerAutoLayout()

  init(app: App, placement: Placement, system: SystemUse) {
    self.app = app
    self.placement = placement
    self.system = system
  }

  /// The controller of a step with everything below it.
  mutating func build(_ position: Int) -> Controller {
    builtSteps.insert(position)
    let step = placement.steps[position]
    let next = position + 1
    guard next < placement.steps.count else {
      return complete(step.controller, depth: Self.contentDepth, next: nil)
    }
    let role = placement.steps[next].role
    var controller: Controller
    switch role {
    case .embedded, .child: return holding(next, in: complete(step.controller, depth: Self.contentDepth, next: next))
    case .presented(let style):
      controller = complete(step.controller, depth: 0, next: nil)
      var presented = build(next)
      if presented.modalPresentationStyle == nil { presented.modalPresentationStyle = style }
      if presented.permittedArrowDirections == nil {
        let edge = app.edges(to: placement.steps[next].controller).first {
          $0.from == step.controller && $0.kind == .present && $0.permittedArrowDirections != nil
        }
        presented.permittedArrowDirections = edge?.permittedArrowDirections
      }
      controller.presented = [presented]
      return controller
    default: controller = bare(step.controller)
    }
    switch role {
    case .navigationRoot, .pushed: addStack(from: next, at: position, to: &controller)
    case .tab(let index): addTabs(index, next, step, position, to: &controller)
    case .splitColumn(let index):
      let columns = siblings(.split, in: step.controller, with: index)
      controller.children = columns.edges.enumerated().map {
        $0.offset == columns.index ? build(next) : bare($0.element.to)
      }
      if controller.children.isEmpty { controller.children = [build(next)] }
    case .page: controller.children = [build(next)]
    case .embedded, .child, .presented, .windowRoot, .unknownContainer: break
    }
    applyContainerSettings(from: placement.steps[next...].map(\.controller), of: step.controller, to: &controller)
    return controller
  }

  /// The stack lies in one row of steps; only its top is followed further.
  private mutating func addStack(from next: Int, at position: Int, to controller: inout Controller) {
    var top = next
    while top + 1 < placement.steps.count, placement.steps[top + 1].role == .pushed { top += 1 }
    for below in next..<top {
      builtSteps.insert(below)
      controller.children.append(bare(placement.steps[below].controller))
    }
    controller.children.append(build(top))
    applyPushedSettings(of: placement.steps[position].controller, to: &controller)
  }

  private mutating func addTabs(
    _ index: Int, _ next: Int, _ step: Placement.Step, _ position: Int, to controller: inout Controller
  ) {
    // Which tab was shown first counts only where a navigation controller lies around the tabs (R7-TABQUIRK).
    guard placement.steps[..<position].contains(where: { app.controllers[$0.controller].kind == .navigation }) else {
      controller.children = [build(next)]
      return
    }
    let tabs = siblings(.tab, in: step.controller, with: index)
    controller.children = tabs.edges.enumerated().map { $0.offset == tabs.index ? build(next) : bare($0.element.to) }
    controller.selectedIndex = tabs.index
    // At launch the first tab shows; the others are selected later.
    controller.selectedBefore = tabs.index > 0 ? [0] : []
  }

  /// What a container holds beside the controller at a place, and where that one is among them: the first ones, of very
  /// many.
  private mutating func siblings(
    _ kind: ContainmentEdge.Kind, in container: Int, with index: Int
  ) -> (edges: [ContainmentEdge], index: Int) {
    let all = app.edges(from: container).filter { $0.kind == kind }
    let limit = ModelLimit.embedded.count
    guard all.count > limit else { return (all, index) }
    reached.insert(.embedded)
    guard index >= limit, index < all.count else { return (Array(all.prefix(limit)), index) }
    return (all.prefix(limit) + [all[index]], limit)
  }

  /// A container whose child isn't in one of its views that are known: the child fills it, as far as anybody knows.
  private mutating func holding(_ step: Int, in container: Controller) -> Controller {
    guard !builtSteps.contains(step) else { return container }
    var container = container
    var view = container.view ?? View()
    view.embeds = [build(step)]
    container.view = view
    return container
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

  /// A controller that one of the scene's views or containers holds beside the placement, with what is in it; with its
  /// views only where it is first: what lies in them would be the same again, and again in all that it embeds.
  mutating func content(_ index: Int, depth: Int) -> Controller {
    if embedded.contains(index) { return bare(index) }
    guard embedded.count < ModelLimit.embedded.count else {
      reached.insert(.embedded)
      return bare(index)
    }
    embedded.insert(index)
    return complete(index, depth: depth, next: nil)
  }

  /// A controller with its views and, as far as it contains others, what it shows first.
  ///
  /// - Parameter next: the step of the placement that one of the views holds.
  mutating func complete(_ index: Int, depth: Int, next: Int?) -> Controller {
    var controller = bare(index)
    let entry = app.controllers[index]
    if !entry.kind.isContainer {
      controller.view = rootView(of: index, depth: depth, next: next)
      // A controller in code without views of its own has UIKit's plain one.
      if controller.view == nil, next != nil { controller.view = View() }
    }
    applyContentScrollView(of: index, to: &controller)
    guard depth > 0 else { return controller }
    switch entry.kind {
    case .navigation:
      if let root = app.edges(from: index).first(where: { $0.kind == .root }) {
        controller.children = [content(root.to, depth: depth - 1)]
        applyContainerSettings(from: [root.to], of: index, to: &controller)
      }
    case .tab, .split:
      let kind: ContainmentEdge.Kind = entry.kind == .tab ? .tab : .split
      for (position, edge) in siblings(kind, in: index, with: 0).edges.enumerated() {
        let isShown = entry.kind == .split || position == 0
        controller.children.append(isShown ? content(edge.to, depth: depth - 1) : bare(edge.to))
      }
    case .view, .table, .collection, .page, .hosting, .container: break
    }
    return controller
  }

  /// Ids of Interface Builder are unique in a file only.
  mutating func unique(_ id: String) -> String {
    guard var number = usedIDs[id] else {
      usedIDs[id] = 1
      return id
    }
    var candidate = id
    while usedIDs[candidate] != nil {
      number += 1
      candidate = "\(id)-\(number)"
    }
    usedIDs[id] = number
    usedIDs[candidate] = 1
    return candidate
  }

  /// Where a setting is written that holds now; what held before has lost.
  mutating func note(_ name: String, of id: String, at location: Location) {
    let key = PlacedScene.SettingKey(object: id, name: name)
    if let loser = settings.updateValue(location, forKey: key), loser != location {
      rivals[key, default: []].append(loser)
    }
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
