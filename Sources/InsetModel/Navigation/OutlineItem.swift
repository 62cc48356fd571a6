/// A line of a file's outline: a controller, a view or a segue, with what is in it.
package struct OutlineItem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A controller or view of a class of the app's own.
    case customObject
    /// A controller or view of UIKit's.
    case object
    case storyboardReference
    case segue
  }

  package var name: String
  package var detail: String?
  package var kind: Kind
  /// All of it; holds the ranges of everything in it.
  package var range: Range<Int>
  /// The part to look at first.
  package var selection: Range<Int>
  package var children: [OutlineItem] = []
}
