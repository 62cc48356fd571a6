internal import InsetLayout
internal import InsetSyntax

extension Resolver {
  /// What may be written out of sight on a view of a class's objects.
  ///
  /// - Parameter className: of the view, as far as it is known.
  func unfollowedWrites(
    on view: ViewIdentity, className: String?, isScrollView: Bool, of index: Int
  ) -> Set<UnfollowedWrite.Write> {
    let all = unfollowed()
    var found: Set<UnfollowedWrite.Write> = []
    for name in names(of: view, index) {
      if case .part = view {
        found.formUnion(all.writes(onProperty: name, of: index, isPart: true, program))
      } else {
        found.formUnion(all.writes(onProperty: name, of: index, isPart: false, program))
      }
    }
    if isScrollView {
      for ancestor in program.ancestry(of: index) { found.formUnion(all.onSome[ancestor] ?? []) }
    }
    // What its own class does to it.
    if let className, let type = program.classIndex(className, from: program.classes[index].path) {
      for ancestor in program.ancestry(of: type) where program.classes[ancestor].isDeclared {
        found.formUnion(all.byClass[ancestor] ?? [])
      }
    }
    return found.filter { !isFollowed($0, on: view, of: index) }
  }

  /// Whether a class of scroll views may decide about its insets by itself.
  func decidesInsets(className: String, from path: String) -> Bool {
    guard let type = program.classIndex(className, from: path), program.classes[type].isDeclared else {
      return Self.isUnknown(className)
    }
    for ancestor in program.ancestry(of: type) where program.classes[ancestor].isDeclared {
      let own = program.classes[ancestor]
      if Self.overridden.contains(where: { own.properties[$0] != nil || own.functions[$0] != nil }) { return true }
    }
    return program.externalBase(of: type).map(Self.isUnknown) ?? true
  }

  private static func isUnknown(_ className: String) -> Bool {
    UIKitClasses.viewKind(className) == nil && LibraryClasses.entries[className] == nil
  }

  private static let overridden: Set<String> = [
    "contentInset", "setContentInset", "adjustedContentInset", "safeAreaInsets", "contentInsetAdjustmentBehavior",
    "setContentInsetAdjustmentBehavior", "adjustedContentInsetDidChange",
  ]

  private func unfollowed() -> UnfollowedWrites {
    memory.unfollowedWrites.value { UnfollowedWritesReading.read(self) }
  }

  private func names(of view: ViewIdentity, _ index: Int) -> [String] {
    switch view {
    case .property(let name): [name]
    case .part(_, let name): [name]
    case .root:
      switch program.controllerKind(of: index) {
      case .table?: ["tableView", "view"]
      case .collection?: ["collectionView", "view"]
      default: ["view"]
      }
    case .site, .controllerView, .inner, .object, .element: []
    }
  }

  /// Whether the write is among what is read of the class's objects for this view, or happens on an event.
  private func isFollowed(_ write: UnfollowedWrite.Write, on view: ViewIdentity, of index: Int) -> Bool {
    if write.setting == "frame" { return viewTree(ofClass: index).readPlaces.contains(write.location) }
    func isThis(_ setting: ObjectSetting) -> Bool {
      setting.location == write.location && setting.object == .view(view)
    }
    if settings(ofClass: index).contains(where: isThis) { return true }
    return runtimeSettings(ofClass: index).contains { isThis($0.setting) && Events.isEvent($0.function, index, self) }
  }
}

/// Functions that run when the user or the keyboard does something: what they set isn't there at rest.
enum Events {
  private static let words = [
    "keyboard", "scrollview", "textfield", "textview", "searchbar", "tap", "press", "gesture", "pan", "toggle",
    "action",
    "refresh", "editing", "clicked", "selected", "didselect",
  ]

  static func isEvent(_ function: String, _ index: Int, _ resolver: Resolver) -> Bool {
    let name = function.lowercased()
    if words.contains(where: name.contains) { return true }
    return resolver.program.functions(function, nil, of: index).contains {
      resolver.program.function($0)?.traits.contains(.action) == true
    }
  }
}
