internal import InsetLayout

/// Settings that would give other numbers, each computed: what a reader can do about it.
enum Alternatives {
  static func lines(_ situation: Situation, _ sighting: Sighting) -> [String] {
    guard let view = sighting.view, sighting.isScrollView else { return [] }
    var lines: [String] = []
    for candidate in candidates(sighting, view) {
      let changed = candidate.change(situation.scene)
      guard changed != situation.scene, let layout = try? layOut(changed, in: sighting.layout.environment),
        let after = Sighting(situation.object, in: layout), !isSame(sighting, after)
      else { continue }
      lines.append("\(candidate.title): \(outcome(after)).")
      if lines.count == 3 { break }
    }
    return lines
  }

  private struct Candidate {
    let title: String
    let change: (Scene) -> Scene
  }

  private static func candidates(_ sighting: Sighting, _ view: Int) -> [Candidate] {
    let tree = sighting.layout.tree
    let node = tree.views[view]
    var candidates: [Candidate] = []
    let chain = tree.ancestry(of: node.owner)
    let navigation = chain.dropFirst().first { tree.controllers[$0].kind == .navigation }
    let child = navigation.flatMap { above in chain.first { tree.controllers[$0].parent == above } }
    let isLegacy = sighting.layout.screen.usesLegacyInsets
    let name = sighting.viewName
    if isLegacy, let superview = node.superview, let first = tree.views[superview].subviews.first, first != view,
      let position = tree.views[superview].subviews.firstIndex(of: view)
    {
      let pointer = tree.views[superview].pointer
      candidates.append(
        Candidate(title: "\(name) as the first subview") { scene in
          scene.changingView(at: pointer) { $0.subviews.insert($0.subviews.remove(at: position), at: 0) }
        })
    }
    if isLegacy, case .embedded(let area) = tree.controllers[node.owner].role,
      let superview = tree.views[area].superview,
      let position = tree.views[superview].subviews.firstIndex(of: area), position > 0
    {
      let pointer = tree.views[superview].pointer
      candidates.append(
        Candidate(title: "\(tree.views[area].displayName) as the first subview") { scene in
          scene.changingView(at: pointer) { $0.subviews.insert($0.subviews.remove(at: position), at: 0) }
        })
    }
    if let child {
      let pointer = tree.controllers[child].pointer
      let settings = tree.controllers[child].controller
      if isLegacy {
        let now = settings.automaticallyAdjustsScrollViewInsets ?? true
        candidates.append(
          Candidate(title: "automaticallyAdjustsScrollViewInsets = \(!now)") { scene in
            scene.changingController(at: pointer) { $0.automaticallyAdjustsScrollViewInsets = !now }
          })
      }
      if !isLegacy { candidates.append(behavior(node)) }
      if let navigation {
        let bar = tree.controllers[navigation].pointer
        let isTranslucent = sighting.layout.trace.step(.controller(navigation), Quantity(.navigationBarTranslucent))?
          .value
        if let isTranslucent {
          let next = isTranslucent != .flag(true)
          candidates.append(
            Candidate(title: "navigationBar.isTranslucent = \(next)") { scene in
              scene.changingController(at: bar) {
                $0.navigationBar = ($0.navigationBar ?? Bar()).with(isTranslucent: next)
              }
            })
        }
        if (settings.edgesForExtendedLayout ?? .all).contains(.top) {
          candidates.append(
            Candidate(title: "edgesForExtendedLayout without .top") { scene in
              scene.changingController(at: pointer) {
                $0.edgesForExtendedLayout = ($0.edgesForExtendedLayout ?? .all).subtracting(.top)
              }
            })
        }
      }
    } else if !isLegacy {
      candidates.append(behavior(node))
    }
    return candidates
  }

  private static func behavior(_ node: Tree.ViewNode) -> Candidate {
    let next: View.AdjustmentBehavior = node.view.contentInsetAdjustmentBehavior == .never ? .automatic : .never
    return Candidate(title: "contentInsetAdjustmentBehavior = .\(next.rawValue)") { scene in
      scene.changingView(at: node.pointer) { $0.contentInsetAdjustmentBehavior = next }
    }
  }

  private static func isSame(_ a: Sighting, _ b: Sighting) -> Bool {
    a.viewFrame == b.viewFrame && a.windowFrame == b.windowFrame && a.inset(a.inForce, .top) == b.inset(b.inForce, .top)
  }

  private static func outcome(_ after: Sighting) -> String {
    let inset = after.inset(after.inForce, .top)
    let hidden = after.inset(.hiddenUnderBars, .top)
    let gap = after.inset(.extraGap, .top)
    let y = after.windowFrame.y
    var text =
      "\(after.viewName) starts at y = \(pointText(y)) in the window, \(pointText(inset)) pt above the \(after.contentWord)"
    if hidden > 0.5 { text += ", \(pointText(hidden)) pt hidden under the bars" }
    if gap > 0.5 { text += ", \(pointText(gap)) pt of them blank" }
    return text
  }
}

extension Bar {
  fileprivate func with(isTranslucent: Bool) -> Bar {
    var copy = self
    copy.isTranslucent = isTranslucent
    return copy
  }
}
