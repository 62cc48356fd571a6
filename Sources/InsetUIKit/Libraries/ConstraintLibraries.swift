/// SnapKit, Masonry and PureLayout, in Swift: they end in the same constraints as UIKit's own calls, and run like the
/// program's own code. Written after each library's documentation; only what makes constraints is here.
package enum ConstraintLibraries {
  package static let path = "/ConstraintLibraries.swiftinterface"

  package static let text = """
    class InsetdAnchor {
      let item: AnyObject?
      let attribute: Any
      init(_ item: AnyObject?, _ attribute: Any) { self.item = item; self.attribute = attribute }
    }
    class InsetdMaker {
      let item: AnyObject
      init(_ item: AnyObject) { self.item = item }
    \(attributes.map { "  var \($0): InsetdChain { InsetdChain(item, [NSLayoutConstraint.Attribute.\($0)]) }" }.joined(separator: "\n"))
      var edges: InsetdChain { InsetdChain(item, [NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.bottom, NSLayoutConstraint.Attribute.right]) }
      var size: InsetdChain { InsetdChain(item, [NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.height]) }
      var center: InsetdChain { InsetdChain(item, [NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.centerY]) }
      var horizontalEdges: InsetdChain { InsetdChain(item, [NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.right]) }
      var verticalEdges: InsetdChain { InsetdChain(item, [NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.bottom]) }
      var directionalEdges: InsetdChain { edges }
    }
    class InsetdChain {
      let item: AnyObject
      var attributes: [Any]
      var constraints = []
      init(_ item: AnyObject, _ attributes: [Any]) { self.item = item; self.attributes = attributes }
    \(attributes.map { "  var \($0): InsetdChain { attributes.append(NSLayoutConstraint.Attribute.\($0)); return self }" }.joined(separator: "\n"))
      var and: InsetdChain { self }
      var with: InsetdChain { self }
      func relate(_ relation: Any, _ other: Any) -> InsetdChain {
        for attribute in attributes {
          if other is InsetdAnchor {
            add(attribute, relation, other.item, other.attribute, 0)
          } else if other is CGFloat {
            if attribute == NSLayoutConstraint.Attribute.width || attribute == NSLayoutConstraint.Attribute.height {
              add(attribute, relation, nil, NSLayoutConstraint.Attribute.notAnAttribute, other)
            } else {
              add(attribute, relation, item.superview, attribute, other)
            }
          } else if other is CGSize {
            add(attribute, relation, nil, NSLayoutConstraint.Attribute.notAnAttribute, attribute == NSLayoutConstraint.Attribute.width ? other.width : other.height)
          } else if other is InsetdView {
            add(attribute, relation, other.item, attribute, 0)
          } else {
            add(attribute, relation, other, attribute, 0)
          }
        }
        return self
      }
      func add(_ attribute: Any, _ relation: Any, _ target: AnyObject?, _ targetAttribute: Any, _ constant: Any) {
        let constraint = NSLayoutConstraint(item: item, attribute: attribute, relatedBy: relation, toItem: target, attribute: targetAttribute, multiplier: 1, constant: constant)
        constraint.isActive = true
        constraints.append(constraint)
      }
      func equalTo(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.equal, other) }
      func mas_equalTo(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.equal, other) }
      func equalTo() -> Any { return { other in self.equalTo(other) } }
      func mas_equalTo() -> Any { return { other in self.equalTo(other) } }
      func equal(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.equal, other) }
      func lessThanOrEqualTo(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.lessThanOrEqual, other) }
      func greaterThanOrEqualTo(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.greaterThanOrEqual, other) }
      func mas_lessThanOrEqualTo(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.lessThanOrEqual, other) }
      func mas_greaterThanOrEqualTo(_ other: Any) -> InsetdChain { relate(NSLayoutConstraint.Relation.greaterThanOrEqual, other) }
      func equalToSuperview() -> InsetdChain { relate(NSLayoutConstraint.Relation.equal, item.superview) }
      func lessThanOrEqualToSuperview() -> InsetdChain { relate(NSLayoutConstraint.Relation.lessThanOrEqual, item.superview) }
      func greaterThanOrEqualToSuperview() -> InsetdChain { relate(NSLayoutConstraint.Relation.greaterThanOrEqual, item.superview) }
      func offset(_ amount: CGFloat) -> InsetdChain {
        for constraint in constraints { constraint.constant = constraint.constant + amount }
        return self
      }
      func mas_offset(_ amount: CGFloat) -> InsetdChain { offset(amount) }
      func offset() -> Any { return { amount in self.offset(amount) } }
      func inset(_ amount: Any) -> InsetdChain { insets(amount) }
      func insets(_ amount: Any) -> InsetdChain {
        for constraint in constraints {
          let attribute = constraint.firstAttribute
          if attribute == NSLayoutConstraint.Attribute.top { constraint.constant = amount is UIEdgeInsets ? amount.top : amount }
          if attribute == NSLayoutConstraint.Attribute.left || attribute == NSLayoutConstraint.Attribute.leading { constraint.constant = amount is UIEdgeInsets ? amount.left : amount }
          if attribute == NSLayoutConstraint.Attribute.bottom { constraint.constant = amount is UIEdgeInsets ? -amount.bottom : -amount }
          if attribute == NSLayoutConstraint.Attribute.right || attribute == NSLayoutConstraint.Attribute.trailing { constraint.constant = amount is UIEdgeInsets ? -amount.right : -amount }
        }
        return self
      }
      func multipliedBy(_ amount: CGFloat) -> InsetdChain {
        for constraint in constraints { constraint.multiplier = amount }
        return self
      }
      func dividedBy(_ amount: CGFloat) -> InsetdChain { multipliedBy(1 / amount) }
      func priority(_ amount: Any) -> InsetdChain {
        for constraint in constraints { constraint.priority = amount }
        return self
      }
      func priorityLow() -> InsetdChain { priority(250) }
      func priorityMedium() -> InsetdChain { priority(500) }
      func priorityHigh() -> InsetdChain { priority(750) }
      func labeled(_ label: String) -> InsetdChain { self }
      var constraint: AnyObject { self }
      func activate() { for constraint in constraints { constraint.isActive = true } }
      func deactivate() { for constraint in constraints { constraint.isActive = false } }
      func install() { activate() }
      func uninstall() { deactivate() }
      func update(offset amount: CGFloat) { for constraint in constraints { constraint.constant = amount } }
      func update(inset amount: Any) { insets(amount) }
    }
    class InsetdView {
      let item: AnyObject
      init(_ item: AnyObject) { self.item = item }
      func makeConstraints(_ closure: (InsetdMaker) -> Void) {
        item.translatesAutoresizingMaskIntoConstraints = false
        closure(InsetdMaker(item))
      }
      func remakeConstraints(_ closure: (InsetdMaker) -> Void) { makeConstraints(closure) }
      func updateConstraints(_ closure: (InsetdMaker) -> Void) { makeConstraints(closure) }
    \(attributes.map { "  var \($0): InsetdAnchor { InsetdAnchor(item, NSLayoutConstraint.Attribute.\($0)) }" }.joined(separator: "\n"))
    }
    extension UIView {
      var snp: InsetdView { InsetdView(self) }
      func mas_makeConstraints(_ closure: (InsetdMaker) -> Void) -> Any {
        translatesAutoresizingMaskIntoConstraints = false
        closure(InsetdMaker(self))
        return []
      }
      func mas_remakeConstraints(_ closure: (InsetdMaker) -> Void) -> Any { mas_makeConstraints(closure) }
      func mas_updateConstraints(_ closure: (InsetdMaker) -> Void) -> Any { mas_makeConstraints(closure) }
    \(attributes.map { "  var mas_\($0): InsetdAnchor { InsetdAnchor(self, NSLayoutConstraint.Attribute.\($0)) }" }.joined(separator: "\n"))
      var mas_safeAreaLayoutGuide: InsetdView { InsetdView(safeAreaLayoutGuide) }
      var mas_safeAreaLayoutGuideTop: InsetdAnchor { InsetdAnchor(safeAreaLayoutGuide, NSLayoutConstraint.Attribute.top) }
      var mas_safeAreaLayoutGuideBottom: InsetdAnchor { InsetdAnchor(safeAreaLayoutGuide, NSLayoutConstraint.Attribute.bottom) }
      var mas_safeAreaLayoutGuideLeft: InsetdAnchor { InsetdAnchor(safeAreaLayoutGuide, NSLayoutConstraint.Attribute.left) }
      var mas_safeAreaLayoutGuideRight: InsetdAnchor { InsetdAnchor(safeAreaLayoutGuide, NSLayoutConstraint.Attribute.right) }
      func insetdPin(_ attribute: Any, _ target: AnyObject?, _ targetAttribute: Any, _ constant: CGFloat) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(item: self, attribute: attribute, relatedBy: NSLayoutConstraint.Relation.equal, toItem: target, attribute: targetAttribute, multiplier: 1, constant: constant)
        constraint.isActive = true
        return constraint
      }
      func autoPinEdgesToSuperviewEdges() -> [NSLayoutConstraint] { autoPinEdgesToSuperviewEdges(with: UIEdgeInsets.zero) }
      func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        [insetdPin(NSLayoutConstraint.Attribute.top, superview, NSLayoutConstraint.Attribute.top, insets.top),
         insetdPin(NSLayoutConstraint.Attribute.left, superview, NSLayoutConstraint.Attribute.left, insets.left),
         insetdPin(NSLayoutConstraint.Attribute.bottom, superview, NSLayoutConstraint.Attribute.bottom, -insets.bottom),
         insetdPin(NSLayoutConstraint.Attribute.right, superview, NSLayoutConstraint.Attribute.right, -insets.right)]
      }
      func autoPinEdgesToSuperviewEdgesWithInsets(_ insets: UIEdgeInsets) -> [NSLayoutConstraint] { autoPinEdgesToSuperviewEdges(with: insets) }
      func autoPinEdge(toSuperviewEdge edge: NSLayoutConstraint.Attribute, withInset inset: CGFloat = 0) -> NSLayoutConstraint {
        let isFar = edge == NSLayoutConstraint.Attribute.bottom || edge == NSLayoutConstraint.Attribute.right || edge == NSLayoutConstraint.Attribute.trailing
        return insetdPin(edge, superview, edge, isFar ? -inset : inset)
      }
      func autoPinEdgeToSuperviewEdge(_ edge: NSLayoutConstraint.Attribute, withInset inset: CGFloat = 0) -> NSLayoutConstraint { autoPinEdge(toSuperviewEdge: edge, withInset: inset) }
      func autoPinEdge(_ edge: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of view: UIView, withOffset offset: CGFloat = 0) -> NSLayoutConstraint { insetdPin(edge, view, other, offset) }
      func autoPinEdge(_ edge: NSLayoutConstraint.Attribute, toEdge other: NSLayoutConstraint.Attribute, ofView view: UIView, withOffset offset: CGFloat = 0) -> NSLayoutConstraint { insetdPin(edge, view, other, offset) }
      func autoSetDimension(_ attribute: NSLayoutConstraint.Attribute, toSize size: CGFloat) -> NSLayoutConstraint { insetdPin(attribute, nil, NSLayoutConstraint.Attribute.notAnAttribute, size) }
      func autoAlignAxis(toSuperviewAxis axis: Any) -> NSLayoutConstraint {
        let attribute = axis == NSLayoutConstraint.Axis.vertical ? NSLayoutConstraint.Attribute.centerX : NSLayoutConstraint.Attribute.centerY
        return insetdPin(attribute, superview, attribute, 0)
      }
      func autoCenterInSuperview() -> Any {
        [insetdPin(NSLayoutConstraint.Attribute.centerX, superview, NSLayoutConstraint.Attribute.centerX, 0),
         insetdPin(NSLayoutConstraint.Attribute.centerY, superview, NSLayoutConstraint.Attribute.centerY, 0)]
      }
    }
    extension UILayoutGuide {
      var snp: InsetdView { InsetdView(self) }
    }
    extension UIViewController {
      var mas_topLayoutGuide: InsetdAnchor { InsetdAnchor(topLayoutGuide, NSLayoutConstraint.Attribute.bottom) }
      var mas_topLayoutGuideBottom: InsetdAnchor { InsetdAnchor(topLayoutGuide, NSLayoutConstraint.Attribute.bottom) }
      var mas_bottomLayoutGuide: InsetdAnchor { InsetdAnchor(bottomLayoutGuide, NSLayoutConstraint.Attribute.top) }
      var mas_bottomLayoutGuideTop: InsetdAnchor { InsetdAnchor(bottomLayoutGuide, NSLayoutConstraint.Attribute.top) }
    }
    let ALEdgeTop = NSLayoutConstraint.Attribute.top
    let ALEdgeBottom = NSLayoutConstraint.Attribute.bottom
    let ALEdgeLeft = NSLayoutConstraint.Attribute.left
    let ALEdgeRight = NSLayoutConstraint.Attribute.right
    let ALEdgeLeading = NSLayoutConstraint.Attribute.leading
    let ALEdgeTrailing = NSLayoutConstraint.Attribute.trailing
    let ALDimensionHeight = NSLayoutConstraint.Attribute.height
    let ALDimensionWidth = NSLayoutConstraint.Attribute.width
    """

  private static let attributes = [
    "top", "left", "bottom", "right", "leading", "trailing", "width", "height", "centerX", "centerY", "topMargin",
    "bottomMargin", "leftMargin", "rightMargin", "lastBaseline", "firstBaseline",
  ]
}
