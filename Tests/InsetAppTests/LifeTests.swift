import Testing

/// One controller in a navigation controller, run from its initialiser to its resting state.
@Suite("A controller's life")
struct LifeTests {
  private func app(_ source: String, on environment: String = "iPhone X@12.0") -> TracedApp {
    TracedApp(["App.swift": TracedApp.delegate(showing: "Feed"), "Feed.swift": source], "Feed", on: environment)
  }

  @Test("a number goes through helpers, structures and layout callbacks, and keeps its origin")
  func helpers() {
    let app = app(
      """
      class Feed: UIViewController {
        let table = UITableView()
        let gap: CGFloat = 8
        override func viewDidLoad() {
          super.viewDidLoad()
          table.contentInsetAdjustmentBehavior = .never
          view.addSubview(table)
          table.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor), table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
        override func viewDidLayoutSubviews() { apply(to: table, top: view.safeAreaInsets.top) }
        private func apply(to list: UIScrollView, top: CGFloat) {
          var insets = list.contentInset
          insets.top = top + gap
          list.contentInset = insets
        }
      }
      """)
    // 44 status bar + 44 navigation bar + 8.
    #expect(app.numbers("Feed.table.contentInset") == [96, 0, 0, 0])
    #expect(app.numbers("Feed.table.adjustedContentInset") == [96, 0, 0, 0])
    #expect(app.numbers("Feed.table.frame") == [0, 0, 375, 812])
    #expect(app.isCertain("Feed.table.adjustedContentInset") == true)
    #expect(app.writes("Feed.table.contentInset").first == "viewDidLayoutSubviews: [96, 0, 0, 0]")
  }

  @Test("the safe area is 0 while the view loads, and final once it is placed (R-PHASE-SAFE)")
  func phases() {
    let app = app(
      """
      class Feed: UIViewController {
        override func viewDidLoad() { print(view.safeAreaInsets.top) }
        override func viewWillAppear(_ animated: Bool) { print(view.safeAreaInsets.top) }
        override func viewDidLayoutSubviews() { print(view.safeAreaInsets.top) }
      }
      """)
    #expect(
      app.reads("Feed.view.safeAreaInsets").prefix(3) == [
        "viewDidLoad: [0, 0, 0, 0]", "viewWillAppear: [0, 0, 0, 0]", "viewDidLayoutSubviews: [88, 0, 34, 0]",
      ])
  }

  @Test("the layout guide has no length before the first layout (R-PHASE-GUIDES)")
  func guides() {
    let app = app(
      """
      class Feed: UIViewController {
        override func viewDidLoad() { print(topLayoutGuide.length) }
        override func viewDidLayoutSubviews() { print(topLayoutGuide.length) }
      }
      """, on: "iPhone 7@10.3")
    #expect(
      app.reads("Feed.topLayoutGuide.length").prefix(2) == ["viewDidLoad: 0", "viewDidLayoutSubviews: 64"])
  }

  @Test("what a branch that isn't known writes is doubted, what it doesn't write is not")
  func doubts() {
    let app = app(
      """
      class Feed: UIViewController {
        let table = UITableView()
        override func viewDidLoad() {
          view.addSubview(table)
          table.frame = view.bounds
          if UserDefaults.standard.bool(forKey: "x") { title = "A" }
        }
      }
      """)
    #expect(app.isCertain("Feed.table.contentInset") == true)
    let other = self.app(
      """
      class Feed: UIViewController {
        let table = UITableView()
        override func viewDidLoad() {
          view.addSubview(table)
          table.frame = view.bounds
          if UserDefaults.standard.bool(forKey: "x") { table.contentInset.top = 9 }
        }
      }
      """)
    #expect(other.isCertain("Feed.table.contentInset") == false)
  }

  @Test(
    "constraint makers of libraries make UIKit's constraints",
    arguments: [
      "table.snp.makeConstraints { make in make.top.equalToSuperview().offset(10); make.left.right.bottom.equalToSuperview() }",
      "table.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)) }",
      "table.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))",
      "table.mas_makeConstraints { make in make.top.equalTo(self.view.mas_top).offset(10); make.left.right.bottom.equalTo(self.view) }",
    ])
  func libraries(_ code: String) {
    let app = app(
      "class Feed: UIViewController { let table = UITableView()\n override func viewDidLoad() { view.addSubview(table)\n \(code) } }"
    )
    #expect(app.numbers("Feed.table.frame") == [0, 10, 375, 802])
  }

  @Test("a view's own intrinsicContentSize is asked for")
  func ownSize() {
    let app = app(
      """
      class Strip: UIView { override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 48) } }
      class Feed: UIViewController {
        let strip = Strip()
        override func viewDidLoad() {
          view.addSubview(strip)
          strip.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            strip.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
      }
      """)
    #expect(app.numbers("Feed.strip.frame") == [0, 88, 375, 48])
  }

  @Test("a delegate of the only class that conforms is asked")
  func delegates() {
    let app = TracedApp(
      [
        "App.swift": TracedApp.delegate(showing: "Feed"),
        "Feed.swift": """
        protocol Rooms: AnyObject { func room() -> CGFloat }
        class Feed: UIViewController {
          weak var rooms: Rooms?
          let table = UITableView()
          override func viewDidLoad() {
            view.addSubview(table)
            table.contentInset.bottom = rooms!.room()
          }
        }
        class Host: Rooms { let feed = Feed(); func room() -> CGFloat { 30 } }
        """,
        "Other.swift": "func connect(_ feed: Feed, _ host: Host) { feed.rooms = host }",
      ], "Feed", on: "iPhone 8@12.0")
    #expect(app.numbers("Feed.table.contentInset") == [0, 0, 30, 0])
  }

  @Test(
    "programs that never end or call themselves are bounded",
    arguments: [
      "while true { table.tag += 1 }", "func f() { f() }\n f()", "for i in 0..<1_000_000 { table.tag = i }",
      "let c = [1,2,3]; for a in c { for b in c { for d in c { for e in c { for f in c { table.tag = a + b + d + e + f } } } } }",
    ])
  func bounded(_ code: String) {
    let app = app(
      "class Feed: UIViewController { let table = UITableView()\n override func viewDidLoad() { view.addSubview(table)\n \(code) } }"
    )
    #expect(app.report != nil)
    #expect((app.report?.counters.steps ?? .max) <= 800_001)
  }
}
