internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The edit that sets `contentInsetAdjustmentBehavior = .never` on a scroll view: in its element, beside another setting of
/// it in code, or where its controller's view is loaded.
enum NeverAdjust {
  private static let name = "contentInsetAdjustmentBehavior"

  static func edit(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix.Edit? {
    let key = PlacedScene.SettingKey(object: scrollView.id, name: name)
    guard scrollView.placed.rivals[key, default: []].isEmpty else { return nil }
    if let place = scrollView.place(of: name), let writer = FixWriter(place.path, check), writer.language != nil {
      guard let receiver = writer.receiver(of: place.range, setting: name) else { return nil }
      return writer.replacingStatement(
        place.range, setting: name,
        with: code(receiver, objectiveC: receiver, lowest: check.lowestSystem(of: place.path)))
    }
    if let facts = scrollView.facts {
      return FixWriter(check.app.controllers[scrollView.owner].viewPath, check)?.setting(
        name, to: "never", inTag: facts.tagRange)
    }
    if let place = scrollView.place(of: "isPagingEnabled"), let writer = FixWriter(place.path, check),
      let receiver = writer.receiver(of: place.range, setting: "isPagingEnabled")
    {
      return writer.insertingAfter(
        place.range, code(receiver, objectiveC: receiver, lowest: check.lowestSystem(of: place.path)))
    }
    guard let property = scrollView.property(in: check.app) else { return nil }
    let path = check.app.nameLocation(of: scrollView.owner).path
    return ClassFixes(ofController: scrollView.owner, check)?.atEndOfViewDidLoad(
      code(property, objectiveC: "self." + property, lowest: check.lowestSystem(of: path)))
  }

  private static func code(_ swift: String, objectiveC: String, lowest: OSVersion?) -> SuggestedCode {
    FixWriter.guarded(
      SuggestedCode(
        swift: "\(swift).\(name) = .never",
        objectiveC: "\(objectiveC).\(name) = UIScrollViewContentInsetAdjustmentNever;"),
      from: OSVersion(11), lowest: lowest)
  }
}

extension FixWriter {
  /// What a statement sets a property of: `self.pages` of `self.pages.isPagingEnabled = true` and `[self.pages
  /// setPagingEnabled:YES]`. Nil of statements of other forms, and of those that share their line with something before them.
  func receiver(of range: Range<Int>, setting name: String) -> String? {
    let start = leadingSpace(before: range.lowerBound)
    guard start == 0 || text.line(at: start) < text.line(at: range.lowerBound) else { return nil }
    let statement = text.string(in: range)
    let bare = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
    let lowered = bare.prefix(1).lowercased() + bare.dropFirst()
    let capitalized = bare.prefix(1).uppercased() + bare.dropFirst()
    if statement.hasPrefix("["), let end = statement.firstRange(of: " set" + capitalized + ":")?.lowerBound {
      return String(statement[statement.index(after: statement.startIndex)..<end])
    }
    for spelling in [name, lowered] {
      if let dot = statement.firstRange(of: "." + spelling)?.lowerBound, dot > statement.startIndex {
        return String(statement[..<dot])
      }
    }
    return nil
  }
}
