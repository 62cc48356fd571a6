package import InsetInterpreter

extension UIKitLibrary {
  package func call(_ call: ModelCall, in run: Run) -> ModelAnswer {
    switch call.receiver {
    case .object(let object): return self.call(call, on: object, in: run)
    case .type(let type): return callStatic(call, run.store.types[type].name, in: run)
    case .value(let value):
      if case .structure = value, let result = Geometry.call(call.name, value, call.arguments, in: run) {
        return .value(result)
      }
      return standard.call(call, in: run)
    case .none: return free(call, in: run)
    }
  }

  private func free(_ call: ModelCall, in run: Run) -> ModelAnswer {
    if let type = Geometry.makers[call.name] {
      let values = call.arguments.map(\.value)
      if type == "CGRect", values.count == 4 {
        return .value(
          Geometry.make(
            type,
            [
              Geometry.make("CGPoint", Array(values[0...1]), in: run),
              Geometry.make("CGSize", Array(values[2...3]), in: run),
            ], in: run))
      }
      return .value(Geometry.make(type, values, in: run))
    }
    if let result = Geometry.call(call.name, nil, call.arguments, in: run) { return .value(result) }
    switch call.name {
    case "dispatch_async", "dispatch_after": return later(call.arguments.last?.value, in: run)
    case "dispatch_get_main_queue": return .value(.object(run.shared("DispatchQueue.main", type: "DispatchQueue")))
    case "NSLocalizedString", "NSStringFromCGRect":
      return .value(run.unknown(.unneeded("text"), type: .named("String", [])))
    case "objc_getAssociatedObject", "objc_setAssociatedObject": return associated(call, in: run)
    default: return standard.call(call, in: run)
    }
  }

  /// Associated objects are fields of the object.
  private func associated(_ call: ModelCall, in run: Run) -> ModelAnswer {
    guard case .object(let object)? = call.arguments.first?.value else { return .value(.null) }
    let key = run.names.name("associated objects")
    var table: DictionaryValue
    if case .dictionary(let known)? = run.state.heap.read(object, key) {
      table = known
    } else {
      table = DictionaryValue(keys: [], values: [], Origin(.literal, at: run.site))
    }
    let selector = call.arguments.count > 1 ? call.arguments[1].value : .null
    if call.name == "objc_getAssociatedObject" {
      return .value(table.keys.firstIndex { $0.isSame(as: selector) }.map { table.values[$0] } ?? .null)
    }
    if call.arguments.count > 2 { table = run.setting(table, selector, call.arguments[2].value) }
    run.state.heap.write(object, key, .dictionary(table))
    return .value(.null)
  }

  /// What runs after the present phase.
  private func later(_ closure: Value?, in run: Run) -> ModelAnswer {
    guard let closure else { return .value(.null) }
    append(closure, to: "closures", of: run.shared("later", type: "NSObject"), in: run)
    return .value(.null)
  }

  func append(_ value: Value, to name: String, of object: ObjectID, in run: Run) {
    let key = run.names.name(name)
    var elements: [Value] = []
    if case .list(let list)? = run.state.heap.read(object, key) { elements = list.elements }
    if elements.count < ListValue.maximumCount { elements.append(value) }
    run.state.heap.write(object, key, .list(ListValue(elements, Origin(.literal, at: run.site))))
  }

  func list(_ name: String, of object: ObjectID, in run: Run) -> [Value] {
    if case .list(let list)? = run.state.heap.read(object, run.names.name(name)) { list.elements } else { [] }
  }

  // MARK: Types

  private func callStatic(_ call: ModelCall, _ type: String, in run: Run) -> ModelAnswer {
    if call.name == "init" {
      if let made = Geometry.initialise(type, call.arguments, in: run) { return .value(made) }
      if type == "UILayoutPriority" { return .value(call.arguments.first?.value ?? .null) }
      if vocabulary.enumeration(type) != nil { return .value(call.arguments.first?.value ?? .null) }
      return standard.call(call, in: run)
    }
    switch (type, call.name) {
    case ("UIView", _)
    where call.name.hasPrefix("animate") || call.name == "performWithoutAnimation" || call.name == "transition",
      ("UIViewPropertyAnimator", _) where call.name.hasPrefix("runningPropertyAnimator"),
      ("UIView", "transitionWithView"):
      let closures = call.arguments.map(\.value).filter { if case .closure = $0 { true } else { false } }
      let finished = Value.boolean(true, Origin(.literal, at: run.site))
      return .run(closures.enumerated().map { PendingCall(.value($1), $0 == 0 ? [] : [finished]) }, result: .null)
    case ("NSLayoutConstraint", "activate"), ("NSLayoutConstraint", "activateConstraints"):
      activate(call.arguments.first?.value ?? .null, true, in: run)
      return .value(.null)
    case ("NSLayoutConstraint", "deactivate"), ("NSLayoutConstraint", "deactivateConstraints"):
      activate(call.arguments.first?.value ?? .null, false, in: run)
      return .value(.null)
    case ("NSLayoutConstraint", "constraintWithItem"): return .value(.object(constraint(from: call, in: run)))
    case ("UIColor", _), ("UIFont", _), ("UIImage", _):
      return .value(run.unknown(.unneeded(type), type: .named(type, [])))
    case ("NSValue", _), ("NSNumber", _): return .value(call.arguments.first?.value ?? .null)
    case ("UINavigationBar", "appearance"), ("UITabBar", "appearance"), ("UIToolbar", "appearance"), (_, "appearance"),
      (_, "appearanceWhenContainedIn"):
      return .value(.object(run.shared("\(type).appearance", type: type)))
    case ("UIStoryboard", "storyboardWithName"):
      let object = run.make(run.store.types.framework("UIStoryboard"))
      run.state.heap.write(object, run.names.name("name"), call.arguments.first?.value ?? .null)
      return .value(.object(object))
    case ("UIScreen", "mainScreen"), ("UIApplication", "sharedApplication"), ("UIDevice", "currentDevice"):
      return read(call.name, of: call.receiver, in: run)
    case ("UIButton", "buttonWithType"), ("UIButton", "systemButton"):
      return .value(.object(run.make(run.store.types.framework("UIButton"))))
    default:
      if call.arguments.isEmpty, let property = vocabulary.property(call.name, of: type), property.isOfType {
        return read(call.name, of: call.receiver, in: run)
      }
      return standard.call(call, in: run)
    }
  }

  // MARK: Objects

  private func call(_ call: ModelCall, on object: ObjectID, in run: Run) -> ModelAnswer {
    let type = call.type ?? run.framework(of: object) ?? "NSObject"
    let values = call.arguments.map(\.value)
    let first = values.first ?? .null
    if call.name == "init" { return initialise(object, type, call, in: run) }
    switch call.name {
    case "addSubview":
      return add(first, to: object, at: nil, in: run)
    case "insertSubview": return insert(call, into: object, in: run)
    case "removeFromSuperview":
      detach(object, in: run)
      return .value(.null)
    case "bringSubviewToFront", "bringSubview", "sendSubviewToBack", "sendSubview":
      move(first, in: object, toFront: call.name.hasPrefix("bring"), run)
      return .value(.null)
    case "addArrangedSubview", "insertArrangedSubview":
      var arranged = list("arrangedSubviews", of: object, in: run).filter { !$0.isSame(as: first) }
      if call.name == "insertArrangedSubview", values.count > 1,
        let index = run.number(values[1]).flatMap({ Int(exactly: $0) }),
        (0...arranged.count).contains(index)
      {
        arranged.insert(first, at: index)
      } else {
        arranged.append(first)
      }
      run.store(.list(ListValue(arranged, Origin(.literal, at: run.site))), object, run.names.name("arrangedSubviews"))
      return add(first, to: object, at: nil, in: run)
    case "removeArrangedSubview":
      let arranged = list("arrangedSubviews", of: object, in: run).filter { !$0.isSame(as: first) }
      run.store(.list(ListValue(arranged, Origin(.literal, at: run.site))), object, run.names.name("arrangedSubviews"))
      return .value(.null)
    case "addLayoutGuide":
      append(first, to: "layoutGuides", of: object, in: run)
      if case .object(let guide) = first { run.state.heap.write(guide, run.names.name("owningView"), .object(object)) }
      return .value(.null)
    case "addConstraint", "addConstraints":
      activate(first, true, in: run)
      return .value(.null)
    case "removeConstraint", "removeConstraints":
      activate(first, false, in: run)
      return .value(.null)
    case "constraint", "constraintEqualToAnchor", "constraintLessThanOrEqualToAnchor",
      "constraintGreaterThanOrEqualToAnchor",
      "constraintEqualToConstant", "constraintLessThanOrEqualToConstant", "constraintGreaterThanOrEqualToConstant":
      return anchorConstraint(call, object, in: run)
    case "loadView":
      makeView(of: object, in: run)
      return .value(.null)
    case "loadViewIfNeeded": return loadedView(of: object, in: run)
    case "addChild", "addChildViewController":
      append(first, to: "children", of: object, in: run)
      if case .object(let child) = first { run.state.heap.write(child, run.names.name("parent"), .object(object)) }
      return .value(.null)
    case "removeFromParent", "removeFromParentViewController":
      if case .object(let parent)? = run.state.heap.read(object, run.names.name("parent")) {
        let rest = list("children", of: parent, in: run).filter { !$0.isSame(as: .object(object)) }
        run.state.heap.write(parent, run.names.name("children"), .list(ListValue(rest, Origin(.literal, at: run.site))))
      }
      run.state.heap.write(object, run.names.name("parent"), .null)
      return .value(.null)
    case "present", "presentViewController":
      run.store(first, object, run.names.name("presentedViewController"))
      if case .object(let child) = first {
        run.state.heap.write(child, run.names.name("presentingViewController"), .object(object))
      }
      return .value(.null)
    case "dismiss", "dismissViewControllerAnimated":
      return .value(.null)
    case "pushViewController":
      append(first, to: "viewControllers", of: object, in: run)
      adopt(.list(ListValue([first], Origin(.literal, at: run.site))), by: object, in: run)
      return .value(.null)
    case "popViewController", "popViewControllerAnimated", "popToRootViewController", "popToRootViewControllerAnimated":
      return .value(.null)
    case "setViewControllers":
      _ = write("viewControllers", of: object, first, in: run)
      return .value(.null)
    case "setNavigationBarHidden": return write("isNavigationBarHidden", of: object, first, in: run)
    case "setToolbarHidden": return write("isToolbarHidden", of: object, first, in: run)
    case "setTabBarHidden": return write("isTabBarHidden", of: object, first, in: run)
    case "setContentOffset": return write("contentOffset", of: object, first, in: run)
    case "setContentScrollView":
      run.store(first, object, run.names.name("contentScrollView"))
      return .value(.null)
    case "configureWithOpaqueBackground", "configureWithDefaultBackground", "configureWithTransparentBackground":
      let word = call.name.dropFirst("configureWith".count).prefix { $0 != "B" }.lowercased()
      run.store(.text(TextValue(word, Origin(.literal, at: run.site))), object, run.names.name("configured"))
      return .value(.null)
    case "setBackgroundImage"
    where vocabulary.isSubclass(type, of: "UINavigationBar") || vocabulary.isSubclass(type, of: "UIToolbar"):
      run.store(first, object, run.names.name("backgroundImage"))
      return .value(.null)
    case "instantiateViewController", "instantiateViewControllerWithIdentifier", "instantiateInitialViewController":
      var identifier: String?
      if case .text(let text) = first { identifier = text.text }
      return .value(
        answers?.instantiate(identifier, storyboard: object, in: run)
          ?? run.unknown(.noSource(call.name), type: .named("UIViewController", [])))
    case "async", "asyncAfter", "sync":
      let closure = values.last { if case .closure = $0 { true } else { false } }
      return call.name == "sync"
        ? closure.map { .forward([PendingCall(.value($0))]) } ?? .value(.null) : later(closure, in: run)
    case "addAnimations", "startAnimation", "animateAlongsideTransition", "animate":
      let closures = values.filter { if case .closure = $0 { true } else { false } }.prefix(1)
      return .run(closures.map { PendingCall(.value($0), [.null]) }, result: .null)
    case "addObserver", "addTarget", "addObserverForName", "observe", "sink", "subscribe", "publisher":
      for value in values { append(value, to: "handlers", of: run.shared("handlers", type: "NSObject"), in: run) }
      return .value(run.unknown(.later(call.name)))
    case "performSelector", "perform": return perform(first, object, values, in: run)
    case "respondsToSelector", "responds": return .value(responds(first, object, in: run))
    case "isKindOfClass", "isMemberOfClass", "isKind", "isMember":
      guard case .type(let wanted) = first, let own = run.objects[object].type,
        let holds = run.store.types.isKind(own, of: run.store.types[wanted].name)
      else { return .value(run.unknown(.given(call.name), type: .named("Bool", []))) }
      return .value(.boolean(holds, Origin(.condition, at: run.site)))
    case "isEqual": return .value(run.operation("==", .object(object), first))
    case "setValue": return keyed(call, object, in: run)
    case "valueForKey", "value", "valueForKeyPath":
      if case .text(let key) = first { return read(key.text, of: .object(object), in: run) }
      return .value(run.unknown(.noSource(call.name)))
    case "convert", "convertRect", "convertPoint":
      return .value(run.unknown(.layout(call.name), type: .named("CGRect", [])))
    case "sizeThatFits", "systemLayoutSizeFitting", "sizeThatFitsSize":
      return .value(run.unknown(.layout(call.name), type: .named("CGSize", [])))
    case "viewWithTag": return .value(run.unknown(.given("viewWithTag"), type: .optional(.named("UIView", []))))
    case "class": return .value(run.objects[object].type.map { .type($0) } ?? .null)
    case "self", "retain", "autorelease", "copy", "mutableCopy": return .value(.object(object))
    case "initWithFrame", "awakeFromNib": return .value(.object(object))
    case "setActive": return write("isActive", of: object, first, in: run)
    default: break
    }
    if let property = vocabulary.setterProperty(call.name, of: type), !values.isEmpty {
      return write(property.name, of: object, first, in: run)
    }
    if values.isEmpty, vocabulary.property(call.name, of: type) != nil {
      return read(call.name, of: .object(object), in: run)
    }
    if UIKitMethods.names.contains(call.name) || call.name == "viewIfLoaded" { return .value(.null) }
    // Everything else changes no layout.
    if vocabulary.isClass(type) { return .value(run.unknown(.noSource("\(type).\(call.name)"))) }
    return .unknown
  }

  private func perform(_ selector: Value, _ object: ObjectID, _ values: [Value], in run: Run) -> ModelAnswer {
    guard case .closure(let closure) = selector, case .selector(let text) = closure.kind else { return .value(.null) }
    let name = String(text.prefix { $0 != ":" && $0 != "(" })
    let takes = text.contains(":")
    return .forward([
      PendingCall(.method(.object(object), name: name, labels: []), takes ? Array(values.dropFirst().prefix(1)) : [])
    ])
  }

  private func responds(_ selector: Value, _ object: ObjectID, in run: Run) -> Value {
    guard case .closure(let closure) = selector, case .selector(let text) = closure.kind,
      let type = run.framework(of: object)
    else {
      return run.unknown(.given("responds"), type: .named("Bool", []))
    }
    let name = String(text.prefix { $0 != ":" && $0 != "(" })
    if run.declares(name, object) || vocabulary.property(name, of: type) != nil || UIKitMethods.names.contains(name)
      || vocabulary.setterProperty(name, of: type) != nil
    {
      return .boolean(true, Origin(.condition, at: run.site))
    }
    return run.unknown(.given("responds"), type: .named("Bool", []))
  }

  private func keyed(_ call: ModelCall, _ object: ObjectID, in run: Run) -> ModelAnswer {
    guard call.arguments.count >= 2, case .text(let key) = call.arguments[1].value else { return .value(.null) }
    return .run([PendingCall(.set(.object(object), name: key.text), [call.arguments[0].value])], result: .null)
  }
}
