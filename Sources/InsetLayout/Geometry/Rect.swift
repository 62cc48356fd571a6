/// A width and a height, in points.
package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size after a quarter turn of the device.
  package var rotated: Size { Size(width: height, height: width) }
}

/// A rectangle in points, `[x, y, width, height]`; `y` grows downwards.
package struct Rect: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  package var minX: Double { x }
  package var minY: Double { y }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var size: Size { Size(width: width, height: height) }

  /// The same rectangle at the origin: what UIKit calls `bounds` of an unscrolled view.
  package var bounds: Rect { Rect(size: size) }

  /// `[x, y, width, height]`.
  package var array: [Double] { [x, y, width, height] }

  package func offset(x dx: Double, y dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  /// The rectangle made smaller by the insets; never of negative size.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// How far each edge lies inside the same edge of `outer`, in points; negative where it sticks out.
  package func distances(inside outer: Rect) -> Insets {
    Insets(top: minY - outer.minY, left: minX - outer.minX, bottom: outer.maxY - maxY, right: outer.maxX - maxX)
  }

  package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
