package import InsetLayout

/// Two layouts, object by object: every number that differs, with what makes the difference.
package struct Comparison: Sendable {
  package enum Side: String, Sendable { case before, after }

  /// One number or rectangle that is not the same in both.
  package struct Difference: Sendable {
    /// `table.adjustedContentInset.top`.
    package let quantity: String
    /// One number, two, or four; `nil` where the quantity doesn't exist on that system or isn't shown.
    package let before: [Double]?
    package let after: [Double]?
    /// The first step of the number's chain that the other layout took otherwise: a changed setting if there is one, else
    /// another law, else another figure.
    package let reason: Reason?
    /// The layout that the reason speaks of.
    package let side: Side
  }

  package let differences: [Difference]
  /// Ids of objects that the other layout doesn't have, or has as another kind of object.
  package let onlyBefore: [String]
  package let onlyAfter: [String]

  /// Compares the objects that have the same id in both.
  package init(_ before: Layout, _ after: Layout, _ provenance: Provenance = .unwritten) {
    let toBefore = after.counterparts(in: before)
    let toAfter = before.counterparts(in: after)
    onlyBefore = before.names(without: toAfter)
    onlyAfter = after.names(without: toBefore)
    let changes = (
      before: TraceDifference(of: before, from: after, toAfter),
      after: TraceDifference(of: after, from: before, toBefore)
    )
    var differences: [Difference] = []
    for subject in after.told {
      guard let earlier = toBefore[subject] else { continue }
      let names = zip(NamedQuantity.all(of: earlier, in: before.tree), NamedQuantity.all(of: subject, in: after.tree))
      for (old, new) in names {
        let (was, now) = (before.numbers(old), after.numbers(new))
        if Comparison.isSame(was, now) { continue }
        let best = Comparison.best(
          after.cause(of: new, changes.after, existsThere: before.isComputed(old)),
          before.cause(of: old, changes.before, existsThere: after.isComputed(new)))
        differences.append(
          Difference(
            quantity: new.id + "." + new.publicName, before: was, after: now,
            reason: best.map { ($0.side == .after ? after : before).reason(at: $0.step, provenance) },
            side: best?.side ?? .after))
      }
    }
    self.differences = differences
  }

  /// The more telling of two reasons; of equal ones that of the new layout.
  private static func best(
    _ after: TraceDifference.Cause?, _ before: TraceDifference.Cause?
  ) -> (step: Int, side: Side)? {
    guard let after else { return before.map { ($0.step, .before) } }
    if let before, before.kind < after.kind { return (before.step, .before) }
    return (after.step, .after)
  }

  /// Numbers that differ by less than any screen shows are the same.
  private static func isSame(_ a: [Double]?, _ b: [Double]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.0005 }
  }
}

extension Layout {
  private var subjects: [Subject] {
    tree.controllers.indices.map { .controller($0) } + tree.views.indices.map { .view($0) }
  }

  /// The objects whose numbers are told: controllers, then views but those of which the controller says as much: its plain view without an id.
  fileprivate var told: [Subject] {
    let views = tree.views.indices.filter { index in
      let node = tree.views[index]
      return node.view.id != nil || node.kind.isScrollView || tree.controllers[node.owner].rootView != index
    }
    return tree.controllers.indices.map { .controller($0) } + views.map { .view($0) }
  }

  fileprivate func isComputed(_ named: NamedQuantity) -> Bool {
    named.quantities.contains { trace.stepIndex(named.subject, $0) != nil }
  }

  /// Why a number is not what it is in the other layout. Where the other has no such number at all, as before iOS 11, no
  /// step on the way matters, but how the number comes to be.
  fileprivate func cause(
    of named: NamedQuantity, _ difference: TraceDifference, existsThere: Bool
  ) -> TraceDifference.Cause? {
    let cause = difference.first(in: chain(of: named))
    guard !existsThere, cause?.kind != .setting, let quantity = named.quantities.last, !quantity.isBarFrame,
      let end = trace.stepIndex(named.subject, quantity)
    else { return cause }
    return TraceDifference.Cause(step: end, kind: .absent)
  }

  /// The object of the same name and sort in another layout, for each that has one; the window is the window.
  fileprivate func counterparts(in other: Layout) -> [Subject: Subject] {
    var counterparts: [Subject: Subject] = [.window: .window]
    for subject in subjects {
      let name = name(of: subject)
      guard let same = other.tree.subject(named: name), same.isView == subject.isView, other.name(of: same) == name
      else { continue }
      counterparts[subject] = same
    }
    return counterparts
  }

  fileprivate func names(without counterparts: [Subject: Subject]) -> [String] {
    subjects.filter { counterparts[$0] == nil }.map(name(of:))
  }

  /// The id; the pointer of an object that lost its default id to another.
  private func name(of subject: Subject) -> String {
    let id = id(of: subject)
    if tree.subject(named: id) == subject { return id }
    switch subject {
    case .window: return id
    case .controller(let index): return tree.controllers[index].pointer
    case .view(let index): return tree.views[index].pointer
    }
  }

  /// The steps that a number rests on.
  fileprivate func chain(of named: NamedQuantity) -> [Int] {
    var ends = named.quantities.compactMap { trace.stepIndex(named.subject, $0) }
    // Why a bar doesn't show is told where the child's view fills its place.
    if named.quantities.contains(where: \.isBarFrame), numbers(named) == nil, case .controller(let bar) = named.subject
    {
      let children = tree.controllers[bar].children.filter { tree.controllers[$0].isOnScreen }
      ends = children.compactMap { trace.stepIndex(.controller($0), Quantity(.viewFrame)) }
    }
    return ends.reduce(into: Set<Int>()) { $0.formUnion(trace.slice(endingAt: $1)) }.sorted()
  }
}

extension Quantity {
  fileprivate var isBarFrame: Bool { [.navigationBarFrame, .tabBarFrame, .toolbarFrame].contains(name) }
}
