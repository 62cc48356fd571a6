internal import InsetLayout

/// What the classes of a program inherit from, each found out once.
struct Inheritance {
  let classes: [CodeClass]
  let byName: [String: [Int]]
  /// The class of the project, or the one that it extends, that each class inherits from.
  let superclasses: [Int?]

  private static let maximumInheritance = 16

  /// A class and what it inherits from, nearest first; at last the types of frameworks that the project extends.
  func ancestry(of index: Int) -> [Int] {
    var chain = [index]
    while let next = superclasses[chain[chain.count - 1]], !chain.contains(next), chain.count < Self.maximumInheritance
    {
      chain.append(next)
    }
    let base = chain.last.map { classes[$0] }
    var name = base.flatMap { $0.isDeclared ? $0.superclassName : UIKitClasses.superclasses[$0.name] }
    while let external = name, chain.count < 2 * Self.maximumInheritance {
      if let extended = byName[external]?.first(where: { !classes[$0].isDeclared }), !chain.contains(extended) {
        chain.append(extended)
      }
      name = LibraryClasses.entries[external]?.base ?? UIKitClasses.superclasses[external]
    }
    return chain
  }

  /// The first class that the project doesn't declare, up the chain of superclasses of each class; nil where there is
  /// none, as in circles.
  var externalBases: [String?] {
    var found = [String??](repeating: nil, count: classes.count)
    for start in classes.indices {
      var chain: [Int] = []
      var next: Int? = start
      var base: String?
      while let current = next {
        if let known = found[current] {
          base = known
          break
        }
        guard classes[current].isDeclared else {
          base = classes[current].name
          break
        }
        // Who comes here again goes round in circles.
        found[current] = .some(nil)
        chain.append(current)
        next = superclasses[current]
        if next == nil { base = classes[current].superclassName }
      }
      for index in chain { found[index] = .some(base) }
    }
    return classes.indices.map { found[$0] ?? classes[$0].name }
  }

  /// What kind of controller a class makes; nil of classes that are none.
  ///
  /// - Parameter base: the class's external one.
  func controllerKind(of index: Int, base: String?) -> Controller.Kind? {
    guard classes[index].kind == .class || classes[index].kind == .implementation || !classes[index].isDeclared else {
      return nil
    }
    guard let base = classes[index].isDeclared ? base : classes[index].name else { return nil }
    return Program.controllerKind(external: base)
  }
}
