internal import InsetDocuments
internal import InsetSyntax

// Numbers and rectangles.
extension ViewTreeReading {
  func number(_ expression: CodeExpression, _ scope: CodeScope) -> Double? {
    guard let length = length(expression, scope), length.widths == 0, length.heights == 0,
      length.constant.isFinite
    else { return nil }
    return length.constant
  }

  func integer(_ expression: CodeExpression, _ scope: CodeScope) -> Int? {
    number(expression, scope).flatMap { Int(exactly: $0) }
  }

  /// A number, or a multiple of the width and height around.
  func length(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> CodeFrame.Length? {
    guard depth < 16 else { return nil }
    func next(_ inner: CodeExpression) -> CodeFrame.Length? { length(inner, scope, depth: depth + 1) }
    switch expression.uncast.kind {
    case .number(let number): return .init(constant: number)
    case .unary("-", let inner): return next(inner).map { $0 * -1 }
    case .unary("+", let inner): return next(inner)
    case .binary(let left, let sign, let right):
      guard let left = next(left), let right = next(right) else { return nil }
      return Self.combined(left, sign, right)
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind, let first = arguments.first?.value {
        switch name {
        case "CGFloat", "Double", "Float", "Int": return next(first)
        case "CGRectGetWidth": return isAround(first, scope) ? .init(widths: 1) : nil
        case "CGRectGetHeight": return isAround(first, scope) ? .init(heights: 1) : nil
        default: return nil
        }
      }
      guard let (base, name) = expression.asMember else { return nil }
      return part(name, of: base, expression, scope, depth)
    case .member(let base, let name): return part(name, of: base, expression, scope, depth)
    case .name(let name): return named(name, scope, depth)
    default: return nil
    }
  }

  private static func combined(_ left: CodeFrame.Length, _ sign: String, _ right: CodeFrame.Length)
    -> CodeFrame.Length?
  {
    switch sign {
    case "+": return left + right
    case "-": return left + right * -1
    case "*":
      if right.widths == 0, right.heights == 0 { return left * right.constant }
      return left.widths == 0 && left.heights == 0 ? right * left.constant : nil
    case "/":
      guard right.widths == 0, right.heights == 0, right.constant != 0 else { return nil }
      return left * (1 / right.constant)
    default: return nil
    }
  }

  /// `bounds.width`, `frame.size.height`, `Layout.margin`.
  private func part(
    _ name: String, of base: CodeExpression, _ expression: CodeExpression, _ scope: CodeScope, _ depth: Int
  ) -> CodeFrame.Length? {
    switch name {
    case "width":
      if isAround(base, scope) { return .init(widths: 1) }
    case "height":
      if isAround(base, scope) { return .init(heights: 1) }
    case "x", "y", "minX", "minY":
      if isAround(base, scope) { return .init() }
    case "zero", "leastNormalMagnitude": return .init()
    default: break
    }
    if let part = resolver.component(name, of: base, in: scope) {
      return length(part.expression, part.scope, depth: depth + 1)
    }
    if base.kind == .self { return named(name, scope, depth) }
    // `Metrics.height`, `Layout.Metrics.height`
    guard let type = base.lastName, type.first?.isUppercase == true else { return nil }
    let owner = type == "Self" ? scope.owner : program.classIndex(type, from: scope.path)
    return owner.flatMap { value(of: program.properties(name, of: $0), depth) }
  }

  private func named(_ name: String, _ scope: CodeScope, _ depth: Int) -> CodeFrame.Length? {
    if let bound = scope.arguments[name] { return length(bound.expression, bound.scope, depth: depth + 1) }
    if let parameter = scope.function?.parameters.first(where: { $0.name == name }) {
      return parameter.defaultValue.flatMap { length($0, scope, depth: depth + 1) }
    }
    let own = scope.owner.map { program.properties(name, of: $0) } ?? []
    return value(of: own + (program.globals[name] ?? []), depth)
  }

  private func value(of properties: [PropertyID], _ depth: Int) -> CodeFrame.Length? {
    for id in properties {
      guard let property = program.property(id), let file = program.files[id.path],
        !property.traits.isDisjoint(with: [.constant, .type, .macro]) || property.getter != nil || id.type == nil
      else { continue }
      let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      let getter = file.effects(of: .getter(type: id.type, id.index))
      let value =
        file.value(of: .value(type: id.type, id.index))?.value
        ?? (getter.count == 1 ? getter.first.flatMap { $0.givenValue ?? $0.evaluatedValue } : nil)
      if let found = value.flatMap({ length($0, scope, depth: depth + 1) }) { return found }
    }
    return nil
  }

  /// Whether an expression is a rectangle or size of what is around a view: the root view's, a superview's, the
  /// screen's.
  private func isAround(_ expression: CodeExpression, _ scope: CodeScope) -> Bool {
    guard let (base, name) = expression.asMember else { return false }
    switch name {
    case "size", "origin": return isAround(base, scope)
    case "bounds", "frame", "applicationFrame", "nativeBounds": return isContainer(base, scope)
    default: return false
    }
  }

  private func isContainer(_ expression: CodeExpression, _ scope: CodeScope) -> Bool {
    if let member = expression.asMember {
      if ["mainScreen", "main", "keyWindow", "window", "screen"].contains(member.name) { return true }
    }
    switch resolver.view(expression, in: scope, of: index) {
    case .root, .part(_, "superview"), .part(_, "window"): return true
    default: return false
    }
  }

  // MARK: Rectangles

  /// Nil of a rectangle that says nothing: unknown, or zero as placeholders are.
  func frame(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> CodeFrame? {
    guard depth < 8 else { return nil }
    if let (_, name) = expression.asMember, name == "bounds" || name == "frame" || name == "applicationFrame" {
      return isAround(expression, scope) ? .fill : CodeFrame()
    }
    if let (guide, name) = expression.asMember, name == "layoutFrame" {
      guard let (view, area) = guide.asMember, area == "safeAreaLayoutGuide", isContainer(view, scope) else {
        return CodeFrame()
      }
      var frame = CodeFrame.fill
      frame.isInSafeArea = true
      return frame
    }
    switch expression.uncast.kind {
    case .name(let name):
      guard let bound = scope.arguments[name] else { return name == "CGRectZero" ? nil : CodeFrame() }
      return frame(bound.expression, bound.scope, depth: depth + 1)
    case .implicitMember("zero"): return nil
    case .member(let base, "zero") where base.kind == .name("CGRect"): return nil
    case .call(let callee, let arguments):
      let values = arguments.map(\.value)
      switch callee.kind {
      case .name("CGRect"), .name("CGRectMake"), .implicitMember("init"):
        return rectangle(arguments, scope)
      case .member(let base, "insetBy"), .member(let base, "inset"), .member(let base, "insetBy:"):
        return inset(frame(base, scope, depth: depth + 1), values, scope)
      case .name("CGRectInset"), .name("UIEdgeInsetsInsetRect"):
        guard let first = values.first else { return CodeFrame() }
        return inset(frame(first, scope, depth: depth + 1), Array(values.dropFirst()), scope)
      default: return CodeFrame()
      }
    default: return CodeFrame()
    }
  }

  private func rectangle(_ arguments: [CodeExpression.Argument], _ scope: CodeScope) -> CodeFrame? {
    let values = arguments.map(\.value)
    if values.isEmpty { return nil }
    if values.count == 4 {
      let frame = CodeFrame(
        x: length(values[0], scope), y: length(values[1], scope), width: length(values[2], scope),
        height: length(values[3], scope))
      let isZero = frame.width == .init() && frame.height == .init()
      return isZero ? nil : frame
    }
    guard values.count == 2, arguments[0].label == "origin" else { return CodeFrame() }
    var frame = CodeFrame()
    if [.implicitMember("zero"), .name("CGPointZero")].contains(values[0].kind) || isAround(values[0], scope) {
      (frame.x, frame.y) = (.init(), .init())
    } else if case .call(_, let parts) = values[0].kind, parts.count == 2 {
      (frame.x, frame.y) = (length(parts[0].value, scope), length(parts[1].value, scope))
    }
    if isAround(values[1], scope) {
      (frame.width, frame.height) = (.init(widths: 1), .init(heights: 1))
    } else if case .call(_, let parts) = values[1].kind, parts.count == 2 {
      (frame.width, frame.height) = (length(parts[0].value, scope), length(parts[1].value, scope))
    }
    return frame
  }

  private func inset(_ frame: CodeFrame?, _ values: [CodeExpression], _ scope: CodeScope) -> CodeFrame? {
    guard let frame else { return nil }
    let insets: [Double?]
    if values.count == 2 {
      let (dx, dy) = (number(values[0], scope), number(values[1], scope))
      insets = [dy, dx, dy, dx]
    } else {
      insets = values.first.map { edgeInsets($0, scope) } ?? [nil, nil, nil, nil]
    }
    func moved(_ length: CodeFrame.Length?, _ distance: Double?) -> CodeFrame.Length? {
      guard let length, let distance else { return nil }
      return length + .init(constant: distance)
    }
    let (top, left, bottom, right) = (insets[0], insets[1], insets[2], insets[3])
    return CodeFrame(
      x: moved(frame.x, left), y: moved(frame.y, top),
      width: moved(frame.width, left.flatMap { left in right.map { -left - $0 } }),
      height: moved(frame.height, top.flatMap { top in bottom.map { -top - $0 } }),
      isInSafeArea: frame.isInSafeArea)
  }

  /// `[top, left, bottom, right]`; nil for what can't be told.
  func edgeInsets(_ expression: CodeExpression, _ scope: CodeScope) -> [Double?] {
    switch expression.uncast.kind {
    case .implicitMember("zero"), .name("UIEdgeInsetsZero"), .name("ALEdgeInsetsZero"): return [0, 0, 0, 0]
    case .member(_, "zero"): return [0, 0, 0, 0]
    case .call(let callee, let arguments):
      let isInsets: Bool
      switch callee.kind {
      case .name(let name): isInsets = name.contains("EdgeInsets")
      case .implicitMember("init"): isInsets = true
      default: isInsets = false
      }
      guard isInsets else { return [nil, nil, nil, nil] }
      if arguments.isEmpty { return [0, 0, 0, 0] }
      guard arguments.count == 4 else { return labelledInsets(arguments, scope) }
      return arguments.map { number($0.value, scope) }
    case .name(let name):
      if let bound = scope.arguments[name] { return edgeInsets(bound.expression, bound.scope) }
      if let value = scope.function?.parameters.first(where: { $0.name == name })?.defaultValue {
        return edgeInsets(value, scope)
      }
      return number(expression, scope).map { [$0, $0, $0, $0] } ?? [nil, nil, nil, nil]
    default: return number(expression, scope).map { [$0, $0, $0, $0] } ?? [nil, nil, nil, nil]
    }
  }

  private func labelledInsets(_ arguments: [CodeExpression.Argument], _ scope: CodeScope) -> [Double?] {
    ["top", "left", "bottom", "right"].map { edge in
      arguments.first { $0.label == edge }.map { number($0.value, scope) } ?? 0
    }
  }

  // MARK: Springs

  func autoresizingMask(_ expression: CodeExpression) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    expression.visit { part in
      switch part.kind {
      case .implicitMember(let name), .member(_, let name), .name(let name):
        if let flexible = Self.springs.first(where: { name.hasSuffix($0.0) }) { mask.insert(flexible.1) }
      default: break
      }
    }
    return mask
  }

  private static let springs: [(String, AutoresizingMask)] = [
    ("lexibleWidth", .width), ("lexibleHeight", .height), ("lexibleLeftMargin", .left),
    ("lexibleRightMargin", .right), ("lexibleTopMargin", .top), ("lexibleBottomMargin", .bottom),
  ]
}
