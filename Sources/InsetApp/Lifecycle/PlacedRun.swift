package import InsetInterpreter
package import InsetLayout
package import InsetModel
package import InsetUIKit

/// One controller in its place, run from its initialiser to its resting state in one environment.
///
/// What is around it (containers, bars) is the scene of its placement; what is in it comes from the run.
package final class PlacedRun {
  package let run: Run
  package let controller: ObjectID
  package let environment: Environment
  package let placement: Placement
  package private(set) var layout: Layout?
  /// The phases that ran, in order.
  package private(set) var phases: [Phase] = []
  /// How often the layout callbacks ran; four means that the layout never stood still.
  package private(set) var passes = 0
  let placed: PlacedScene
  private let app: App
  private let library: UIKitLibrary
  private(set) var phase = Phase.`init`
  private(set) var viewIDs: [ObjectID: String] = [:]
  private(set) var containers: [ObjectID: String] = [:]
  private let isBuiltByCode: Bool
  private var outside: OutsideSettings?
  private var interfaceIDs: [ObjectID: String] = [:]
  private var interfaceViews: [String: View] = [:]
  private let targetID: String

  /// Layout passes of one appearance.
  private static let maximumPasses = 4

  /// - Parameter entry: of the app's controllers.
  package init?(
    _ app: App, _ entry: Int, _ placement: Placement, in environment: Environment, _ store: CodeStore,
    _ library: UIKitLibrary
  ) {
    guard app.controllers.indices.contains(entry) else { return nil }
    self.app = app
    self.library = library
    self.environment = environment
    self.placement = placement
    placed = app.scene(of: placement, on: environment.os)
    let facts = app.controllers[entry]
    guard let id = placed.controllerIDs[entry] else { return nil }
    targetID = id
    isBuiltByCode = facts.facts.view == nil && facts.viewPath == facts.path
    run = Run(store, library: library)
    guard let file = store.program.files.firstIndex(where: { $0.path == facts.path || !facts.className.isEmpty }) else {
      return nil
    }
    let home = store.program.files.firstIndex { $0.path == facts.path } ?? file
    guard let type = store.types.key(named: facts.className, from: home, within: nil) else { return nil }
    controller = run.objects.object(.shared("controller"), type: type)
    run.state.heap.create(controller)
    let paths = store.files(of: type).map { store.program.files[$0].path }
    outside = OutsideSettings(placed, target: id, index: entry, ownPaths: Set(paths))
  }

  // MARK: The life

  /// Runs all phases.
  package func live() {
    library.answers = self
    surround()
    begin(.`init`) { initialise() }
    connect()
    if !isBuiltByCode { begin(.awakeFromNib) { call("awakeFromNib") } }
    begin(.viewDidLoad) { run.perform(PendingCall(.method(.object(controller), name: "loadViewIfNeeded", labels: []))) }
    noteLoadedFrame()
    begin(.viewWillAppear) { call("viewWillAppear", [false]) }
    if environment.os.major >= 13 { begin(.viewIsAppearing) { call("viewIsAppearing", [false]) } }
    if environment.os.major >= 11 {
      begin(.viewSafeAreaInsetsDidChange) { call("viewSafeAreaInsetsDidChange") }
    }
    layOutPasses(first: .viewWillLayoutSubviews)
    begin(.viewDidAppear) { call("viewDidAppear", [false]) }
    runLater()
    layOutPasses(first: .layoutAgain)
    phase = .layoutAgain
    relayout()
  }

  private func begin(_ next: Phase, _ work: () -> Void) {
    phase = next
    run.phase = next.rawValue
    phases.append(next)
    // None may take more than half of what is left.
    let whole = run.limits.steps
    run.limits.steps = run.counters.steps + max((whole - run.counters.steps) / 2, 1)
    relayout()
    work()
    run.limits.steps = whole
  }

  private func call(_ name: String, _ flags: [Bool] = []) {
    guard run.declares(name, controller) else { return }
    let arguments = flags.map { Value.boolean($0, .none) }
    run.perform(PendingCall(.method(.object(controller), name: name, labels: []), arguments))
  }

  /// Of a controller in a file `init(coder:)`, else the one without parameters or with the fewest, which isn't told what
  /// they are.
  private func initialise() {
    let known = run.initialiserLabels(of: controller)
    let labels: [String?]
    if !isBuiltByCode {
      labels = ["coder"]
    } else {
      labels = known.filter { $0 != ["coder"] }.min { $0.count < $1.count } ?? []
    }
    let arguments = labels.map { run.unknown(.given($0 ?? "argument")) }
    run.perform(PendingCall(.method(.object(controller), name: "init", labels: labels), arguments))
  }

  /// Views of the program's own classes say how large they want to be.
  private func measureOwnViews() {
    for (view, _) in viewIDs.sorted(by: { $0.value < $1.value }) where run.declares("intrinsicContentSize", view) {
      let size = run.perform(PendingCall(.method(.object(view), name: "intrinsicContentSize", labels: [])))
      run.state.heap.write(view, run.names.name(HeapViews.ownSize), size)
    }
  }

  private func layOutPasses(first: Phase) {
    measureOwnViews()
    var previous = signature()
    for pass in 0..<Self.maximumPasses {
      begin(first) { call("viewWillLayoutSubviews") }
      begin(first == .layoutAgain ? .layoutAgain : .layoutSubviews) { layOutOwnViews() }
      begin(first == .layoutAgain ? .layoutAgain : .viewDidLayoutSubviews) { call("viewDidLayoutSubviews") }
      passes += 1
      relayout()
      let now = signature()
      if now == previous, pass > 0 || first == .layoutAgain { return }
      previous = now
    }
  }

  /// Views of the program's own classes lay out their subviews themselves.
  private func layOutOwnViews() {
    for (view, _) in viewIDs.sorted(by: { $0.value < $1.value }) where run.declares("layoutSubviews", view) {
      run.perform(PendingCall(.method(.object(view), name: "layoutSubviews", labels: [])))
    }
  }

  private func runLater() {
    let later = run.shared("later", type: "NSObject")
    let name = run.names.name("closures")
    for _ in 0..<4 {
      guard case .list(let list)? = run.state.heap.read(later, name), !list.elements.isEmpty else { return }
      run.state.heap.write(later, name, .list(ListValue([], .none)))
      begin(.later) { for closure in list.elements.prefix(100) { run.perform(PendingCall(.value(closure))) } }
    }
  }

  // MARK: What is around

  /// The containers of the placement, as objects.
  private func surround() {
    var parent: ObjectID?
    for (index, step) in placement.steps.enumerated() {
      let entry = app.controllers[step.controller]
      let isTarget = index == placement.steps.count - 1
      let object =
        isTarget
        ? controller
        : run.objects.object(
          .shared("container \(index)"),
          type: run.store.types.key(named: entry.className, from: 0, within: nil)
            ?? run.store.types.framework(entry.kind.uikitClass))
      run.state.heap.create(object)
      if !isTarget, let id = placed.controllerIDs[step.controller] { containers[object] = id }
      run.state.heap.write(object, run.names.name("isViewLoaded"), .boolean(!isTarget, .none))
      if let parent {
        let isPresented = if case .presented = step.role { true } else { false }
        if isPresented {
          run.state.heap.write(object, run.names.name("presentingViewController"), .object(parent))
        } else {
          run.state.heap.write(object, run.names.name("parent"), .object(parent))
          run.state.heap.write(
            parent, run.names.name("viewControllers"), .list(ListValue([.object(object)], .none)))
        }
      }
      if !isTarget { knowBars(of: object) }
      if !isTarget, run.state.heap.read(object, run.names.name("view")) == nil {
        run.state.heap.write(object, run.names.name("view"), .object(run.part("view", of: object, type: "UIView")))
      }
      parent = object
    }
  }

  /// What is known of a container's bars, for code that asks.
  private func knowBars(of container: ObjectID) {
    guard let id = containers[container], let known = placed.scene.root.controller(id) else { return }
    func set(_ object: ObjectID, _ name: String, _ flag: Bool?) {
      if let flag { run.state.heap.write(object, run.names.name(name), .boolean(flag, .none)) }
    }
    for (property, type, bar) in [
      ("navigationBar", "UINavigationBar", known.navigationBar), ("tabBar", "UITabBar", known.tabBar),
      ("toolbar", "UIToolbar", known.toolbar),
    ] {
      guard let bar else { continue }
      let object = run.part(property, of: container, type: type)
      run.state.heap.write(container, run.names.name(property), .object(object))
      set(object, "isTranslucent", bar.isTranslucent)
      set(object, "isHidden", property == "tabBar" ? bar.isHidden : nil)
      set(object, "prefersLargeTitles", bar.prefersLargeTitles)
      if property == "navigationBar" { set(container, "isNavigationBarHidden", bar.isHidden) }
      if property == "toolbar" { set(container, "isToolbarHidden", bar.isHidden) }
    }
  }

  /// Interface Builder's objects: each outlet's view, with its attributes.
  private func connect() {
    guard let index = placement.steps.last?.controller else { return }
    let interface = InterfaceObjects(run, controller, app.controllers[index], app.files)
    interface.connect()
    for (object, id) in interface.identifiers {
      if let known = placed.viewIDs[index]?[id] { interfaceIDs[object] = known }
    }
    guard !interfaceIDs.isEmpty else { return }
    func note(_ view: View, _ depth: Int) {
      guard depth < 64 else { return }
      var own = view
      own.subviews.removeAll { subview in
        if case .codeView? = subview.id.flatMap({ placed.sources[$0] }) { true } else { false }
      }
      if let id = view.id { interfaceViews[id] = own }
      for subview in own.subviews { note(subview, depth + 1) }
    }
    if let view = placed.scene.root.controller(targetID)?.view { note(view, 0) }
  }

  private func noteLoadedFrame() {
    guard let view = HeapReader(run: run).object(controller, "view") else { return }
    if let value = value("frame", of: view, in: run) {
      run.state.heap.write(view, run.names.name("\u{0}loaded frame"), value)
    }
  }

  // MARK: What came of it

  var rootView: ObjectID? { HeapReader(run: run).object(controller, "view") }

  /// Whether the controller's framework has a property that stands for its view: `tableView`.
  func isRootView(_ property: String) -> Bool {
    guard let framework = run.framework(of: controller) else { return false }
    return UIKitVocabulary.shared.property(property, of: framework)?.role == .loads
  }

  /// The controller's properties that hold an object.
  func properties(holding object: ObjectID) -> [String] {
    run.state.heap.fields(of: controller).compactMap { name, value in
      if case .object(object) = HeapReader(run: run).chosen(value).value { run.names.text(name) } else { nil }
    }
  }

  // MARK: Layout

  /// Lays the present state out.
  func relayout() {
    var root = placed.scene.root
    let changes = HeapController(run)
    for (object, id) in containers.sorted(by: { $0.value < $1.value }) {
      root = root.changing(id) { changes.applyBars(object, to: &$0) }
    }
    var tree: View?
    var doubts = placed.scene.doubts
    if let view = HeapReader(run: run).object(controller, "view") {
      var views = HeapViews(run, prefix: targetID, known: interfaceIDs, base: interfaceViews)
      if let made = views.tree(view, owner: controller) {
        tree = made
        viewIDs = views.ids
        if let outside { tree = takingOutsideSettings(made, outside) }
        // What the run has found out is in doubt no more.
        doubts = doubts.filter { !isOfTarget($0.object) || SettingDoubt.Whole(rawValue: $0.name) != nil } + views.doubts
        doubts += outside?.doubts { property in held(by: property).flatMap { viewIDs[$0] } } ?? []
      }
    }
    root = root.changing(targetID) { target in
      outside?.apply(to: &target) { HeapReader(run: run).field(controller, $0) != nil }
      changes.apply(controller, to: &target)
      if let tree { target.view = tree }
    }
    let scene = Scene(app: placed.scene.app, root: root, doubts: doubts + ownDoubts())
    layout = try? layOut(scene, in: environment)
  }

  private func held(by property: String) -> ObjectID? { HeapReader(run: run).object(controller, property) }

  private func takingOutsideSettings(_ tree: View, _ outside: OutsideSettings) -> View {
    var tree = tree
    for (name, value) in run.state.heap.fields(of: controller) {
      guard case .object(let object)? = HeapReader(run: run).chosen(value).value, let id = viewIDs[object] else {
        continue
      }
      tree = tree.changing(id) { view in
        outside.apply(to: &view, property: run.names.text(name)) { HeapReader(run: run).field(object, $0) != nil }
      }
    }
    return tree
  }

  /// Whether an id of the scene is the controller's or one of its views'.
  private func isOfTarget(_ id: String) -> Bool {
    guard let index = placement.steps.last?.controller else { return false }
    if id == targetID { return true }
    switch placed.sources[id] {
    case .view(index, _)?, .codeView(index, _)?: return true
    default: return false
    }
  }

  /// Settings of the controller that aren't one known value.
  private func ownDoubts() -> [SettingDoubt] {
    let reader = HeapReader(run: run)
    let names = [
      "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets",
      "additionalSafeAreaInsets", "hidesBottomBarWhenPushed", "prefersStatusBarHidden",
    ]
    var doubts = names.compactMap { name -> SettingDoubt? in
      guard let value = reader.field(controller, name), !reader.chosen(value).isSure else { return nil }
      return SettingDoubt(object: targetID, name: name, text: "\(name) isn't one known value")
    }
    // A container of the app's own may give its children room, with numbers that its own life has.
    let isChild = placement.steps.last.map { step in
      switch step.role {
      case .child, .embedded, .page: true
      default: false
      }
    }
    if isChild ?? false, run.store.memberWrites.isWritten("additionalSafeAreaInsets") {
      doubts.append(
        SettingDoubt(
          object: targetID, name: "additionalSafeAreaInsets", text: "a container may set additionalSafeAreaInsets"))
    }
    if run.cut != nil {
      doubts.append(
        SettingDoubt(
          object: targetID, name: SettingDoubt.Whole.source.rawValue, text: "its code was cut off by a limit"))
    }
    return doubts
  }

  /// What decides whether the layout stands still: the frames and insets.
  private func signature() -> [Double] {
    guard let layout else { return [] }
    return viewIDs.values.sorted().flatMap { id -> [Double] in
      guard let subject = layout.tree.subject(named: id) else { return [] }
      let rect = layout.trace.rect(subject, Quantity(.frame))
      let insets = InsetLayout.Edge.allCases.map {
        layout.trace.points(subject, Quantity(.adjustedContentInset, $0)) ?? 0
      }
      return (rect.map { [$0.x, $0.y, $0.width, $0.height] } ?? []) + insets
    }
  }
}
