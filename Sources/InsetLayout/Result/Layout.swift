/// The settled layout of a scene in an environment: the numbers with the trace of how they came to be.
package struct Layout: Sendable {
  package let environment: Environment
  package let screen: ResolvedScreen
  package let tree: Tree
  package let trace: Trace
  package let assumptions: [Assumption]
  let shownBars: [Int: [Quantity]]

  /// Whether a container's bar shows.
  package func shows(_ bar: Quantity, of controller: Int) -> Bool {
    shownBars[controller]?.contains(bar) == true
  }

  /// Insets of a subject, edge by edge; `nil` where the quantity doesn't exist on this system.
  package func insets(_ subject: Subject, _ name: Quantity.Name) -> Insets? {
    var insets = Insets.zero
    for edge in Edge.allCases {
      guard let points = trace.points(subject, Quantity(name, edge)) else { return nil }
      insets[edge] = points
    }
    return insets
  }

  /// The certainty of the weakest of some quantities. An edge of a frame is as certain as the frame, where nothing is
  /// known of it alone.
  package func certainty(_ subject: Subject, _ quantities: [Quantity]) -> Certainty {
    quantities.compactMap { quantity in
      let step = trace.step(subject, quantity) ?? quantity.whole.flatMap { trace.step(subject, $0) }
      return step?.certainty
    }.min() ?? .certain
  }
}

/// Computes where UIKit puts everything.
///
/// - Throws: ``EnvironmentProblem`` when the environment's device or system isn't known.
package func layOut(_ scene: Scene, in environment: Environment) throws(EnvironmentProblem) -> Layout {
  try layOut(scene, in: environment, without: [])
}

/// The same without some laws, where a layout can do without: what changes rests on them.
func layOut(
  _ scene: Scene, in environment: Environment, without leftOut: Set<LawCard>
) throws(EnvironmentProblem) -> Layout {
  var pass = try LayoutPass(scene, environment, without: leftOut)
  let root = 0
  RootFillsWindow.apply(&pass, root: root)
  StatusBarVisibility.apply(&pass, root: root)
  RootSafeArea.recordDevice(&pass)
  InCallStatusBar.apply(&pass, root: root)
  RootSafeArea.apply(&pass, root: root)
  pass.layOutEverything(from: root, LayoutPass.Context(cover: CoverAndGap.cover(ofWindow: pass)))
  return Layout(
    environment: environment, screen: pass.screen, tree: pass.tree, trace: pass.trace, assumptions: pass.assumptions,
    shownBars: pass.shownBars)
}
