/// Collects the nodes of a tree, each before those in it. What is still to be added lies in a list, not on the call
/// stack: a scene may be thousands of levels deep.
struct TreeBuilder {
  /// A controller whose children are still being added.
  struct ControllerDraft {
    let controller: Controller
    let address: Address
    let role: Tree.Role
    let parent: Int?
    let isOnScreen: Bool
    var children: [Int] = []
    var presented: Int?
    var rootView = 0
  }

  /// A view whose subviews are still being added.
  struct ViewDraft {
    let view: View
    let address: Address
    let superview: Int?
    let owner: Int
    let isImplicit: Bool
    var subviews: [Int] = []
    var embedded: Int?
  }

  /// A part of the scene that waits, by the draft that holds it.
  private enum Part {
    case subview(Int, of: Int)
    case embedded(in: Int)
    case child(Int, of: Int)
    case presented(by: Int)
  }

  let collapsesSplits: Bool
  private(set) var controllers: [ControllerDraft] = []
  private(set) var views: [ViewDraft] = []
  /// The next part is the last.
  private var waiting: [Part] = []

  init(collapsesSplits: Bool) {
    self.collapsesSplits = collapsesSplits
    // About what an app's scene has: growing moves large values about.
    controllers.reserveCapacity(4)
    views.reserveCapacity(12)
    waiting.reserveCapacity(12)
  }

  mutating func build(_ scene: Scene) {
    add(ControllerDraft(controller: scene.root, address: .root, role: .windowRoot, parent: nil, isOnScreen: true))
    while let part = waiting.popLast() { add(part) }
  }

  private mutating func add(_ part: Part) {
    switch part {
    case .subview(let position, let superview):
      let address = Address.part(.subviews(position), of: views[superview].address)
      let index = addWritten(
        views[superview].view.subviews[position], address, superview: superview, owner: views[superview].owner)
      views[superview].subviews.append(index)
    case .embedded(let view):
      guard let child = views[view].view.embeds.first else { return }
      let owner = views[view].owner
      let index = add(
        ControllerDraft(
          controller: child, address: .part(.embeds, of: views[view].address), role: .embedded(inView: view),
          parent: owner, isOnScreen: controllers[owner].isOnScreen))
      controllers[owner].children.append(index)
      views[view].embedded = index
    case .child(let position, let parent):
      let kind = controllers[parent].controller.kind
      let isShown = kind == .split && !collapsesSplits || controllers[parent].controller.shownChild == position
      let index = add(
        ControllerDraft(
          controller: controllers[parent].controller.children[position],
          address: .part(.children(position), of: controllers[parent].address), role: kind.role(ofChild: position),
          parent: parent, isOnScreen: controllers[parent].isOnScreen && isShown))
      controllers[parent].children.append(index)
    case .presented(let presenter):
      guard let modal = controllers[presenter].controller.presented.first else { return }
      controllers[presenter].presented = add(
        ControllerDraft(
          controller: modal, address: .part(.presented, of: controllers[presenter].address),
          role: .presented(by: presenter), parent: nil, isOnScreen: controllers[presenter].isOnScreen))
    }
  }

  /// Adds a controller and its view. What is in the view comes next, then the children, then what it presents: so the
  /// last is the first to wait.
  @discardableResult
  private mutating func add(_ draft: ControllerDraft) -> Int {
    let index = controllers.count
    controllers.append(draft)
    if !draft.controller.presented.isEmpty { waiting.append(.presented(by: index)) }
    if draft.controller.kind.isContainer {
      for position in draft.controller.children.indices.reversed() { waiting.append(.child(position, of: index)) }
    }
    controllers[index].rootView = addRootView(of: draft.controller, index, draft.address)
    return index
  }

  private mutating func addRootView(of controller: Controller, _ owner: Int, _ controllerAddress: Address) -> Int {
    let address = Address.part(.view, of: controllerAddress)
    switch controller.kind {
    case .navigation, .tab, .split: return addBare(View(), address, owner: owner)
    case .page:
      let root = addBare(View(), address, owner: owner)
      // The run-time default is the page curl, which has no scroll view (R7-PAGE).
      guard controller.transitionStyle == .scroll else { return root }
      var scrollView = View(kind: .scroll)
      scrollView.isPagingEnabled = true
      addBare(scrollView, .part(.scrollView, of: controllerAddress), in: root, owner: owner)
      return root
    case .collection:
      guard let written = controller.view, written.kind != .collection else {
        return addCollectionView(controller.view, owner, address)
      }
      return addWritten(written, address, superview: nil, owner: owner)
    case .table, .view, .hosting, .container:
      guard let written = controller.view else {
        return addBare(controller.kind == .table ? View(kind: .table) : View(), address, owner: owner)
      }
      return addWritten(written, address, superview: nil, owner: owner)
    }
  }

  /// A collection controller's own view is a wrapper; the collection view fills it.
  private mutating func addCollectionView(_ written: View?, _ owner: Int, _ address: Address) -> Int {
    guard let written else {
      let wrapper = addBare(View(), address, owner: owner)
      addBare(View(kind: .collection), .part(.subviews(0), of: address), in: wrapper, owner: owner)
      return wrapper
    }
    let wrapper = addBare(View(), .part(.wrapper, of: address), owner: owner)
    views[wrapper].subviews.append(addWritten(written, address, superview: wrapper, owner: owner))
    return wrapper
  }

  /// A view that UIKit makes.
  @discardableResult
  private mutating func addBare(_ view: View, _ address: Address, in superview: Int? = nil, owner: Int) -> Int {
    let index = views.count
    views.append(ViewDraft(view: view, address: address, superview: superview, owner: owner, isImplicit: true))
    if let superview { views[superview].subviews.append(index) }
    return index
  }

  /// A view of the scene; what is in it waits.
  private mutating func addWritten(_ view: View, _ address: Address, superview: Int?, owner: Int) -> Int {
    let index = views.count
    views.append(ViewDraft(view: view, address: address, superview: superview, owner: owner, isImplicit: false))
    if !view.embeds.isEmpty { waiting.append(.embedded(in: index)) }
    for position in view.subviews.indices.reversed() { waiting.append(.subview(position, of: index)) }
    return index
  }
}
