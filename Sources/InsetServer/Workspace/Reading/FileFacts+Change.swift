internal import InsetDocuments
internal import InsetModel

/// How much the facts of a file have changed, and so what must be computed anew.
enum FactsChange: Int, Comparable, Sendable {
  case none
  /// The same is said in other places.
  case places
  case shape

  static func < (left: FactsChange, right: FactsChange) -> Bool { left.rawValue < right.rawValue }

  init(from old: FileFacts?, to new: FileFacts?) {
    switch (old, new) {
    case (nil, nil): self = .none
    case (let old?, let new?): self = old.change(to: new)
    case (nil, .some), (.some, nil): self = .shape
    }
  }
}

extension FileFacts {
  fileprivate func change(to new: FileFacts) -> FactsChange {
    switch (self, new) {
    case (.interfaceBuilder(let old), .interfaceBuilder(let new)):
      old == new ? .none : old.shape == new.shape ? .places : .shape
    case (.code(let old), .code(let new)): Self.change(from: old, to: new)
    case (.configuration(let old), .configuration(let new)): old == new ? .none : .shape
    case (.project(let old), .project(let new)): old == new ? .none : .shape
    case (.propertyList(let old), .propertyList(let new)): Self.change(from: old, to: new)
    case (.buildSettings(let old), .buildSettings(let new)): old == new ? .none : .shape
    // The app doesn't depend on them.
    case (.sceneDocument, .sceneDocument): .places
    default: .shape
    }
  }

  private static func change(from old: CodeFile, to new: CodeFile) -> FactsChange {
    if old === new || old.facts == new.facts && old.suppressions == new.suppressions { return .none }
    let isSameShape = old.facts.shapeDigest != nil && old.facts.shapeDigest == new.facts.shapeDigest
    return isSameShape ? .places : .shape
  }

  /// Property lists that are no Info.plists are nothing to the app.
  private static func change(from old: InfoPlistFacts, to new: InfoPlistFacts) -> FactsChange {
    guard old.isInfoPlist || new.isInfoPlist else { return old == new ? .none : .places }
    return old == new ? .none : .shape
  }
}
