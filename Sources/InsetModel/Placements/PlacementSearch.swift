internal import InsetLayout

/// The ways in which controllers can be on screen.
package struct FoundPlacements: Sendable {
  package fileprivate(set) var byController: [Int: [Placement]] = [:]
  /// The controllers with more ways than are looked at (``ModelLimit/placements``).
  fileprivate(set) var crowded: Set<Int> = []
  /// Those that are as far from the window as is looked at, and lead to others (``ModelLimit/steps``).
  fileprivate(set) var distant: Set<Int> = []
}

extension App {
  /// The most placements that are followed in one search: cycles of segues don't grow without end.
  private static let placementsInAll = 20_000

  /// All placements of all controllers, nearest to the window first.
  ///
  /// Controllers that are reached from no window are placed as if they were roots, and so is what they contain; such a placement is not known.
  package func placements() -> FoundPlacements {
    var found = FoundPlacements()
    var seen: Set<Signature> = []
    var queue: [Placement] = edges.filter { $0.kind == .window }
      .map { Placement(steps: [.init(controller: $0.to, role: .windowRoot)]) }
    queue += hinted()
    follow(&queue, &found, &seen)
    // First the controllers that nothing leads to, then what is left of cycles.
    let orphans = controllers.indices.filter { index in
      found.byController[index] == nil && !edges(to: index).contains { $0.kind != .window }
    }
    queue = orphans.map { Placement(steps: [.init(controller: $0, role: .unknownContainer)]) }
    follow(&queue, &found, &seen)
    for index in controllers.indices where found.byController[index] == nil {
      queue = [Placement(steps: [.init(controller: index, role: .unknownContainer)])]
      follow(&queue, &found, &seen)
    }
    return found
  }

  /// Where `.insetd.json` says that controllers are whose containers no file shows.
  private func hinted() -> [Placement] {
    (configuration?.placements ?? []).flatMap { hint in
      controllers(ofClass: hint.controller.value).map { index in
        Placement(
          steps: [.init(controller: index, role: .unknownContainer)], hintedContainers: hint.containers.map(\.value))
      }
    }
  }

  /// What tells two placements of a controller apart: the containers around it, from the last presentation on, and whether something in the
  /// stack hides the bottom bar.
  private struct Signature: Hashable {
    let controller: Int
    var containers: [Int] = []
    var presentation: Placement.Role?
    var hidesBottomBar = false
    let hintedContainers: [String]
    let isKnown: Bool

    init(_ placement: Placement) {
      controller = placement.controller
      hintedContainers = placement.hintedContainers
      isKnown = placement.isKnown
    }
  }

  private func follow(
    _ queue: inout [Placement], _ found: inout FoundPlacements, _ seen: inout Set<Signature>
  ) {
    var next = 0
    while next < queue.count, next < Self.placementsInAll {
      let placement = queue[next]
      next += 1
      guard seen.insert(signature(of: placement)).inserted else { continue }
      guard found.byController[placement.controller, default: []].count < ModelLimit.placements.count else {
        found.crowded.insert(placement.controller)
        continue
      }
      found.byController[placement.controller, default: []].append(placement)
      guard placement.steps.count < ModelLimit.steps.count else {
        if !edges(from: placement.controller).isEmpty { found.distant.insert(placement.controller) }
        continue
      }
      for edge in edges(from: placement.controller) {
        guard let steps = steps(placement.steps, along: edge), !placement.contains(edge.to) else { continue }
        queue.append(Placement(steps: steps, hintedContainers: placement.hintedContainers))
      }
    }
  }

  private func signature(of placement: Placement) -> Signature {
    var signature = Signature(placement)
    for (position, step) in placement.steps.enumerated() {
      let isLast = position == placement.steps.count - 1
      switch step.role {
      case .pushed, .navigationRoot:
        if controllers[step.controller].facts.settings.effective("hidesBottomBarWhenPushed")?.value == true {
          signature.hidesBottomBar = true
        }
      case .presented:
        // What lies below a presented controller doesn't lay it out.
        signature.containers = []
        signature.presentation = step.role
        signature.hidesBottomBar = false
      default: signature.hidesBottomBar = false
      }
      // Of a stack only its top counts; what lies below it changes nothing else.
      let isBelow = !isLast && placement.steps[position + 1].role == .pushed
      if !isLast && !isBelow { signature.containers.append(step.controller) }
    }
    return signature
  }

  private func steps(_ steps: [Placement.Step], along edge: ContainmentEdge) -> [Placement.Step]? {
    func adding(_ role: Placement.Role) -> [Placement.Step] { steps + [.init(controller: edge.to, role: role)] }
    switch edge.kind {
    case .window: return nil
    case .root: return adding(.navigationRoot)
    case .tab: return adding(.tab(index: edge.index))
    case .page: return adding(.page)
    case .split: return adding(.splitColumn(index: edge.index))
    case .embed: return edge.containerView.map { adding(.embedded(inView: $0)) }
    case .child: return adding(.child)
    case .present: return adding(.presented(style: edge.modalPresentationStyle))
    case .push:
      // A push goes to the nearest navigation controller above; without one, `show` presents.
      guard let navigation = steps.lastIndex(where: { controllers[$0.controller].kind == .navigation }) else {
        return steps[0].role == .unknownContainer ? nil : adding(.presented(style: nil))
      }
      let stack = steps[(navigation + 1)...].prefix { $0.role == .navigationRoot || $0.role == .pushed }
      // A navigation controller can't be pushed; UIKit presents it.
      if controllers[edge.to].kind == .navigation { return adding(.presented(style: nil)) }
      return Array(steps[...navigation]) + stack + [.init(controller: edge.to, role: .pushed)]
    }
  }
}
