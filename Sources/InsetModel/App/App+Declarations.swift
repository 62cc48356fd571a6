internal import InsetSyntax

extension App {
  /// Where the class of a controller is declared, as the controller's file sees it: a workspace may have several classes
  /// of a name, one a target.
  package func declarations(ofClassOf controller: Int) -> [ClassDeclaration] {
    controllers[controller].classIndex.map(declarations(ofClassAt:)) ?? []
  }

  /// The declarations of a class of the program: Objective-C's interface, else its implementation.
  func declarations(ofClassAt index: Int) -> [ClassDeclaration] {
    guard program.classes.indices.contains(index) else { return [] }
    let parts = program.classes[index].parts.compactMap { part -> ClassDeclaration? in
      guard let types = program.files[part.path]?.facts.types, types.indices.contains(part.type) else { return nil }
      return ClassDeclaration(path: part.path, type: types[part.type])
    }
    let declared = parts.filter { $0.type.kind == .class }
    return declared.isEmpty ? parts.filter { $0.type.kind == .implementation && $0.type.category == nil } : declared
  }

  /// The controllers of the class that a type of a file is part of; none of other types.
  package func controllers(ofTypeAt type: Int, inFile path: String) -> [Int] {
    program.classIndex(of: .init(path: path, type: type)).flatMap { byClassIndex[$0] } ?? []
  }
}
