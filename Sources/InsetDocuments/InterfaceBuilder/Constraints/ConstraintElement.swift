/// One `<constraint>`, with its two items looked up.
struct ConstraintElement {
  struct Item {
    enum Object {
      case view(XMLElement)
      /// A guide of a view: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`…
      case guide(PinFact.Target, of: XMLElement)
      /// The top or bottom layout guide of a controller with that root view.
      case layoutGuide(Edge, root: XMLElement)
      case unknown(id: String)
    }

    var object: Object
    var attribute: String
  }

  /// What a constraint does to one edge of one view, by itself.
  enum Outcome {
    case pin(PinFact.Target, of: String, levelsUp: Int, constant: Double)
    case link(Edge, of: String, constant: Double)
    case none(UnresolvedConstraint.Reason)
  }

  let element: XMLElement
  let first: Item
  let second: Item?
  /// In points; first = multiplier × second + constant.
  let constant: Double
  private let objects: ObjectIndex

  init(_ element: XMLElement, _ objects: ObjectIndex) {
    self.element = element
    self.objects = objects
    // An item that is not written is the view that holds the constraint.
    let owner = objects.superview(of: element)
    func item(_ name: String, _ attribute: String) -> Item? {
      guard let attribute = element[attribute]?.value else { return nil }
      if let id = element[name]?.value { return Item(object: Self.object(id, objects), attribute: attribute) }
      return owner.map { Item(object: .view($0), attribute: attribute) }
    }
    first = item("firstItem", "firstAttribute") ?? Item(object: .unknown(id: ""), attribute: "")
    second = item("secondItem", "secondAttribute")
    constant = element["constant"].flatMap { Double($0.value) }.flatMap { $0.isFinite ? $0 : nil } ?? 0
  }

  private static func object(_ id: String, _ objects: ObjectIndex) -> Item.Object {
    guard let element = objects.element(id: id) else { return .unknown(id: id) }
    if objects.isView(element) { return .view(element) }
    if element.name == "viewLayoutGuide", let target = element.key.flatMap(PinFact.Target.init(rawValue:)),
      let owner = objects.superview(of: element)
    {
      return .guide(target, of: owner)
    }
    if element.name == "viewControllerLayoutGuide", let edge = element["type"].flatMap({ Edge(rawValue: $0.value) }),
      let root = objects.enclosingController(of: element)?.child(key: "view")
    {
      return .layoutGuide(edge, root: root)
    }
    return .unknown(id: id)
  }

  /// Why the constraint would be no pin whatever it is between.
  var obstacle: UnresolvedConstraint.Reason? {
    if let relation = element["relation"]?.value, relation != "equal" { return .relation(relation) }
    if let multiplier, multiplier != 1 { return .multiplier(multiplier) }
    if let priority = element["priority"].flatMap({ Double($0.value) }), priority < 1000 { return .priority(priority) }
    if isStandardSpacing { return .standardSpacing }
    return nil
  }

  /// A spacing that depends on the system and isn't written.
  var isStandardSpacing: Bool { element["symbolic"]?.value == "YES" && element["constant"] == nil }

  /// Nil where none is written.
  var multiplier: Double? { element["multiplier"].map { Self.ratio($0.value) } }

  /// `0.5`, `1:2` and `1/2` are one half; 1 for what is no number.
  static func ratio(_ text: String) -> Double {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) ?? .nan }
    let ratio = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    return ratio.isFinite ? ratio : 1
  }

  /// What it does to each view of the two that it is not around the other: one, or both when neither lies in the other.
  func outcomes() -> [(view: XMLElement, edge: Edge, outcome: Outcome)] {
    guard let second else { return [] }
    return [(first, second, 1.0), (second, first, -1.0)].compactMap { item, other, sign in
      guard case .view(let view) = item.object, let held = HeldEdge(item.attribute),
        let outcome = outcome(view, held, other, offset: sign * constant)
      else { return nil }
      return (view, held.edge, outcome)
    }
  }

  /// `view.edge = other.attribute + offset`, for the view; nil when the view is what the other item lies in.
  private func outcome(_ view: XMLElement, _ held: HeldEdge, _ other: Item, offset: Double) -> Outcome? {
    let edge = held.edge
    let inward = edge == .top || edge == .left ? offset : -offset
    let target: (PinFact.Target, of: XMLElement)
    switch other.object {
    case .view(let around):
      if levels(from: around, upTo: view) != nil { return nil }
      guard let otherEdge = HeldEdge(other.attribute) else { return Outcome.none(.otherAttribute(other.attribute)) }
      guard levels(from: view, upTo: around) != nil else {
        guard !held.isMargin, !otherEdge.isMargin else { return Outcome.none(.otherAttribute(other.attribute)) }
        return .link(otherEdge.edge, of: around.id ?? "", constant: offset)
      }
      guard otherEdge.edge == edge else { return Outcome.none(.otherAttribute(other.attribute)) }
      target = (otherEdge.isMargin ? .layoutMargin : .superview, around)
    case .guide(let guide, let owner):
      // A view's own guide says where the view's content goes, not where the view lies.
      if owner.index == view.index || levels(from: owner, upTo: view) != nil { return nil }
      guard HeldEdge(other.attribute)?.edge == edge else {
        return Outcome.none(.otherAttribute(other.attribute))
      }
      target = (guide, owner)
    case .layoutGuide(let side, let root):
      guard root.index != view.index else { return nil }
      switch (side, edge, other.attribute) {
      case (.top, .top, "bottom"): target = (.topLayoutGuide, root)
      case (.bottom, .bottom, "top"): target = (.bottomLayoutGuide, root)
      // The guides' outer edges are the root view's.
      case (.top, .top, "top"), (.bottom, .bottom, "bottom"): target = (.superview, root)
      default: return Outcome.none(.otherAttribute(other.attribute))
      }
    case .unknown(let id):
      return Outcome.none(.otherGuide(id: id))
    }
    guard let levelsUp = levels(from: view, upTo: target.of) else {
      return Outcome.none(.otherGuide(id: target.of.id ?? ""))
    }
    guard !held.isMargin else { return Outcome.none(.otherAttribute("\(edge.rawValue)Margin")) }
    return .pin(target.0, of: target.of.id ?? "", levelsUp: levelsUp, constant: inward)
  }

  /// 0 when `around` is the view's superview, 1 when it is that one's…; nil when the view doesn't lie in it.
  private func levels(from view: XMLElement, upTo around: XMLElement) -> Int? {
    var levels = 0
    var next = objects.superview(of: view)
    while let superview = next {
      if superview.index == around.index { return levels }
      levels += 1
      next = objects.superview(of: superview)
    }
    return nil
  }
}

/// The edge that a layout attribute names, of the bounds or of the margins.
struct HeldEdge {
  var edge: Edge
  var isMargin: Bool

  /// Nil of centres, sizes and baselines.
  init?(_ attribute: String) {
    isMargin = attribute.hasSuffix("Margin")
    switch isMargin ? String(attribute.dropLast("Margin".count)) : attribute {
    case "top": edge = .top
    case "leading", "left": edge = .left
    case "bottom": edge = .bottom
    case "trailing", "right": edge = .right
    default: return nil
    }
  }
}
