package import InsetInterpreter

extension UIKitLibrary {
  package func read(_ name: String, of receiver: ModelReceiver, in run: Run) -> ModelAnswer {
    switch receiver {
    case .object(let object): return read(name, of: object, in: run)
    case .value(let value):
      if case .structure(let structure) = value, let found = Geometry.read(name, of: structure, in: run) {
        return .value(found)
      }
      if case .enumCase(let found) = value, name == "rawValue", let raw = found.rawValue {
        return .value(.number(Number(raw, .integer, found.origin)))
      }
      return standard.read(name, of: value, in: run)
    case .type(let type): return readStatic(name, run.store.types[type].name, in: run)
    case .none: return .unknown
    }
  }

  private func readStatic(_ name: String, _ type: String, in run: Run) -> ModelAnswer {
    if Geometry.fields[type] != nil, ["zero", "null", "identity"].contains(name) {
      return .value(Geometry.zero(type, Origin(.read("\(type).\(name)"), at: run.site), in: run))
    }
    if let value = resolve(
      ImplicitValue(name: run.names.name(name), arguments: nil, at: run.site), as: .named(type, []), in: run)
    {
      return .value(value)
    }
    if let number = EnumerationRows.constants["\(type).\(name)"] {
      return .value(.number(Number(number, .floating, Origin(.read("\(type).\(name)"), at: run.site))))
    }
    if let property = vocabulary.property(name, of: type), property.isOfType, let made = property.type.name {
      if made == "Bool" { return .value(.boolean(true, Origin(.default(name), at: nil))) }
      return .value(.object(run.shared("\(type).\(property.name)", type: made)))
    }
    // Nested types: `UIScrollView.ContentInsetAdjustmentBehavior`.
    if vocabulary.enumeration("\(type).\(name)") != nil || kind(of: name) != nil {
      return .value(.type(run.store.types.framework(name)))
    }
    return .value(run.unknown(.noSource("\(type).\(name)")))
  }

  private func read(_ name: String, of object: ObjectID, in run: Run) -> ModelAnswer {
    guard let type = run.framework(of: object) else { return .unknown }
    guard let property = vocabulary.property(name, of: type) else {
      let key = run.names.name(name)
      if let value = run.state.heap.read(object, key) { return .value(value) }
      return .value(run.unknown(field: key, of: object, .noSource("\(type).\(name)"), type: nil))
    }
    let key = run.names.name(property.name)
    let answer = value(of: property, key, object, in: run)
    if case .value(let value) = answer, UIKitMethods.watched.contains(property.name) {
      run.record(.init(.read, object, key, value, at: run.site, phase: run.phase, assumptions: run.state.assumptions))
    }
    return answer
  }

  private func value(
    of property: UIKitVocabulary.Property, _ key: Name, _ object: ObjectID, in run: Run
  ) -> ModelAnswer {
    let written = run.state.heap.read(object, key)
    switch property.role {
    case .stored:
      if let written { return .value(written) }
      if run.objects[object].unknown != nil {
        return .value(run.unknown(field: key, of: object, .given(property.name), type: property.type))
      }
      return .value(initial(property, key, object, in: run))
    case .both:
      if let answer = answers?.value(property.name, of: object, in: run) { return .value(answer) }
      if let written { return .value(written) }
      return .value(bare(property, key, object, in: run))
    case .layout:
      if let answer = answers?.value(property.name, of: object, in: run) { return .value(answer) }
      return .value(run.unknown(field: key, of: object, .layout(property.name), type: property.type))
    case .own(let type):
      if let written { return .value(written) }
      let part = run.part(property.name, of: object, type: type)
      run.state.heap.write(object, key, .object(part))
      if property.name.hasSuffix("Guide") {
        run.state.heap.write(part, run.names.name("owningView"), .object(object))
      }
      return .value(.object(part))
    case .anchor:
      let part = run.part(property.name, of: object, type: property.type.name ?? "NSLayoutAnchor")
      run.state.heap.write(part, run.names.name("item"), .object(object))
      run.state.heap.write(
        part, run.names.name("attribute"), attribute(String(property.name.dropLast("Anchor".count)), in: run))
      return .value(.object(part))
    case .loads: return loadedView(of: object, in: run)
    case .view:
      let isLoaded = run.state.heap.read(object, run.names.name("isViewLoaded")).flatMap { run.truth(of: $0) } ?? false
      return .value(isLoaded ? run.state.heap.read(object, run.names.name("view")) ?? .null : .null)
    case .container:
      return .value(container(property.type.name ?? "", of: object, in: run))
    case .top:
      if case .list(let list)? = run.state.heap.read(object, run.names.name("viewControllers")) {
        return .value(list.elements.last ?? .null)
      }
      return .value(.null)
    case .selected:
      guard case .list(let list)? = run.state.heap.read(object, run.names.name("viewControllers")) else {
        return .value(.null)
      }
      var index = 0
      if case .number(let number)? = run.state.heap.read(object, run.names.name("selectedIndex")) {
        index = Int(number.value)
      }
      return .value(list.elements.indices.contains(index) ? list.elements[index] : list.elements.first ?? .null)
    }
  }

  /// What an object that the program made holds of a property that nobody wrote.
  private func initial(
    _ property: UIKitVocabulary.Property, _ key: Name, _ object: ObjectID, in run: Run
  ) -> Value {
    if let value = UIKitDefaults.value(property, in: run) { return value }
    if let name = property.type.name, ClassRows.unneeded.contains(name) || name == "String" {
      return run.unknown(field: key, of: object, .unneeded(name), type: property.type)
    }
    return run.unknown(field: key, of: object, .given(property.name), type: property.type)
  }

  /// What a property that the layout writes, too, holds before the first layout.
  private func bare(_ property: UIKitVocabulary.Property, _ key: Name, _ object: ObjectID, in run: Run) -> Value {
    guard run.objects[object].unknown == nil, let type = property.type.name, Geometry.fields[type] != nil else {
      return run.unknown(field: key, of: object, .layout(property.name), type: property.type)
    }
    // Before the first layout a frame is what the initialiser was given, 0 without one.
    if property.name == "bounds", case .structure(let frame)? = run.state.heap.read(object, run.names.name("frame")),
      let size = frame[run.names.name("size")]
    {
      return Geometry.make(
        "CGRect", [Geometry.zero("CGPoint", Origin(.default("bounds"), at: nil), in: run), size], in: run)
    }
    return Geometry.zero(type, Origin(.default(property.name), at: nil), in: run)
  }

  func attribute(_ name: String, in run: Run) -> Value {
    let entry = vocabulary.enumeration("NSLayoutConstraint.Attribute")?.cases.first { $0.name == name }
    return .enumCase(
      CaseValue(
        type: run.store.types.framework("NSLayoutConstraint.Attribute"), name: run.names.name(name),
        rawValue: entry?.rawValue, Origin(.literal, at: run.site)))
  }

  private func container(_ type: String, of object: ObjectID, in run: Run) -> Value {
    var current = object
    for _ in 0..<16 {
      switch run.state.heap.read(current, run.names.name("parent")) {
      case .object(let parent)?:
        if let framework = run.framework(of: parent), vocabulary.isSubclass(framework, of: type) {
          return .object(parent)
        }
        current = parent
      case nil where run.objects[object].unknown != nil:
        return run.unknown(
          field: run.names.name(type), of: object, .given("container"), type: .optional(.named(type, [])))
      default: return .null
      }
    }
    return .null
  }

  // MARK: Loading

  /// The controller's view: touching it loads it there and then.
  func loadedView(of controller: ObjectID, in run: Run) -> ModelAnswer {
    let isLoaded = run.names.name("isViewLoaded")
    if let loaded = run.state.heap.read(controller, isLoaded), run.truth(of: loaded) == true,
      let view = run.state.heap.read(controller, run.names.name("view"))
    {
      return .value(view)
    }
    if run.objects[controller].unknown != nil {
      return .value(
        run.unknown(field: run.names.name("view"), of: controller, .given("view"), type: .named("UIView", [])))
    }
    run.state.heap.write(controller, isLoaded, .boolean(true, Origin(.default("isViewLoaded"), at: nil)))
    let receiver = Value.object(controller)
    return .forward([
      PendingCall(.method(receiver, name: "loadView", labels: [])),
      PendingCall(.method(receiver, name: "viewDidLoad", labels: [])),
      PendingCall(.method(receiver, name: "viewIfLoaded", labels: [])),
    ])
  }

  /// What `loadView` does where the program doesn't: the view of the nib, else a plain one.
  func makeView(of controller: ObjectID, in run: Run) {
    let key = run.names.name("view")
    guard run.state.heap.read(controller, key) == nil else { return }
    let framework = run.framework(of: controller) ?? "UIViewController"
    let type =
      vocabulary.isSubclass(framework, of: "UITableViewController")
      ? "UITableView"
      : vocabulary.isSubclass(framework, of: "UICollectionViewController") ? "UICollectionView" : "UIView"
    if case .text(let nib)? = run.state.heap.read(controller, run.names.name("nibName")),
      answers?.load(nib: nib.text, owner: controller, in: run) != nil, run.state.heap.read(controller, key) != nil
    {
      return
    }
    run.state.heap.write(controller, key, .object(run.part("view", of: controller, type: type)))
  }

  // MARK: Writing

  package func write(_ name: String, of receiver: ModelReceiver, _ value: Value, in run: Run) -> ModelAnswer {
    switch receiver {
    case .object(let object): return write(name, of: object, value, in: run)
    case .value(.structure(let structure)):
      return Geometry.write(name, of: structure, value, in: run).map { .changed(receiver: $0, result: .null) }
        ?? .unknown
    case .type(let type):
      run.state.heap.write(run.statics(type), run.names.name(name), value)
      return .value(.null)
    case .value, .none: return .unknown
    }
  }

  func write(_ name: String, of object: ObjectID, _ value: Value, in run: Run) -> ModelAnswer {
    guard let type = run.framework(of: object), let property = vocabulary.property(name, of: type) else {
      return .unknown
    }
    let value = run.coerce(value, to: property.type)
    let key = run.names.name(property.name)
    if property.role == .loads {
      run.store(value, object, run.names.name("view"))
      return .value(.null)
    }
    run.store(value, object, key)
    switch property.name {
    case "viewControllers": adopt(value, by: object, in: run)
    case "rootViewController":
      if case .object(let root) = value { run.state.heap.write(root, run.names.name("parent"), .null) }
    case "tableHeaderView", "tableFooterView", "titleView", "backgroundView":
      if case .object(let view) = value { run.state.heap.write(view, run.names.name("superview"), .object(object)) }
    case "selectedViewController":
      if case .list(let list)? = run.state.heap.read(object, run.names.name("viewControllers")),
        let index = list.elements.firstIndex(where: { $0.isSame(as: value) })
      {
        run.store(
          .number(Number(Double(index), .integer, Origin(.literal, at: run.site))), object,
          run.names.name("selectedIndex"))
      }
    case "center":
      // The frame moves with its centre.
      if case .structure(let point) = value,
        case .structure(let frame)? = run.state.heap.read(object, run.names.name("frame")),
        let x = point[run.names.name("x")], let y = point[run.names.name("y")],
        case .structure(let size)? = frame[run.names.name("size")], let width = size[run.names.name("width")],
        let height = size[run.names.name("height")]
      {
        let two = Value.number(Number(2, .floating, Origin(.literal, at: run.site)))
        let origin = Geometry.make(
          "CGPoint",
          [
            run.operation("-", x, run.operation("/", width, two)),
            run.operation("-", y, run.operation("/", height, two)),
          ], in: run)
        run.state.heap.write(
          object, run.names.name("frame"), Geometry.make("CGRect", [origin, .structure(size)], in: run))
      }
    default: break
    }
    return .value(.null)
  }

  /// A container's children get their parent.
  func adopt(_ controllers: Value, by container: ObjectID, in run: Run) {
    guard case .list(let list) = controllers else { return }
    for element in list.elements {
      if case .object(let child) = element { run.state.heap.write(child, run.names.name("parent"), .object(container)) }
    }
  }
}
