internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The edit that sets `edgesForExtendedLayout` where nobody does: an element where a storyboard has the controller, else a
/// line in `viewDidLoad`.
enum ExtendedEdgesEdit {
  static func edit(_ edges: EdgeSet, ofController controller: Int, _ check: RuleCheck) -> Fix.Edit? {
    let entry = check.app.controllers[controller]
    let named = Edge.allCases.filter { edges.contains($0) }
    if entry.source == .scene {
      return FixWriter(entry.path, check)?.insertingElement(
        #"<extendedEdge key="edgesForExtendedLayout""# + named.map { #" \#($0.name)="YES""# }.joined() + "/>",
        behindTag: entry.facts.tagRange)
    }
    let options = named.map { "UIRectEdge" + $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
    return ClassFixes(ofController: controller, check)?.atEndOfViewDidLoad(
      SuggestedCode(
        swift: "edgesForExtendedLayout = \(edges.swiftSpelling)",
        objectiveC:
          "self.edgesForExtendedLayout = \(options.isEmpty ? "UIRectEdgeNone" : options.joined(separator: " | "));"))
  }
}

extension FixWriter {
  /// An element as the first one inside another, on a line of its own.
  ///
  /// - Parameter tag: the outer one's start tag. Nil where it isn't one, or closes itself.
  func insertingElement(_ element: String, behindTag tag: Range<Int>) -> Fix.Edit? {
    guard tag.lowerBound >= 0, tag.upperBound <= text.bytes.count, tag.count > 2,
      text.bytes[tag.lowerBound] == UInt8(ascii: "<"), text.bytes[tag.upperBound - 1] == UInt8(ascii: ">"),
      text.bytes[tag.upperBound - 2] != UInt8(ascii: "/")
    else { return nil }
    return edit(
      tag.upperBound..<tag.upperBound, lineEnd + indentation(at: tag.lowerBound) + indentationStep + element)
  }
}
