internal import InsetModel
internal import InsetText

/// The fix that presents a controller full screen: at the segue, or before the line that presents it.
enum FullScreenFix {
  static func fix(_ edge: ContainmentEdge, _ check: RuleCheck, _ promises: [Fix.Promise]) -> Fix? {
    guard let writer = FixWriter(edge.location.path, check) else { return nil }
    let range = edge.location.range
    let words = writer.text.string(in: range)
    let name = check.app.controllers[edge.to].className
    let title = "Present \(name) full screen"
    guard writer.language != nil else {
      guard let end = words.firstRange(of: ">") else { return nil }
      let tag = range.lowerBound..<range.lowerBound + words[..<end.upperBound].utf8.count
      return writer.setting("modalPresentationStyle", to: "fullScreen", inTag: tag).map {
        Fix(title, isPreferred: true, [$0], promises: promises)
      }
    }
    guard let controller = presented(words), isAloneOnLine(range.lowerBound, writer) else { return nil }
    let line =
      writer.language == .swift
      ? "\(controller).modalPresentationStyle = .fullScreen"
      : "\(controller).modalPresentationStyle = UIModalPresentationFullScreen;"
    let edit = writer.edit(
      range.lowerBound..<range.lowerBound, line + writer.lineEnd + writer.indentation(at: range.lowerBound))
    return Fix(title, isPreferred: true, [edit], promises: promises)
  }

  /// The variable that is presented; nil where it is made on the spot.
  private static func presented(_ words: String) -> Substring? {
    for (opening, closing) in [("present(", ","), (" presentViewController:", " animated")] {
      guard let start = words.firstRange(of: opening) else { continue }
      let rest = words[start.upperBound...]
      guard let end = rest.firstRange(of: closing) else { continue }
      let name = rest[..<end.lowerBound]
      return !name.isEmpty && name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) ? name : nil
    }
    return nil
  }

  private static func isAloneOnLine(_ offset: Int, _ writer: FixWriter) -> Bool {
    guard let line = writer.text.lineRange(writer.text.line(at: offset)) else { return false }
    return writer.text.bytes[line.lowerBound..<min(max(offset, line.lowerBound), line.upperBound)].allSatisfy {
      writer.isBlank($0)
    }
  }
}
