extension InterfaceBuilderFacts {
  /// What stands at one place of the file, as far as facts speak of it.
  package struct Subject: Equatable, Sendable {
    /// The innermost controller around the place; for a segue the controller that it starts in.
    package var controller: ControllerFacts?
    /// The views around the place, outermost first.
    package var views: [ViewFacts] = []
    package var bar: BarFacts?
    package var navigationItem: NavigationItemFacts?
    package var setting: SettingFact?
    package var segue: SegueFacts?
    /// The view that a constraint at the place pins, and how.
    package var pinned: Pinned?
  }

  package struct Pinned: Equatable, Sendable {
    package var view: ViewFacts
    package var pin: PinFact
  }

  /// Nil where no controller, view or segue of the document stands.
  package func subject(atByte offset: Int) -> Subject? {
    var subject = Subject()
    subject.controller = controllers.last { $0.range.contains(offset) }
    subject.segue = controllers.lazy.flatMap(\.segues).first { $0.range.contains(offset) }
    if let segue = subject.segue, subject.controller == nil {
      subject.controller = controllers.first { $0.segues.contains(segue) }
    }
    let roots = controllers.flatMap { [$0.view].compactMap { $0 } + $0.looseViews } + topLevelViews
    subject.views = Self.path(to: offset, in: roots)
    subject.pinned = subject.views.first.flatMap { Self.pinned(at: offset, in: $0) }
    subject.readParts(at: offset)
    let isEmpty = subject.controller == nil && subject.views.isEmpty && subject.segue == nil
    return isEmpty ? nil : subject
  }

  private static func path(to offset: Int, in roots: [ViewFacts]) -> [ViewFacts] {
    var path: [ViewFacts] = []
    var candidates = roots
    while let view = candidates.first(where: { $0.range.contains(offset) }) {
      path.append(view)
      candidates = view.subviews + view.attachments
    }
    return path
  }

  /// Constraints stand in a view around the ones that they pin. The file's nesting bounds the recursion.
  private static func pinned(at offset: Int, in view: ViewFacts) -> Pinned? {
    if let pin = view.pins.first(where: { $0.range.contains(offset) }) { return Pinned(view: view, pin: pin) }
    for content in view.subviews + view.attachments {
      if let found = pinned(at: offset, in: content) { return found }
    }
    return nil
  }
}

extension InterfaceBuilderFacts.Subject {
  fileprivate mutating func readParts(at offset: Int) {
    let bars = [controller?.navigationBar, controller?.toolbar, controller?.tabBar].compactMap { $0 }
    bar = bars.first { $0.id != nil && $0.range.contains(offset) }
    navigationItem = controller?.navigationItem.flatMap { $0.range.contains(offset) ? $0 : nil }
    let settings =
      (views.last?.settings ?? []) + bars.flatMap(\.settings) + (controller?.navigationItem?.settings ?? [])
      + (controller?.settings ?? [])
    setting = settings.first { $0.range.contains(offset) }
  }
}
