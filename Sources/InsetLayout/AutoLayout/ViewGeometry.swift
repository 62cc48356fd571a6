/// Where constraints put a view: expressions of what they decide, in the coordinates of the controller's root view, or
/// of a scroll view's content for what lies in it.
struct ViewGeometry: Sendable {
  /// Of the alignment rectangle, which is what constraints hold.
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression
  /// How far the frame reaches beyond the alignment rectangle, in points.
  var outsets = Insets.zero
  /// The scroll view in whose content the view lies; nil in the root view's own coordinates.
  var space: Int?
  /// A scroll view's content: its size.
  var contentWidth: LinearExpression?
  var contentHeight: LinearExpression?

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }

  var frameLeft: LinearExpression { left - LinearExpression(outsets.left) }
  var frameTop: LinearExpression { top - LinearExpression(outsets.top) }
  var frameRight: LinearExpression { right + LinearExpression(outsets.right) }
  var frameBottom: LinearExpression { bottom + LinearExpression(outsets.bottom) }
  /// The alignment rectangle.
  var area: LayoutArea { LayoutArea(left: left, top: top, right: right, bottom: bottom, space: space) }

  var frameWidth: LinearExpression { frameRight - frameLeft }
  var frameHeight: LinearExpression { frameBottom - frameTop }
}

/// A rectangle of expressions: of a view's alignment rectangle, its margins or a guide.
struct LayoutArea {
  var left: LinearExpression
  var top: LinearExpression
  var right: LinearExpression
  var bottom: LinearExpression
  /// The scroll view in whose content it lies.
  var space: Int?

  func inset(_ edge: Edge, by inset: LinearExpression) -> LayoutArea {
    var area = self
    switch edge {
    case .top: area.top.add(inset)
    case .left: area.left.add(inset)
    case .bottom: area.bottom.add(inset, times: -1)
    case .right: area.right.add(inset, times: -1)
    }
    return area
  }

  func moved(right dx: LinearExpression, down dy: LinearExpression) -> LayoutArea {
    LayoutArea(left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy, space: space)
  }

  /// The value of an attribute of edges, centres and sizes.
  func value(_ attribute: LayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: right
    case .top, .topMargin: top
    case .bottom, .bottomMargin, .firstBaseline, .lastBaseline: bottom
    case .width: right - left
    case .height: bottom - top
    case .centerX, .centerXWithinMargins: (left + right) * 0.5
    case .centerY, .centerYWithinMargins: (top + bottom) * 0.5
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether it lies on the axis from left to right: a place or a width.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      false
    }
  }

  /// The edge of a view that it names; nil for the others.
  var edge: Edge? {
    switch self {
    case .top: .top
    case .left, .leading: .left
    case .bottom: .bottom
    case .right, .trailing: .right
    default: nil
    }
  }

  var isSize: Bool { self == .width || self == .height }

  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
