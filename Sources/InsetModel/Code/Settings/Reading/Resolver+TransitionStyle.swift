internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax
internal import InsetText

/// The style that a page controller is made with, at one place that makes it.
struct MadeTransitionStyle: Sendable, Equatable {
  /// `scroll` or `pageCurl`; nil where only the running app knows.
  var value: JSON?
  var systems = SystemRange.all
  var isConditional = false
  /// The construction.
  var location: Location
}

extension Resolver {
  /// The styles of the page controllers of a class, at all places that make one: what their initialisers hand to
  /// UIKit's, or what the places hand to that themselves. Without either it is the page curl.
  func transitionStyles(ofClass index: Int) -> [MadeTransitionStyle] {
    let made = constructions(of: index)
    guard !made.isEmpty else { return styles(ofClass: index, madeWith: [], CodeScope(path: "", owner: index), 0..<0) }
    return made.flatMap { styles(ofClass: index, madeWith: $0.arguments, $0.scope, $0.range) }
  }

  /// The style of UIKit's own page controller, made at a place.
  func transitionStyles(madeAt site: Location) -> [MadeTransitionStyle] {
    guard let file = program.files[site.path] else { return [] }
    for (body, scope) in bodies(of: file, site.path) {
      for expression in file.calls(of: body).joined() where expression.range == site.range {
        guard case .call(let callee, let arguments) = expression.kind, case .name = callee.kind else { continue }
        return Self.style(arguments).map { values($0, scope, site) } ?? [curl(site)]
      }
    }
    return []
  }

  private func styles(
    ofClass index: Int, madeWith arguments: [CodeExpression.Argument], _ scope: CodeScope, _ range: Range<Int>
  ) -> [MadeTransitionStyle] {
    let site = Location(path: scope.path, range: range)
    var found: [MadeTransitionStyle] = []
    var pending: [(arguments: [CodeExpression.Argument], scope: CodeScope, type: Int?, depth: Int)] = [
      (arguments, scope, index, 0)
    ]
    while let (arguments, scope, type, depth) = pending.popLast() {
      let labels = arguments.map(\.label)
      let initialisers = type.map { program.functions("init", labels, of: $0) } ?? []
      guard depth < 6, let id = initialisers.first, let type,
        let inner = self.scope(of: id, calledWith: arguments, on: nil, from: scope)
      else {
        found += Self.style(arguments).map { values($0, scope, site) } ?? [curl(site)]
        continue
      }
      let calls = program.calls(id).joined().compactMap { Self.initialiserCall($0) }
      let above = program.ancestry(of: type).dropFirst().first { program.controllerKind(of: $0) != nil }
      for call in calls { pending.append((call.arguments, inner, call.isSuper ? above : type, depth + 1)) }
      if calls.isEmpty { found.append(curl(site)) }
    }
    return found
  }

  /// `super.init(…)`, `self.init(…)`, `[super initWith…]`.
  private static func initialiserCall(_ expression: CodeExpression) -> (
    arguments: [CodeExpression.Argument], isSuper: Bool
  )? {
    guard case .call(let callee, let arguments) = expression.kind, case .member(let base, let name) = callee.kind,
      name == "init"
    else { return nil }
    switch base.kind {
    case .super: return (arguments, true)
    case .self: return (arguments, false)
    default: return nil
    }
  }

  private static func style(_ arguments: [CodeExpression.Argument]) -> CodeExpression? {
    arguments.first { $0.label == "transitionStyle" }?.value
  }

  private func values(_ expression: CodeExpression, _ scope: CodeScope, _ site: Location) -> [MadeTransitionStyle] {
    CodeValues(self, ValueObjects()).values(expression, as: .choice(.transitionStyle), in: scope).map {
      MadeTransitionStyle(value: $0.value, systems: $0.systems, isConditional: $0.isConditional, location: site)
    }
  }

  /// UIKit's default in code (R7-PAGE).
  private func curl(_ site: Location) -> MadeTransitionStyle { MadeTransitionStyle(value: "pageCurl", location: site) }
}
