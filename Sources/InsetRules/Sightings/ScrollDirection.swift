internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Which way the content of a scroll view goes on, as far as the sources say.
enum ScrollDirection {
  case horizontal, vertical, unknown

  init(_ scrollView: ScrollViewSighting, _ check: RuleCheck) {
    self =
      Self.ofSettings(scrollView) ?? Self.ofLayout(scrollView, check) ?? Self.ofContentSize(scrollView, check)
      ?? Self.ofOffsets(scrollView, check) ?? .unknown
  }

  private static func ofSettings(_ scrollView: ScrollViewSighting) -> ScrollDirection? {
    guard let (layout, index) = scrollView.layouts.first, let view = scrollView.view else { return nil }
    if view.alwaysBounceVertical == true { return .vertical }
    if view.alwaysBounceHorizontal == true { return .horizontal }
    guard let size = view.contentSize, let frame = layout.trace.rect(.view(index), Quantity(.frame)) else { return nil }
    if size.height > frame.height + 0.5 { return .vertical }
    return size.width > frame.width + 0.5 ? .horizontal : nil
  }

  /// A flow layout goes downwards unless somebody says otherwise.
  private static func ofLayout(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> ScrollDirection? {
    guard scrollView.kind == .collection else { return nil }
    if let facts = scrollView.facts, let text = check.text(check.app.controllers[scrollView.owner].viewPath),
      text.bytes[facts.range.clamped(to: 0..<text.bytes.count)]
        .firstRange(of: Array(#"scrollDirection="horizontal""#.utf8)) != nil
    {
      return .horizontal
    }
    let isSet = check.passages(mentioning: ["scrollDirection"], ofClassOf: scrollView.owner).contains { passage in
      guard case .assignment(let target, _, let value) = passage.effect.kind, target.lastName == "scrollDirection"
      else { return false }
      return value.lastName.map { ["horizontal", "UICollectionViewScrollDirectionHorizontal"].contains($0) } == true
    }
    return isSet ? .horizontal : .vertical
  }

  /// `CGSize(width: width * 3, height: height)`
  private static func ofContentSize(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> ScrollDirection? {
    for write in check.app.codeWrites(of: scrollView.owner) where write.name == "contentSize" {
      guard scrollView.isWritten(by: write),
        let text = check.text(write.location.path)?.string(in: write.valueRange), let comma = text.lastIndex(of: ",")
      else { continue }
      let isWide = text[..<comma].contains("*")
      let isHigh = text[comma...].contains("*")
      if isWide != isHigh { return isWide ? .horizontal : .vertical }
    }
    return nil
  }

  /// A page's number comes from one coordinate.
  private static func ofOffsets(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> ScrollDirection? {
    let expressions = check.passages(mentioning: ["contentOffset"], ofClassOf: scrollView.owner).flatMap {
      $0.effect.expressions
    }
    let isHorizontal = expressions.contains { $0.mentions(["contentOffset"]) && $0.mentions(["x"]) }
    let isVertical = expressions.contains { $0.mentions(["contentOffset"]) && $0.mentions(["y"]) }
    if isHorizontal == isVertical { return nil }
    return isHorizontal ? .horizontal : .vertical
  }
}
