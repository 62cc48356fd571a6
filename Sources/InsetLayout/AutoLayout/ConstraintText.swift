/// A constraint in words: `list.top = header.bottom + 8`.
struct ConstraintText {
  let text: String

  /// - Parameters:
  ///   - view: the view that the constraint is written in, by its index.
  init(_ constraint: LayoutConstraint, in view: Int, _ tree: Tree) {
    func name(_ anchor: LayoutConstraint.Anchor) -> String {
      let object: String
      switch anchor.item.object {
      case .this: object = tree.views[view].displayName
      case .superview: object = tree.views[view].superview.map { tree.views[$0].displayName } ?? "superview"
      case .view(let id): object = tree.views.first { $0.id == id }?.displayName ?? id
      case .layoutGuide: object = "layout guide"
      }
      let guide = anchor.item.guide.map { ".\($0.rawValue)" } ?? ""
      return "\(object)\(guide).\(anchor.attribute.rawValue)"
    }
    var text = name(constraint.first) + " " + constraint.relation.sign + " "
    let constant = pointText(abs(constraint.constant))
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += pointText(constraint.multiplier) + " × " }
      text += name(second)
      if constraint.constant != 0 { text += (constraint.constant < 0 ? " − " : " + ") + constant }
    } else {
      text += (constraint.constant < 0 ? "−" : "") + constant
    }
    self.text = text
  }
}

extension LinearConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
