internal import InsetLayout

/// Notes beside a picture: each in a row of its own, with a line to what it means.
struct PictureLabels {
  enum Style: String {
    case bar, inset, view, hidden, blank
  }

  struct Label {
    let text: String
    let style: Style
    /// What the line leads to.
    let x: Double
    let y: Double
  }

  static let rowHeight = 17.0
  private static let characterWidth = 6.7
  /// Of the picture's points to those of the labels.
  let scale: Double
  private(set) var labels: [Label] = []

  init(scale: Double) { self.scale = scale }

  /// - Parameters:
  ///   - x: in the picture's points, like `y`.
  mutating func add(_ text: String, _ style: Style, x: Double, y: Double) {
    labels.append(Label(text: text, style: style, x: x * scale, y: y * scale))
  }

  /// Wide enough for the longest in most fonts; SVG has no way to ask.
  var width: Double { (labels.map { Double($0.text.count) }.max() ?? 0) * Self.characterWidth }

  /// The labels with the middles of their rows, from the top: as near to what they mean as they don't overlap within
  /// a height.
  func rows(from top: Double, to bottom: Double) -> [(label: Label, y: Double)] {
    var rows = labels.enumerated().sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }
      .map { (label: $0.element, y: $0.element.y) }
    var next = top + Self.rowHeight / 2
    for index in rows.indices {
      rows[index].y = max(rows[index].y, next)
      next = rows[index].y + Self.rowHeight
    }
    var last = max(bottom, top + Double(rows.count) * Self.rowHeight) - Self.rowHeight / 2
    for index in rows.indices.reversed() {
      rows[index].y = min(rows[index].y, last)
      last = rows[index].y - Self.rowHeight
    }
    return rows
  }
}
