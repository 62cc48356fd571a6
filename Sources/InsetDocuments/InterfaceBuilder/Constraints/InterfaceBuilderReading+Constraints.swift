extension InterfaceBuilderReading {
  /// The constraints that a view's element holds, in their order.
  func readConstraints(of element: XMLElement) -> [ConstraintFact] {
    element.children.filter { $0.name == "constraints" }.flatMap { list in
      list.children.compactMap { constraint in
        // A placeholder is removed at build time.
        guard constraint.name == "constraint", constraint["placeholder"]?.value != "YES" else { return nil }
        return ConstraintElement(constraint, objects).fact(sizeClasses)
      }
    }
  }

  func readOwnSize(of element: XMLElement) -> OwnSizeFacts {
    var size = OwnSizeFacts()
    func number(_ name: String) -> Double? { element[name].flatMap { Double($0.value) } }
    size.horizontalHugging = number("horizontalHuggingPriority")
    size.verticalHugging = number("verticalHuggingPriority")
    size.horizontalResistance = number("horizontalCompressionResistancePriority")
    size.verticalResistance = number("verticalCompressionResistancePriority")
    size.isHidden = element["hidden"]?.value == "YES"
    size.width = ownLength(of: element, "placeholderIntrinsicWidth")
    size.height = ownLength(of: element, "placeholderIntrinsicHeight")
    size.layoutMargins = layoutMargins(of: element)
    if element.name == "stackView" { size.stack = stack(element, hasMargins: size.layoutMargins != nil) }
    return size
  }

  /// A placeholder stands for a size that only the running app knows.
  private func ownLength(of element: XMLElement, _ placeholder: String) -> OwnSizeFacts.Length? {
    if let written = element[placeholder] { return written.value == "infinite" ? OwnSizeFacts.Length.none : .unknown }
    switch element.name {
    case "imageView":
      let hasImage =
        element["image"] != nil || element["highlightedImage"] != nil
        || element.children.contains { $0.key == "image" }
      return hasImage ? .unknown : OwnSizeFacts.Length.none
    case "textView": return element["scrollEnabled"]?.value == "NO" ? .unknown : OwnSizeFacts.Length.none
    default: return nil
    }
  }

  private func layoutMargins(of element: XMLElement) -> [Double]? {
    for child in element.children where child.key == "layoutMargins" || child.key == "directionalLayoutMargins" {
      let names =
        child.name == "edgeInsets"
        ? ["top", "left", "bottom", "right"] : ["top", "leading", "bottom", "trailing"]
      return names.map { child[$0].flatMap { Double($0.value) } ?? 0 }
    }
    return nil
  }

  private func stack(_ element: XMLElement, hasMargins: Bool) -> OwnSizeFacts.Stack {
    var stack = OwnSizeFacts.Stack()
    stack.axis = element["axis"]?.value
    stack.distribution = element["distribution"]?.value
    stack.alignment = element["alignment"]?.value
    // Standard spacing between arranged views is 8 points.
    stack.spacing =
      element["spacingType"]?.value == "standard" ? 8 : element["spacing"].flatMap { Double($0.value) } ?? 0
    stack.isLayoutMarginsRelativeArrangement = hasMargins
    return stack
  }
}

extension ConstraintElement {
  /// The constraint with all that it says; nil for one without a first item.
  func fact(_ sizeClasses: SizeClassIndex) -> ConstraintFact? {
    guard !first.attribute.isEmpty else { return nil }
    let variations = sizeClasses.variations(element.id, of: element)
    return ConstraintFact(
      id: element.id, first: ConstraintFact.Anchor(item(first), first.attribute),
      relation: element["relation"]?.value ?? "equal",
      second: second.map { ConstraintFact.Anchor(item($0), $0.attribute) }, multiplier: multiplier ?? 1,
      constant: isStandardSpacing || isStandardSpacingToSafeArea ? nil : constant,
      priority: element["priority"].flatMap { Double($0.value) } ?? 1000,
      isInstalled: sizeClasses.installed(element.id) == nil, variations: variations, range: element.range)
  }

  /// What standard spacing to a safe area comes to isn't known, whatever constant is written beside it: Xcode 9 and 10
  /// laid it out as 0 (152 of 152 edges beside constants of 8 and 20).
  private var isStandardSpacingToSafeArea: Bool {
    guard element["symbolic"]?.value == "YES" else { return false }
    return [first, second].contains { item in
      if case .guide(.safeArea, _)? = item?.object { true } else { false }
    }
  }

  private func item(_ item: Item) -> ConstraintFact.Item {
    switch item.object {
    case .view(let view): .view(id: view.id ?? "")
    case .guide(let target, let owner): .guide(target.rawValue, viewID: owner.id ?? "")
    case .layoutGuide(let edge, _): .layoutGuide(edge)
    case .unknown(let id): .unknown(id: id)
    }
  }
}
