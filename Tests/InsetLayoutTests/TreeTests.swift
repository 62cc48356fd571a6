import InsetLayout
import Testing

@Suite("Tree and names")
struct TreeTests {
  private func tree(_ root: Controller) -> Tree { Tree(Scene(root: root)) }

  @Test("default ids are the path from the root, and every object has a JSON pointer")
  func paths() {
    var inner = Controller(kind: .table)
    inner.view = View(kind: .table)
    var area = View()
    area.embeds = [inner]
    var content = Controller()
    var view = View()
    view.subviews = [View(), area]
    content.view = view
    var root = Controller(kind: .tab)
    root.children = [content]
    root.presented = [Controller()]
    let tree = tree(root)
    #expect(
      tree.controllers.map(\.id) == [
        "root", "root.children[0]", "root.children[0].view.subviews[1].embeds", "root.presented",
      ])
    #expect(
      tree.controllers.map(\.pointer) == [
        "/root", "/root/children/0", "/root/children/0/view/subviews/1/embeds", "/root/presented",
      ])
    #expect(
      tree.views.map(\.id) == [
        "root.view", "root.children[0].view", "root.children[0].view.subviews[0]", "root.children[0].view.subviews[1]",
        "root.children[0].view.subviews[1].embeds.view", "root.presented.view",
      ])
    #expect(tree.views[3].pointer == "/root/children/0/view/subviews/1")
    for (index, node) in tree.controllers.enumerated() {
      #expect(tree.subject(named: node.id) == .controller(index))
      #expect(tree.subject(named: node.pointer) == .controller(index))
    }
    for (index, node) in tree.views.enumerated() { #expect(tree.subject(named: node.id) == .view(index)) }
  }

  @Test("an explicit id wins over an equal default id, and the loser keeps its pointer")
  func collisions() {
    var root = Controller(id: "root.view")
    root.view = View()
    let tree = tree(root)
    #expect(tree.subject(named: "root.view") == .controller(0))
    #expect(tree.subject(named: "/root/view") == .view(0))
  }

  @Test("of equal explicit ids the first controller wins")
  func duplicates() {
    let tree = tree(.navigation(.content(id: "a"), .content(id: "a")))
    #expect(tree.subject(named: "a") == .controller(1))
  }

  @Test("what UIKit makes by itself has a name too")
  func implicit() {
    let pages = tree(.navigation(.pages(.content())))
    #expect(pages.subject(named: "root.children[0].scrollView") == .view(2))
    #expect(pages.views[2].kind == .scroll)
    #expect(pages.views[2].isImplicit)
    let grid = tree(Controller(kind: .collection))
    #expect(grid.views.map(\.id) == ["root.view", "root.view.subviews[0]"])
    #expect(grid.views.map(\.kind) == [.view, .collection])
    var written = Controller(kind: .collection)
    written.view = View(id: "grid", kind: .collection)
    let named = tree(written)
    #expect(named.views.map(\.id) == ["root.view.superview", "grid"])
    #expect(named.views[1].pointer == "/root/view")
    #expect(!named.views[1].isImplicit)
  }

  @Test("parents come before children, and know them")
  func order() {
    let tree = tree(DeviceTests.root)
    for (index, node) in tree.controllers.enumerated() {
      if let parent = node.parent {
        #expect(parent < index)
        #expect(tree.controllers[parent].children.contains(index))
      }
      #expect(tree.views[node.rootView].owner == index)
      #expect(tree.views[node.rootView].superview == nil)
    }
    for (index, node) in tree.views.enumerated() {
      for subview in node.subviews {
        #expect(subview > index)
        #expect(tree.views[subview].superview == index)
      }
    }
  }

  @Test("the path of a controller names the classes above it")
  func classPath() {
    let tree = tree(.tabs(.navigation(.content { $0.className = "FeedViewController" })))
    #expect(tree.path(of: 2) == "UITabBarController/UINavigationController/FeedViewController")
    #expect(tree.ancestry(of: 2) == [2, 1, 0])
  }

  @Test("a name tells what is wrong with it")
  func problems() throws {
    let layout = try laidOut(.content(.table()), on: "iPhone 8@12.0")
    #expect(throws: NamedQuantity.Problem.unknownObject("nobody.frame")) {
      try NamedQuantity("nobody.frame", in: layout.tree)
    }
    let problem = try #require(throws: NamedQuantity.Problem.self) {
      try NamedQuantity("table.colour", in: layout.tree)
    }
    #expect(problem.message.hasPrefix("\"table\" has no quantity \"colour\"; known are frameInWindow, frame"))
    #expect(throws: NamedQuantity.Problem.self) { try NamedQuantity("table.frame.top", in: layout.tree) }
    #expect(try layout.numbers(NamedQuantity("table.adjustedContentInset.top", in: layout.tree)) == [20])
  }
}
