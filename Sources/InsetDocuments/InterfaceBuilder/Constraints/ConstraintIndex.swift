/// The constraints of a document by the views whose edges and sizes they hold.
struct ConstraintIndex {
  struct Constrained {
    var pins: [PinFact] = []
    var links: [LinkFact] = []
    var unresolved: [UnresolvedConstraint] = []
    var width: Double?
    var height: Double?
  }

  private var byView: [Int: Constrained] = [:]

  init(_ table: ElementTable, _ objects: ObjectIndex, _ sizeClasses: SizeClassIndex) {
    for element in table.elements where element.name == "constraint" {
      // A placeholder is removed at build time.
      guard element["firstAttribute"] != nil, element["placeholder"]?.value != "YES" else { continue }
      let isInstalledEverywhere = sizeClasses.isInstalledEverywhere(element.id)
      add(ConstraintElement(element, objects), isInstalledEverywhere: isInstalledEverywhere)
    }
  }

  subscript(view: XMLElement) -> Constrained? { byView[view.index] }

  private mutating func add(_ constraint: ConstraintElement, isInstalledEverywhere: Bool) {
    guard case .view(let first) = constraint.first.object else {
      hold(constraint, isInstalledEverywhere)
      return
    }
    if constraint.second == nil {
      guard isInstalledEverywhere, constraint.obstacle == nil else { return }
      if constraint.first.attribute == "width", byView[first.index]?.width == nil {
        byView[first.index, default: .init()].width = constraint.constant
      } else if constraint.first.attribute == "height", byView[first.index]?.height == nil {
        byView[first.index, default: .init()].height = constraint.constant
      }
    } else {
      hold(constraint, isInstalledEverywhere)
    }
  }

  /// Records what a constraint between two objects does to the views it holds.
  private mutating func hold(_ constraint: ConstraintElement, _ isInstalledEverywhere: Bool) {
    for (view, edge, outcome) in constraint.outcomes() {
      let element = constraint.element
      switch outcome {
      case .pin(let target, let targetView, let levelsUp, let constant):
        if let reason = isInstalledEverywhere ? constraint.obstacle : .sizeClass {
          note(reason, edge, view, element)
        } else if let rival = byView[view.index]?.pins.first(where: { $0.edge == edge }) {
          note(.rival(constraintID: rival.constraintID), edge, view, element)
        } else {
          var pin = PinFact(
            edge, to: target, of: targetView, levelsUp: levelsUp, constant: constant, constraintID: element.id,
            range: element.range)
          pin.constantRange = element["constant"]?.valueRange
          pin.variesBySizeClass = element.children.contains { $0.name == "variation" && $0["constant"] != nil }
          byView[view.index, default: .init()].pins.append(pin)
        }
      case .link(let otherEdge, let other, let constant):
        if let reason = isInstalledEverywhere ? constraint.obstacle : .sizeClass {
          note(reason, edge, view, element)
        } else {
          byView[view.index, default: .init()].links.append(
            LinkFact(
              edge, to: otherEdge, of: other, constant: constant, constraintID: element.id, range: element.range))
        }
      case .none(let reason):
        note(isInstalledEverywhere ? constraint.obstacle ?? reason : .sizeClass, edge, view, element)
      }
    }
  }

  private mutating func note(
    _ reason: UnresolvedConstraint.Reason, _ edge: Edge, _ view: XMLElement, _ constraint: XMLElement
  ) {
    byView[view.index, default: .init()].unresolved.append(
      UnresolvedConstraint(edge, reason, constraintID: constraint.id, range: constraint.range))
  }
}
