package import InsetText

/// An element that other places of the document can name, or that names a class of the app.
package struct ObjectFact: Equatable, Sendable {
  /// Absent of elements without an id, which nothing can name.
  package var id: Located<String>?
  package var customClass: Located<String>?
  /// The whole element.
  package var range: Range<Int>
  /// The start tag.
  package var tagRange: Range<Int>

  package init(id: Located<String>?, customClass: Located<String>?, range: Range<Int>, tagRange: Range<Int>) {
    self.id = id
    self.customClass = customClass
    self.range = range
    self.tagRange = tagRange
  }
}

/// `<outlet property="tableView" destination="…"/>` or one line of an outlet collection, of any object.
package struct ConnectionFact: Equatable, Sendable {
  package var property: Located<String>
  /// The id of the object that the property is set to.
  package var destination: String
  /// The custom class of the object that has the property; absent: UIKit's own.
  package var ownerClass: String?

  package init(property: Located<String>, destination: String, ownerClass: String?) {
    self.property = property
    self.destination = destination
    self.ownerClass = ownerClass
  }
}

extension InterfaceBuilderFacts {
  /// The first element with the id; documents don't use one twice.
  package func object(_ id: String) -> ObjectFact? { objects.first { $0.id?.value == id } }
}
