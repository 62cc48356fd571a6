import InsetLayout
import Testing

@Suite("Frames from constraints")
struct ConstraintFrameTests {
  private func frames(
    _ subviews: [View], _ constraints: [LayoutConstraint]..., on environment: String = "iPhone X@12.0"
  ) throws -> Layout {
    try laidOut(.navigation(.constrained(subviews, constraints.flatMap { $0 })), on: environment)
  }

  @Test("a list between a header and an input bar, whose heights are fixed")
  func siblings() throws {
    let layout = try frames(
      [.plain("header"), .table(), .plain("input")],
      [
        .edge(.top, of: "header", to: .top, of: "root", .safeAreaLayoutGuide),
        .size(.height, of: "header", 44),
        .edge(.top, of: "table", to: .bottom, of: "header"),
        .edge(.bottom, of: "table", to: .top, of: "input", nil, -8),
        .size(.height, of: "input", 50),
        .edge(.bottom, of: "input", to: .bottom, of: "root", .safeAreaLayoutGuide),
      ], .sides(of: "header", to: "root"), .sides(of: "table", to: "root"), .sides(of: "input", to: "root"))
    // 812 high, safe area 88 / 34: header 88…132, input 728…778, table 132…720.
    expect(
      layout,
      [
        "header.frame": [0, 88, 375, 44], "table.frame": [0, 132, 375, 588], "input.frame": [0, 728, 375, 50],
        "table.adjustedContentInset": [0, 0, 0, 0],
      ])
    #expect(layout.certainty(of: "table.frame") == .certain)
    #expect(layout.laws(of: "table.frame").contains("R11-NAV-CHILD"))
  }

  @Test("one unknown edge leaves the other three certain, and what rests on them alone")
  func oneUnknownEdge() throws {
    let layout = try frames(
      [.table(), .of("UILabel", "composer")],
      [
        .edge(.top, of: "table", to: .top, of: "root"),
        .edge(.bottom, of: "table", to: .top, of: "composer"),
        .edge(.bottom, of: "composer", to: .bottom, of: "root", .safeAreaLayoutGuide),
      ], .sides(of: "table", to: "root"), .sides(of: "composer", to: "root"))
    // The label's height is a guess of 40: 812 − 34 − 40.
    #expect(layout["table.frame"] == [0, 0, 375, 738])
    #expect(layout.certainty(of: "table.frame") == .assumed)
    #expect(layout["table.safeAreaInsets.top"] == [88])
    #expect(layout.certainty(of: "table.safeAreaInsets.top") == .certain)
    #expect(layout.certainty(of: "table.adjustedContentInset.top") == .certain)
    #expect(layout.certainty(of: "table.safeAreaInsets.bottom") == .assumed)
    #expect(layout.assumes("where table lies depends on the height of composer"))
  }

  static let attributes: [(LayoutConstraint.Attribute, Double, [Double])] = [
    (.left, 10, [10, 20, 100, 30]), (.leading, 10, [10, 20, 100, 30]), (.right, -10, [265, 20, 100, 30]),
    (.trailing, -10, [265, 20, 100, 30]), (.centerX, 0, [137.5, 20, 100, 30]), (.leftMargin, 4, [20, 20, 100, 30]),
    (.rightMargin, -4, [255, 20, 100, 30]), (.centerXWithinMargins, 2, [139.5, 20, 100, 30]),
  ]

  @Test("each horizontal attribute of the superview", arguments: attributes)
  func horizontal(_ attribute: LayoutConstraint.Attribute, _ constant: Double, _ expected: [Double]) throws {
    let own: LayoutConstraint.Attribute =
      switch attribute {
      case .leftMargin: .left
      case .rightMargin: .right
      case .centerXWithinMargins: .centerX
      default: attribute
      }
    let layout = try frames(
      [.plain("v")],
      [
        .edge(own, of: "v", to: attribute, of: "root", nil, constant),
        .edge(.top, of: "v", to: .top, of: "root", nil, 20),
        .size(.width, of: "v", 100), .size(.height, of: "v", 30),
      ])
    #expect(layout["v.frame"] == expected)
    #expect(layout.certainty(of: "v.frame") == .certain)
  }

  @Test("shares and ratios: a third of the height, twice as wide as high")
  func multipliers() throws {
    let layout = try frames(
      [.plain("v")],
      [
        .edge(.height, of: "v", to: .height, of: "root", nil, 0, times: 0.25),
        .edge(.width, of: "v", to: .height, of: "v", nil, 0, times: 1.5),
        .edge(.centerX, of: "v", to: .centerX, of: "root"), .edge(.top, of: "v", to: .top, of: "root"),
      ])
    // A quarter of 812 is 203; half of 375 − 304.5 is 35.25.
    #expect(layout["v.frame"] == [35.25, 0, 304.5, 203])
  }

  @Test("views of several levels, and a view in a view without constraints of its own")
  func levels() throws {
    let layout = try frames(
      [
        .plain("box", Rect(10, 100, 300, 400)).holding([.plain("inner")]), .plain("other"),
      ],
      [
        .edge(.top, of: "inner", to: .top, of: "box", nil, 5),
        .edge(.left, of: "inner", to: .left, of: "root", nil, 40),
        .size(.width, of: "inner", 50), .size(.height, of: "inner", 60),
        .edge(.top, of: "other", to: .bottom, of: "inner", nil, 10), .edge(.left, of: "other", to: .right, of: "inner"),
        .size(.width, of: "other", 20), .size(.height, of: "other", 20),
      ])
    // The box keeps its frame: inner lies at 40, 105 in the root view.
    expect(
      layout, ["box.frame": [10, 100, 300, 400], "inner.frame": [30, 5, 50, 60], "other.frame": [90, 175, 20, 20]])
  }

  @Test("content of a scroll view has a size of its own")
  func scrollContent() throws {
    let layout = try frames(
      [.scroll().holding([.plain("page").holding([.plain("footer")])])],
      .edges(of: "scroll", to: "root"), .edges(of: "page", to: "scroll"),
      [
        .edge(.width, of: "page", to: .width, of: "scroll"), .size(.height, of: "page", 900),
        .edge(.bottom, of: "footer", to: .bottom, of: "page"), .size(.height, of: "footer", 40),
      ], .sides(of: "footer", to: "page"))
    expect(
      layout,
      ["scroll.frame": [0, 0, 375, 812], "page.frame": [0, 0, 375, 900], "footer.frame": [0, 860, 375, 40]])
    #expect(layout.certainty(of: "footer.frame") == .certain)
  }

  @Test("the same by content and frame guides")
  func scrollGuides() throws {
    let layout = try frames(
      [.scroll().holding([.plain("page")])],
      .edges(of: "scroll", to: "root", .safeAreaLayoutGuide), .edges(of: "page", to: "scroll", .contentLayoutGuide),
      [
        .edge(.width, of: "page", to: .width, of: "scroll", .frameLayoutGuide),
        .size(.height, of: "page", 1200),
      ])
    expect(layout, ["scroll.frame": [0, 88, 375, 690], "page.frame": [0, 0, 375, 1200]])
  }

  @Test("sliders and switches are held by their alignment rectangles")
  func alignmentRectangles() throws {
    let constraints: [LayoutConstraint] =
      [
        .edge(.left, of: "slider", to: .left, of: "root", nil, 20),
        .edge(.right, of: "slider", to: .right, of: "root", nil, -20),
        .edge(.top, of: "slider", to: .top, of: "root", nil, 100),
        .edge(.right, of: "switch", to: .right, of: "root", nil, -16),
        .edge(.top, of: "switch", to: .bottom, of: "slider", nil, 8),
      ]
    let layout = try frames([.of("UISlider", "slider"), .of("UISwitch", "switch")], constraints)
    expect(layout, ["slider.frame": [18, 100, 339, 31], "switch.frame": [310, 138, 51, 31]])
    #expect(layout.certainty(of: "switch.frame") == .certain)
  }

  @Test("a number that must hold beats the view's own size, and it doesn't matter what that is")
  func fixedLabel() throws {
    let layout = try frames(
      [.of("UILabel", "title")],
      [
        .edge(.top, of: "title", to: .top, of: "root", .safeAreaLayoutGuide), .size(.height, of: "title", 30),
      ], .sides(of: "title", to: "root"))
    #expect(layout["title.frame"] == [0, 88, 375, 30])
    #expect(layout.certainty(of: "title.frame") == .certain)
  }

  @Test("safe-area constraints hang on the layout guides before iOS 11")
  func legacy() throws {
    let layout = try frames(
      [.table()], .edges(of: "table", to: "root", .safeAreaLayoutGuide), on: "iPhone 7@10.3")
    #expect(layout["table.frame"] == [0, 64, 375, 603])
  }

  @Test("a safe area of a view inside is known once the view is laid out")
  func innerSafeArea() throws {
    let layout = try frames(
      [.plain("card").holding([.plain("text")])],
      [.edge(.top, of: "card", to: .top, of: "root", nil, 30), .edge(.bottom, of: "card", to: .bottom, of: "root")],
      .sides(of: "card", to: "root"), .edges(of: "text", to: "card", .safeAreaLayoutGuide))
    // The card starts 30 points down: of 88 points 58 reach into it, and 34 at the bottom.
    expect(layout, ["card.frame": [0, 30, 375, 782], "text.frame": [0, 58, 375, 690]])
    #expect(layout.certainty(of: "text.frame") == .certain)
  }

  @Test("constraints that contradict each other make a frame a guess")
  func conflict() throws {
    let layout = try frames(
      [.plain("v")],
      [
        .edge(.top, of: "v", to: .top, of: "root"), .edge(.left, of: "v", to: .left, of: "root"),
        .size(.width, of: "v", 10), .size(.height, of: "v", 10), .size(.height, of: "v", 20),
      ])
    #expect(layout.certainty(of: "v.frame") == .assumed)
    #expect(layout.assumes("the constraints that hold v contradict each other: v.height = 20 can't hold"))
  }

  @Test("an edge that constraints leave open, or contradict each other about, leaves the others certain")
  func openEdge() throws {
    let layout = try frames(
      [.table(), .plain("input")],
      [
        .edge(.top, of: "table", to: .top, of: "root", .safeAreaLayoutGuide),
        .edge(.bottom, of: "table", to: .top, of: "input"),
        .edge(.bottom, of: "input", to: .bottom, of: "root", .safeAreaLayoutGuide),
      ], .sides(of: "table", to: "root"), .sides(of: "input", to: "root"))
    // Nobody gives the input bar a height.
    #expect(layout.certainty(of: "table.frame") == .assumed)
    #expect(layout.assumes("nothing says how high table is"))
    #expect(layout["table.frame"]?.first == 0 && layout["table.frame"]?[1] == 88 && layout["table.frame"]?[2] == 375)
    #expect(layout["table.safeAreaInsets.top"] == [0])
    #expect(layout.certainty(of: "table.adjustedContentInset.top") == .certain)
    #expect(layout.certainty(of: "table.adjustedContentInset.bottom") == .assumed)
    let twice = try frames(
      [.table()],
      [
        .edge(.top, of: "table", to: .top, of: "root", .safeAreaLayoutGuide), .size(.height, of: "table", 100),
        .size(.height, of: "table", 200),
      ], .sides(of: "table", to: "root"))
    #expect(twice.certainty(of: "table.frame") == .assumed)
    #expect(twice.certainty(of: "table.adjustedContentInset.top") == .certain)
  }

  @Test("constraints that name what isn't there say nothing")
  func unknownNames() throws {
    let layout = try frames(
      [.plain("v")],
      .edges(of: "v", to: "root"),
      [
        .edge(.top, of: "nobody", to: .top, of: "v"), .edge(.top, of: "v", to: .top, of: "nobody"),
        .edge(.top, of: "v", to: .top, of: "root", .contentLayoutGuide, 9),
      ])
    #expect(layout["v.frame"] == [0, 0, 375, 812])
  }
}
