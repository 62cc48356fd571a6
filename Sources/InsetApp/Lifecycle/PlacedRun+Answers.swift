package import InsetInterpreter
internal import InsetLayout
internal import InsetUIKit

/// What a read of the layout answers in the phase that the run is in (R-PHASE-…, section 12 of the rules).
extension PlacedRun: LayoutAnswers {
  package func isAvailable(introduced: String?, obsoleted: String?) -> Bool? {
    if let introduced, let version = OSVersion(introduced), environment.os < version { return false }
    if let obsoleted, let version = OSVersion(obsoleted), environment.os >= version { return false }
    return true
  }

  package func instantiate(_ identifier: String?, storyboard: ObjectID, in run: Run) -> Value? { nil }
  package func load(nib name: String, owner: ObjectID?, in run: Run) -> Value? { nil }

  package func value(_ quantity: String, of object: ObjectID, in run: Run) -> Value? {
    guard let layout else { return nil }
    if let framework = run.framework(of: object), let value = device(quantity, framework, layout) { return value }
    if object == HeapReader(run: run).object(controller, "view") { return rootView(quantity, object, layout) }
    if let value = bar(quantity, of: object, layout) { return value }
    if let value = guide(quantity, of: object, layout) { return value }
    guard let id = viewIDs[object], let subject = layout.tree.subject(named: id) else { return nil }
    return view(quantity, object, subject, layout)
  }

  // MARK: The device

  private func device(_ quantity: String, _ framework: String, _ layout: Layout) -> Value? {
    let screen = layout.screen
    switch (framework, quantity) {
    case ("UIScreen", "bounds"), ("UIScreen", "applicationFrame"):
      return rect(Rect(size: screen.size), "UIScreen.main", quantity, nil, true)
    case ("UIApplication", "statusBarFrame"), ("UIStatusBarManager", "statusBarFrame"):
      let height = layout.trace.points(.window, Quantity(.statusBarHeight)) ?? screen.statusBarHeight
      return rect(
        Rect(x: 0, y: 0, width: screen.size.width, height: height), "UIApplication", quantity, nil,
        layout.certainty(.window, [Quantity(.statusBarHeight)]) == .certain)
    case ("UIDevice", "userInterfaceIdiom"), ("UITraitCollection", "userInterfaceIdiom"):
      return word(
        screen.idiom == .pad ? "pad" : "phone", screen.idiom == .pad ? 1 : 0, "UIUserInterfaceIdiom", quantity)
    case ("UIDevice", "systemVersion"):
      return .text(TextValue("\(environment.os)", origin("UIDevice.current", quantity, nil, true)))
    case ("UITraitCollection", "horizontalSizeClass"):
      return word(
        screen.isRegularWidth ? "regular" : "compact", screen.isRegularWidth ? 2 : 1, "UIUserInterfaceSizeClass",
        quantity)
    case (_, "statusBarOrientation"), (_, "interfaceOrientation"):
      let isLandscape = environment.orientation == .landscape
      return word(isLandscape ? "landscapeRight" : "portrait", isLandscape ? 3 : 1, "UIInterfaceOrientation", quantity)
    case (_, "traitCollection"): return .object(run.shared("UITraitCollection.current", type: "UITraitCollection"))
    default: return nil
    }
  }

  // MARK: The controller's view

  private func rootView(_ quantity: String, _ object: ObjectID, _ layout: Layout) -> Value? {
    let name = run.typeName(of: controller) ?? "controller"
    guard let controllerSubject = target(layout) else { return nil }
    switch quantity {
    case "frame", "bounds":
      // In code and in storyboards a view has the screen's size until its container places it.
      let isContained = containers.count > 0 && phase >= .viewWillAppear
      guard phase.isPlaced || isContained, let final = layout.trace.rect(controllerSubject, Quantity(.viewFrame)) else {
        if let written = HeapReader(run: run).rect(object, "frame"), written.width > 0 { return nil }
        return rect(Rect(size: layout.screen.windowSize), "\(name).view", quantity, phase.rawValue, true)
      }
      let shown = quantity == "bounds" ? final.bounds : final
      let isSure = layout.certainty(controllerSubject, [Quantity(.viewFrame)]) == .certain
      return rect(shown, "\(name).view", quantity, phase.rawValue, isSure)
    case "safeAreaInsets":
      guard environment.os.major >= 11 else { return nil }
      return insets(
        phase.isPlaced ? layout.insets(controllerSubject, .safeArea) ?? .zero : .zero, "\(name).view", quantity,
        !phase.isPlaced || certain(controllerSubject, .safeArea, layout))
    case "window":
      return phase >= .viewIsAppearing ? .object(run.shared("window", type: "UIWindow")) : .null
    default:
      guard let id = viewIDs[object], let subject = layout.tree.subject(named: id) else { return nil }
      return view(quantity, object, subject, layout)
    }
  }

  private func target(_ layout: Layout) -> Subject? {
    guard let index = placement.steps.last?.controller, let id = placed.controllerIDs[index] else { return nil }
    return layout.tree.subject(named: id)
  }

  // MARK: Views

  private func view(_ quantity: String, _ object: ObjectID, _ subject: Subject, _ layout: Layout) -> Value? {
    let name = viewIDs[object] ?? "view"
    switch quantity {
    case "frame", "bounds":
      guard phase.isLaidOut, let frame = layout.trace.rect(subject, Quantity(.frame)) else { return nil }
      return rect(
        quantity == "bounds" ? frame.bounds : frame, name, quantity, phase.rawValue,
        layout.certainty(subject, [Quantity(.frame)]) == .certain)
    case "safeAreaInsets":
      return insets(
        phase.isPlaced ? layout.insets(subject, .viewSafeArea) ?? .zero : .zero, name, quantity,
        certain(subject, .viewSafeArea, layout))
    case "adjustedContentInset":
      guard phase.isPlaced else { return run.state.heap.read(object, run.names.name("contentInset")) }
      return layout.insets(subject, .adjustedContentInset).map {
        insets($0, name, quantity, certain(subject, .adjustedContentInset, layout))
      }
    case "contentInset":
      // Below iOS 11 UIKit adds its part into the app's value.
      guard environment.os.major < 11, phase >= .viewWillLayoutSubviews else { return nil }
      return layout.insets(subject, .contentInset).map {
        insets($0, name, quantity, certain(subject, .contentInset, layout))
      }
    default: return nil
    }
  }

  private func certain(_ subject: Subject, _ name: Quantity.Name, _ layout: Layout) -> Bool {
    layout.certainty(subject, InsetLayout.Edge.allCases.map { Quantity(name, $0) }) == .certain
  }

  // MARK: Bars and guides

  private func bar(_ quantity: String, of object: ObjectID, _ layout: Layout) -> Value? {
    guard quantity == "frame" || quantity == "bounds", case .part(let owner, let name) = run.objects[object].identity,
      let id = containers[owner], let subject = layout.tree.subject(named: id)
    else { return nil }
    let bar: Quantity.Name
    switch run.names.text(name) {
    case "navigationBar": bar = .navigationBarFrame
    case "tabBar": bar = .tabBarFrame
    case "toolbar": bar = .toolbarFrame
    default: return nil
    }
    guard let frame = layout.trace.rect(subject, Quantity(bar)) else { return nil }
    return rect(
      quantity == "bounds" ? frame.bounds : frame, run.names.text(name), quantity, nil,
      layout.certainty(subject, [Quantity(bar)]) == .certain)
  }

  private func guide(_ quantity: String, of object: ObjectID, _ layout: Layout) -> Value? {
    guard case .part(let owner, let name) = run.objects[object].identity else { return nil }
    let text = run.names.text(name)
    if quantity == "length", owner == controller, text == "topLayoutGuide" || text == "bottomLayoutGuide",
      let subject = target(layout)
    {
      let edge: InsetLayout.Edge = text == "topLayoutGuide" ? .top : .bottom
      let quantity = Quantity(.layoutGuide, edge)
      // Final for a bar controller's child from the first layout on.
      let isFinal = phase >= .viewWillLayoutSubviews
      let points = isFinal ? layout.trace.points(subject, quantity) ?? 0 : 0
      return .number(
        Number(
          points, .floating,
          origin(text, "length", phase.rawValue, !isFinal || layout.certainty(subject, [quantity]) == .certain)))
    }
    guard quantity == "layoutFrame", text == "safeAreaLayoutGuide",
      let subject = viewIDs[owner].flatMap({ layout.tree.subject(named: $0) }),
      phase.isLaidOut, let frame = layout.trace.rect(subject, Quantity(.frame)),
      let area = layout.insets(subject, .viewSafeArea)
    else { return nil }
    let inner = Rect(
      x: area.left, y: area.top, width: frame.width - area.left - area.right,
      height: frame.height - area.top - area.bottom)
    return rect(inner, text, quantity, phase.rawValue, certain(subject, .viewSafeArea, layout))
  }

  // MARK: Values

  private func origin(_ subject: String, _ quantity: String, _ phase: String?, _ isCertain: Bool) -> Origin {
    Origin(.answer(Answer(subject: subject, quantity: quantity, phase: phase, isCertain: isCertain)), at: run.site)
  }

  private func rect(_ rect: Rect, _ subject: String, _ quantity: String, _ phase: String?, _ isCertain: Bool) -> Value {
    Geometry.numbers(
      "CGRect", [rect.x, rect.y, rect.width, rect.height], origin(subject, quantity, phase, isCertain), in: run)
  }

  private func insets(_ insets: Insets, _ subject: String, _ quantity: String, _ isCertain: Bool) -> Value {
    Geometry.numbers(
      "UIEdgeInsets", [insets.top, insets.left, insets.bottom, insets.right],
      origin(subject, quantity, phase.rawValue, isCertain), in: run)
  }

  private func word(_ name: String, _ raw: Double, _ type: String, _ quantity: String) -> Value {
    .enumCase(
      CaseValue(
        type: run.store.types.framework(type), name: run.names.name(name), rawValue: raw,
        origin("device", quantity, nil, true)))
  }
}
