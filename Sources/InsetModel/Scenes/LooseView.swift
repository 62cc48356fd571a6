internal import InsetDocuments
package import InsetLayout

/// A view of a xib that no controller has as its own: code puts it somewhere, in a size that only code knows.
package struct LooseView: Sendable {
  /// The xib.
  package let path: String
  /// The view as if it were all of a screen's content: where it lies is in doubt, and with it all that is in it.
  package let scene: Scene
}

extension App {
  /// The views of the project's xibs that are no controller's, in the order of their files. Cells are left out: a list
  /// gives them their size.
  package var looseViews: [LooseView] {
    files.sorted { $0.key < $1.key }.flatMap { path, file -> [LooseView] in
      guard case .interfaceBuilder(let facts) = file, facts.kind == .xib, !facts.isForeign, !facts.isLaunchScreen else {
        return []
      }
      return facts.topLevelViews.filter { view in
        !view.element.hasSuffix("Cell") && view.element != "collectionReusableView"
          && controllers(withView: view.id, inFile: path).isEmpty
      }.map { looseView($0, path, facts) }
    }
  }

  private func looseView(_ view: ViewFacts, _ path: String, _ facts: InterfaceBuilderFacts) -> LooseView {
    var builder = LooseViewBuilder(InterfaceBuilderFile(path, facts))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var root = Controller(id: name)
    root.view = builder.view(view, in: nil)
    let doubt = SettingDoubt(
      object: name, name: SettingDoubt.Whole.placement.rawValue,
      text: "nothing says where the view of \(name) is shown, nor in which size")
    return LooseView(path: path, scene: Scene(root: root, doubts: [doubt]))
  }
}

private struct LooseViewBuilder {
  private let file: InterfaceBuilderFile
  private var usedIDs: Set<String> = []

  init(_ file: InterfaceBuilderFile) { self.file = file }

  mutating func view(_ facts: ViewFacts, in superview: ViewFacts?) -> View {
    // Constraints mean the first view of an id; a merge may leave several.
    let isFirst = usedIDs.insert(facts.id).inserted
    var view = file.view(facts, id: isFirst ? facts.id : "\(facts.id)@\(facts.range.lowerBound)", in: superview)
    for setting in facts.settings.inOrder { _ = ViewSettings.apply(setting.name, setting.value, to: &view) }
    for subview in facts.subviews where subview.installedIn == nil && usedIDs.count < ModelLimit.views.count {
      view.subviews.append(self.view(subview, in: facts))
    }
    return view
  }
}
