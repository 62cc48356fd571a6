internal import InsetInterpreter
internal import InsetLayout
internal import InsetModel

/// Settings that other code gives the controller and its views, which its own life alone doesn't have: as static reading
/// finds them.
struct OutsideSettings {
  private let placed: PlacedScene
  private let target: String
  private let ownPaths: Set<String>
  /// By the name of the property that holds a view: its id in the scene.
  private let viewIDs: [String: String]
  private let controller: Controller?

  init(_ placed: PlacedScene, target: String, index: Int, ownPaths: Set<String>) {
    self.placed = placed
    self.target = target
    self.ownPaths = ownPaths
    viewIDs = placed.viewIDs[index] ?? [:]
    controller = placed.scene.root.controller(target)
  }

  private func isOutside(_ object: String, _ name: String) -> Bool {
    placed.settings[.init(object: object, name: name)].map { !ownPaths.contains($0.path) } ?? false
  }

  /// The controller's own settings that others wrote and its run didn't.
  func apply(to controller: inout Controller, isWritten: (String) -> Bool) {
    guard let known = self.controller else { return }
    if isOutside(target, "additionalSafeAreaInsets"), !isWritten("additionalSafeAreaInsets") {
      controller.additionalSafeAreaInsets = known.additionalSafeAreaInsets
    }
  }

  /// The same of a view that a property of the controller holds.
  func apply(to view: inout View, property: String, isWritten: (String) -> Bool) {
    guard let id = viewIDs[property], let known = self.controller?.view?.named(id) else { return }
    func takes(_ name: String) -> Bool { isOutside(id, name) && !isWritten(name) }
    if takes("contentInset") { view.contentInset = known.contentInset }
    if takes("scrollIndicatorInsets") { view.scrollIndicatorInsets = known.scrollIndicatorInsets }
    if takes("contentInsetAdjustmentBehavior") {
      view.contentInsetAdjustmentBehavior = known.contentInsetAdjustmentBehavior
    }
  }

  /// What others may write, each as a doubt about the run's object of that name.
  func doubts(_ name: (String) -> String?) -> [SettingDoubt] {
    let properties = Dictionary(viewIDs.map { ($0.value, $0.key) }.sorted { $0.1 < $1.1 }) { first, _ in first }
    return placed.uncertain.compactMap { entry in
      guard !ownPaths.contains(entry.location.path) else { return nil }
      let object = entry.object == target ? target : properties[entry.object].flatMap(name)
      return object.map { SettingDoubt(object: $0, name: entry.name, text: entry.doubt.text) }
    }
  }
}

extension View {
  fileprivate func named(_ id: String) -> View? {
    if self.id == id { return self }
    for subview in subviews { if let found = subview.named(id) { return found } }
    return nil
  }

  /// The view with one in it changed.
  func changing(_ id: String, _ change: (inout View) -> Void) -> View {
    var copy = self
    if copy.id == id { change(&copy) }
    copy.subviews = copy.subviews.map { $0.changing(id, change) }
    return copy
  }
}
