internal import InsetDocuments
internal import InsetJSON
package import InsetLayout

extension SceneChange {
  /// A scene of the open project with the changes made; `nil` when it has none of the targets. A controller is also named
  /// by its class.
  ///
  /// - Throws: ``Fault`` for a setting or a value that the object can't have.
  package static func applying(_ changes: [SceneChange], to scene: Scene) throws(Fault) -> Scene? {
    let tree = Tree(scene)
    var changed = scene
    var isFound = changes.isEmpty
    for (index, change) in changes.enumerated() {
      let place = JSONPointer(tokens: ["changes", String(index), "set"])
      guard let subject = change.subject(in: tree) else { continue }
      isFound = true
      for (name, value) in change.settings {
        let words = try words(of: name, place.appending(name))
        var isSet = false
        switch subject {
        case .controller(let index):
          let pointer = tree.controllers[index].pointer
          changed = changed.changingController(at: pointer) { isSet = SceneChange.set(words, value, on: &$0) }
        case .view(let index):
          guard !tree.views[index].isImplicit else { break }
          let pointer = tree.views[index].pointer
          changed = changed.changingView(at: pointer) { isSet = SceneChange.set(words, value, on: &$0) }
        case .window: break
        }
        guard isSet else {
          throw Fault(
            pointer: place.appending(name), message: "\"\(change.target)\" can't have that value for \"\(name)\"",
            suggestions: [])
        }
      }
    }
    return isFound ? changed : nil
  }

  /// The fault of a change whose target is in none of some scenes.
  package static func fault(of changes: [SceneChange], unknownIn scenes: [Scene]) -> Fault? {
    let trees = scenes.map { Tree($0) }
    for (index, change) in changes.enumerated() where !trees.contains(where: { change.subject(in: $0) != nil }) {
      let known = Set(trees.flatMap { tree in tree.controllers.map(\.className) + tree.views.map(\.id) })
      return change.unknownTarget(
        at: JSONPointer(tokens: ["changes", String(index), "target"]), among: known.sorted())
    }
    return nil
  }

  private func subject(in tree: Tree) -> Subject? {
    tree.subject(named: target) ?? tree.controllers.firstIndex { $0.className == target }.map { .controller($0) }
  }

  private static func set(_ words: [String], _ value: JSON, on controller: inout Controller) -> Bool {
    guard words.count == 2 else {
      return words.count == 1 && ControllerSettings.apply(words[0], value, to: &controller)
    }
    switch words[0] {
    case "view":
      guard var view = controller.view, set([words[1]], value, on: &view) else { return false }
      controller.view = view
      return true
    case "navigationItem":
      var item = controller.navigationItem ?? NavigationItem()
      guard NavigationItemSettings.apply(words[1], value, to: &item) else { return false }
      controller.navigationItem = item
      return true
    case "navigationBar" where controller.kind == .navigation:
      return set(words[1], value, on: &controller.navigationBar)
    case "toolbar" where controller.kind == .navigation: return set(words[1], value, on: &controller.toolbar)
    case "tabBar" where controller.kind == .tab: return set(words[1], value, on: &controller.tabBar)
    default: return false
    }
  }

  private static func set(_ name: String, _ value: JSON, on bar: inout Bar?) -> Bool {
    var copy = bar ?? Bar()
    guard BarSettings.apply(name, value, to: &copy) else { return false }
    bar = copy
    return true
  }

  private static func set(_ words: [String], _ value: JSON, on view: inout View) -> Bool {
    guard words.count == 1 else { return false }
    if case .views(let kinds, _)? = SceneSchema.key(words[0], of: .view)?.readers,
      ViewKind(rawValue: view.kind.rawValue).map(kinds.contains) != true
    {
      return false
    }
    return ViewSettings.apply(words[0], value, to: &view)
  }
}
