package import InsetText

/// A class as a file means it: each target of a workspace may have one of the name.
package struct NamedClass: Hashable, Sendable {
  private let name: String
  /// Among the classes of the program; nil where the project doesn't declare it, and the name alone tells.
  let index: Int?

  /// - Parameter name: as Interface Builder writes it. A class of the program needs none.
  init(name: String, index: Int?) {
    self.name = index == nil ? name : ""
    self.index = index
  }
}

/// Something that places in several files speak of.
package enum NamedThing: Hashable, Sendable {
  case type(NamedClass)
  /// A property that Interface Builder connects, of the class that declares it.
  case property(String, of: NamedClass)
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
