internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Where a number that stands for bars is written.
struct BarFigurePlace {
  let location: Location
  /// The statement, where it is code.
  let passage: CodePassage?
  /// The constraint, where Interface Builder has it.
  let pin: PinFact?

  /// Nil where the number isn't found, or something else writes the place too.
  init?(_ use: BarFigureUse, _ check: RuleCheck) {
    if case .view(let controller, let facts)? = use.placed.sources[use.id] {
      self.init(use, facts, controller, check)
    } else {
      self.init(inCodeOf: use, check)
    }
  }

  private init(location: Location, passage: CodePassage? = nil, pin: PinFact? = nil) {
    self.location = location
    self.passage = passage
    self.pin = pin
  }

  // MARK: Interface Builder

  private init?(_ use: BarFigureUse, _ facts: ViewFacts, _ controller: Int, _ check: RuleCheck) {
    let path = check.app.controllers[controller].viewPath
    let edge = use.edge == .top ? InsetDocuments.Edge.top : .bottom
    switch use.role {
    case .place:
      if let pin = facts.pins.first(where: { $0.edge == edge && $0.target == .superview && $0.constant == use.points })
      {
        // Code may give the constraint another constant.
        let isOutlet = check.app.controllers[controller].facts.outlets.contains { $0.destination == pin.constraintID }
        guard !isOutlet else { return nil }
        self.init(location: Location(path: path, range: pin.range), pin: pin)
      } else {
        guard edge == .top, facts.pins.isEmpty, facts.hasFixedFrame, let range = facts.frameRange,
          facts.frame?.dropFirst().first == use.points
        else { return nil }
        self.init(location: Location(path: path, range: range))
      }
    case .inset:
      guard let place = use.placed.settings[.init(object: use.id, name: "contentInset")] else { return nil }
      if place.path == path {
        self.init(location: place)
      } else {
        self.init(inCodeOf: use, check)
      }
    }
  }

  // MARK: Code

  private init?(inCodeOf use: BarFigureUse, _ check: RuleCheck) {
    guard let type = check.app.controllers[use.owner].classIndex else { return nil }
    let names = Set((use.placed.viewIDs[use.owner] ?? [:]).filter { $0.value == use.id }.keys)
    guard !names.isEmpty else { return nil }
    let ancestry = Set(check.app.program.ancestry(of: type))
    let words: Set<String> =
      use.role == .inset
      ? ["contentInset", "setContentInset"] : ["frame", "setFrame", "constraint", "CGRect", "CGRectMake"]
    let found = check.app.passages(mentioning: names.union(names.map { "_" + $0 })).filter { passage in
      guard let owner = passage.owner, ancestry.contains(owner) else { return false }
      return passage.effect.expressions.contains { $0.mentions(words) }
        && passage.effect.expressions.contains { Self.has(use.points, $0, passage, check.app) }
    }
    // Of several nobody knows which one holds.
    guard found.count == 1, let passage = found.first, !passage.effect.circumstances.isConditional else { return nil }
    self.init(location: passage.location, passage: passage)
  }

  private static func has(_ points: Double, _ expression: CodeExpression, _ passage: CodePassage, _ app: App) -> Bool {
    var found = false
    expression.visit { part in
      switch part.kind {
      case .number(let number): found = found || number == points
      case .name, .member, .implicitMember:
        if !found,
          part.lastName?.first?.isUppercase == true || part.lastName?.hasPrefix("k") == true
            || part.lastName?.lowercased().contains("height") == true
        {
          found = app.numbers(part, in: passage) == [points]
        }
      default: break
      }
    }
    return found
  }
}
