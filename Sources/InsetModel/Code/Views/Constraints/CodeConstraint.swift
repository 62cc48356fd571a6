internal import InsetLayout

/// A constraint that code makes: `first = second × multiplier + constant`.
struct CodeConstraint: Sendable, Hashable {
  var first: LayoutAnchor
  var relation = LinearConstraint.Relation.equal
  /// Nil: `first` is a size that is fixed, or is held to something that isn't known.
  var second: LayoutAnchor?
  /// Nil where the code doesn't say it as a number.
  var multiplier: Double? = 1
  /// Nil where the code doesn't say it as a number.
  var constant: Double? = 0
  /// The constant is a multiple of the system's standard spacing.
  var isStandardSpacing = false
  /// Nil where the code doesn't say it as a number.
  var priority: Double? = LayoutPriority.required.rawValue
  /// It is held to something, and nobody knows to what.
  var isToUnknown = false
  var circumstances = ViewCircumstances()

  /// An equation without multiplier that must hold; else it only moves things.
  var isExact: Bool {
    relation == .equal && multiplier == 1 && priority == LayoutPriority.required.rawValue && !isStandardSpacing
      && !isToUnknown
  }

  func mapped(_ map: (ViewIdentity) -> ViewIdentity) -> CodeConstraint {
    var constraint = self
    constraint.first.item.view = map(first.item.view)
    if let second { constraint.second?.item.view = map(second.item.view) }
    return constraint
  }
}

/// What constraints hold: a view, or one of the guides that it has.
struct LayoutItem: Sendable, Hashable {
  enum Area: Sendable, Hashable {
    case bounds, safeArea, layoutMargins, readableContent, keyboard
    /// Of a scroll view.
    case contentLayout, frameLayout
    /// The controller's guides; the view is the controller's.
    case topLayoutGuide, bottomLayoutGuide
  }

  var view: ViewIdentity
  var area = Area.bounds
}

struct LayoutAnchor: Sendable, Hashable {
  enum Attribute: Sendable, Hashable {
    case top, left, bottom, right, width, height, centerX, centerY, firstBaseline, lastBaseline

    var isHorizontal: Bool { [.left, .right, .width, .centerX].contains(self) }

    var isSize: Bool { self == .width || self == .height }

    /// Whether a distance towards the inside goes against the axis.
    var isFarEdge: Bool { self == .bottom || self == .right }
  }

  var item: LayoutItem
  var attribute: Attribute

  init(_ item: LayoutItem, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  init(_ view: ViewIdentity, _ attribute: Attribute) { self.init(LayoutItem(view: view), attribute) }
}

extension LayoutAnchor.Attribute {
  static let edges: [LayoutAnchor.Attribute] = [.top, .left, .bottom, .right]

  /// UIKit's and the libraries' names of an attribute, and whether it is one of the margins.
  static func named(_ name: String) -> (attributes: [LayoutAnchor.Attribute], isMargin: Bool)? {
    var bare = name
    for prefix in ["NSLayoutAttribute", "ALEdge", "ALDimension", "ALAxis", "mas_", "snp_"] where bare.hasPrefix(prefix)
    {
      bare = String(bare.dropFirst(prefix.count))
    }
    if bare.hasSuffix("Anchor") { bare = String(bare.dropLast("Anchor".count)) }
    guard let initial = bare.first else { return nil }
    bare = initial.lowercased() + bare.dropFirst()
    let isMargin = bare.hasSuffix("Margin") || bare.hasSuffix("Margins")
    if isMargin { bare = String(bare.dropLast(bare.hasSuffix("s") ? 7 : 6)) }
    if bare.hasSuffix("WithinMargin") { bare = String(bare.dropLast("Within".count)) }
    guard let attributes = names[bare] else { return nil }
    return (attributes, isMargin)
  }

  private static let names: [String: [LayoutAnchor.Attribute]] = [
    "top": [.top], "left": [.left], "leading": [.left], "bottom": [.bottom], "right": [.right], "trailing": [.right],
    "width": [.width], "height": [.height], "centerX": [.centerX], "centerY": [.centerY], "edges": edges,
    "directionalEdges": edges, "edge": edges, "size": [.width, .height], "center": [.centerX, .centerY],
    "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom], "leadingTrailing": [.left, .right],
    "topBottom": [.top, .bottom], "horizontal": [.centerY], "vertical": [.centerX], "firstBaseline": [.firstBaseline],
    "lastBaseline": [.lastBaseline], "baseline": [.lastBaseline],
  ]
}
