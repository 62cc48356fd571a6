package import InsetText

/// Something that places in several files speak of.
package enum NamedThing: Hashable, Sendable {
  /// A class, by the name that Interface Builder writes.
  case type(String)
  /// A property that Interface Builder connects, of the class that declares it.
  case property(String, of: String)
  /// An element of an Interface Builder file, by its id.
  case object(String, path: String)
  /// An Interface Builder file, by its path.
  case file(String)
}

/// A place that speaks of something, in the bytes of its file.
package struct Mention: Hashable, Sendable {
  package let thing: NamedThing
  package let range: Range<Int>
}

/// Where something is: all of it, and the part to look at first.
package struct NavigationTarget: Hashable, Sendable {
  package let location: Location
  package let selection: Range<Int>

  init(_ path: String, _ range: Range<Int>, selection: Range<Int>) {
    location = Location(path: path, range: range)
    self.selection = selection
  }
}
