import InsetLayout
import Testing

/// Any scene gives a layout of finite numbers: nothing traps.
@Suite("Totality")
struct TotalityTests {
  static let environments = [
    "iPhone 5s@7.1", "iPhone 7@10.3 landscape", "iPhone X@12.0", "iPhone 15@18.0", "iPhone 17@26.0 landscape",
  ]

  private func isFinite(_ value: Value) -> Bool {
    switch value {
    case .points(let points): points.isFinite
    case .rect(let rect): rect.array.allSatisfy(\.isFinite)
    case .point(let x, let y): x.isFinite && y.isFinite
    case .flag, .decision: true
    }
  }

  private func check(_ root: Controller, _ change: (inout Environment) -> Void = { _ in }) throws {
    for environment in Self.environments {
      let layout = try laidOut(root, on: environment, change)
      for step in layout.trace.steps {
        #expect(isFinite(step.value))
        _ = step.sentence()
      }
    }
  }

  static let extremes: [Double] = [
    0, -0.0, -1, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test("huge, infinite and missing numbers give finite results", arguments: extremes)
  func numbers(_ n: Double) throws {
    let insets = Insets(top: n, left: n, bottom: n, right: n)
    let view = View.table {
      $0.frame = .rect(Rect(n, n, n, n))
      $0.contentInset = insets
      $0.scrollIndicatorInsets = insets
      $0.contentSize = Size(width: n, height: n)
      $0.pins = [.top: Pin(to: .safeArea, constant: n), .right: Pin(to: .superview, constant: n)]
      $0.subviews = [.plain("row", Rect(n, n, n, n))]
    }
    let child = Controller.content(.scroll { $0.contentInset = insets }, id: "child") {
      $0.additionalSafeAreaInsets = insets
    }
    let content = Controller.content(view, .area(child) { $0.frame = .rect(Rect(n, n, n, n)) }) {
      $0.additionalSafeAreaInsets = insets
    }
    let root = Controller.tabs(
      .navigation(content) {
        $0.navigationBar = .with { $0.height = n }
        $0.toolbar = .with {
          $0.isHidden = false
          $0.height = n
        }
        $0.additionalSafeAreaInsets = insets
      }
    ) { $0.tabBar = .with { $0.height = n } }
    try check(root)
    try check(root) {
      $0.windowSize = Size(width: n, height: n)
      $0.screen = .init(size: Size(width: n, height: n), safeAreaInsets: insets, statusBarHeight: n)
    }
  }

  @Test("indices out of range are read as the nearest")
  func indices() throws {
    for index in [-1, 7, Int.max, Int.min] {
      let root = Controller.navigation(
        .tabs(.list(id: "a"), .list(id: "b")) {
          $0.selectedIndex = index
          $0.selectedBefore = [index, 1]
        }, .pages(.list(id: "c"), .list(id: "d")) { $0.selectedIndex = index })
      try check(root)
    }
  }

  @Test("empty containers of every kind are laid out", arguments: Controller.Kind.allCases)
  func empty(_ kind: Controller.Kind) throws {
    var root = Controller(kind: kind)
    try check(root)
    root.transitionStyle = .scroll
    root.presented = [Controller(kind: kind)]
    try check(root)
    for outer in Controller.Kind.allCases {
      var container = Controller(kind: outer)
      container.children = [root, root]
      container.toolbar = .shown
      try check(container)
    }
  }

  @Test("strings that name nothing are harmless")
  func strings() throws {
    let root = Controller.navigation(
      .content(.scroll()) {
        $0.contentScrollView = "nobody"
        $0.modalPresentationStyle = "whatever"
      }
    ).presenting(.content(id: "modal"), style: "")
    try check(root)
  }

  @Test("the most levels that a scene document can have")
  func levels() throws {
    var modal = Controller(kind: .navigation)
    var view = View(kind: .scroll)
    var embedded = Controller()
    for _ in 0..<60 {
      var outer = Controller(kind: .tab)
      outer.presented = [modal]
      modal = outer
      var wrapper = View(kind: .scroll)
      wrapper.subviews = [view]
      view = wrapper
    }
    for _ in 0..<30 {
      var outer = Controller()
      var area = View()
      area.embeds = [embedded]
      outer.view = area
      embedded = outer
    }
    var scrolling = Controller()
    scrolling.view = view
    for root in [modal, scrolling, embedded] { _ = try laidOut(root, on: "iPhone X@12.0") }
  }

  /// Scenes made of random parts, the same in every run.
  @Test("random scenes are laid out, and twice alike", arguments: 0..<60)
  func random(_ seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    let root = RandomScene.controller(depth: 5, &generator)
    for environment in Self.environments {
      let layout = try laidOut(root, on: environment)
      let again = try laidOut(root, on: environment)
      #expect(layout.trace.steps.count == again.trace.steps.count)
      #expect(layout.assumptions == again.assumptions)
      for (step, other) in zip(layout.trace.steps, again.trace.steps) {
        #expect(step.value == other.value && isFinite(step.value) && step.sentence() == other.sentence())
      }
    }
  }
}
