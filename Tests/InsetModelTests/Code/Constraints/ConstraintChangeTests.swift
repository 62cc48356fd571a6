import Testing

@testable import InsetModel

@Suite("Constraints that code changes after it made them")
struct ConstraintChangeTests {
  private func screen(_ loaded: String, members: String = "", other: String = "") throws -> ConstrainedScreen {
    try ConstrainedScreen(
      "let list = UITableView(); var wide = Settings.wide; lazy var top = list.topAnchor.constraint(equalTo: view.topAnchor)",
      in: ["list"],
      """
      NSLayoutConstraint.activate([
        top, list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      \(loaded)
      """, members: members)
  }

  @Test("another constant moves the edge; one that isn't a number, or comes under a condition, leaves it open")
  func constants() throws {
    #expect(try screen("top.constant = 30").frame("list") == [0, 30, 375, 782])
    #expect(try screen("top.constant = 30").certainEdges("list") == ConstrainedScreen.all)
    for open in ["top.constant = Settings.height", "if wide { top.constant = 30 }", "top.constant += 3"] {
      #expect(try screen(open).certainEdges("list") == "left bottom right", "\(open)")
    }
  }

  @Test("one that is taken away holds nothing; another one takes its place")
  func replaced() throws {
    let other = "list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"
    for away in ["top.isActive = false", "NSLayoutConstraint.deactivate([top])", "view.removeConstraint(top)"] {
      #expect(try screen(away).certainEdges("list") == "left bottom right", "\(away)")
      let replaced = try screen(away + "\n" + other)
      #expect(try replaced.frame("list") == [0, 88, 375, 724], "\(away)")
      #expect(try replaced.certainEdges("list") == ConstrainedScreen.all, "\(away)")
    }
  }

  @Test("one that is active as the running app has it may hold or not")
  func activity() throws {
    #expect(try screen("top.isActive = wide").certainEdges("list") == "left bottom right")
    #expect(try screen("top.isActive = !wide").certainEdges("list") == "left bottom right")
  }

  @Test("one that is taken away under a condition leaves its edge open")
  func conditional() throws {
    let other = "list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"
    #expect(
      try screen("if wide { top.isActive = false; \(other) }").certainEdges("list") == "left bottom right")
  }

  @Test("constraints that only some conditions make leave what they hold open, and nothing else")
  func madeUnderConditions() throws {
    let screen = try ConstrainedScreen(
      "let header = UIView(), list = UITableView(); var wide = Settings.wide", in: ["header", "list"],
      """
      for item in [header, list] {
        item.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        item.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      header.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      list.topAnchor.constraint(equalTo: header.bottomAnchor).isActive = true
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      if wide {
        header.heightAnchor.constraint(equalToConstant: 100).isActive = true
      } else {
        header.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      """)
    #expect(try screen.certainEdges("header") == "top left right")
    #expect(try screen.certainEdges("list") == "left bottom right")
  }

  @Test("a frame that is written before the first layout is gone with it; one in viewDidLayoutSubviews holds")
  func frames() throws {
    #expect(try screen("list.frame = CGRect(x: 5, y: 6, width: 7, height: 8)").frame("list") == [0, 0, 375, 812])
    let later = """
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      }
      """
    #expect(try screen("", members: later).frame("list") == [5, 6, 7, 8])
  }

  @Test("SnapKit's makers: made, made anew, given another offset")
  func makers() throws {
    func screen(_ more: String) throws -> ConstrainedScreen {
      try ConstrainedScreen(
        "let list = UITableView(); var wide = Settings.wide", in: ["list"],
        """
        list.snp.makeConstraints { make in
          make.top.equalTo(view.safeAreaLayoutGuide)
          make.left.right.equalToSuperview()
          make.height.equalToSuperview().multipliedBy(0.5).priority(.high)
          make.height.lessThanOrEqualTo(300)
        }
        \(more)
        """)
    }
    // Half of 812 is 406, which gives way to 300.
    #expect(try screen("").frame("list") == [0, 88, 375, 300])
    #expect(try screen("").certainEdges("list") == ConstrainedScreen.all)
    let updated = "list.snp.updateConstraints { $0.top.equalTo(view.safeAreaLayoutGuide).offset(12) }"
    #expect(try screen(updated).frame("list") == [0, 100, 375, 300])
    let anew = "list.snp.remakeConstraints { $0.edges.equalToSuperview() }"
    #expect(try screen(anew).frame("list") == [0, 0, 375, 812])
    #expect(try screen("if wide { \(updated) }").certainEdges("list") == "left right")
  }
}
