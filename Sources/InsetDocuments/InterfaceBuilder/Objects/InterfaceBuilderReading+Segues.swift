extension InterfaceBuilderReading {
  /// Nil of elements that lead nowhere: the tie breakers and preview segues that only refer to others.
  func readSegue(_ element: XMLElement) -> SegueFacts? {
    guard let kind = element["kind"]?.value, let destination = element["destination"]?.value else { return nil }
    var segue = SegueFacts(
      id: element.id, kind: .init(kind: kind, relationship: element["relationship"]?.value),
      destination: destination, range: element.range)
    segue.identifier = element["identifier"]?.located
    segue.customClass = element["customClass"]?.located
    segue.modalPresentationStyle = element["modalPresentationStyle"]?.located
    // <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/>
    segue.arrowDirections = element.child("popoverArrowDirection").map { arrows in
      Set(["up", "down", "left", "right"].filter { arrows[$0]?.value == "YES" })
    }
    segue.creationSelector = element["destinationCreationSelector"]?.located
    // <view id><connections><segue/></connections></view>
    segue.sourceID = element.parent?.parent?.id
    if segue.kind == .embed { segue.containerViewID = segue.sourceID }
    return segue
  }

  /// Xibs write the controllers of a container inside its element.
  func nestedControllers(of element: XMLElement) -> [SegueFacts] {
    guard objects.isController(element) else { return [] }
    let kind: SegueFacts.Kind = element.name == "navigationController" ? .root : .viewControllers
    return objects.controllers(inside: element).compactMap { nested in
      nested.id.map { SegueFacts(id: nil, kind: kind, destination: $0, range: nested.tagRange) }
    }
  }
}

extension SegueFacts.Kind {
  init(kind: String, relationship: String?) {
    switch (kind, relationship) {
    case ("relationship", "rootViewController"): self = .root
    case ("relationship", "viewControllers"): self = .viewControllers
    case ("relationship", "masterViewController"): self = .master
    case ("relationship", "detailViewController"): self = .detail
    case ("relationship", "supplementaryViewController"): self = .supplementary
    case ("relationship", let name): self = .relationship(name ?? "")
    case ("embed", _): self = .embed
    case ("show", _): self = .show
    case ("showDetail", _): self = .showDetail
    case ("push", _): self = .push
    case ("presentation", _), ("modal", _): self = .presentation
    case ("popoverPresentation", _), ("popover", _): self = .popover
    case ("replace", _): self = .replace
    case ("unwind", _): self = .unwind
    case ("custom", _): self = .custom
    default: self = .other(kind)
    }
  }
}
