internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// What leaves space above the rows of a table without being an inset.
struct TableSpace {
  enum Style: Sendable { case plain, grouped }

  /// Nil where code makes the table and doesn't say it plainly.
  let style: Style?
  /// Whether the controller's class gives sections headers that show.
  let hasSectionHeaders: Bool
  /// Whether every section has one, the first one below a table header view, too.
  let hasHeadersEverywhere: Bool
  /// Whether it gives some sections none and says no heights.
  let mayEstimateHeaders: Bool
  /// Whether a view lies above the rows, and how high it is where that is known.
  let hasTableHeader: Bool
  let tableHeaderHeight: Double?

  /// - Parameters:
  ///   - id: the scene's id of the table.
  ///   - facts: what Interface Builder says of it; nil of tables that code or UIKit makes.
  init(of id: String, _ view: View, _ facts: ViewFacts?, _ controller: Int, _ placed: PlacedScene, _ analysis: Analysis)
  {
    let app = analysis.app
    style = TableSpace.style(view, facts, controller, analysis)
    let headers = SectionHeaders(controller, app)
    hasSectionHeaders = headers.show
    hasHeadersEverywhere = headers.show && !headers.areSparse && !headers.mayHide
    mayEstimateHeaders =
      headers.show && headers.areSparse && !headers.haveHeights
      && analysis.propertyWrites(["estimatedSectionHeaderHeight", "sectionHeaderHeight"], inClassOf: controller).isEmpty
    let written = analysis.propertyWrites(["tableHeaderView"], inClassOf: controller).filter { write in
      write.receiver.flatMap { app.viewName($0, in: write.passage, of: controller) }.map {
        placed.viewIDs[controller]?[$0] == id
      } ?? false
    }
    let height = view.tableHeaderHeight ?? facts?.settings.effective("tableHeaderHeight")?.value.doubleValue
    tableHeaderHeight = height.flatMap { $0 > 1 ? $0 : nil }
    hasTableHeader =
      height.map { $0 > 1 }
      ?? (written.contains { !$0.value.isEmptyView }
        || facts?.attachments.contains { $0.key == "tableHeaderView" } == true)
  }

  // MARK: Style

  private static let groupedNames: Set = [
    "grouped", "insetGrouped", "UITableViewStyleGrouped", "UITableViewStyleInsetGrouped",
  ]

  private static func style(_ view: View, _ facts: ViewFacts?, _ controller: Int, _ analysis: Analysis) -> Style? {
    let app = analysis.app
    if let facts {
      let written = facts.settings.effective("style")?.value.stringValue ?? "plain"
      return written == "plain" ? .plain : .grouped
    }
    guard view.className == nil || view.className == "UITableView", let type = app.controllers[controller].classIndex
    else { return nil }
    let classes = app.program.ancestry(of: type)
    let names = Set(classes.map { app.program.classes[$0].name })
    let mentions = analysis.memoised("mentions of grouped tables") { app.passages(mentioning: groupedNames) }.filter {
      passage in
      if let owner = passage.owner, classes.contains(owner) { return true }
      return passage.effect.expressions.contains { $0.mentions(names) }
    }
    if mentions.isEmpty { return app.program.externalBase(of: type).map(isUIKits) == true ? .plain : nil }
    // One that makes tables of both kinds doesn't say which is which.
    let plain: Set = ["plain", "UITableViewStylePlain"]
    return mentions.contains { passage in passage.effect.expressions.contains { $0.mentions(plain) } } ? nil : .grouped
  }

  /// A library's controllers choose a style of their own.
  private static func isUIKits(_ base: String) -> Bool { base == "UIViewController" || base == "UITableViewController" }
}

/// The headers that a controller's class gives its table's sections.
private struct SectionHeaders {
  let show: Bool
  let areSparse: Bool
  let haveHeights: Bool
  /// Whether some heights are none.
  let mayHide: Bool

  init(_ controller: Int, _ app: App) {
    guard let type = app.controllers[controller].classIndex else {
      (show, areSparse, haveHeights, mayHide) = (false, false, false, false)
      return
    }
    func results(_ label: String) -> [CodeExpression]? {
      let found = app.program.functions("tableView", [nil, label], of: type)
      if found.isEmpty { return nil }
      return found.flatMap { app.results(of: $0) }
    }
    let headers = [results("viewForHeaderInSection"), results("titleForHeaderInSection")].compactMap { $0 }
    let heights = results("heightForHeaderInSection")
    haveHeights = heights != nil
    mayHide = (heights ?? []).contains { height in
      var found = false
      height.visit { if $0.isNoHeight { found = true } }
      return found
    }
    areSparse = headers.contains { $0.contains { $0.uncast.kind == .null } }
    show =
      headers.contains { $0.contains { $0.uncast.kind != .null } }
      && !(heights.map { !$0.isEmpty && $0.allSatisfy(\.isNoHeight) } ?? false)
  }
}

extension CodeExpression {
  private static let least: Set = ["leastNonzeroMagnitude", "leastNormalMagnitude", "CGFLOAT_MIN", "FLT_MIN"]

  /// Zero, or the smallest number that isn't.
  fileprivate var isNoHeight: Bool {
    if case .number(let number) = uncast.kind { return number <= 1 }
    return mentions(Self.least)
  }

  /// Whether a header is none: `nil`, `UIView()`, one without height.
  var isEmptyView: Bool {
    if uncast.kind == .null || mentions(Self.least) { return true }
    guard let call, call.name == "UIView" else { return false }
    guard let frame = call.arguments.first?.value else { return true }
    if frame.isNothing || frame.mentions(["CGRectZero"]) { return true }
    guard let height = frame.call?.arguments.last?.value else { return false }
    return height.isNoHeight
  }
}

extension ScrollViewSighting {
  /// What leaves space above the rows without being an inset; nil of other scroll views.
  func tableSpace(_ analysis: Analysis) -> TableSpace? {
    guard kind == .table, let view else { return nil }
    return TableSpace(of: id, view, facts, owner, placed, analysis)
  }
}
