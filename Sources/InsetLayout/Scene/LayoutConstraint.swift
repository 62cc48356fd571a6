/// A constraint of Auto Layout, as `NSLayoutConstraint` states it:
/// `item.attribute = multiplier × toItem.toAttribute + constant`.
package struct LayoutConstraint: Sendable, Hashable {
  /// `NSLayoutConstraint.Attribute`, by its Swift names. Leading is left and trailing right: insetd lays out for
  /// languages that are read from the left.
  package enum Attribute: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A layout guide, by UIKit's name of the property that holds it.
  package enum Guide: String, Sendable, Hashable, CaseIterable {
    case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide, keyboardLayoutGuide
    /// Of a scroll view.
    case contentLayoutGuide, frameLayoutGuide
    /// Of the controller whose views these are.
    case topLayoutGuide, bottomLayoutGuide
  }

  /// What a constraint speaks of: a view, or a guide of it.
  package struct Item: Sendable, Hashable {
    package enum Object: Sendable, Hashable {
      /// The view that the constraint is written in.
      case this
      /// The superview of the view that the constraint is written in.
      case superview
      /// A view of the same controller, by its id.
      case view(String)
      /// A layout guide that a view of the same controller owns, by its name in `LayoutTraits.layoutGuides`.
      case layoutGuide(String)
    }

    package var object: Object
    package var guide: Guide?

    package init(_ object: Object = .this, _ guide: Guide? = nil) {
      self.object = object
      self.guide = guide
    }
  }

  package struct Anchor: Sendable, Hashable {
    package var item: Item
    package var attribute: Attribute

    package init(_ item: Item, _ attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Other values in some size classes.
  package struct Variation: Sendable, Hashable {
    /// Regular or compact, where the variation asks for one.
    package var isRegularWidth: Bool?
    package var isRegularHeight: Bool?
    package var constant: Double?
    package var priority: LayoutPriority?
    package var multiplier: Double?
    package var isInstalled: Bool?

    package init(isRegularWidth: Bool?, isRegularHeight: Bool?) {
      self.isRegularWidth = isRegularWidth
      self.isRegularHeight = isRegularHeight
    }
  }

  /// How the constant is known.
  package enum ConstantOrigin: Sendable, Hashable {
    case written
    /// Standard spacing that isn't written: `constant` is a guess.
    case standardSpacing
    /// Only the running app knows: `constant` is a guess.
    case unknown
  }

  package var first: Anchor
  package var relation: LinearConstraint.Relation
  /// Nil for a size alone.
  package var second: Anchor?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  package var constantOrigin = ConstantOrigin.written
  /// It may hold or not: it is made under a condition that isn't known, or taken away somewhere.
  package var isConditional = false
  /// Whether it holds where no variation says otherwise.
  package var isInstalled = true
  /// Other values in some size classes; later ones win.
  package var variations: [Variation] = []
  package var priority: LayoutPriority
  /// How the constraint is known where it is written, such as an id in Interface Builder.
  package var id: String?

  package init(
    _ first: Anchor, _ relation: LinearConstraint.Relation = .equal, to second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, id: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.id = id
  }

  /// The constraint as it holds in size classes; nil where it doesn't.
  func varied(isRegularWidth: Bool, isRegularHeight: Bool) -> LayoutConstraint? {
    var varied = self
    for variation in variations
    where variation.isRegularWidth.map({ $0 == isRegularWidth }) ?? true
      && variation.isRegularHeight.map({ $0 == isRegularHeight }) ?? true
    {
      varied.constant = variation.constant ?? varied.constant
      varied.priority = variation.priority ?? varied.priority
      varied.multiplier = variation.multiplier ?? varied.multiplier
      varied.isInstalled = variation.isInstalled ?? varied.isInstalled
    }
    return varied.isInstalled ? varied : nil
  }
}
