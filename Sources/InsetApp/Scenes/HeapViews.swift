internal import InsetInterpreter
internal import InsetLayout
internal import InsetUIKit

/// A controller's views in the heap as the engine's tree, with the way back from each object to its id.
struct HeapViews {
  private let reader: HeapReader
  private var run: Run { reader.run }
  private let prefix: String
  private(set) var ids: [ObjectID: String] = [:]
  private var used: Set<String> = []
  private var guides: [ObjectID: String] = [:]
  private var count = 0
  /// Views of Interface Builder: their ids in the scene, and what the scene says of them.
  private let known: [ObjectID: String]
  private let base: [String: View]
  private(set) var doubts: [SettingDoubt] = []

  /// Where the driver keeps what a view's own `intrinsicContentSize` gives.
  static let ownSize = "\u{0}intrinsicContentSize"

  /// More views than any screen has.
  private static let maximumCount = 2_000
  private static let maximumDepth = 64

  /// - Parameters:
  ///   - known: the ids in the scene of Interface Builder's views.
  ///   - base: these views, by id, without those that code adds.
  init(_ run: Run, prefix: String, known: [ObjectID: String] = [:], base: [String: View] = [:]) {
    reader = HeapReader(run: run)
    self.prefix = prefix
    self.known = known
    self.base = base
    ids = known
    used = Set(known.values)
  }

  /// - Parameter owner: the controller whose fields name its views.
  mutating func tree(_ root: ObjectID, owner: ObjectID) -> View? {
    for (name, value) in run.state.heap.fields(of: owner) {
      guard case .object(let object)? = reader.chosen(value).value, object != root,
        let framework = run.framework(of: object), UIKitVocabulary.shared.isSubclass(framework, of: "UIView")
      else { continue }
      assignName(object, run.names.text(name))
    }
    guard var view = view(root, depth: 0) else { return nil }
    if let id = known[root], base[id] == nil { return nil }
    var traits = view.traits ?? LayoutTraits()
    traits.constraints += constraints(root)
    view.traits = traits
    return view
  }

  private mutating func assignName(_ object: ObjectID, _ name: String) {
    guard ids[object] == nil else { return }
    var id = "\(prefix).\(name)"
    var number = 2
    while used.contains(id) {
      id = "\(prefix).\(name)\(number)"
      number += 1
    }
    used.insert(id)
    ids[object] = id
  }

  private mutating func view(_ object: ObjectID, depth: Int) -> View? {
    guard depth < Self.maximumDepth, count < Self.maximumCount, let framework = run.framework(of: object) else {
      return nil
    }
    count += 1
    if let id = known[object], let view = base[id] { return written(view, object, depth) }
    assignName(object, depth == 0 ? "view" : run.typeName(of: object) ?? framework)
    var view = View(id: ids[object], className: run.typeName(of: object), kind: Self.kind(framework))
    var traits = LayoutTraits()
    traits.uikitClass = framework
    traits.hasOwnClass = run.typeName(of: object) != framework
    traits.translatesAutoresizingMaskIntoConstraints = reader.flag(object, "translatesAutoresizingMaskIntoConstraints")
    traits.isHidden = reader.flag(object, "isHidden") ?? false
    if let hidden = reader.field(object, "isHidden"), !reader.chosen(hidden).isSure {
      traits.isVisibilityUnknown = true
    }
    traits.stack = stack(object, framework)
    if let size = reader.numbers(object, Self.ownSize), size.count == 2 {
      traits.intrinsicWidth = size[0] < 0 ? IntrinsicLength.none : .points(size[0])
      traits.intrinsicHeight = size[1] < 0 ? IntrinsicLength.none : .points(size[1])
    }
    if depth > 0 { place(&view, object, depth) }
    settings(&view, object)
    for guide in reader.objects(object, "layoutGuides") {
      let name = "\(view.id ?? "").\(guides.count)"
      guides[guide] = name
      traits.layoutGuides.append(name)
    }
    view.traits = traits
    for subview in reader.objects(object, "subviews") {
      if let inner = self.view(subview, depth: depth + 1) { view.subviews.append(inner) }
    }
    return view
  }

  /// A view of Interface Builder, with what code did to it.
  private mutating func written(_ base: View, _ object: ObjectID, _ depth: Int) -> View {
    var view = base
    settings(&view, object)
    if let hidden = reader.flag(object, "isHidden") {
      var traits = view.traits ?? LayoutTraits()
      traits.isHidden = hidden
      view.traits = traits
    }
    let listed = reader.objects(object, "subviews")
    let ids = Set(listed.compactMap { known[$0] })
    // Views that have no object stay where they are, below the others.
    view.subviews = base.subviews.filter { $0.id.map { !ids.contains($0) } ?? true }
    for subview in listed { if let inner = self.view(subview, depth: depth + 1) { view.subviews.append(inner) } }
    return view
  }

  /// What isn't one known value is assumed.
  private mutating func doubt(_ object: ObjectID, _ names: [String]) {
    guard let id = ids[object] else { return }
    for name in names {
      let escape = run.state.heap.escape(of: object)
      let value = reader.field(object, name)
      let isUnsure = value.map { !reader.chosen($0).isSure || Self.hasUnknown($0) || Self.isAssumed($0) } ?? false
      guard isUnsure || escape != nil else { continue }
      let text =
        isUnsure
        ? "\(name) isn't one known value" : "the view is handed to code whose source isn't here"
      doubts.append(SettingDoubt(object: id, name: name, text: text))
    }
  }

  private static func isIdentity(_ value: Value, _ run: Run) -> Bool {
    Geometry.flatten(value, in: run).map { $0 ?? .nan } == [1, 0, 0, 1, 0, 0]
  }

  private static func isAssumed(_ value: Value) -> Bool {
    value.origins.contains { origin in
      origin.leaves.contains { if case .answer(let answer) = $0.kind { !answer.isCertain } else { false } }
    }
  }

  private static func kind(_ framework: String) -> View.Kind {
    let vocabulary = UIKitVocabulary.shared
    if vocabulary.isSubclass(framework, of: "UITableView") { return .table }
    if vocabulary.isSubclass(framework, of: "UICollectionView") { return .collection }
    if vocabulary.isSubclass(framework, of: "UITextView") { return .text }
    if vocabulary.isSubclass(framework, of: "UIScrollView") { return .scroll }
    if framework == "WKWebView" || framework == "UIWebView" { return .web }
    return .view
  }

  private func stack(_ object: ObjectID, _ framework: String) -> StackArrangement? {
    guard UIKitVocabulary.shared.isSubclass(framework, of: "UIStackView") else { return nil }
    var stack = StackArrangement()
    if reader.word(object, "axis") == "vertical" { stack.axis = .vertical }
    if let word = reader.word(object, "distribution").flatMap(StackArrangement.Distribution.init) {
      stack.distribution = word
    }
    if let word = reader.word(object, "alignment").flatMap(StackArrangement.Alignment.init) { stack.alignment = word }
    if let spacing = reader.number(object, "spacing") { stack.spacing = spacing }
    if let flag = reader.flag(object, "isLayoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = flag
    }
    return stack
  }

  // MARK: Frames

  private func place(_ view: inout View, _ object: ObjectID, _ depth: Int) {
    guard let written = reader.field(object, "frame") else {
      view.frame = .rect(Rect(x: 0, y: 0, width: 0, height: 0))
      return
    }
    guard let rect = reader.rect(object, "frame") else {
      view.isFrameAssumed = true
      return
    }
    view.frame = .rect(rect)
    if !reader.chosen(written).isSure || Self.hasUnknown(written) { view.isFrameAssumed = true }
    stretch(&view, rect, object)
  }

  private static func hasUnknown(_ value: Value) -> Bool {
    value.origins.contains { origin in
      origin.leaves.contains { if case .unknown = $0.kind { true } else { false } }
    }
  }

  /// An autoresizing mask keeps the distances to the superview that the frame had when it was written: to the
  /// superview's size at that time.
  private func stretch(_ view: inout View, _ rect: Rect, _ object: ObjectID) {
    var mask = 0
    switch reader.chosen(reader.field(object, "autoresizingMask")).value {
    case .enumCase(let value)?: mask = value.rawValue.flatMap { Int(exactly: $0) } ?? 0
    case .list(let list)?:
      for element in list.elements {
        if case .enumCase(let one) = run.coerce(element, to: .named("UIView.AutoresizingMask", [])) {
          mask |= one.rawValue.flatMap { Int(exactly: $0) } ?? 0
        }
      }
    default: break
    }
    guard mask != 0, let superview = reader.object(object, "superview"),
      let bounds = reader.rect(superview, "\u{0}loaded frame") ?? reader.rect(superview, "frame")
    else { return }
    let (flexibleWidth, flexibleHeight) = (mask & 2 != 0, mask & 16 != 0)
    if flexibleWidth {
      view.pin(.left, to: Pin(to: .superview, constant: rect.x))
      view.pin(.right, to: Pin(to: .superview, constant: bounds.width - rect.maxX))
    }
    if flexibleHeight {
      view.pin(.top, to: Pin(to: .superview, constant: rect.y))
      view.pin(.bottom, to: Pin(to: .superview, constant: bounds.height - rect.maxY))
    } else if mask & 8 != 0 {
      view.pin(.bottom, to: Pin(to: .superview, constant: bounds.height - rect.maxY))
    }
  }

  // MARK: Settings

  private mutating func settings(_ view: inout View, _ object: ObjectID) {
    doubt(object, ["frame", "isHidden"])
    if let transform = reader.field(object, "transform"), let id = ids[object], !Self.isIdentity(transform, run) {
      doubts.append(SettingDoubt(object: id, name: "transform", text: "the view is transformed"))
    }
    guard view.kind != .view else { return }
    doubt(object, ["contentInset", "scrollIndicatorInsets", "contentInsetAdjustmentBehavior"])
    var target = object
    if view.kind == .web { target = reader.object(object, "scrollView") ?? object }
    if let insets = reader.insets(target, "contentInset") { view.contentInset = insets }
    if let insets = reader.insets(target, "scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    if let word = reader.word(target, "contentInsetAdjustmentBehavior").flatMap(View.AdjustmentBehavior.init) {
      view.contentInsetAdjustmentBehavior = word
    }
    if let size = reader.numbers(target, "contentSize"), size.count == 2 {
      view.contentSize = Size(width: size[0], height: size[1])
    }
    for (name, path) in Self.flags { if let flag = reader.flag(target, name) { view[keyPath: path] = flag } }
    if let header = reader.object(object, "tableHeaderView"), let frame = reader.rect(header, "frame") {
      view.tableHeaderHeight = frame.height
    }
  }

  private static var flags: [(String, WritableKeyPath<View, Bool?>)] {
    [
      ("alwaysBounceVertical", \.alwaysBounceVertical), ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      ("isPagingEnabled", \.isPagingEnabled),
      ("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
      ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    ]
  }

  // MARK: Constraints

  private func constraints(_ root: ObjectID) -> [LayoutConstraint] {
    let all = reader.objects(run.shared("constraints", type: "NSObject"), "constraints")
    return all.compactMap(constraint)
  }

  private func constraint(_ object: ObjectID) -> LayoutConstraint? {
    let active = reader.chosen(reader.field(object, "isActive"))
    guard case .boolean(true, _)? = active.value, let first = anchor(object, "firstItem", "firstAttribute") else {
      return nil
    }
    let relation: LinearConstraint.Relation =
      switch reader.word(object, "relation") {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    var constraint = LayoutConstraint(first, relation)
    if reader.object(object, "secondItem") != nil {
      guard let second = anchor(object, "secondItem", "secondAttribute") else { return nil }
      constraint.second = second
    }
    constraint.multiplier = reader.number(object, "multiplier") ?? 1
    let constant = reader.chosen(reader.field(object, "constant"))
    if let number = constant.value.flatMap({ run.number($0) }) {
      constraint.constant = number
      if !constant.isSure { constraint.constantOrigin = .unknown }
    } else {
      constraint.constantOrigin = .unknown
    }
    if let priority = reader.number(object, "priority") { constraint.priority = LayoutPriority(priority) }
    constraint.isConditional = !active.isSure
    return constraint
  }

  private func anchor(_ constraint: ObjectID, _ item: String, _ attribute: String) -> LayoutConstraint.Anchor? {
    guard let object = reader.object(constraint, item), let word = reader.word(constraint, attribute),
      let attribute = LayoutConstraint.Attribute(rawValue: word)
    else { return nil }
    if let id = ids[object] { return .init(.init(.view(id)), attribute) }
    if let guide = guides[object] { return .init(.init(.layoutGuide(guide)), attribute) }
    guard case .part(let owner, let name) = run.objects[object].identity,
      let guide = LayoutConstraint.Guide(rawValue: run.names.text(name))
    else { return nil }
    // The controller's guides are those of its view.
    let view = ids[owner] ?? reader.object(owner, "view").flatMap { ids[$0] }
    return view.map { .init(.init(.view($0), guide), attribute) }
  }
}
