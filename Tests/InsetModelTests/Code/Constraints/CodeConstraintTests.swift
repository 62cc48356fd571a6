import Testing

@testable import InsetModel

@Suite("Constraints of code, solved")
struct CodeConstraintTests {
  private static let three = "let header = UIView(), list = UITableView(), bar = UIView()"
  private static let names = ["header", "list", "bar"]

  /// Header at the top of the safe area, bar at its bottom, the list between them.
  private static func between(header: String = "header.heightAnchor.constraint(equalToConstant: 44),", bar: String)
    -> String
  {
    """
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      \(header)
      list.topAnchor.constraint(equalTo: header.bottomAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      \(bar)
    ])
    for item in [header, list, bar] {
      item.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      item.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    """
  }

  @Test("a list between a header and a bar has what they leave")
  func between() throws {
    let screen = try ConstrainedScreen(
      Self.three, in: Self.names, Self.between(bar: "bar.heightAnchor.constraint(equalToConstant: 50),"))
    // 88 + 44 = 132; 812 − 34 − 50 = 728.
    #expect(try screen.frame("list") == [0, 132, 375, 596])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("a bar of a height that nobody says leaves only the list's bottom open")
  func openBar() throws {
    let screen = try ConstrainedScreen(
      "let header = UIView(), list = UITableView(), bar = UILabel()", in: Self.names, Self.between(bar: ""))
    #expect(try screen.frame("list")[1] == 132)
    #expect(try screen.certainEdges("list") == "top left right")
    #expect(try screen.certainEdges("bar") == "left bottom right")
  }

  @Test(
    "a constant of a type, whatever its name",
    arguments: [
      ("Metrics.height", "enum Metrics { static let height: CGFloat = 50 }"),
      ("Metrics.width", "struct Metrics { static let width = 40.0 + 10 }"),
      ("Layout.Metrics.height", "enum Layout { enum Metrics { static let height: CGFloat = 50 } }"),
      ("Self.height", "extension Feed { static let height: CGFloat = 50 }"),
      ("height", "let height: CGFloat = 50"),
    ])
  func constants(_ name: String, _ declaration: String) throws {
    let screen = try ConstrainedScreen(
      Self.three, in: Self.names, Self.between(bar: "bar.heightAnchor.constraint(equalToConstant: \(name)),"),
      more: ["Metrics.swift": declaration])
    #expect(try screen.frame("list") == [0, 132, 375, 596])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("UIKit's own bars have their heights")
  func knownHeights() throws {
    let screen = try ConstrainedScreen(
      "let header = UISearchBar(), list = UITableView(), bar = UIToolbar()", in: Self.names,
      Self.between(header: "", bar: ""))
    // A search bar is 56 high, a toolbar 44: 88 + 56 = 144; 812 − 34 − 44 = 734.
    #expect(try screen.frame("list") == [0, 144, 375, 590])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("a class of the project may have a size of its own")
  func ownClass() throws {
    let screen = try ConstrainedScreen(
      "let header = UIView(), list = UITableView(), bar = InputBar()", in: Self.names, Self.between(bar: ""),
      more: ["InputBar.swift": "class InputBar: UIView {}"])
    #expect(try screen.certainEdges("list") == "top left right")
  }

  @Test("multiples of sizes and of places")
  func multipliers() throws {
    let screen = try ConstrainedScreen(
      "let box = UIView()", in: ["box"],
      """
      box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10).isActive = true
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2).isActive = true
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      NSLayoutConstraint(
        item: box, attribute: .centerY, relatedBy: .equal, toItem: view, attribute: .centerY, multiplier: 0.5,
        constant: 0).isActive = true
      """)
    // 375 / 2 + 10 = 197.5 wide, 395 high; its middle at 187.5 and 812 / 4 = 203.
    #expect(try screen.frame("box") == [88.75, 5.5, 197.5, 395])
    #expect(try screen.certainEdges("box") == ConstrainedScreen.all)
  }

  @Test("what has a priority gives way to what must hold")
  func priorities() throws {
    let list = """
      list.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      list.heightAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
      let bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      bottom.priority = .defaultHigh
      bottom.isActive = true
      """
    let screen = try ConstrainedScreen("let list = UITableView()", in: ["list"], list)
    #expect(try screen.frame("list") == [0, 0, 375, 500])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
    let small = try ConstrainedScreen(
      "let list = UITableView()", in: ["list"], list.replacingOccurrence(of: "500", with: "900"))
    #expect(try small.frame("list") == [0, 0, 375, 812])
  }

  @Test(
    "a priority's number, in all its spellings",
    arguments: [
      (".required - 1", 999.0), ("UILayoutPriority(999)", 999), ("UILayoutPriority(rawValue: 250)", 250),
      (".init(500)", 500), ("UILayoutPriority.defaultLow", 250), ("UILayoutPriorityDefaultHigh", 750),
    ])
  func spellings(_ written: String, _ number: Double) throws {
    let app = CodeApp([
      "Feed.swift": """
      class Feed: UIViewController {
        let box = UIView()
        override func viewDidLoad() {
          view.addSubview(box)
          let top = box.topAnchor.constraint(equalTo: view.topAnchor)
          top.priority = \(written)
          top.isActive = true
        }
      }
      """
    ])
    #expect(app.resolver.viewTree(ofClass: app.classIndex("Feed")).constraints.map(\.priority) == [number])
  }

  @Test("the keyboard's guide without a keyboard, the readable guide of compact width, margins")
  func guides() throws {
    let screen = try ConstrainedScreen(
      "let list = UITableView()", in: ["list"],
      """
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        list.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      """)
    // Margins of a controller's view: 16 at the sides of a phone of this width, the safe area at the top.
    #expect(try screen.frame("list") == [16, 88, 343, 690])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("margins that code sets, and those that it sets to something that isn't known")
  func margins() throws {
    func screen(_ margins: String) throws -> ConstrainedScreen {
      try ConstrainedScreen(
        "let box = UIView(), list = UITableView()", in: ["box"],
        """
        box.addSubview(list)
        list.translatesAutoresizingMaskIntoConstraints = false
        \(margins)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 300),
          list.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
          list.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
          list.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
        ])
        """)
    }
    // 8 all round, and 16 of the controller's own view: 375 − 16 − 16 = 343.
    #expect(try screen("").frame("list") == [8, 8, 343, 284])
    let own = "box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    #expect(try screen(own).frame("list") == [2, 1, 353, 296])
    let directional = "box.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)"
    #expect(try screen(directional).frame("list") == [2, 1, 353, 296])
    // A controller's view keeps the system's least ones.
    #expect(try screen("view.layoutMargins = .zero").frame("box") == [16, 200, 359, 300])
    #expect(try screen("view.directionalLayoutMargins.leading = 40").certainEdges("box") == "top bottom right")
    for open in [
      "box.layoutMargins = Settings.margins", "box.layoutMargins.left = 3",
      "box.preservesSuperviewLayoutMargins = true",
    ] {
      #expect(try screen(open).certainEdges("list") == "", "\(open)")
    }
  }

  @Test("helpers that make a constraint for what they are given, and none for nil or 0")
  func helpers() throws {
    let helper = """
      extension UIView {
        func anchor(
          top: NSLayoutYAxisAnchor? = nil, bottom: NSLayoutYAxisAnchor? = nil, padding: UIEdgeInsets = .zero,
          size: CGSize = .zero, sides: UIView? = nil, isRound: Bool = false
        ) {
          if let top = top { topAnchor.constraint(equalTo: top, constant: padding.top).isActive = true }
          if let bottom { bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom).isActive = true }
          if size.height != 0 { heightAnchor.constraint(equalToConstant: size.height).isActive = true }
          if isRound { widthAnchor.constraint(equalTo: heightAnchor).isActive = true }
          if sides != nil {
            leadingAnchor.constraint(equalTo: sides!.leadingAnchor, constant: padding.left).isActive = true
            trailingAnchor.constraint(equalTo: sides!.trailingAnchor, constant: -padding.right).isActive = true
          }
        }
      }
      """
    let screen = try ConstrainedScreen(
      Self.three, in: Self.names,
      """
      header.anchor(top: view.safeAreaLayoutGuide.topAnchor, size: .init(width: 0, height: 44), sides: view)
      bar.anchor(bottom: view.bottomAnchor, size: CGSize(width: 0, height: 50), sides: view)
      list.anchor(
        top: header.bottomAnchor, bottom: bar.topAnchor, padding: UIEdgeInsets(top: 8, left: 10, bottom: 2, right: 5),
        sides: view)
      """, more: ["Helpers.swift": helper])
    // 88 + 44 + 8 = 140; 812 − 50 − 2 = 760.
    #expect(try screen.frame("list") == [10, 140, 360, 620])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("a layout guide of the app's own takes room like a view")
  func ownGuide() throws {
    let screen = try ConstrainedScreen(
      "let spacer = UILayoutGuide(), list = UITableView()", in: ["list"],
      """
      view.addLayoutGuide(spacer)
      NSLayoutConstraint.activate([
        spacer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        spacer.heightAnchor.constraint(equalToConstant: 20),
        list.topAnchor.constraint(equalTo: spacer.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      """)
    #expect(try screen.frame("list") == [0, 108, 375, 704])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test(
    "a choice between anchors, views or constraints: by the system one of them, else either",
    arguments: [
      "let edge = CHOICE ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor\nlet top = list.topAnchor.constraint(equalTo: edge)",
      "let top = CHOICE ? list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor) : list.topAnchor.constraint(equalTo: view.topAnchor)",
      "let top = list.topAnchor.constraint(equalTo: (CHOICE ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor))",
    ])
  func choices(_ choice: String) throws {
    let rest = """
      NSLayoutConstraint.activate([
        top, list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      """
    func screen(_ condition: String) throws -> ConstrainedScreen {
      try ConstrainedScreen(
        "let list = UITableView(); var wide = Settings.wide", in: ["list"],
        choice.replacingOccurrence(of: "CHOICE", with: condition) + "\n" + rest)
    }
    #expect(try screen("wide").certainEdges("list") == "left bottom right")
    #expect(try screen("true").frame("list") == [0, 88, 375, 724])
    #expect(try screen("true").certainEdges("list") == ConstrainedScreen.all)
    #expect(try screen("false").frame("list") == [0, 0, 375, 812])
  }

  @Test(
    "helpers that are told which attributes to hold",
    arguments: [
      "NSLayoutConstraint(item: item, attribute: own, relatedBy: relation, toItem: other, attribute: its, multiplier: 1, constant: 0)",
      "NSLayoutConstraint(item: item, attribute: own, relatedBy: .equal, toItem: other, attribute: its, multiplier: 1, constant: distance)",
    ])
  func attributes(_ made: String) throws {
    let screen = try ConstrainedScreen(
      "let list = UITableView()", in: ["list"],
      """
      pin(list, .top, to: topLayoutGuide, .bottom)
      pin(list, .bottom, to: bottomLayoutGuide, .top)
      pin(list, .left, to: view, .left)
      pin(list, .right, to: view, .right)
      """,
      members: """
        func pin(
          _ item: Any, _ own: NSLayoutConstraint.Attribute, to other: Any, _ its: NSLayoutConstraint.Attribute,
          by relation: NSLayoutConstraint.Relation = .equal, distance: CGFloat = 0
        ) {
          view.addConstraint(\(made))
        }
        """, on: "iPhone 8@10.3")
    // Bars of 64 points above; no tab bar below.
    #expect(try screen.frame("list") == [0, 64, 375, 603])
  }

  @Test("a variable that each system's branch gives another anchor", arguments: ["iPhone X@15.0", "iPhone 7@10.3"])
  func anchorBySystem(_ environment: String) throws {
    let screen = try ConstrainedScreen(
      "let list = UITableView()", in: ["list"],
      """
      let edge: NSLayoutYAxisAnchor
      if #available(iOS 11.0, *) { edge = view.safeAreaLayoutGuide.topAnchor } else { edge = view.topAnchor }
      var bottom = list.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      if #available(iOS 11.0, *) { bottom = list.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor) }
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: edge), list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
      ])
      """, on: environment)
    #expect(try screen.frame("list") == (environment.hasPrefix("iPhone X") ? [0, 88, 375, 690] : [0, 0, 375, 667]))
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("what is held to something that isn't known leaves that edge open, and no other")
  func unknown() throws {
    let screen = try ConstrainedScreen(
      "let list = UITableView(), chrome = Chrome.shared", in: ["list"],
      """
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: chrome.banner.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      ])
      """)
    #expect(try screen.certainEdges("list") == "left bottom right")
    #expect(try screen.frame("list")[1...3].reduce(0, +) - 375 == 792)
  }

  @Test("the visual format's sizes, distances, relations and priorities")
  func visualFormat() throws {
    let screen = try ConstrainedScreen(
      "let header = UIView(), list = UITableView()", in: ["header", "list"],
      """
      let views = ["header": header, "list": list]
      for format in ["H:|[header]|", "H:|-left-[list]|", "V:|-88-[header(44)][list(>=100)]-20@750-|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: ["left": 15], views: views))
      }
      """)
    #expect(try screen.frame("list") == [15, 132, 360, 660])
    #expect(try screen.certainEdges("list") == ConstrainedScreen.all)
  }

  @Test("constraints that contradict each other are named")
  func contradiction() throws {
    let screen = try ConstrainedScreen(
      Self.three, in: Self.names,
      Self.between(bar: "bar.heightAnchor.constraint(equalToConstant: 50),")
        + "\nheader.heightAnchor.constraint(equalToConstant: 60).isActive = true")
    #expect(
      try screen.doubts("header") == [
        "the constraints that hold header contradict each other: header.height = 60 can't hold beside the others, "
          + "and which one UIKit breaks isn't said"
      ])
  }

  @Test("what nothing decides is said")
  func ambiguity() throws {
    let screen = try ConstrainedScreen(Self.three, in: Self.names, Self.between(header: "", bar: ""))
    #expect(try screen.doubts("header") == ["nothing says how high header is"])
    #expect(try screen.doubts("list") == ["nothing says where list lies from top to bottom"])
    #expect(try screen.certainEdges("header") == "top left right")
  }

  @Test("a scroll view's content is as large as what constraints hold in it")
  func content() throws {
    let screen = try ConstrainedScreen(
      "let scroll = UIScrollView(), content = UIView()", in: ["scroll"],
      """
      scroll.addSubview(content)
      content.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2000),
      ])
      """)
    #expect(try screen.frame("content") == [0, 8, 375, 2000])
    #expect(try screen.certainEdges("content") == ConstrainedScreen.all)
  }
}
