/// A constraint as Interface Builder writes it: `first = multiplier × second + constant`.
package struct ConstraintFact: Equatable, Sendable {
  /// What one side speaks of.
  package enum Item: Equatable, Sendable {
    case view(id: String)
    /// A view's guide: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`.
    case guide(String, viewID: String)
    /// The top or bottom layout guide of the controller.
    case layoutGuide(Edge)
    /// An object that isn't known here.
    case unknown(id: String)
  }

  package struct Anchor: Equatable, Sendable {
    package var item: Item
    /// As written: `leading`, `bottomMargin`, `baseline`…
    package var attribute: String

    package init(_ item: Item, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Other values in some size classes.
  package struct Variation: Equatable, Sendable {
    /// `heightClass=regular-widthClass=compact`.
    package var sizeClasses: String
    package var constant: Double?
    package var priority: Double?
    package var multiplier: Double?
    /// Whether the constraint is there in these size classes, where that differs.
    package var isInstalled: Bool?

    package init(sizeClasses: String) { self.sizeClasses = sizeClasses }
  }

  package var id: String?
  package var first: Anchor
  /// `equal`, `lessThanOrEqual`, `greaterThanOrEqual`.
  package var relation: String
  package var second: Anchor?
  package var multiplier: Double
  /// In points; nil for standard spacing that isn't written.
  package var constant: Double?
  package var priority: Double
  /// Whether it is there where no variation says otherwise.
  package var isInstalled: Bool
  /// Those for more of the size classes come later, and win.
  package var variations: [Variation]
  /// The constraint's element.
  package var range: Range<Int>

  package init(
    id: String?, first: Anchor, relation: String, second: Anchor?, multiplier: Double, constant: Double?,
    priority: Double, isInstalled: Bool, variations: [Variation], range: Range<Int>
  ) {
    self.id = id
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isInstalled = isInstalled
    self.variations = variations
    self.range = range
  }
}
