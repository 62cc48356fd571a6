internal import InsetInterpreter

extension UIKitLibrary {
  /// Puts a view into another, on top unless an index says otherwise.
  func add(_ view: Value, to superview: ObjectID, at index: Int?, in run: Run) -> ModelAnswer {
    let child: ObjectID
    switch view {
    case .object(let object): child = object
    case .unknown(let unknown):
      guard let object = run.materialise(unknown, as: "UIView") else { return .value(.null) }
      child = object
    default: return .value(.null)
    }
    detach(child, in: run)
    var subviews = list("subviews", of: superview, in: run)
    if let index, (0...subviews.count).contains(index) {
      subviews.insert(.object(child), at: index)
    } else {
      subviews.append(.object(child))
    }
    run.store(.list(ListValue(subviews, Origin(.literal, at: run.site))), superview, run.names.name("subviews"))
    run.state.heap.write(child, run.names.name("superview"), .object(superview))
    guard run.declares("didMoveToSuperview", child) else { return .value(.null) }
    return .run([PendingCall(.method(.object(child), name: "didMoveToSuperview", labels: []))], result: .null)
  }

  func insert(_ call: ModelCall, into superview: ObjectID, in run: Run) -> ModelAnswer {
    let subviews = list("subviews", of: superview, in: run)
    guard call.arguments.count > 1 else {
      return add(call.arguments.first?.value ?? .null, to: superview, at: nil, in: run)
    }
    let other = call.arguments[1]
    let view = call.arguments[0].value
    var index: Int?
    switch other.label.map({ run.names.text($0) }) {
    case "at", "atIndex": index = run.number(other.value).flatMap { Int(exactly: $0) }
    case "belowSubview", "below": index = subviews.firstIndex { $0.isSame(as: other.value) }
    default: index = subviews.firstIndex { $0.isSame(as: other.value) }.map { $0 + 1 }
    }
    return add(view, to: superview, at: index, in: run)
  }

  func detach(_ view: ObjectID, in run: Run) {
    guard case .object(let superview)? = run.state.heap.read(view, run.names.name("superview")) else { return }
    let rest = list("subviews", of: superview, in: run).filter { !$0.isSame(as: .object(view)) }
    run.state.heap.write(superview, run.names.name("subviews"), .list(ListValue(rest, Origin(.literal, at: run.site))))
    run.state.heap.write(view, run.names.name("superview"), .null)
    let arranged = list("arrangedSubviews", of: superview, in: run)
    if arranged.contains(where: { $0.isSame(as: .object(view)) }) {
      let kept = arranged.filter { !$0.isSame(as: .object(view)) }
      run.state.heap.write(
        superview, run.names.name("arrangedSubviews"), .list(ListValue(kept, Origin(.literal, at: run.site))))
    }
  }

  func move(_ view: Value, in superview: ObjectID, toFront: Bool, _ run: Run) {
    var subviews = list("subviews", of: superview, in: run)
    guard let index = subviews.firstIndex(where: { $0.isSame(as: view) }) else { return }
    let moved = subviews.remove(at: index)
    subviews.insert(moved, at: toFront ? subviews.count : 0)
    run.store(.list(ListValue(subviews, Origin(.literal, at: run.site))), superview, run.names.name("subviews"))
  }

  // MARK: Constraints

  func activate(_ constraints: Value, _ isActive: Bool, in run: Run) {
    switch constraints {
    case .list(let list): for element in list.elements { activate(element, isActive, in: run) }
    case .object(let constraint):
      run.store(.boolean(isActive, Origin(.literal, at: run.site)), constraint, run.names.name("isActive"))
    default: return
    }
  }

  /// A new constraint, which doesn't hold yet.
  func makeConstraint(
    _ first: Value, _ firstAttribute: Value, _ relation: String, _ second: Value, _ secondAttribute: Value,
    multiplier: Value, constant: Value, in run: Run
  ) -> ObjectID {
    let object = run.make(run.store.types.framework("NSLayoutConstraint"))
    fill(
      object, first, firstAttribute,
      .implicit(ImplicitValue(name: run.names.name(relation), arguments: nil, at: run.site)),
      second, secondAttribute, multiplier: multiplier, constant: constant, in: run)
    return object
  }

  private func fill(
    _ object: ObjectID, _ first: Value, _ firstAttribute: Value, _ relation: Value, _ second: Value,
    _ secondAttribute: Value, multiplier: Value, constant: Value, in run: Run
  ) {
    func set(_ name: String, _ value: Value) { run.state.heap.write(object, run.names.name(name), value) }
    let attribute = TypeReference.named("NSLayoutConstraint.Attribute", [])
    set("firstItem", first)
    set("firstAttribute", run.coerce(firstAttribute, to: attribute))
    set("relation", run.coerce(relation, to: .named("NSLayoutConstraint.Relation", [])))
    set("secondItem", second)
    set("secondAttribute", run.coerce(secondAttribute, to: attribute))
    set("multiplier", multiplier)
    run.store(constant, object, run.names.name("constant"))
    append(.object(object), to: "constraints", of: run.shared("constraints", type: "NSObject"), in: run)
  }

  /// `constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:`, in both languages' spelling.
  func constraint(from call: ModelCall, in run: Run) -> ObjectID {
    let object = run.make(run.store.types.framework("NSLayoutConstraint"))
    fill(constraint: object, from: call, in: run)
    return object
  }

  func fill(constraint object: ObjectID, from call: ModelCall, in run: Run) {
    let values = call.arguments.map(\.value)
    guard values.count >= 7 else { return }
    fill(
      object, values[0], values[1], values[2], values[3], values[4], multiplier: values[5], constant: values[6], in: run
    )
  }

  /// `anchor.constraint(equalTo: other, constant: 8)`
  func anchorConstraint(_ call: ModelCall, _ anchor: ObjectID, in run: Run) -> ModelAnswer {
    let zero = Value.number(Number(0, .floating, Origin(.default("constant"), at: nil)))
    let one = Value.number(Number(1, .floating, Origin(.default("multiplier"), at: nil)))
    let item = run.state.heap.read(anchor, run.names.name("item")) ?? .null
    let own = run.state.heap.read(anchor, run.names.name("attribute")) ?? .null
    let label =
      call.arguments.first?.label.map { run.names.text($0) } ?? call.name.dropFirst("constraint".count).description
    let relation =
      label.lowercased().hasPrefix("less")
      ? "lessThanOrEqual" : label.lowercased().hasPrefix("greater") ? "greaterThanOrEqual" : "equal"
    let first = call.arguments.first?.value ?? .null
    var constant = call.argument("constant", in: run) ?? zero
    let multiplier = call.argument("multiplier", in: run) ?? one
    var (second, attribute): (Value, Value) = (.null, self.attribute("notAnAttribute", in: run))
    if label.hasSuffix("Constant") {
      constant = first
    } else if case .object(let other) = first {
      second = run.state.heap.read(other, run.names.name("item")) ?? .null
      attribute = run.state.heap.read(other, run.names.name("attribute")) ?? .null
      if label.contains("SystemSpacing") {
        // The standard distance between neighbours is 8 points, unless they say otherwise.
        constant = run.operation(
          "*", .number(Number(8, .floating, Origin(.default("system spacing"), at: nil))), multiplier)
      }
    } else {
      second = first
    }
    let made = makeConstraint(
      item, own, relation, second, attribute, multiplier: label.contains("SystemSpacing") ? one : multiplier,
      constant: constant, in: run)
    return .value(.object(made))
  }

  // MARK: Initialisers

  func initialise(_ object: ObjectID, _ type: String, _ call: ModelCall, in run: Run) -> ModelAnswer {
    func set(_ name: String, _ value: Value?) {
      if let value { _ = write(name, of: object, value, in: run) }
    }
    set("frame", call.argument("frame", in: run))
    switch type {
    case _ where vocabulary.isSubclass(type, of: "UINavigationController"):
      if let root = call.argument("rootViewController", in: run) {
        set("viewControllers", .list(ListValue([root], Origin(.literal, at: run.site))))
      }
    case _ where vocabulary.isSubclass(type, of: "UIPageViewController"):
      set("transitionStyle", call.argument("transitionStyle", in: run))
    case _ where vocabulary.isSubclass(type, of: "UISearchController"):
      set("searchResultsController", call.argument("searchResultsController", in: run))
    case _ where vocabulary.isSubclass(type, of: "UITableView"):
      set("style", call.argument("style", in: run))
    case _ where vocabulary.isSubclass(type, of: "UICollectionView"):
      set("collectionViewLayout", call.argument("collectionViewLayout", in: run))
    case _ where vocabulary.isSubclass(type, of: "UIStackView"):
      if case .list(let list)? = call.argument("arrangedSubviews", in: run) {
        set("arrangedSubviews", .list(list))
        for view in list.elements { _ = add(view, to: object, at: nil, in: run) }
      }
    case "NSLayoutConstraint":
      if call.arguments.count >= 7 { fill(constraint: object, from: call, in: run) }
    case "UIStoryboard":
      run.state.heap.write(object, run.names.name("name"), call.argument("name", in: run) ?? .null)
    default: break
    }
    if vocabulary.isSubclass(type, of: "UIViewController") {
      if let nib = call.argument("nibName", in: run), case .text = nib {
        run.state.heap.write(object, run.names.name("nibName"), nib)
      }
    }
    return .value(.object(object))
  }
}
