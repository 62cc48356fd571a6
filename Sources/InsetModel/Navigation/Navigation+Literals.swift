internal import InsetDocuments
package import InsetText

extension Navigation {
  /// From a string in Swift that UIKit looks up in Interface Builder files to what it finds there: identifiers of scenes
  /// and segues, names of storyboards and xibs. Nil of any other string.
  ///
  /// - Parameter text: the file's own, whose bytes `offset` and the origin count.
  package func definition(ofLiteralIn text: SourceText, inFile path: String, at offset: Int)
    -> (origin: Range<Int>, targets: [NavigationTarget])?
  {
    guard case .swift? = FileKind(path: path), let literal = LiteralArgument(in: text, at: offset) else { return nil }
    let targets: [NavigationTarget]
    switch (literal.callee, literal.label) {
    case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"):
      targets = controllers(identifiedBy: literal.value)
    case ("performSegue", "withIdentifier"): targets = segues(identifiedBy: literal.value, from: path)
    case ("UIStoryboard", "name"): targets = file(literal.value + ".storyboard", near: path)
    case (_, "nibName"), ("loadNibNamed", ""): targets = file(literal.value + ".xib", near: path)
    default: return nil
    }
    return targets.isEmpty ? nil : (literal.range, targets)
  }

  private func controllers(identifiedBy identifier: String) -> [NavigationTarget] {
    app.controllers.filter { $0.facts.storyboardIdentifier?.value == identifier }
      .map { NavigationTarget($0.path, $0.facts.range, selection: $0.facts.tagRange) }
  }

  /// Those of controllers whose class the file declares, if there are any.
  private func segues(identifiedBy identifier: String, from path: String) -> [NavigationTarget] {
    let found = app.controllers.indices.flatMap { index in
      app.controllers[index].facts.segues.filter { $0.identifier?.value == identifier }.map { (index, $0) }
    }
    let own = found.filter { index, _ in app.declarations(ofClassOf: index).contains { $0.path == path } }
    return (own.isEmpty ? found : own).map {
      NavigationTarget(app.controllers[$0].path, $1.range, selection: $1.range)
    }
  }

  private func file(_ name: String, near path: String) -> [NavigationTarget] {
    guard let file = index.files.file(name, near: path), let facts = app.interfaceBuilderFacts(file) else {
      return []
    }
    return [NavigationTarget(file, facts.tagRange, selection: facts.tagRange)]
  }
}
