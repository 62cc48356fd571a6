import InsetLayout

// Constraints in few words: `.edge(.top, of: "list", to: .bottom, of: "header", 8)`.

extension LayoutConstraint {
  static func edge(
    _ attribute: Attribute, of first: String, being relation: LinearConstraint.Relation = .equal, to other: Attribute,
    of second: String, _ guide: Guide? = nil, _ constant: Double = 0, times multiplier: Double = 1,
    at priority: Double = 1000
  ) -> LayoutConstraint {
    LayoutConstraint(
      Anchor(Item(.view(first)), attribute), relation, to: Anchor(Item(.view(second), guide), other),
      multiplier: multiplier, constant: constant, priority: LayoutPriority(priority))
  }

  static func size(
    _ attribute: Attribute, of view: String, being relation: LinearConstraint.Relation = .equal, _ constant: Double,
    at priority: Double = 1000
  ) -> LayoutConstraint {
    LayoutConstraint(
      Anchor(Item(.view(view)), attribute), relation, constant: constant, priority: LayoutPriority(priority))
  }
}

extension [LayoutConstraint] {
  /// All four edges.
  static func edges(of view: String, to other: String, _ guide: LayoutConstraint.Guide? = nil, inset: Double = 0)
    -> [LayoutConstraint]
  {
    [
      .edge(.top, of: view, to: .top, of: other, guide, inset),
      .edge(.left, of: view, to: .left, of: other, guide, inset),
      .edge(.bottom, of: view, to: .bottom, of: other, guide, -inset),
      .edge(.right, of: view, to: .right, of: other, guide, -inset),
    ]
  }

  /// The left and right edges.
  static func sides(of view: String, to other: String, _ guide: LayoutConstraint.Guide? = nil) -> [LayoutConstraint] {
    [
      .edge(.left, of: view, to: .left, of: other, guide), .edge(.right, of: view, to: .right, of: other, guide),
    ]
  }
}

extension View {
  /// A view of a UIKit class.
  static func of(_ className: String, _ id: String, _ set: (inout LayoutTraits) -> Void = { _ in }) -> View {
    .view(id, .view) {
      $0.className = className
      var traits = LayoutTraits()
      traits.uikitClass = className
      set(&traits)
      $0.traits = traits
    }
  }

  static func stack(
    _ id: String, _ axis: StackArrangement.Axis, _ arranged: [View], _ set: (inout StackArrangement) -> Void = { _ in }
  ) -> View {
    .of("UIStackView", id) {
      var stack = StackArrangement()
      stack.axis = axis
      set(&stack)
      $0.stack = stack
    }.holding(arranged)
  }

  func holding(_ subviews: [View]) -> View {
    var view = self
    view.subviews = subviews
    return view
  }
}

extension Controller {
  /// A plain controller, `content`, whose view `root` has subviews and holds constraints.
  static func constrained(_ subviews: [View], _ constraints: [LayoutConstraint]) -> Controller {
    .content {
      var view = View(id: "root")
      view.subviews = subviews
      var traits = LayoutTraits()
      traits.constraints = constraints
      view.traits = traits
      $0.view = view
    }
  }
}
