internal import InsetDocuments
internal import InsetLayout
internal import InsetModel

/// Space above a scroll view's content that no inset makes: what people take for one, a sentence each.
enum SpaceBesidesInsets {
  /// - Parameters:
  ///   - situation: of the scroll view itself, or of a controller that shows it.
  ///   - controller: the one that the hover is about.
  static func sentences(_ situation: Situation, _ controller: Int, _ placed: PlacedScene, _ analysis: Analysis)
    -> [String]
  {
    guard let id = situation.scrollViewID, let layout = situation.layouts.last,
      case .view(let index)? = layout.tree.subject(named: id)
    else { return [] }
    let view = layout.tree.views[index].view
    switch view.kind {
    case .table:
      var facts: ViewFacts?
      if case .view(_, let found)? = placed.sources[id] { facts = found }
      let space = TableSpace(of: id, view, facts, controller, placed, analysis)
      return table(space, controller, layout, analysis)
    case .text: return text(controller, analysis)
    case .view, .scroll, .collection, .web: return []
    }
  }

  private static func table(_ space: TableSpace, _ controller: Int, _ layout: Layout, _ analysis: Analysis) -> [String]
  {
    var sentences: [String] = []
    if space.hasTableHeader {
      let height = space.tableHeaderHeight.map { ", \(pointText($0)) points high" } ?? ""
      sentences.append("The table header view\(height): it is content and scrolls with the rows.")
    }
    if space.style == .grouped, !space.hasTableHeader {
      sentences.append(
        "The grouped style's room above the first section; a table header view of no height takes it away.")
    }
    if space.style == .plain, space.hasSectionHeaders, layout.environment.os.major >= 15,
      analysis.propertyWrites(["sectionHeaderTopPadding"]).isEmpty
    {
      sentences.append("Above each section header, from iOS 15 on: sectionHeaderTopPadding, which nobody sets.")
    }
    if space.mayEstimateHeaders {
      sentences.append(
        "From iOS 11 on, estimated heights: a section without a header may still get the room of one; estimatedSectionHeaderHeight = 0 turns that off."
      )
    }
    return sentences
  }

  private static func text(_ controller: Int, _ analysis: Analysis) -> [String] {
    let writes = analysis.propertyWrites(["textContainerInset"], inClassOf: controller)
    if writes.contains(where: { $0.value.isNothing || $0.value.mentions(["UIEdgeInsetsZero"]) }) { return [] }
    return [
      "The text view's own room around its text, textContainerInset" + (writes.isEmpty ? ", which nobody sets." : ".")
    ]
  }
}
