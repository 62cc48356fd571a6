/// What Interface Builder says of a view's own size, and of how a stack view arranges others.
package struct OwnSizeFacts: Equatable, Sendable {
  package enum Length: Equatable, Sendable {
    /// The view has none of its own.
    case none
    case points(Double)
    /// Known to the running app.
    case unknown
  }

  /// What the file says of the view's own width and height; nil: its class decides.
  package var width: Length?
  package var height: Length?
  package var horizontalHugging: Double?
  package var verticalHugging: Double?
  package var horizontalResistance: Double?
  package var verticalResistance: Double?
  package var isHidden = false
  /// `[top, left, bottom, right]` in points, where the file sets margins.
  package var layoutMargins: [Double]?
  package var stack: Stack?

  /// The settings of a stack view, as written.
  package struct Stack: Equatable, Sendable {
    package var axis: String?
    package var distribution: String?
    package var alignment: String?
    package var spacing = 0.0
    /// Interface Builder writes margins on a stack view only where it arranges inside them.
    package var isLayoutMarginsRelativeArrangement = false

    package init() {}
  }

  package init() {}
}
