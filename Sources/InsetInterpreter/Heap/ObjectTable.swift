/// What is known of a run's objects whatever state it is in: their class, and where they were made.
package final class ObjectTable {
  package enum Identity: Hashable {
    /// Made by code: the place, those of the last three callers, and a counter.
    case made(site: Site, callers: [Site], count: Int32)
    /// Stands for an unknown value when a member of it is first touched.
    case symbolic(unknown: Int32)
    /// A variable that closures share.
    case cell(site: Site, callers: [Site], count: Int32)
    /// One for each type: its static members.
    case statics(TypeKey)
    /// One for the program: its global variables.
    case globals
    /// What a framework's object makes for itself: its owner and the property.
    case part(of: ObjectID, name: Name)
    /// A framework's one: `UIScreen.main`.
    case shared(String)
    /// An object of a document: its path and identifier, below the object that was made from it.
    case document(path: String, id: String, owner: ObjectID?, count: Int32)
  }

  package struct Entry {
    package let identity: Identity
    package internal(set) var type: TypeKey?
    /// Whether it stands for exactly one object at run time.
    package let isUnique: Bool
    /// Of a symbolic one: why it isn't known.
    package let unknown: UnknownValue?
  }

  private var entries: [Entry] = []
  private var ids: [Identity: ObjectID] = [:]

  package init() {}

  package subscript(_ object: ObjectID) -> Entry { entries[Int(object.index)] }
  package var count: Int { entries.count }

  package func object(_ identity: Identity, type: TypeKey?, isUnique: Bool = true, unknown: UnknownValue? = nil)
    -> ObjectID
  {
    if let known = ids[identity] { return known }
    let id = ObjectID(index: Int32(truncatingIfNeeded: entries.count))
    entries.append(Entry(identity: identity, type: type, isUnique: isUnique, unknown: unknown))
    ids[identity] = id
    return id
  }

  package func existing(_ identity: Identity) -> ObjectID? { ids[identity] }

  /// A symbolic object turned out to be of a narrower class.
  package func narrow(_ object: ObjectID, to type: TypeKey) { entries[Int(object.index)].type = type }
}
