package import InsetLayout
internal import InsetText

// Insets that code writes.
extension FixWriter {
  /// Leaves a statement that sets `contentInset` to the systems before iOS 11, where it is what clears the bars. Nil where
  /// it takes more than a line.
  package func leavingBelowSafeAreas(_ range: Range<Int>) -> Fix.Edit? {
    let statement = text.string(in: range)
    let remark = "// The safe area counts the bars."
    guard !statement.contains("\n") else { return nil }
    return replacingStatement(
      range, setting: "contentInset", fromSafeAreasOn: SuggestedCode(swift: remark, objectiveC: remark),
      before: SuggestedCode(asWritten: statement))
  }

  /// Puts other statements in the place of one that sets `name`: some from iOS 11 on, some before.
  func replacingStatement(
    _ range: Range<Int>, setting name: String, fromSafeAreasOn code: SuggestedCode, before: SuggestedCode
  ) -> Fix.Edit? {
    replacingStatement(
      range, setting: name, with: Self.guarded(code, from: OSVersion(11), lowest: nil, otherwise: before))
  }

  /// Puts another value in the place of one edge's.
  ///
  /// - Parameter range: of the whole value: `UIEdgeInsets(top: …)`, `UIEdgeInsetsMake(…)`. Nil where it is anything else.
  package func replacingInset(_ edge: Edge, in range: Range<Int>, with value: String) -> Fix.Edit? {
    guard range.lowerBound >= 0, range.upperBound <= text.bytes.count,
      let open = text.bytes[range].firstIndex(of: UInt8(ascii: "("))
    else { return nil }
    let name = String(decoding: text.bytes[range.lowerBound..<open], as: UTF8.self)
    guard ["UIEdgeInsets", "UIEdgeInsetsMake", "UIEdgeInsets.init", ".init"].contains(name),
      let arguments = arguments(behind: open, in: range), arguments.count == 4
    else { return nil }
    return edit(arguments[edge.rawValue], value)
  }

  /// The arguments' values, without labels and blanks.
  private func arguments(behind open: Int, in range: Range<Int>) -> [Range<Int>]? {
    var arguments: [Range<Int>] = []
    var depth = 0
    var start = open + 1
    for offset in (open + 1)..<range.upperBound {
      switch text.bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ":") where depth == 0: start = offset + 1
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: ")") where depth == 0:
        arguments.append(trimmed(start..<offset))
        start = offset + 1
        if text.bytes[offset] == UInt8(ascii: ")") { return offset + 1 == range.upperBound ? arguments : nil }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(text.bytes[start]) { start += 1 }
    while end > start, isSpace(text.bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

extension ScrollViewSighting {
  /// Whether a written inset counts a bar twice before iOS 11 too: then leaving it there alone doesn't end the mistake.
  ///
  /// - Parameter writtenLate: whether it is written when UIKit has added its part, and replaces that.
  func isAdjustedBelowSafeAreas(writtenLate: Bool, _ edges: [Edge], _ check: RuleCheck) -> Bool {
    guard !writtenLate else { return false }
    let others = check.scrollViews.filter { $0.owner == owner && $0.id == id }
    return others.contains { other in
      other.layouts.contains { layout, view in
        layout.screen.usesLegacyInsets
          && edges.contains { (layout.trace.points(.view(view), Quantity(.systemInset, $0)) ?? 0) > 0.5 }
      }
    }
  }
}
