package import InsetText

/// How an open text differs from an older one that the model's places mean: by one stretch that was replaced.
package struct TextDrift: Equatable, Sendable {
  /// What was replaced, in bytes of the older text.
  private let replaced: Range<Int>
  /// How many bytes came in its place.
  private let newCount: Int

  package init(from old: SourceText, to new: SourceText) {
    let edit = old.difference(to: new)
    replaced = edit.range
    newCount = edit.newText.utf8.count
  }

  private var shift: Int { newCount - replaced.count }

  /// Where a range of the older text is now; nil if all of it was replaced, or one end of it.
  package func current(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= replaced.lowerBound { return range }
    if range.lowerBound >= replaced.upperBound { return (range.lowerBound + shift)..<(range.upperBound + shift) }
    let isAround = range.lowerBound <= replaced.lowerBound && range.upperBound >= replaced.upperBound
    guard isAround, range != replaced else { return nil }
    return range.lowerBound..<(range.upperBound + shift)
  }

  /// Where a place of the present text was in the older one; nil for what is new.
  package func original(_ offset: Int) -> Int? {
    if offset <= replaced.lowerBound { return offset }
    return offset >= replaced.lowerBound + newCount ? offset - shift : nil
  }
}
