/// Something that the engine computes about a subject. Insets are kept edge by edge, so that each number has its own
/// reasons.
package struct Quantity: Sendable, Hashable {
  package enum Name: UInt8, Sendable, CaseIterable {
    // Of the window.
    case window, statusBarHeight, deviceInset
    // Of controllers. `safeArea` is what the bars and the device cover of the controller's view, on every system.
    case viewFrame, safeArea, layoutGuide, relativeOverlay
    case navigationBarFrame, tabBarFrame, toolbarFrame
    case navigationBarTranslucent, tabBarTranslucent, toolbarTranslucent
    case navigationBarDecision, tabBarDecision, toolbarDecision
    // Of views.
    case frame, frameInWindow, viewSafeArea, adjusts, systemInset, contentInset, adjustedContentInset
    case scrollIndicatorInsets, contentOffset, hiddenUnderBars, extraGap
  }

  package let name: Name
  package let edge: Edge?

  package init(_ name: Name, _ edge: Edge? = nil) {
    self.name = name
    self.edge = edge
  }

  /// The frame that an edge of a frame belongs to; nil of other quantities.
  var whole: Quantity? { edge != nil && (name == .frame || name == .frameInWindow) ? Quantity(name) : nil }

  /// Dense number for tables.
  var slot: Int { Int(name.rawValue) * 5 + (edge.map(\.rawValue) ?? 4) }

  static let slots = Name.allCases.count * 5

  /// As results and expectations write it, without the edge: `view.frame`, `adjustedContentInset`.
  package var publicName: String {
    switch name {
    case .viewFrame: "view.frame"
    case .safeArea, .viewSafeArea: "safeAreaInsets"
    case .layoutGuide: edge == .bottom ? "bottomLayoutGuide.length" : "topLayoutGuide.length"
    case .navigationBarFrame: "navigationBar.frame"
    case .tabBarFrame: "tabBar.frame"
    case .toolbarFrame: "toolbar.frame"
    case .frame: "frame"
    case .frameInWindow: "frameInWindow"
    case .systemInset: "systemInset"
    case .contentInset: "contentInset"
    case .adjustedContentInset: "adjustedContentInset"
    case .scrollIndicatorInsets: "scrollIndicatorInsets"
    case .contentOffset: "contentOffset"
    case .hiddenUnderBars: "hiddenUnderBars"
    case .extraGap: "extraGap"
    case .window: "window"
    case .statusBarHeight: "statusBar.height"
    case .deviceInset: "screen.safeAreaInsets"
    case .relativeOverlay: "bars"
    case .navigationBarTranslucent, .navigationBarDecision: "navigationBar"
    case .tabBarTranslucent, .tabBarDecision: "tabBar"
    case .toolbarTranslucent, .toolbarDecision: "toolbar"
    case .adjusts: "adjusts"
    }
  }
}

/// A computed value: points, or a rectangle in points, or a decision.
package enum Value: Sendable, Hashable {
  case points(Double)
  case rect(Rect)
  case point(x: Double, y: Double)
  case flag(Bool)
  case decision(BarDecision)

  package var points: Double? { if case .points(let points) = self { points } else { nil } }
  package var rect: Rect? { if case .rect(let rect) = self { rect } else { nil } }

  /// For people: `64`, `0 64 320 504`.
  package var text: String {
    switch self {
    case .points(let points): pointText(points)
    case .rect(let rect): rect.array.map(pointText).joined(separator: " ")
    case .point(let x, let y): "\(pointText(x)) \(pointText(y))"
    case .flag(let flag): flag ? "yes" : "no"
    case .decision(let decision): decision.rawValue
    }
  }
}

/// What a bar does to the view of the container's child (section 4 of the rules: INSETS?).
package enum BarDecision: String, Sendable, Hashable {
  /// There is no bar, or it is hidden.
  case none
  /// The container makes the child's view smaller.
  case inset
  /// The bar lies over the child's view.
  case overlay
}
