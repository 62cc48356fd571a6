/// How much a constraint wants to hold, as `UILayoutPriority` counts it: 1000 must hold, less is broken where a higher
/// one needs it.
package struct LayoutPriority: Sendable, Hashable, Comparable {
  package let rawValue: Double

  /// Values outside 1…1000 are taken as the nearest one; what is no number counts as required.
  package init(_ rawValue: Double) { self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 1), 1000) }

  package static let required = LayoutPriority(1000)
  /// Apple's `UILayoutPriority.defaultHigh`: what keeps content from being cut.
  package static let defaultHigh = LayoutPriority(750)
  /// Apple's `UILayoutPriority.defaultLow`: what keeps a view no larger than its content.
  package static let defaultLow = LayoutPriority(250)

  /// What may hold or not gives way to what must hold, and to nothing else.
  static let conditional = LayoutPriority(999.99)

  package static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
