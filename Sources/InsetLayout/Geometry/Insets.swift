/// Distances from the four edges of a rectangle towards its inside, in points: `[top, left, bottom, right]`, UIKit's
/// order.
package struct Insets: Sendable, Hashable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = Insets()

  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// `[top, left, bottom, right]`.
  package var array: [Double] { [top, left, bottom, right] }

  /// The insets with each edge replaced by what `value` gives for it.
  package static func each(_ value: (Edge) -> Double) -> Insets {
    Insets(top: value(.top), left: value(.left), bottom: value(.bottom), right: value(.right))
  }
}
