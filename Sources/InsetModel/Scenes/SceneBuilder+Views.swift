internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout
internal import InsetText

// Views: those of Interface Builder, and those that code puts among them.
extension SceneBuilder {
  /// A view of Interface Builder with the one that it lies in.
  private struct Existing {
    let facts: ViewFacts
    let superview: ViewFacts?
  }

  /// What building one controller's views takes.
  private struct Context {
    let index: Int
    let depth: Int
    /// The step of the placement that one of the views holds.
    let next: Int?
    var existing: [ViewIdentity: Existing] = [:]
    var settings: [ViewIdentity: [ObjectSetting]] = [:]
    /// What code does to Interface Builder's constraints, by their ids.
    var changedConstraints: [String: ConstraintChange] = [:]
    /// Code has constraints or stack views.
    var hasCodeConstraints = false
  }

  /// The root view of a controller; nil where nothing is known of it.
  mutating func rootView(of index: Int, depth: Int, next: Int?) -> View? {
    let entry = app.controllers[index]
    var context = Context(index: index, depth: depth, next: next)
    var subviews: [ViewIdentity: [ViewIdentity]] = [:]
    if let view = entry.facts.view { collect(view, .root, nil, &context.existing, &subviews) }
    for setting in codeSettings(of: index) {
      switch setting.object {
      case .view(.controllerView): context.settings[.root, default: []].append(setting)
      case .view(let identity): context.settings[identity, default: []].append(setting)
      case .controller, .navigationItem, .bar: break
      }
    }
    guard let type = entry.classIndex else {
      return entry.facts.view.map { _ in
        named(view(CodeViewTree().rootView(on: system, over: subviews), context), index)
      }
    }
    let tree = app.code.viewTree(ofClass: type)
    let outlets = entry.facts.outlets
    for (name, change) in tree.changedOutlets {
      if let id = outlets.first(where: { $0.property == name })?.destination { context.changedConstraints[id] = change }
    }
    context.hasCodeConstraints = !tree.constraints.isEmpty || tree.hasStackViews
    let isEmpty = tree.operations.isEmpty && !tree.replacesRoot && tree.declarations[.root] == nil
    if isEmpty, entry.facts.view == nil, context.settings.isEmpty { return nil }
    let root = tree.rootView(on: system, over: subviews)
    if tree.replacesRoot { context.existing = [:] }
    return named(view(root, context), index)
  }

  /// The view with the constraints in it naming views by their ids in the scene.
  private mutating func named(_ root: View, _ index: Int) -> View {
    let layout = autoLayout
    autoLayout = ControllerAutoLayout()
    return layout.applied(to: root, names: viewIDs[index] ?? [:])
  }

  /// The views of Interface Builder by what code calls them.
  private func collect(
    _ facts: ViewFacts, _ identity: ViewIdentity, _ superview: ViewFacts?,
    _ existing: inout [ViewIdentity: Existing], _ subviews: inout [ViewIdentity: [ViewIdentity]]
  ) {
    existing[identity] = Existing(facts: facts, superview: superview)
    for subview in facts.subviews where subview.installedIn == nil {
      var inner: ViewIdentity = subview.outletNames.first.map { .property($0) } ?? .object(subview.id)
      if existing[inner] != nil { inner = .element(subview.range.lowerBound) }
      subviews[identity, default: []].append(inner)
      collect(subview, inner, facts, &existing, &subviews)
    }
  }

  private mutating func view(_ code: CodeView, _ context: Context) -> View {
    if let known = context.existing[code.identity] { return view(known.facts, code, context) }
    let name = code.identity.name ?? code.declaration.label
    let id = unique(name ?? code.declaration.className ?? "view")
    sources[id] = .codeView(controller: context.index, code.declaration.location)
    if let name { viewIDs[context.index, default: [:]][name] = id }
    let isRoot = code.identity == .root
    if isRoot { nameRoot(id, of: context.index) }
    var view = View(id: id, className: code.declaration.className, kind: code.declaration.kind)
    view.label = name ?? code.declaration.className.map { "the \($0)" }
    view.tableHeaderHeight = code.tableHeaderHeight
    if context.hasCodeConstraints { view.traits = CodeTraits.traits(code) }
    if !isRoot { place(&view, code) }
    finish(&view, code, context)
    return view
  }

  private mutating func view(_ facts: ViewFacts, _ code: CodeView, _ context: Context) -> View {
    let path = app.controllers[context.index].viewPath
    let id = unique(facts.id)
    sources[id] = .view(controller: context.index, facts)
    if case .element = code.identity {
      // Another view has the name.
    } else {
      viewIDs[context.index, default: [:]][facts.id] = id
      for name in facts.outletNames { viewIDs[context.index, default: [:]][name] = id }
    }
    if code.identity == .root { nameRoot(id, of: context.index) }
    var view = InterfaceBuilderFile(path, app.interfaceBuilderFacts(path))
      .view(facts, id: id, in: context.existing[code.identity]?.superview)
    change(&view, context.changedConstraints)
    if view.traits != nil || code.arranged.layoutMargins != nil {
      var traits = view.traits ?? LayoutTraits()
      CodeTraits.apply(code.arranged, to: &traits)
      view.traits = traits
    }
    if let placement = code.placement { replace(&view, placement, code) }
    for setting in facts.settings.inOrder where ViewSettings.apply(setting.name, setting.value, to: &view) {
      note(setting.name, of: id, at: Location(path: path, range: setting.range))
    }
    if let height = code.tableHeaderHeight { view.tableHeaderHeight = height }
    finish(&view, code, context)
    if view.embeds.isEmpty { embed(in: &view, facts, context) }
    return view
  }

  /// UIKit's own properties for the root view.
  private mutating func nameRoot(_ id: String, of index: Int) {
    viewIDs[index, default: [:]]["view"] = id
    switch app.controllers[index].kind {
    case .table: viewIDs[index]?["tableView"] = id
    case .collection: viewIDs[index]?["collectionView"] = id
    case .view, .navigation, .tab, .page, .split, .hosting, .container: break
    }
  }

  private mutating func place(_ view: inout View, _ code: CodeView) {
    let placement = code.placement ?? CodePlacement(isAssumed: true)
    view.frame = placement.frame
    view.pins = placement.pins
    if placement.isInLayout, view.traits != nil {
      view.traits?.translatesAutoresizingMaskIntoConstraints = true
      autoLayout.placedByFrame.insert(code.identity)
    }
    // Of what constraints place the solver knows.
    view.isFrameAssumed = placement.isAssumed && !placement.isConstrained || code.isConditional
    view.traits?.pinsRestateConstraints = placement.isConstrained
  }

  /// What code says of the place of one of Interface Builder's views.
  private mutating func replace(_ view: inout View, _ placement: CodePlacement, _ code: CodeView) {
    if placement.isConstrained {
      if view.traits == nil { view.traits = LayoutTraits() }
      view.traits?.translatesAutoresizingMaskIntoConstraints = nil
      view.traits?.pinsRestateConstraints = true
      view.pins.merge(placement.pins) { $1 }
      view.isFrameAssumed = code.isConditional
      return
    }
    // A frame that is written before the first layout of a view that constraints place is gone then (R-AL-FRAME).
    if view.traits?.translatesAutoresizingMaskIntoConstraints == false, !placement.isInLayout { return }
    place(&view, code)
    view.traits?.translatesAutoresizingMaskIntoConstraints = true
    autoLayout.placedByFrame.insert(code.identity)
  }

  /// Interface Builder's constraints as code changes them.
  private func change(_ view: inout View, _ changes: [String: ConstraintChange]) {
    guard !changes.isEmpty, var traits = view.traits else { return }
    traits.constraints = traits.constraints.compactMap { constraint in
      constraint.id.flatMap { changes[$0] }.map { $0.applied(to: constraint) } ?? constraint
    }
    view.traits = traits
  }

  /// Settings, subviews and children that code gives.
  private mutating func finish(_ view: inout View, _ code: CodeView, _ context: Context) {
    for setting in context.settings[code.identity] ?? [] {
      apply(merged(setting, with: view), prefix: "", to: view.id) { ViewSettings.apply($0, $1, to: &view) }
    }
    doubtWhatIsUnfollowed(view, code, of: context.index)
    autoLayout.note(code, id: view.id)
    for subview in code.subviews {
      guard viewCount < ModelLimit.views.count else {
        reached.insert(.views)
        break
      }
      viewCount += 1
      var inner = self.view(subview, context)
      // A stack view of Interface Builder arranges what code puts into it.
      if view.traits?.stack != nil, !subview.arranged.isUnarranged, context.existing[subview.identity] == nil {
        inner.isFrameAssumed = subview.isConditional
      }
      view.subviews.append(inner)
    }
    let children = code.embeds.flatMap { app.code.entries(of: $0) }
    if let next = context.next, !builtSteps.contains(next), children.contains(placement.steps[next].controller) {
      view.embeds = [build(next)]
    } else if let child = children.first(where: { !placement.contains($0) }), context.depth > 0, context.next == nil {
      view.embeds = [content(child, depth: context.depth - 1)]
    }
  }

  /// The child that a container view of Interface Builder embeds.
  private mutating func embed(in view: inout View, _ facts: ViewFacts, _ context: Context) {
    if let next = context.next, case .embedded(let wanted) = placement.steps[next].role, wanted == facts.id {
      view.embeds = [build(next)]
    } else if facts.isContainerView, context.depth > 0,
      let edge = app.edges(from: context.index).first(where: { $0.kind == .embed && $0.containerView == facts.id }),
      !placement.contains(edge.to)
    {
      view.embeds = [content(edge.to, depth: context.depth - 1)]
    }
  }

  /// Insets of which only some edges are written keep the others.
  private func merged(_ setting: ObjectSetting, with view: View) -> ObjectSetting {
    switch setting.name {
    case "contentInset": setting.completed(by: view.contentInset)
    case "scrollIndicatorInsets": setting.completed(by: view.scrollIndicatorInsets)
    default: setting
    }
  }
}

extension ObjectSetting {
  /// Insets of which only some edges are written, with the other edges as they are; other settings stay the same.
  func completed(by present: Insets?) -> ObjectSetting {
    guard SettingForms.insets.contains(name), case .array(let edges)? = value, edges.count == 4 else { return self }
    var whole = self
    whole.value = .array(
      zip(edges, (present ?? .zero).array).map { written, kept in written.isNull ? .number(kept) : written })
    return whole
  }
}

extension ViewIdentity {
  /// The property of the controller that holds the view, through the views that lie in it.
  var name: String? {
    switch self {
    case .property(let name): name
    case .part(let outer, let name): outer.name.map { "\($0).\(name)" } ?? name
    case .inner(let outer, _): outer.name
    case .root, .site, .controllerView, .object, .element: nil
    }
  }
}
