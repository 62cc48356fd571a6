internal import InsetSyntax

extension CodeValues {
  func numbers(_ expression: CodeExpression, _ scope: CodeScope, _ hops: Int = 0) -> [Possible<Double>] {
    each(expression, scope, hops) { self.number($0, hops) }
  }

  private func number(_ leaf: Leaf, _ hops: Int) -> [Possible<Double>] {
    let scope = leaf.scope
    switch leaf.expression.kind {
    case .number(let number): return [Possible(value: number)]
    case .boolean(let isTrue): return [Possible(value: isTrue ? 1 : 0)]
    case .unary("-", let inner): return numbers(inner, scope, hops).map { $0.map { -$0 } }
    case .binary(let left, let sign, let right):
      return combined(numbers(left, scope, hops), numbers(right, scope, hops)) { left, right in
        guard let left, let right else { return nil }
        return Self.result(left, sign, right)
      }
    case .call(let callee, let arguments):
      guard Self.conversions.contains(callee), arguments.count == 1, let value = arguments.first?.value else {
        return [Possible(value: nil)]
      }
      return numbers(value, scope, hops)
    case .implicitMember(let name), .member(_, let name), .name(let name):
      return [Possible(value: Self.constants[name])]
    default: return [Possible(value: nil)]
    }
  }

  private static func result(_ left: Double, _ sign: String, _ right: Double) -> Double? {
    let result: Double
    switch sign {
    case "+": result = left + right
    case "-": result = left - right
    case "*": result = left * right
    case "/": result = left / right
    default: return nil
    }
    return result.isFinite ? result : nil
  }

  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSInteger", "ceil", "floor"]

  /// The least numbers that there are make no difference to a layout.
  private static let constants: [String: Double] = [
    "zero": 0, "CGFLOAT_MIN": 0, "leastNormalMagnitude": 0, "leastNonzeroMagnitude": 0,
  ]

  // MARK: Booleans

  func booleans(_ expression: CodeExpression, _ scope: CodeScope, _ hops: Int = 0) -> [Possible<Bool>] {
    each(expression, scope, hops) { self.boolean($0, hops) }
  }

  private func boolean(_ leaf: Leaf, _ hops: Int) -> [Possible<Bool>] {
    switch leaf.expression.kind {
    case .boolean(let isTrue): return [Possible(value: isTrue)]
    case .number(let number): return [Possible(value: number != 0)]
    case .unary("!", let inner): return booleans(inner, leaf.scope, hops).map { $0.map { !$0 } }
    case .binary(let left, let sign, let right) where sign == "&&" || sign == "||":
      return combined(booleans(left, leaf.scope, hops), booleans(right, leaf.scope, hops)) { left, right in
        // One side may settle it.
        if left == (sign == "||") || right == (sign == "||") { return sign == "||" }
        return left == nil || right == nil ? nil : sign == "&&"
      }
    default:
      if let systems = SystemConditions.systems(leaf.expression), let fails = systems.complement {
        return [Possible(value: true, systems: systems), Possible(value: false, systems: fails)]
      }
      return [Possible(value: nil)]
    }
  }
}
