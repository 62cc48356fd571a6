internal import InsetDocuments
internal import InsetLayout

/// The file that a view of Interface Builder is in.
struct InterfaceBuilderFile {
  let isXib: Bool
  /// Its views are laid out by Auto Layout.
  let usesAutolayout: Bool

  init(_ path: String, _ facts: InterfaceBuilderFacts?) {
    isXib = path.hasSuffix(".xib")
    usesAutolayout = facts?.usesAutolayout == true
  }

  /// A view as the file has it, without its settings and what lies in it.
  ///
  /// - Parameters:
  ///   - id: in the scene.
  ///   - superview: nil for a root view.
  func view(_ facts: ViewFacts, id: String, in superview: ViewFacts?) -> View {
    var view = View(
      id: id, className: facts.customClass?.value, kind: View.Kind(rawValue: facts.kind.rawValue) ?? .view)
    view.label = facts.label
    if let superview { ViewPlacing.place(&view, facts, in: superview, isInXib: isXib) }
    if usesAutolayout {
      view.traits = ConstraintPlacing.traits(facts, in: superview)
      if view.traits?.pinsRestateConstraints == true { view.isFrameAssumed = !facts.excludedIn.isEmpty }
    }
    return view
  }
}
