internal import InsetLayout
internal import InsetText

/// A containment that code states, between controllers as code knows them.
struct CodeEdge: Sendable {
  let kind: ContainmentEdge.Kind
  /// Nil for the window.
  let from: ControllerKey?
  let to: ControllerKey
  let location: Location
  let certainty: Certainty
  /// Of `tab` and `split`: the place among the siblings, where it is known.
  var index: Int?
  /// What the code that makes the edge sets on the child.
  var settings: [ObjectSetting] = []
}
