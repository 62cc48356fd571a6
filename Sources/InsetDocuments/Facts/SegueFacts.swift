package import InsetText

/// One segue: containment, embedding or a transition.
package struct SegueFacts: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A navigation controller's root; in xibs each controller of its stack, in order.
    case root
    /// A tab, in order.
    case viewControllers
    /// The columns of a split controller.
    case master, detail, supplementary
    case embed
    case show, showDetail, push, presentation, popover, replace, unwind
    /// A segue of a class of the app's own.
    case custom
    /// Any other relationship, by its name.
    case relationship(String)
    /// Any other kind, as written.
    case other(String)
  }

  /// Absent where a xib nests one controller in another and so needs no segue.
  package var id: String?
  package var kind: Kind
  /// The id of the controller it leads to; of an unwind segue the scene's exit.
  package var destination: String
  package var identifier: Located<String>?
  package var customClass: Located<String>?
  /// The segue's own `modalPresentationStyle`, which the destination's gives way to unless it is `.none`.
  package var modalPresentationStyle: Located<String>?
  /// Of popovers the directions in which the arrow may point, `up` and so on; absent where nothing is said.
  package var arrowDirections: Set<String>?
  /// The method that makes the destination (`@IBSegueAction`), when one is connected.
  package var creationSelector: Located<String>?
  /// The id of the object that the segue starts from: a controller, cell, button, recognizer…
  package var sourceID: String?
  /// Of embed segues: the container view.
  package var containerViewID: String?
  package var range: Range<Int>

  package init(id: String?, kind: Kind, destination: String, range: Range<Int>) {
    self.id = id
    self.kind = kind
    self.destination = destination
    self.range = range
  }
}
