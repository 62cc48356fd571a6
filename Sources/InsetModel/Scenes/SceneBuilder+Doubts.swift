internal import InsetDocuments
internal import InsetLayout
internal import InsetText

// What may be otherwise at run time than the scene has it.
extension SceneBuilder {
  mutating func doubt(
    _ name: String, of id: String, _ reason: PlacedScene.UncertainSetting.Reason, at location: Location
  ) {
    let doubt = PlacedScene.UncertainSetting(object: id, name: name, reason: reason, location: location)
    if !uncertain.contains(doubt) { uncertain.append(doubt) }
  }

  /// Classes that can't be read, and where the root is shown if nothing says so.
  mutating func doubtWhatIsUnknown(about root: Controller) {
    for (index, id) in controllerIDs.sorted(by: { $0.key < $1.key }) {
      let name = app.controllers[index].className
      let location = app.location(of: index)
      if app.hasUnknownTranslucency(index) {
        doubt("navigationBar.isTranslucent", of: id, .unknownImage(className: name), at: location)
      }
      if !app.isCodeReadable(index) {
        doubt(SettingDoubt.Whole.source.rawValue, of: id, .unreadableSource(className: name), at: location)
      }
    }
    guard !placement.isKnown, let id = root.id, let first = placement.steps.first else { return }
    doubt(
      SettingDoubt.Whole.placement.rawValue, of: id, .unknownPlacement, at: app.location(of: first.controller))
  }

  /// What code out of sight may do to a view, and what its own class does to itself.
  mutating func doubtWhatIsUnfollowed(_ view: View, _ code: CodeView, of index: Int) {
    guard let id = view.id, let type = app.controllers[index].classIndex else { return }
    let isScrollView = view.kind.isScrollView
    let writes = app.code.unfollowedWrites(
      on: code.identity, className: view.className, isScrollView: isScrollView, of: type)
    for write in writes where isScrollView || !UnfollowedWrite.Write.insets.contains(write.setting) {
      // Containers place the views of controllers.
      guard code.identity != .root || write.setting != "frame" else { continue }
      doubt(write.setting, of: id, .unfollowed, at: write.location)
    }
    if let place = code.unreadPlace { doubt("frame", of: id, .unfollowed, at: place) }
    guard isScrollView, let name = view.className, app.code.decidesInsets(className: name, for: type) else { return }
    for setting in UnfollowedWrite.Write.insets.sorted() {
      doubt(setting, of: id, .unfollowed, at: code.declaration.location ?? app.location(of: index))
    }
  }

  /// A constraint of Interface Builder that code changes through its outlet.
  mutating func doubtChangedConstraints(_ facts: ViewFacts, _ changed: [String: Location], of index: Int, _ id: String)
  {
    for (name, place) in changed.sorted(by: { $0.key < $1.key }) {
      let outlet = app.controllers[index].facts.outlets.first { $0.property == name }
      guard let outlet else { continue }
      // The constraints that give a view its size have no name here.
      if facts.pins.contains(where: { $0.constraintID == outlet.destination }) || facts.width != nil
        || facts.height != nil
      {
        doubt("frame", of: id, .unfollowed, at: place)
      }
    }
  }

  /// A tab bar's accessory takes room that no public figure says.
  mutating func doubtAccessory(of index: Int, _ id: String) {
    guard app.controllers[index].kind == .tab, let place = app.code.firstPlace(naming: "bottomAccessory"),
      system.isIn(SystemRange(from: OSVersion(26)))
    else { return }
    doubt("bottomAccessory", of: id, .unfollowed, at: place)
  }

  /// A class of which code makes several objects has one entry: what isn't set on each alike holds for some of them.
  mutating func doubtWhatSomeHave(_ settings: [ObjectSetting], of index: Int, _ id: String) {
    let entry = app.controllers[index]
    guard entry.source == .code, let type = entry.classIndex else { return }
    let count = app.code.makingSiteCount(ofClass: type)
    guard count > 1 else { return }
    for setting in settings {
      let alike = settings.filter {
        $0.name == setting.name && $0.object == setting.object && $0.value == setting.value && !$0.isConditional
      }
      guard Set(alike.map(\.location)).count < count, let name = setting.nameInScene else { continue }
      doubt(name, of: id, .severalObjects, at: setting.location)
    }
  }
}

extension App {
  /// Where a controller's entry stands.
  fileprivate func location(of controller: Int) -> Location {
    Location(path: controllers[controller].path, range: controllers[controller].facts.tagRange)
  }
}

extension ObjectSetting {
  /// With the bar or the item before it, as the scene's doubts name settings of a controller; nil of views' settings.
  var nameInScene: String? {
    switch object {
    case .controller: name
    case .navigationItem: "navigationItem." + name
    case .bar(let bar, _): bar.rawValue + "." + name
    case .view: nil
    }
  }
}
