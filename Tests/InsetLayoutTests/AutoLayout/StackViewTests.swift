import InsetLayout
import Testing

@Suite("Stack views")
struct StackViewTests {
  private func frames(_ stack: View, _ constraints: [LayoutConstraint] = []) throws -> Layout {
    try laidOut(
      .constrained(
        [stack],
        constraints + [
          .edge(.top, of: "stack", to: .top, of: "root", nil, 100), .edge(.left, of: "stack", to: .left, of: "root"),
          .edge(.right, of: "stack", to: .right, of: "root"),
        ]), on: "iPhone 8@12.0")
  }

  @Test("views below each other, as high as they are, with spacing")
  func vertical() throws {
    let layout = try frames(
      .stack("stack", .vertical, [.plain("a"), .plain("b")]) { $0.spacing = 8 },
      [.size(.height, of: "a", 44), .size(.height, of: "b", 56)])
    expect(
      layout, ["stack.frame": [0, 100, 375, 108], "a.frame": [0, 0, 375, 44], "b.frame": [0, 52, 375, 56]])
    #expect(layout.certainty(of: "b.frame") == .certain)
  }

  @Test("equal widths fill what spacing leaves")
  func fillEqually() throws {
    let layout = try frames(
      .stack("stack", .horizontal, [.plain("a"), .plain("b"), .plain("c")]) {
        $0.spacing = 15
        $0.distribution = .fillEqually
      }, [.size(.height, of: "a", 20)])
    // (375 − 2 × 15) / 3 = 115.
    expect(
      layout,
      ["a.frame": [0, 0, 115, 20], "b.frame": [130, 0, 115, 20], "c.frame": [260, 0, 115, 20]])
  }

  @Test("equal spacing spreads fixed widths")
  func equalSpacing() throws {
    let layout = try frames(
      .stack("stack", .horizontal, [.plain("a"), .plain("b"), .plain("c")]) {
        $0.distribution = .equalSpacing
        $0.alignment = .center
      },
      [
        .size(.width, of: "a", 75), .size(.width, of: "b", 50), .size(.width, of: "c", 50), .size(.height, of: "a", 20),
        .size(.height, of: "b", 40), .size(.height, of: "c", 10),
      ])
    // 375 − 175 = 200, so 100 between each; the highest is 40.
    expect(
      layout,
      [
        "stack.frame": [0, 100, 375, 40], "a.frame": [0, 10, 75, 20], "b.frame": [175, 0, 50, 40],
        "c.frame": [325, 15, 50, 10],
      ])
  }

  @Test("a hidden view takes no room")
  func hidden() throws {
    var hidden = View.plain("b")
    hidden.traits = LayoutTraits()
    hidden.traits?.isHidden = true
    let layout = try frames(
      .stack("stack", .vertical, [.plain("a"), hidden, .plain("c")]) { $0.spacing = 10 },
      [.size(.height, of: "a", 20), .size(.height, of: "c", 30)])
    expect(layout, ["stack.frame": [0, 100, 375, 60], "c.frame": [0, 30, 375, 30]])
  }

  @Test("margins count where the arrangement is relative to them; a stack view has none of its own")
  func margins() throws {
    func stack(_ margins: Insets?) -> View {
      var stack = View.stack("stack", .vertical, [.plain("a")]) { $0.isLayoutMarginsRelativeArrangement = true }
      stack.traits?.layoutMargins = margins
      return stack
    }
    let heights = [LayoutConstraint.size(.height, of: "a", 20)]
    #expect(try frames(stack(nil), heights)["a.frame"] == [0, 0, 375, 20])
    #expect(
      try frames(stack(Insets(top: 5, left: 10, bottom: 15, right: 20)), heights)["a.frame"] == [10, 5, 345, 20])
  }

  @Test("a text's height is unknown, and what lies below it too; the place of the first isn't")
  func texts() throws {
    let layout = try frames(.stack("stack", .vertical, [.of("UILabel", "title"), .of("UILabel", "detail")]))
    #expect(layout.certainty(of: "title.frame") == .assumed)
    #expect(layout["title.frame"]?.prefix(3) == [0, 0, 375])
    #expect(layout.assumes("the height of title"))
  }
}
