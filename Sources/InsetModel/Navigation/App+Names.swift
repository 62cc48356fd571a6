internal import InsetFacts

extension App {
  /// Where a class that Interface Builder names is declared.
  func declarations(ofClass name: String) -> [ClassDeclaration] { classes[name.unqualified] ?? [] }

  /// The class that declares a property: the class itself, else the nearest that it inherits from.
  func owner(ofOutlet property: String, inClass name: String) -> String? {
    var seen: Set<String> = []
    var next: String? = name.unqualified
    while let name = next, seen.insert(name).inserted {
      let types = declarations(ofClass: name).map(\.type)
      if types.contains(where: { $0.outlets.contains { $0.name.value == property } }) { return name }
      next = types.first?.inherited.first?.value.unqualified
    }
    return nil
  }
}

extension String {
  /// A name without those of the module and types around it.
  var unqualified: String { split(separator: ".").last.map(String.init) ?? self }
}
