extension Scene {
  /// The scene with one controller changed, named by its JSON pointer (`/root/children/0`); the same scene when the
  /// pointer names none.
  package func changingController(at pointer: String, _ change: (inout Controller) -> Void) -> Scene {
    var copy = self
    let path = pointer.split(separator: "/").dropFirst()
    copy.root.change(path[...], controller: change, view: { _ in })
    return copy
  }

  /// The scene with one view changed, named by its JSON pointer (`/root/view/subviews/1`).
  package func changingView(at pointer: String, _ change: (inout View) -> Void) -> Scene {
    var copy = self
    let path = pointer.split(separator: "/").dropFirst()
    copy.root.change(path[...], controller: { _ in }, view: change)
    return copy
  }
}

extension Controller {
  fileprivate mutating func change(
    _ path: ArraySlice<Substring>, controller: (inout Controller) -> Void, view change: (inout View) -> Void
  ) {
    guard let key = path.first else { return controller(&self) }
    let rest = path.dropFirst()
    switch key {
    case "children":
      guard let index = rest.first.flatMap({ Int($0) }), children.indices.contains(index) else { return }
      children[index].change(rest.dropFirst(), controller: controller, view: change)
    case "presented":
      guard !presented.isEmpty else { return }
      presented[0].change(rest, controller: controller, view: change)
    case "view": view?.change(rest, controller: controller, view: change)
    default: return
    }
  }
}

extension View {
  fileprivate mutating func change(
    _ path: ArraySlice<Substring>, controller: (inout Controller) -> Void, view change: (inout View) -> Void
  ) {
    guard let key = path.first else { return change(&self) }
    let rest = path.dropFirst()
    switch key {
    case "subviews":
      guard let index = rest.first.flatMap({ Int($0) }), subviews.indices.contains(index) else { return }
      subviews[index].change(rest.dropFirst(), controller: controller, view: change)
    case "embeds":
      guard !embeds.isEmpty else { return }
      embeds[0].change(rest, controller: controller, view: change)
    default: return
    }
  }
}
