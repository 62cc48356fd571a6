internal import InsetDocuments
internal import InsetJSON
internal import InsetLayout

extension SceneDecoder {
  /// What Auto Layout is told of a view; nil where the document says nothing of it.
  static func traits(_ json: JSON, _ className: String?) -> LayoutTraits? {
    var traits = LayoutTraits()
    traits.constraints = (json["constraints"]?.arrayValue ?? []).compactMap { constraint($0) }
    traits.translatesAutoresizingMaskIntoConstraints = json["translatesAutoresizingMaskIntoConstraints"]?.boolValue
    traits.isHidden = json["isHidden"]?.boolValue ?? false
    traits.layoutMargins = insets(json["layoutMargins"])
    traits.stack = json["stack"].flatMap { $0.objectValue == nil ? nil : stack($0) }
    if let size = size(json["intrinsicContentSize"]) {
      traits.intrinsicWidth = length(size.width)
      traits.intrinsicHeight = length(size.height)
    }
    guard traits != LayoutTraits() || className?.hasPrefix("UI") == true else { return nil }
    traits.uikitClass = traits.stack == nil ? className : "UIStackView"
    return traits
  }

  /// `UIView.noIntrinsicMetric` is −1.
  private static func length(_ points: Double) -> IntrinsicLength { points < 0 ? .none : .points(points) }

  private static func stack(_ json: JSON) -> StackArrangement {
    var stack = StackArrangement()
    if let axis = json["axis"]?.stringValue.flatMap({ StackArrangement.Axis(rawValue: $0) }) { stack.axis = axis }
    if let name = json["distribution"]?.stringValue, let value = StackArrangement.Distribution(rawValue: name) {
      stack.distribution = value
    }
    if let name = json["alignment"]?.stringValue, let value = StackArrangement.Alignment(rawValue: name) {
      stack.alignment = value
    }
    stack.spacing = json["spacing"]?.doubleValue ?? 0
    stack.isLayoutMarginsRelativeArrangement = json["isLayoutMarginsRelativeArrangement"]?.boolValue ?? false
    return stack
  }

  private static func constraint(_ json: JSON) -> LayoutConstraint? {
    guard let attribute = attribute(json["attribute"]) else { return nil }
    var constraint = LayoutConstraint(
      LayoutConstraint.Anchor(item(json["item"]), attribute),
      json["relation"]?.stringValue.flatMap { LinearConstraint.Relation(rawValue: $0) } ?? .equal,
      constant: json["constant"]?.doubleValue ?? 0,
      priority: json["priority"]?.doubleValue.map { LayoutPriority($0) } ?? .required)
    if json["toItem"] != nil {
      constraint.second = LayoutConstraint.Anchor(
        item(json["toItem"]), self.attribute(json["toAttribute"]) ?? attribute)
      constraint.multiplier = json["multiplier"]?.doubleValue ?? 1
    }
    return constraint
  }

  private static func attribute(_ json: JSON?) -> LayoutConstraint.Attribute? {
    json?.stringValue.flatMap { LayoutConstraint.Attribute(rawValue: $0) }
  }

  private static func item(_ json: JSON?) -> LayoutConstraint.Item {
    let item = SceneConstraintItem(json?.stringValue)
    let guide = item.guide.flatMap { LayoutConstraint.Guide(rawValue: $0) }
    return switch item.object {
    case .this: LayoutConstraint.Item(.this, guide)
    case .superview: LayoutConstraint.Item(.superview, guide)
    case .view(let id): LayoutConstraint.Item(.view(id), guide)
    }
  }
}
