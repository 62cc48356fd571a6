internal import InsetDocuments
internal import InsetLayout

/// The constraints of one controller's views while its scene is built: they name views as their sources do, until all
/// views have their ids in the scene.
struct ControllerAutoLayout {
  /// Views whose frame code writes after constraints: what constraints say of them is gone.
  var placedByFrame: Set<ViewIdentity> = []
  private var ids: [ViewIdentity: String] = [:]
  private var constraints: [String: [CodeConstraint]] = [:]
  private var guides: [ViewIdentity: String] = [:]
  private var guidesByOwner: [String: [String]] = [:]

  /// - Parameter id: of the view in the scene.
  mutating func note(_ code: CodeView, id: String?) {
    guard let id else { return }
    ids[code.identity] = id
    if !code.constraints.isEmpty { constraints[id] = code.constraints }
    for guide in code.layoutGuides {
      let name = "\(id).\(guides.count)"
      guides[guide] = name
      guidesByOwner[id, default: []].append(name)
    }
  }

  /// The view with all constraints in it, which name views by their ids in the scene.
  ///
  /// - Parameter names: the ids in the scene by the ids in the file.
  func applied(to root: View, names: [String: String]) -> View {
    let placed = Set(placedByFrame.compactMap { ids[$0] })
    return root.mapping { view in
      guard var traits = view.traits ?? addedTraits(view) else { return }
      traits.constraints = traits.constraints.map { $0.renamed(by: names) }
      if let id = view.id {
        traits.constraints += (constraints[id] ?? []).compactMap { CodeTraits.constraint($0, object) }
        traits.constraints.removeAll { $0.speaks(of: placed) }
        traits.layoutGuides += guidesByOwner[id] ?? []
      }
      view.traits = traits
    }
  }

  private func addedTraits(_ view: View) -> LayoutTraits? {
    view.id.flatMap { constraints[$0] ?? guidesByOwner[$0].map { _ in [] } }.map { _ in LayoutTraits() }
  }

  private func object(_ view: ViewIdentity) -> LayoutConstraint.Item.Object? {
    guides[view].map { .layoutGuide($0) } ?? ids[view].map { .view($0) }
  }
}

extension LayoutConstraint {
  fileprivate func renamed(by names: [String: String]) -> LayoutConstraint {
    var named = self
    named.first.item.object = first.item.object.renamed(by: names)
    if let second { named.second?.item.object = second.item.object.renamed(by: names) }
    return named
  }

  /// Whether it is about where one of some views lies.
  fileprivate func speaks(of views: Set<String>) -> Bool {
    [first, second].contains { anchor in
      guard let anchor, anchor.item.guide == nil, let id = anchor.item.object.viewID else { return false }
      return views.contains(id)
    }
  }
}

extension LayoutConstraint.Item.Object {
  fileprivate var viewID: String? {
    if case .view(let id) = self { id } else { nil }
  }

  fileprivate func renamed(by names: [String: String]) -> Self {
    viewID.flatMap { names[$0] }.map { .view($0) } ?? self
  }
}

extension View {
  /// The view, with it and all views in it changed. A controller's views lie as deep as files nest, which is bounded.
  fileprivate func mapping(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    view.subviews = view.subviews.map { $0.mapping(change) }
    return view
  }
}
