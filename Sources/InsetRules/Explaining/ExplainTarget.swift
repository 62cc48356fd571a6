internal import InsetDocuments
package import InsetLayout
package import InsetModel
internal import InsetText

/// What a user or a script asks about: `FeedViewController`, `FeedViewController.tableView`, an id, each with a quantity behind it or not.
package struct ExplainTarget: Sendable {
  package let text: String
  package let object: String
  package let quantity: String?

  package init(_ text: String) {
    self.text = text
    let parts = NamedQuantity.split(text)
    object = parts?.object ?? text
    quantity = parts?.quantity
  }

  /// The object's places in an app; empty when nothing has that name.
  package func situations(in lookup: HoverLookup, _ app: App) -> [Situation] {
    for (index, entry) in app.controllers.enumerated() where entry.facts.id == object {
      return lookup.situations(of: index, view: nil)
    }
    let byClass = app.controllers(ofClass: object)
    if !byClass.isEmpty { return byClass.flatMap { lookup.situations(of: $0, view: nil) } }
    if let dot = object.lastIndex(of: ".") {
      let property = String(object[object.index(after: dot)...])
      let found = app.controllers(ofClass: String(object[..<dot])).flatMap { controller in
        lookup.situations(of: controller, view: property)
      }
      if !found.isEmpty { return found }
    }
    for (index, entry) in app.controllers.enumerated() {
      guard let root = entry.facts.view, contains(root, object) else { continue }
      return lookup.situations(of: index, view: object)
    }
    return []
  }

  private func contains(_ view: ViewFacts, _ id: String) -> Bool {
    view.id == id || view.subviews.contains { contains($0, id) }
  }

  /// Explanations of the quantity in every place and environment.
  ///
  /// - Throws: the reason why the name names no quantity.
  package func explanations(_ situations: [Situation]) throws(NamedQuantity.Problem) -> [QuantityExplanation] {
    guard let quantity else { return [] }
    var explanations: [QuantityExplanation] = []
    for situation in situations {
      for layout in situation.layouts {
        let named = try named(quantity, situation, layout)
        explanations.append(QuantityExplanation(named, in: layout, situation.provenance, title: text))
      }
    }
    return explanations
  }

  /// A scroll view's quantity asked of a controller is that of the scroll view that shows most.
  private func named(
    _ quantity: String, _ situation: Situation, _ layout: Layout
  ) throws(NamedQuantity.Problem) -> NamedQuantity {
    do {
      return try NamedQuantity(situation.object + "." + quantity, in: layout.tree)
    } catch {
      guard let sighting = Sighting(situation.object, in: layout), sighting.isController, let view = sighting.view
      else {
        throw error
      }
      return try NamedQuantity(layout.tree.views[view].id + "." + quantity, in: layout.tree)
    }
  }
}

extension Situation {
  /// The id of the object that has the quantity: the situation's own, or the scroll view that it shows.
  package func quantityOwner(_ quantity: String, in layout: Layout) -> String? {
    if (try? NamedQuantity(object + "." + quantity, in: layout.tree)) != nil { return object }
    guard let sighting = Sighting(object, in: layout), sighting.isController else { return nil }
    return sighting.view.map { layout.tree.views[$0].id }
  }
}

extension QuantityExplanation {
  /// For people: the value, the chain of reasons, what others say.
  package var blocks: [Block] {
    var blocks: [Block] = [
      .headline("\(title) is \(valueText) on \(environment.device), iOS \(environment.os).")
    ]
    if !summary.isEmpty { blocks.append(.reasons(title: "Why:", summary.map { Block.Item($0) })) }
    switch certainty {
    case .certain: blocks.append(.remark("Certain: documented or measured."))
    case .inferred: blocks.append(.remark("Inferred: reported, or concluded from measured cases."))
    case .assumed:
      let texts = assumptions.map(\.text)
      blocks.append(
        .remark(
          "Assumed: "
            + (texts.isEmpty ? "it rests on a rule without a public measurement." : texts.joined(separator: "; ") + ".")
        ))
    }
    if !alternatives.isEmpty { blocks.append(.bullets(title: "Disputed or unknown:", alternatives)) }
    return blocks
  }
}
