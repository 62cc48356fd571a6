internal import Synchronization

/// Ids, default ids and JSON pointers of all objects of a tree: filled when the first name is looked up, since most
/// layouts are asked for numbers of known indices alone.
final class NameTable: Sendable {
  private let names = Mutex<[String: Subject]?>(nil)

  func subject(_ name: String, in tree: Tree) -> Subject? {
    names.withLock { known in
      if known == nil { known = NameTable.names(of: tree) }
      return known?[name]
    }
  }

  private static func names(of tree: Tree) -> [String: Subject] {
    var names: [String: Subject] = [:]
    func note(_ address: Address, _ subject: Subject) {
      for name in [address.path, address.pointer] where names[name] == nil { names[name] = subject }
    }
    for (index, node) in tree.controllers.enumerated() { note(node.address, .controller(index)) }
    for (index, node) in tree.views.enumerated() { note(node.address, .view(index)) }
    // Explicit ids win over equal default ids; of equal explicit ids the first wins.
    for (index, node) in tree.views.enumerated().reversed() {
      if let id = node.view.id { names[id] = .view(index) }
    }
    for (index, node) in tree.controllers.enumerated().reversed() {
      if let id = node.controller.id { names[id] = .controller(index) }
    }
    return names
  }
}
