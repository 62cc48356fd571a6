package import InsetDocuments

extension InterfaceBuilderFacts {
  /// The controllers, views and segues, each in the one whose element holds it, in document order.
  package var outline: [OutlineItem] {
    let destinations = Dictionary(controllers.map { ($0.id, $0.displayName) }) { first, _ in first }
    var items: [OutlineItem] = []
    for view in topLevelViews { view.addOutlineItems(to: &items) }
    for controller in controllers {
      items.append(controller.outlineItem)
      for view in [controller.view].compactMap({ $0 }) + controller.looseViews { view.addOutlineItems(to: &items) }
      // A segue without id stands for a controller inside the element, which has an item of its own.
      items += controller.segues.filter { $0.id != nil }.map { $0.outlineItem(to: destinations[$0.destination]) }
    }
    return OutlineItem.nesting(items)
  }
}

extension ControllerFacts {
  /// The custom class, else UIKit's.
  var className: String { customClass?.value ?? kind.className ?? kind.elementName }

  /// What Interface Builder shows the scene as: its label, its title, else what it is.
  var displayName: String {
    if let name = userLabel ?? title, !name.value.isEmpty { return name.value }
    guard kind == .viewControllerPlaceholder else { return className }
    return referencedIdentifier?.value ?? storyboardName?.value ?? "Storyboard Reference"
  }

  fileprivate var outlineItem: OutlineItem {
    let isReference = kind == .viewControllerPlaceholder
    let detail = isReference ? storyboardName.map { $0.value + ".storyboard" } : "\(className), \(kind.elementName)"
    return OutlineItem(
      name: displayName, detail: detail ?? "storyboard reference",
      kind: isReference ? .storyboardReference : customClass == nil ? .object : .customObject, range: range,
      selection: tagRange)
  }
}

extension SegueFacts {
  fileprivate func outlineItem(to destination: String?) -> OutlineItem {
    OutlineItem(
      name: identifier?.value ?? kind.name, detail: destination.map { "to \($0)" }, kind: .segue, range: range,
      selection: range)
  }
}

extension SegueFacts.Kind {
  /// As Interface Builder writes it.
  fileprivate var name: String {
    switch self {
    case .root: "rootViewController"
    case .viewControllers: "viewControllers"
    case .master: "masterViewController"
    case .detail: "detailViewController"
    case .supplementary: "supplementaryViewController"
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "showDetail"
    case .push: "push"
    case .presentation: "presentation"
    case .popover: "popoverPresentation"
    case .replace: "replace"
    case .unwind: "unwind"
    case .custom: "custom"
    case .relationship(let name): name.isEmpty ? "relationship" : name
    case .other(let name): name.isEmpty ? "segue" : name
    }
  }
}

extension ViewFacts {
  /// Adds the view and all in it. The file's nesting bounds the recursion.
  fileprivate func addOutlineItems(to items: inout [OutlineItem]) {
    let label = userLabel.flatMap { $0.value.isEmpty ? nil : $0.value }
    let name = label ?? outletNames.first ?? customClass?.value ?? noun
    let item = OutlineItem(
      name: name, detail: [customClass?.value, element].compactMap { $0 }.joined(separator: ", "),
      kind: customClass == nil ? .object : .customObject, range: range, selection: tagRange)
    items.append(item)
    for view in subviews + attachments { view.addOutlineItems(to: &items) }
  }
}

extension OutlineItem {
  /// Puts each item into the innermost one around it. The ranges of two items are one in the other, or apart.
  static func nesting(_ items: [OutlineItem]) -> [OutlineItem] {
    var done: [OutlineItem] = []
    var open: [OutlineItem] = []
    func closeLast() {
      guard let item = open.popLast() else { return }
      if let around = open.indices.last { open[around].children.append(item) } else { done.append(item) }
    }
    let sorted = items.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for item in sorted {
      while let around = open.last, around.range.upperBound < item.range.upperBound { closeLast() }
      open.append(item)
    }
    while !open.isEmpty { closeLast() }
    return done
  }
}
