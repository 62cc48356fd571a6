/// A view with what decides about its place and, for a scroll view, about its insets.
package struct View: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case view, scroll, table, collection, text, web

    /// Whether the view is a scroll view, or (web) has one that its settings stand for.
    package var isScrollView: Bool { self != .view }
  }

  package enum AdjustmentBehavior: String, Sendable, Hashable { case automatic, scrollableAxes, never, always }

  package enum Frame: Sendable, Hashable {
    case fill
    case rect(Rect)
  }

  package var id: String?
  package var className: String?
  /// How sentences name the view; `nil`: by its id, else its class or kind.
  package var label: String?
  package var kind: Kind
  package var frame: Frame
  /// The frame is a guess: what holds the view at run time couldn't be read.
  package var isFrameAssumed = false
  /// What holds an edge; wins over `frame` on that edge.
  package var pins: [Edge: Pin]

  package var contentInset: Insets?
  package var scrollIndicatorInsets: Insets?
  package var contentInsetAdjustmentBehavior: AdjustmentBehavior?
  package var contentSize: Size?
  package var alwaysBounceVertical: Bool?
  package var alwaysBounceHorizontal: Bool?
  package var isPagingEnabled: Bool?
  package var automaticallyAdjustsScrollIndicatorInsets: Bool?
  package var insetsLayoutMarginsFromSafeArea: Bool?
  package var tableHeaderHeight: Double?
  /// None or one: most views of a scene have none, and views are copied often.
  private var storedTraits: [LayoutTraits] = []
  /// What Auto Layout asks of the view; nil for one that neither has constraints nor stands among such views.
  package var traits: LayoutTraits? {
    get { storedTraits.first }
    set { storedTraits = newValue.map { [$0] } ?? [] }
  }

  /// In z-order; index 0 is the bottom-most.
  package var subviews: [View]
  /// A child controller whose view fills this view, as its last subview: none or one.
  package var embeds: [Controller]

  package init(id: String? = nil, className: String? = nil, kind: Kind = .view) {
    self.id = id
    self.className = className
    self.kind = kind
    frame = .fill
    pins = [:]
    subviews = []
    embeds = []
  }

  /// Holds an edge by a pin, whatever else held it.
  package mutating func pin(_ edge: Edge, to pin: Pin) {
    pins[edge] = pin
    traits?.repinnedEdges.insert(EdgeSet(edge))
  }
}

/// What an edge of a view is held to.
package struct Pin: Sendable, Hashable {
  package enum Target: String, Sendable, Hashable, CaseIterable {
    case superview, safeArea, topLayoutGuide, bottomLayoutGuide, layoutMargin
    /// A safe area in a xib: without safe areas it isn't the layout guides that take its place (R11-XIB).
    case xibSafeArea
  }

  package var target: Target
  /// The distance from the target's edge towards its inside, in points.
  package var constant: Double

  package init(to target: Target, constant: Double = 0) {
    self.target = target
    self.constant = constant
  }
}
