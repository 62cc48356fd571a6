internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax

/// A property that an effect sets, however the code spells it.
struct SettingWrite {
  enum Value {
    case expression(CodeExpression)
    /// What a method makes of it: `configureWithOpaqueBackground()`.
    case fixed(JSON)
  }

  let receiver: CodeExpression
  /// By Swift's name.
  let name: String
  /// Of `contentInset.top = 64` the edge.
  var edge: InsetLayout.Edge?
  /// `=`, `+=`, `|=` …
  var sign = "="
  let value: Value
  let range: Range<Int>
  /// Of `setContentScrollView(_:for:)` the edges.
  var edges: CodeExpression?

  private init(
    _ receiver: CodeExpression?, _ name: String, _ value: Value, edge: InsetLayout.Edge? = nil, sign: String = "=",
    at range: Range<Int>
  ) {
    self.receiver = receiver ?? CodeExpression(.self, at: range)
    self.name = name
    self.value = value
    self.edge = edge
    self.sign = sign
    self.range = range
  }

  /// Nil of effects that set nothing that counts here.
  init?(_ effect: CodeEffect) {
    switch effect.kind {
    case .assignment(let target, let sign, let value): self.init(target, sign, value, effect)
    case .evaluation(let call), .result(let call):
      guard case .call(let callee, let arguments) = call.kind else { return nil }
      self.init(calling: callee, arguments, call.range)
    }
  }

  private init?(_ target: CodeExpression, _ sign: String, _ value: CodeExpression, _ effect: CodeEffect) {
    guard let (base, name) = Self.property(target), !target.isSame(as: value) else { return nil }
    if let edge = InsetLayout.Edge(name: name), let base, let (owner, insets) = Self.property(base),
      SettingForms.insets.contains(insets)
    {
      self.init(owner, insets, .expression(value), edge: edge, sign: sign, at: value.range)
      return
    }
    guard SettingForms.all.contains(name) else { return nil }
    self.init(base, name, .expression(value), sign: sign, at: value.range)
  }

  /// `base.name`, or a bare name, which is one of `self`.
  private static func property(_ target: CodeExpression) -> (base: CodeExpression?, name: String)? {
    switch target.uncast.kind {
    case .name(let name): (nil, SettingForms.name(name))
    case .member(let base, let name): (base, SettingForms.name(name))
    case .call(let callee, let arguments) where arguments.isEmpty: property(callee)
    default: nil
    }
  }

  // MARK: Calls

  private init?(calling callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ range: Range<Int>) {
    var base: CodeExpression?
    let function: String
    switch callee.kind {
    case .name(let name): function = name
    case .member(let receiver, let name): (base, function) = (receiver, name)
    default: return nil
    }
    if let base, let (owner, property) = Self.property(base) {
      if property == "edgesForExtendedLayout", let sign = CodeValues.methods[function], let value = arguments.first {
        self.init(owner, property, .expression(value.value), sign: sign + "=", at: value.value.range)
        return
      }
      if let background = ValueObjects.backgrounds[function], SettingForms.bar[property] != nil {
        self.init(owner, property, .fixed(.string(background)), at: range)
        return
      }
    }
    guard let first = arguments.first, first.label == nil, let name = SettingForms.name(ofSetter: function),
      SettingForms.all.contains(name), Self.isSetter(name, arguments)
    else { return nil }
    self.init(base, name, .expression(first.value), at: first.value.range)
    if name == "contentScrollView" { edges = arguments.first { ["for", "forEdge"].contains($0.label) }?.value }
  }

  /// Setters take the value, and perhaps whether to animate; a background image is for a kind of metrics.
  private static func isSetter(_ name: String, _ arguments: [CodeExpression.Argument]) -> Bool {
    let rest = arguments.dropFirst()
    switch name {
    case "contentScrollView": return true
    case "backgroundImage":
      let metrics = rest.first { ["for", "forBarMetrics", "barMetrics"].contains($0.label) }?.value
      switch metrics?.kind {
      case .implicitMember(let name)?, .member(_, let name)?: return name == "default"
      case .name(let name)?: return name == "UIBarMetricsDefault"
      default: return true
      }
    default: return rest.allSatisfy { $0.label == "animated" }
    }
  }
}

extension CodeExpression {
  /// Whether both are written alike, wherever they stand; casts don't count.
  func isSame(as other: CodeExpression) -> Bool {
    switch (uncast.kind, other.uncast.kind) {
    case (.member(let base, let name), .member(let otherBase, let otherName)):
      name == otherName && base.isSame(as: otherBase)
    case (.call(let callee, let arguments), .call(let otherCallee, let otherArguments)):
      arguments.isEmpty && otherArguments.isEmpty && callee.isSame(as: otherCallee)
    case (let kind, let otherKind): parts.isEmpty && kind == otherKind
    }
  }
}
