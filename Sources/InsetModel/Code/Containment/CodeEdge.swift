package import InsetFacts
internal import InsetLayout
package import InsetText

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
  var settings: [CodeSetting] = []
}

/// A setting that code makes: UIKit's name of it, and the value where it is one.
package struct CodeSetting: Sendable, Equatable {
  package let name: String
  package let value: CodeExpression
  package let circumstances: Circumstances
  package let location: Location
}
