internal import InsetDocuments
package import InsetLayout
internal import InsetText
internal import Synchronization

/// An app with everything that follows from it, computed when it is asked for and kept as long as the app stays the same.
package final class Analysis: Sendable {
  /// One placement of a controller, laid out in those environments in use for which its scene is the same.
  package struct PlacedLayouts: Sendable {
    package let placed: PlacedScene
    package let layouts: [Layout]
  }

  package let app: App
  package let environments: [Environment]
  private let memo = Mutex<[Int: [PlacedLayouts]]>([:])
  /// What was computed for an earlier state of the app, for controllers that nobody has asked about since.
  private let earlier: Mutex<[ControllerKey: [LaidOutScene]]>
  /// The limits that were reached by the scenes that have been built.
  private let cutScenes = Mutex<Set<ReachedLimit>>([])
  private let found: FoundPlacements
  private let conclusions = Mutex<[String: any Sendable]>([:])
  private let layoutCount = Mutex(0)
  private let sceneCount = Mutex(0)

  /// - Parameter previous: of the app before a change. A layout follows from its scene and environment alone, so those of
  ///   scenes that stay equal are used again.
  package init(_ app: App, environments: [Environment]? = nil, after previous: Analysis? = nil) {
    self.app = app
    let wanted = environments?.withinLimit.kept ?? app.environments
    self.environments = wanted
    found = app.placements()
    let known = previous.map { $0.environments == wanted ? $0.known : [:] } ?? [:]
    let controllers = Set(app.controllers.map(ControllerKey.init))
    earlier = Mutex(known.filter { controllers.contains($0.key) })
  }

  package var placements: [Int: [Placement]] { found.byController }

  /// All placements of a controller, laid out.
  package func layouts(of controller: Int) -> [PlacedLayouts] {
    guard app.controllers.indices.contains(controller) else { return [] }
    if let known = memo.withLock({ $0[controller] }) { return known }
    let key = ControllerKey(app.controllers[controller])
    // Another thread may be about to ask for the same ones.
    let earlier = earlier.withLock { $0[key] } ?? []
    var partCount = 0
    let computed = (placements[controller] ?? []).flatMap { placement -> [PlacedLayouts] in
      if partCount > ModelLimit.views.count {
        cutScenes.withLock { _ = $0.insert(leftOut(.views, controller)) }
        return []
      }
      return scenes(of: placement).map { placed, environments in
        partCount += placed.sources.count
        if let same = earlier.first(where: { $0.scene == placed.scene && $0.environments == environments }) {
          return PlacedLayouts(placed: placed, layouts: same.layouts)
        }
        let layouts = environments.compactMap { try? layOut(placed.scene, in: $0) }
        layoutCount.withLock { $0 += layouts.count }
        return PlacedLayouts(placed: placed, layouts: layouts)
      }
    }
    memo.withLock { $0[controller] = computed }
    self.earlier.withLock { $0[key] = nil }
    return computed
  }

  /// Lays out the controllers of some files, and of the classes in them, ahead of those who ask about them.
  package func prepare(_ paths: Set<String>) {
    for controller in app.controllers.indices {
      let declared = app.declarations(ofClassOf: controller).map(\.path)
      if paths.contains(app.controllers[controller].path) || !paths.isDisjoint(with: declared) {
        _ = layouts(of: controller)
      }
    }
  }

  /// A placement's scenes: one where code sets the same on every system, else one for each run of environments whose
  /// scenes are equal.
  private func scenes(of placement: Placement) -> [(placed: PlacedScene, environments: [Environment])] {
    var scenes: [(placed: PlacedScene, environments: [Environment])] = []
    for environment in app.environments(of: placement, among: environments) {
      if let last = scenes.last, last.placed.systems.contains(environment.os) {
        scenes[scenes.count - 1].environments.append(environment)
        continue
      }
      sceneCount.withLock { $0 += 1 }
      let placed = app.scene(of: placement, on: environment.os)
      if !placed.reachedLimits.isEmpty {
        let cut = placed.reachedLimits.map { leftOut($0, placement.controller) }
        cutScenes.withLock { $0.formUnion(cut) }
      }
      if let last = scenes.last, last.placed.scene == placed.scene, last.placed.settings == placed.settings {
        scenes[scenes.count - 1].environments.append(environment)
      } else {
        scenes.append((placed, [environment]))
      }
    }
    return scenes
  }

  private func leftOut(_ limit: ModelLimit, _ controller: Int) -> ReachedLimit {
    let entry = app.controllers[controller]
    return ReachedLimit(limit, entry.className, Location(path: entry.path, range: entry.facts.tagRange))
  }

  /// What isn't looked at since a limit is reached, as far as it has been come to: of scenes those that have been built.
  package var leftOut: [ReachedLimit] {
    let ofApp = memoised("left out of the app") {
      app.leftOut + found.crowded.map { leftOut(.placements, $0) } + found.distant.map { leftOut(.steps, $0) }
    }
    return (ofApp + cutScenes.withLock { $0 }).sorted(by: ReachedLimit.precedes)
  }

  /// Something that follows from this state of the app alone: made once, then kept under its name.
  package func memoised<Value: Sendable>(_ name: String, _ make: () -> Value) -> Value {
    // In two steps: nothing at all would pass for an optional value that is nil.
    if let known = conclusions.withLock({ $0[name] }), let value = known as? Value { return value }
    let made = make()
    conclusions.withLock { $0[name] = made }
    return made
  }

  /// The same of what may be given up half-way: nothing is kept then.
  package func memoisedIfCompleted<Value: Sendable>(_ name: String, _ make: () -> Value?) -> Value? {
    if let known = conclusions.withLock({ $0[name] }), let value = known as? Value { return value }
    guard let made = make() else { return nil }
    conclusions.withLock { $0[name] = made }
    return made
  }

  /// Whether something is kept under this name.
  package func hasMemoised(_ name: String) -> Bool { conclusions.withLock { $0[name] != nil } }

  /// How many layouts have been computed: counters, not stopwatches, guard what an edit costs.
  package var computedLayouts: Int { layoutCount.withLock { $0 } }

  /// How many scenes have been built.
  package var builtScenes: Int { sceneCount.withLock { $0 } }
}

extension Analysis {
  /// What a controller is known by in several states of an app.
  private struct ControllerKey: Hashable {
    let path: String
    let id: String

    init(_ entry: App.ControllerEntry) { (path, id) = (entry.path, entry.facts.id) }
  }

  /// A scene with its layouts, without the places in the sources, which may have moved.
  private struct LaidOutScene {
    let scene: Scene
    let layouts: [Layout]

    var environments: [Environment] { layouts.map(\.environment) }
  }

  private var known: [ControllerKey: [LaidOutScene]] {
    var known = earlier.withLock { $0 }
    for (controller, layouts) in memo.withLock({ $0 }) {
      known[ControllerKey(app.controllers[controller])] = layouts.map {
        LaidOutScene(scene: $0.placed.scene, layouts: $0.layouts)
      }
    }
    return known
  }
}
