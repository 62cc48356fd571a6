import InsetLayout

/// Makes scenes as apps have them, a little wilder: containers in one another, bars, flags, views with pins. The same
/// seed makes the same scene.
struct SceneGenerator {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let devices: [(String, ClosedRange<Int>)] = [
    ("iPhone 5s", 7...12), ("iPhone 8", 11...16), ("iPhone 7", 10...15), ("iPhone X", 11...16),
    ("iPhone 11", 13...26), ("iPhone 15", 17...26), ("iPhone 17", 26...26), ("iPad Pro 11-inch (3rd gen)", 15...26),
    ("iPad Air 2", 8...15),
  ]

  mutating func next() -> SceneCase {
    var app = AppOptions()
    if chance(12) { app.linkedSDK = OSVersion(number(9...18)) }
    if chance(12) { app.viewControllerBasedStatusBarAppearance = false }
    if chance(12) { app.statusBarHidden = true }
    if chance(12) { app.designRequiresCompatibility = true }
    let scene = Scene(app: app, root: controller(depth: 3))
    return SceneCase(scene: scene, environment: environment())
  }

  private mutating func environment() -> Environment {
    let (device, systems) = pick(Self.devices)
    var major = number(systems)
    if (19..<26).contains(major) { major = 26 }
    var environment = Environment(
      os: OSVersion(major, chance(4) ? 2 : 0), device: device, orientation: chance(3) ? .landscape : .portrait)
    environment.inCallStatusBar = chance(10)
    if chance(10) {
      environment.windowSize = Size(width: Double(number(300...700)), height: Double(number(400...900)))
    }
    if chance(12) {
      environment.screen = .init(safeAreaInsets: insets(0...60), statusBarHeight: Double(number(0...50)))
    }
    return environment
  }

  private mutating func controller(depth: Int) -> Controller {
    let containers: [Controller.Kind] = [.navigation, .navigation, .tab, .page, .split]
    var controller = Controller(kind: depth > 0 && !chance(3) ? pick(containers) : pick(Controller.Kind.allCases))
    setFlags(&controller)
    if controller.kind.isContainer && depth > 0 {
      // A tab bar has room for five tabs on a phone.
      let count = chance(20) ? 7 : number(0...2)
      controller.children = (0..<count).map { _ in self.controller(depth: count > 2 ? 0 : depth - 1) }
      if chance(3) { controller.selectedIndex = number(0...6) }
      if chance(4) { controller.selectedBefore = [number(0...2)] }
      if chance(2) { controller.transitionStyle = .scroll }
    } else if !chance(6) {
      controller.view = view(depth: max(1, depth), kind: kind(ofRootOf: controller.kind))
    }
    if depth > 1 && chance(8) {
      var modal = self.controller(depth: depth - 2)
      modal.modalPresentationStyle = pick(["fullScreen", "pageSheet", "formSheet", "popover", "currentContext"])
      controller.presented = [modal]
    }
    return controller
  }

  private func kind(ofRootOf controller: Controller.Kind) -> View.Kind {
    controller == .table ? .table : controller == .collection ? .collection : .view
  }

  private mutating func setFlags(_ controller: inout Controller) {
    if chance(3) { controller.edgesForExtendedLayout = EdgeSet(rawValue: UInt8(number(0...15))) }
    if chance(3) { controller.extendedLayoutIncludesOpaqueBars = chance(2) }
    if chance(4) { controller.automaticallyAdjustsScrollViewInsets = chance(2) }
    if chance(6) { controller.hidesBottomBarWhenPushed = chance(2) }
    if chance(6) { controller.prefersStatusBarHidden = chance(2) }
    if chance(6) { controller.additionalSafeAreaInsets = insets(-40...40) }
    if chance(2) { controller.navigationBar = bar() }
    if chance(2) { controller.toolbar = bar() }
    if chance(2) { controller.tabBar = bar() }
    guard chance(4) else { return }
    var item = NavigationItem()
    if chance(2) { item.prompt = "prompt" }
    if chance(2) { item.largeTitleDisplayMode = pick([.automatic, .always, .never]) }
    if chance(2) { item.searchController = true }
    controller.navigationItem = item
  }

  private mutating func bar() -> Bar {
    var bar = Bar()
    if chance(2) { bar.isHidden = chance(3) }
    if chance(2) { bar.isTranslucent = chance(2) }
    if chance(5) { bar.height = Double(number(20...120)) }
    if chance(4) { bar.prefersLargeTitles = true }
    if chance(8) { bar.backgroundImage = pick([.opaque, .translucent]) }
    if chance(8) { bar.standardAppearance = pick([.default, .opaque, .transparent]) }
    return bar
  }

  private mutating func view(depth: Int, kind: View.Kind) -> View {
    var view = View(kind: kind)
    if kind.isScrollView { setScrolling(&view) }
    if chance(8) { view.insetsLayoutMarginsFromSafeArea = false }
    guard depth > 0 else { return view }
    view.subviews = (0..<number(0...2)).map { _ in
      var subview = self.view(depth: depth - 1, kind: chance(2) ? pick(View.Kind.allCases) : .view)
      if chance(3) { subview.frame = .rect(rect()) }
      for edge in Edge.allCases where chance(4) {
        subview.pins[edge] = Pin(to: pick(Pin.Target.allCases), constant: Double(number(-20...20)))
      }
      return subview
    }
    if chance(6) { view.embeds = [controller(depth: depth - 1)] }
    return view
  }

  private mutating func setScrolling(_ view: inout View) {
    if chance(3) { view.contentInset = insets(-50...80) }
    if chance(5) { view.scrollIndicatorInsets = insets(0...40) }
    if chance(3) { view.contentInsetAdjustmentBehavior = pick([.automatic, .scrollableAxes, .never, .always]) }
    if chance(3) { view.contentSize = rect().size }
    if chance(4) { view.alwaysBounceVertical = chance(2) }
    if chance(6) { view.alwaysBounceHorizontal = chance(2) }
  }

  private mutating func rect() -> Rect {
    Rect(Double(number(-60...200)), Double(number(-60...300)), Double(number(0...500)), Double(number(0...900)))
  }

  private mutating func insets(_ range: ClosedRange<Int>) -> Insets {
    var insets = Insets.zero
    for edge in Edge.allCases { insets[edge] = chance(2) ? Double(number(range)) : 0 }
    return insets
  }

  /// True once in so many times.
  mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...(values.count - 1))] }
}
