internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// A statement that gives an object's insets a value: a property that is assigned, one edge of it, or a setter that is
/// called.
struct InsetAssignment {
  /// The object whose insets they are; nil of the code's own.
  let object: CodeExpression?
  /// The edge that is written; nil of all four.
  let edge: InsetLayout.Edge?
  let `operator`: String
  let value: CodeExpression

  /// - Parameter name: of the property.
  init?(_ name: String, in passage: CodePassage) {
    switch passage.effect.kind {
    case .assignment(let target, let sign, let value):
      if target.lastName == name {
        self.init(object: target.base, edge: nil, operator: sign, value: value)
      } else if let edge = InsetLayout.Edge.allCases.first(where: { $0.name == target.lastName }),
        let insets = target.base, insets.lastName == name
      {
        self.init(object: insets.base, edge: edge, operator: sign, value: value)
      } else {
        return nil
      }
    case .evaluation(let expression):
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      guard let call = expression.call, call.name == setter, call.arguments.count == 1,
        let value = call.arguments.first?.value
      else { return nil }
      self.init(object: call.receiver, edge: nil, operator: "=", value: value)
    case .result: return nil
    }
  }

  private init(object: CodeExpression?, edge: InsetLayout.Edge?, operator sign: String, value: CodeExpression) {
    self.object = object
    self.edge = edge
    self.operator = sign
    self.value = value
  }

  var isOfSelf: Bool { object?.isSelf ?? true }

  /// The values that are written, by edge; all of them under nil where they aren't written as four numbers.
  var parts: [(edge: InsetLayout.Edge?, value: CodeExpression)] {
    if edge != nil { return [(edge, value)] }
    guard let call = value.call, ["UIEdgeInsets", "UIEdgeInsetsMake", "init"].contains(call.name) else {
      return [(nil, value)]
    }
    let order: [InsetLayout.Edge] = [.top, .left, .bottom, .right]
    return call.arguments.enumerated().compactMap { index, argument in
      let named = InsetLayout.Edge.allCases.first { $0.name == argument.label }
      guard let edge = named ?? (order.indices.contains(index) ? order[index] : nil) else { return nil }
      return (edge, argument.value)
    }
  }
}

extension CodeExpression {
  /// The terms of a sum with their signs; what is no sum is one term.
  var terms: [(isAdded: Bool, term: CodeExpression)] {
    var found: [(Bool, CodeExpression)] = []
    var stack = [(true, self)]
    while let (isAdded, next) = stack.popLast() {
      switch next.uncast.kind {
      case .binary(let left, "+", let right): stack += [(isAdded, right), (isAdded, left)]
      case .binary(let left, "-", let right): stack += [(!isAdded, right), (isAdded, left)]
      case .unary("-", let inner): stack.append((!isAdded, inner))
      default: found.append((isAdded, next))
      }
    }
    return found
  }
}
