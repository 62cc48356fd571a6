internal import InsetModel
internal import InsetSyntax

/// Whether the cells of a paging collection view are made as high as it is.
enum PagingCells {
  static func fill(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    check.passages(mentioning: ["bounds", "frame"], ofClassOf: scrollView.owner).contains { passage in
      switch passage.effect.kind {
      case .assignment(let target, _, let value):
        return target.lastName == "itemSize" && isWhole(value, passage, check)
      case .result(let value):
        return passage.function?.labels.contains { $0 == "sizeForItemAt" || $0 == "sizeForItemAtIndexPath" } == true
          && isWhole(value, passage, check)
      case .evaluation: return false
      }
    }
  }

  /// `collectionView.bounds.size`, `CGSize(width: view.bounds.width, height: view.bounds.height)`
  private static func isWhole(_ size: CodeExpression, _ passage: CodePassage, _ check: RuleCheck) -> Bool {
    guard let call = size.call, call.arguments.count == 2 else { return isExtent(size, "size") }
    return isExtent(call.arguments[1].value, "height")
  }

  private static func isExtent(_ value: CodeExpression, _ name: String) -> Bool {
    guard let read = value.read, read.name == name, let base = read.base?.read else { return false }
    return ["bounds", "frame"].contains(base.name) || base.name == "size" && isExtentOfView(base.base)
  }

  private static func isExtentOfView(_ value: CodeExpression?) -> Bool {
    value?.read.map { ["bounds", "frame"].contains($0.name) } == true
  }
}
