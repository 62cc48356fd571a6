/// A name of a member, variable or label, interned: equal names have equal numbers.
package struct Name: Hashable, Sendable, Comparable {
  package let id: Int32
  package static func < (one: Name, other: Name) -> Bool { one.id < other.id }
}

/// The names of a session, each once. For one thread.
package final class NameTable {
  private var ids: [String: Int32] = [:]
  private var texts: [String] = []

  package init() {}

  package func name(_ text: String) -> Name {
    if let id = ids[text] { return Name(id: id) }
    let id = Int32(truncatingIfNeeded: texts.count)
    ids[text] = id
    texts.append(text)
    return Name(id: id)
  }

  package func text(_ name: Name) -> String {
    texts.indices.contains(Int(name.id)) ? texts[Int(name.id)] : ""
  }
}
