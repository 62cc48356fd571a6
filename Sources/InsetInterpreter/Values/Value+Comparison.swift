extension Value {
  /// Whether two values are the same, whatever they come from.
  package func isSame(as other: Value, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    switch (self, other) {
    case (.null, .null): return true
    case (.number(let one), .number(let two)): return one.value == two.value
    case (.boolean(let one, _), .boolean(let two, _)): return one == two
    case (.text(let one), .text(let two)): return one === two || one.text == two.text
    case (.object(let one), .object(let two)): return one == two
    case (.type(let one), .type(let two)): return one == two
    case (.enumCase(let one), .enumCase(let two)):
      return one === two
        || one.name == two.name && (one.type == two.type || one.type == nil || two.type == nil)
          && one.rawValue == two.rawValue && Self.areSame(one.payload, two.payload, depth)
    case (.structure(let one), .structure(let two)):
      return one === two
        || one.type == two.type && one.names == two.names && Self.areSame(one.values, two.values, depth)
    case (.list(let one), .list(let two)):
      if one === two { return true }
      guard one.isSet == two.isSet, Self.areSame(one.elements, two.elements, depth) else { return false }
      switch (one.others, two.others) {
      case (nil, nil): return true
      case (let a?, let b?): return a.isSame(as: b, depth: depth + 1)
      default: return false
      }
    case (.dictionary(let one), .dictionary(let two)):
      return one === two
        || one.isOpen == two.isOpen && Self.areSame(one.keys, two.keys, depth)
          && Self.areSame(one.values, two.values, depth)
    case (.tuple(let one), .tuple(let two)): return one === two || Self.areSame(one.values, two.values, depth)
    case (.closure(let one), .closure(let two)): return one === two || one.isSame(as: two, depth)
    case (.unknown(let one), .unknown(let two)): return one === two || one.identity == two.identity
    case (.choice(let one), .choice(let two)):
      guard one !== two else { return true }
      guard one.alternatives.count == two.alternatives.count else { return false }
      return zip(one.alternatives, two.alternatives).allSatisfy {
        $0.assumptions == $1.assumptions && $0.value.isSame(as: $1.value, depth: depth + 1)
      }
    case (.implicit(let one), .implicit(let two)):
      return one === two || one.name == two.name && one.arguments == nil && two.arguments == nil
    default: return false
    }
  }

  private static func areSame(_ one: [Value], _ two: [Value], _ depth: Int) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1, depth: depth + 1) }
  }

  /// Where it comes from; nil of what has no origin of its own.
  package var origin: Origin? {
    switch self {
    case .number(let number): number.origin
    case .boolean(_, let origin): origin
    case .text(let text): text.origin
    case .enumCase(let value): value.origin
    case .list(let list): list.origin
    case .dictionary(let dictionary): dictionary.origin
    case .unknown(let unknown): unknown.origin
    default: nil
    }
  }

  /// The origins of all its parts.
  package var origins: [Origin] {
    if let origin { return [origin] }
    switch self {
    case .structure(let structure): return structure.values.flatMap(\.origins)
    case .tuple(let tuple): return tuple.values.flatMap(\.origins)
    case .choice(let choice): return choice.alternatives.flatMap(\.value.origins)
    default: return []
    }
  }
}

extension ClosureValue {
  fileprivate func isSame(as other: ClosureValue, _ depth: Int) -> Bool {
    guard receiver.isSame(as: other.receiver, depth: depth + 1) else { return false }
    switch (kind, other.kind) {
    case (.body(let one, let mine), .body(let two, let theirs)):
      return one == two && mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { $0.isSame(as: $1, depth: depth + 1) }
    case (.member(let one, let name, _), .member(let two, let other, _)):
      guard name == other else { return false }
      switch (one, two) {
      case (nil, nil): return true
      case (let a?, let b?): return a.isSame(as: b, depth: depth + 1)
      default: return false
      }
    case (.functions(let one), .functions(let two)): return one == two
    case (.keyPath(let one), .keyPath(let two)): return one == two
    case (.selector(let one), .selector(let two)): return one == two
    default: return false
    }
  }
}
