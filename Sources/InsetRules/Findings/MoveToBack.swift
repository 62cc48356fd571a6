internal import InsetFacts
internal import InsetModel
internal import InsetText

/// The fix that makes a view the first one of its superview's subviews in Interface Builder.
enum MoveToBack {
  static func fix(_ view: ViewFacts, ofController controller: Int, _ check: RuleCheck) -> Fix? {
    let entry = check.app.controllers[controller]
    guard let root = entry.facts.view, let parent = superview(of: view.id, in: root), let first = parent.subviews.first,
      first.id != view.id, first.range.lowerBound < view.range.lowerBound, let text = check.text(entry.path)
    else { return nil }
    let element = text.string(in: view.range)
    // The element goes with the white space before it, so that each keeps a line of its own.
    let start = leadingSpace(before: view.range.lowerBound, in: text)
    let indentation = text.string(in: leadingSpace(before: first.range.lowerBound, in: text)..<first.range.lowerBound)
    return Fix(
      "Make \(view.label) the first subview (behind \(first.label))", isPreferred: true,
      [
        .init(
          entry.path, TextEdit(range: first.range.lowerBound..<first.range.lowerBound, newText: element + indentation)),
        .init(entry.path, TextEdit(range: start..<view.range.upperBound, newText: "")),
      ])
  }

  private static func superview(of id: String, in view: ViewFacts) -> ViewFacts? {
    if view.subviews.contains(where: { $0.id == id }) { return view }
    return view.subviews.lazy.compactMap { superview(of: id, in: $0) }.first
  }

  private static func leadingSpace(before offset: Int, in text: SourceText) -> Int {
    var start = offset
    while start > 0, text.bytes.indices.contains(start - 1), [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[start - 1]) {
      start -= 1
    }
    return start
  }
}
