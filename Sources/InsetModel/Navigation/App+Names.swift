internal import InsetSyntax

extension App {
  /// The class that a file means by a name.
  func namedClass(_ name: String, from path: String) -> NamedClass {
    let index = program.classIndex(name, from: path).flatMap { program.classes[$0].isDeclared ? $0 : nil }
    return NamedClass(name: name.unqualified, index: index)
  }

  /// The class that a type of a file is part of.
  func namedClass(ofTypeAt type: Int, _ name: String, inFile path: String) -> NamedClass {
    NamedClass(name: name, index: program.classIndex(of: .init(path: path, type: type)))
  }

  /// Where a class is declared.
  func declarations(of named: NamedClass) -> [ClassDeclaration] { named.index.map(declarations(ofClassAt:)) ?? [] }

  /// The class that declares a property: the class itself, else the nearest that it inherits from.
  func owner(ofOutlet property: String, in named: NamedClass) -> NamedClass? {
    guard let index = named.index else { return nil }
    for ancestor in program.ancestry(of: index) {
      let declaration = declarations(ofClassAt: ancestor).first { declaration in
        declaration.type.outlets.contains { $0.name.value == property }
      }
      if let declaration { return NamedClass(name: declaration.type.interfaceBuilderName, index: ancestor) }
    }
    return nil
  }
}

extension String {
  /// A name without those of the module and types around it.
  var unqualified: String { split(separator: ".").last.map(String.init) ?? self }
}
