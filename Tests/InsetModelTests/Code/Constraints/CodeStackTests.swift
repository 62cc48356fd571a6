import Testing

@testable import InsetModel

@Suite("Stack views of code")
struct CodeStackTests {
  private func screen(_ settings: String, members: String = "") throws -> ConstrainedScreen {
    try ConstrainedScreen(
      "let stack = UIStackView(), one = UIView(), two = UITableView(); var wide = Settings.wide", in: ["stack"],
      """
      stack.addArrangedSubview(one)
      stack.addArrangedSubview(two)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      \(settings)
      """, members: members)
  }

  @Test("below each other, one of a fixed height, with spacing")
  func vertical() throws {
    let height = "one.heightAnchor.constraint(equalToConstant: 44).isActive = true"
    let screen = try screen("stack.axis = .vertical\nstack.spacing = 10\n" + height)
    // The stack view is 724 high: 44 + 10 + 670.
    #expect(try screen.frame("one") == [0, 0, 375, 44])
    #expect(try screen.frame("two") == [0, 54, 375, 670])
    #expect(try screen.certainEdges("two") == ConstrainedScreen.all)
    let custom = try self.screen(
      "stack.axis = .vertical\nstack.spacing = 10\nstack.setCustomSpacing(4, after: one)\n" + height)
    #expect(try custom.frame("two") == [0, 48, 375, 676])
  }

  @Test("side by side, of equal widths")
  func equal() throws {
    let screen = try screen("stack.distribution = .fillEqually\nstack.spacing = 15")
    // (375 − 15) / 2 = 180.
    #expect(try screen.frame("two") == [195, 0, 180, 724])
    #expect(try screen.certainEdges("two") == ConstrainedScreen.all)
  }

  @Test("a hidden view takes no room; one that is hidden under a condition leaves the others open")
  func hidden() throws {
    #expect(try screen("stack.axis = .vertical\none.isHidden = true").frame("two") == [0, 0, 375, 724])
    let open = try screen(
      "stack.axis = .vertical\none.heightAnchor.constraint(equalToConstant: 44).isActive = true\none.isHidden = wide")
    #expect(try open.certainEdges("two") == "")
  }

  @Test("an axis that isn't known leaves all open")
  func unknownAxis() throws {
    #expect(try screen("stack.axis = wide ? .vertical : .horizontal").certainEdges("two") == "")
    #expect(try screen("if wide { stack.axis = .vertical }").certainEdges("two") == "")
  }
}
