// Sizes that views have of themselves.
extension ConstraintBuilder {
  /// Holds a placed view to its own size: no larger at the priority of its hugging, no smaller at that of its compression
  /// resistance (Apple: "Intrinsic Content Size", Auto Layout Guide).
  mutating func holdOwnSize(of view: Int) {
    guard let geometry = constraints.geometry[view], let traits = traits(view) else { return }
    let sizes = sizes(of: view)
    let outsets = geometry.outsets
    let fallback: IntrinsicLength = traits.hasOwnClass && traits.stack == nil ? .unknown(designed: nil) : .none
    hold(
      geometry.width, traits.intrinsicWidth ?? sizes?.width ?? fallback, .intrinsicWidth(view: view),
      hugging: traits.horizontalHugging ?? sizes?.horizontalHugging ?? .defaultLow,
      resistance: traits.horizontalResistance ?? .defaultHigh,
      designed: traits.designedSize.map { $0.width - outsets.left - outsets.right })
    hold(
      geometry.height, traits.intrinsicHeight ?? sizes?.height ?? fallback, .intrinsicHeight(view: view),
      hugging: traits.verticalHugging ?? sizes?.verticalHugging ?? .defaultLow,
      resistance: traits.verticalResistance ?? .defaultHigh,
      designed: traits.designedSize.map { $0.height - outsets.top - outsets.bottom })
  }

  private mutating func hold(
    _ side: LinearExpression, _ length: IntrinsicLength, _ input: LayoutInput, hugging: LayoutPriority,
    resistance: LayoutPriority, designed: Double?
  ) {
    let own: LinearExpression
    switch length {
    case .none: return
    case .points(let points): own = LinearExpression(points)
    case .unknown(let usual):
      own = LinearExpression(
        constraints.variable(of: input, nil, in: 0...longestSide, guess: designed ?? usual ?? min(longestSide, 40)))
    }
    constraints.hold(side - own, .lessThanOrEqual, hugging)
    constraints.hold(side - own, .greaterThanOrEqual, resistance)
  }
}
