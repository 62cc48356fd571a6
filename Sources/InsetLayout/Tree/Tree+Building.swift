extension Tree {
  /// Flattens a scene and adds what UIKit makes by itself: root views, the collection view of a collection controller,
  /// the scroll view inside a page controller.
  ///
  /// `collapsesSplits`: in compact width a split view shows its last column alone.
  package init(_ scene: Scene, collapsesSplits: Bool = false) {
    var builder = TreeBuilder(collapsesSplits: collapsesSplits)
    _ = builder.add(scene.root, .root, role: .windowRoot, parent: nil, isOnScreen: true)
    controllers = builder.controllers.compactMap { $0 }
    views = builder.views.compactMap { $0 }
    nameTable = NameTable()
    isCutOff = builder.isCutOff
  }
}

/// Collects the nodes. A node's place in the list is taken before its children's, and filled once they are known.
private struct TreeBuilder {
  /// Laying out goes down the tree by recursion, so its depth is bounded: deeper objects are left out.
  static let deepestLevel = 200

  let collapsesSplits: Bool
  private var level = 0
  private(set) var isCutOff = false
  private(set) var controllers: [Tree.ControllerNode?] = []
  private(set) var views: [Tree.ViewNode?] = []

  init(collapsesSplits: Bool) { self.collapsesSplits = collapsesSplits }

  /// Goes one level down, unless that is too deep.
  private mutating func descends() -> Bool {
    guard level < Self.deepestLevel else {
      isCutOff = true
      return false
    }
    level += 1
    return true
  }

  mutating func add(
    _ controller: Controller, _ address: Address, role: Tree.Role, parent: Int?, isOnScreen: Bool
  ) -> Int {
    let index = controllers.count
    controllers.append(nil)
    var children: [Int] = []
    let rootView = addRootView(of: controller, index, address, isOnScreen: isOnScreen, &children)
    if controller.kind.isContainer, !controller.children.isEmpty, descends() {
      defer { level -= 1 }
      let shown = controller.shownChild
      let showsAll = controller.kind == .split && !collapsesSplits
      for (position, child) in controller.children.enumerated() {
        children.append(
          add(
            child, .part(.children(position), of: address), role: controller.role(ofChild: position), parent: index,
            isOnScreen: isOnScreen && (showsAll || shown == position)))
      }
    }
    var presented: Int?
    if let modal = controller.presented.first, descends() {
      defer { level -= 1 }
      presented = add(
        modal, .part(.presented, of: address), role: .presented(by: index), parent: nil, isOnScreen: isOnScreen)
    }
    controllers[index] = Tree.ControllerNode(
      controller, address, role: role, parent: parent, isOnScreen: isOnScreen, children: children, presented: presented,
      rootView: rootView)
    return index
  }

  private mutating func addRootView(
    of controller: Controller, _ owner: Int, _ address: Address, isOnScreen: Bool, _ children: inout [Int]
  ) -> Int {
    let viewAddress = Address.part(.view, of: address)
    switch controller.kind {
    case .navigation, .tab, .split:
      return addBare(View(), viewAddress, superview: nil, owner: owner)
    case .page:
      // The run-time default is the page curl, which has no scroll view (R7-PAGE).
      guard controller.transitionStyle == .scroll else {
        return addBare(View(), viewAddress, superview: nil, owner: owner)
      }
      var scrollView = View(kind: .scroll)
      scrollView.isPagingEnabled = true
      return addWrapper(viewAddress, owner: owner) { builder, wrapper in
        builder.addBare(scrollView, .part(.scrollView, of: address), superview: wrapper, owner: owner)
      }
    case .collection:
      // The collection controller's own view is a wrapper; the collection view fills it.
      guard let written = controller.view else {
        return addWrapper(viewAddress, owner: owner) { builder, wrapper in
          builder.addBare(
            View(kind: .collection), .part(.subviews(0), of: viewAddress), superview: wrapper, owner: owner)
        }
      }
      guard written.kind == .collection else {
        return add(written, viewAddress, superview: nil, owner: owner, isOnScreen: isOnScreen, &children)
      }
      var embedded: [Int] = []
      let wrapper = addWrapper(.part(.wrapper, of: viewAddress), owner: owner) { builder, wrapper in
        builder.add(written, viewAddress, superview: wrapper, owner: owner, isOnScreen: isOnScreen, &embedded)
      }
      children += embedded
      return wrapper
    case .table, .view, .hosting, .container:
      guard let written = controller.view else {
        let bare = controller.kind == .table ? View(kind: .table) : View()
        return addBare(bare, viewAddress, superview: nil, owner: owner)
      }
      return add(written, viewAddress, superview: nil, owner: owner, isOnScreen: isOnScreen, &children)
    }
  }

  /// A view that UIKit makes and that has nothing in it.
  private mutating func addBare(_ view: View, _ address: Address, superview: Int?, owner: Int) -> Int {
    views.append(
      Tree.ViewNode(view, address, superview: superview, owner: owner, isImplicit: true, subviews: [], embedded: nil))
    return views.count - 1
  }

  /// A plain view that UIKit makes around another.
  private mutating func addWrapper(
    _ address: Address, owner: Int, _ content: (inout TreeBuilder, _ wrapper: Int) -> Int
  ) -> Int {
    let wrapper = views.count
    views.append(nil)
    let inside = content(&self, wrapper)
    views[wrapper] = Tree.ViewNode(
      View(), address, superview: nil, owner: owner, isImplicit: true, subviews: [inside], embedded: nil)
    return wrapper
  }

  private mutating func add(
    _ view: View, _ address: Address, superview: Int?, owner: Int, isOnScreen: Bool, _ children: inout [Int]
  ) -> Int {
    let index = views.count
    views.append(nil)
    var subviews: [Int] = []
    if !view.subviews.isEmpty, descends() {
      defer { level -= 1 }
      subviews.reserveCapacity(view.subviews.count)
      for (position, subview) in view.subviews.enumerated() {
        subviews.append(
          add(
            subview, .part(.subviews(position), of: address), superview: index, owner: owner, isOnScreen: isOnScreen,
            &children))
      }
    }
    var embedded: Int?
    if let child = view.embeds.first, descends() {
      defer { level -= 1 }
      let added = add(
        child, .part(.embeds, of: address), role: .embedded(inView: index), parent: owner, isOnScreen: isOnScreen)
      children.append(added)
      embedded = added
    }
    views[index] = Tree.ViewNode(
      view, address, superview: superview, owner: owner, isImplicit: false, subviews: subviews, embedded: embedded)
    return index
  }
}

extension Controller {
  /// The index of the child that is on screen; a split view shows all of its columns.
  package var shownChild: Int? {
    if children.isEmpty { return nil }
    switch kind {
    case .navigation, .split: return children.count - 1
    case .tab, .page: return min(max(0, selectedIndex ?? 0), children.count - 1)
    case .view, .table, .collection, .hosting, .container: return nil
    }
  }

  /// The tab that was shown first: its scroll view is the one that a navigation controller further out finds
  /// (R7-TABQUIRK).
  var firstShownChild: Int? {
    guard kind == .tab, let first = selectedBefore.first, children.indices.contains(first) else { return shownChild }
    return first
  }

  fileprivate func role(ofChild position: Int) -> Tree.Role {
    switch kind {
    case .tab: .tabChild(index: position)
    case .page: .page(index: position)
    case .split: .splitColumn(index: position)
    case .navigation, .view, .table, .collection, .hosting, .container: .navigationChild(stackIndex: position)
    }
  }
}
