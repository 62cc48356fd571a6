import InsetLayout

/// A small generator with a fixed seed, so that a failure can be run again.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

enum RandomScene {
  static func controller(depth: Int, _ generator: inout SplitMix) -> Controller {
    var controller = Controller(kind: pick(Controller.Kind.allCases, &generator))
    controller.edgesForExtendedLayout = maybe(&generator) { EdgeSet(rawValue: UInt8.random(in: 0..<16, using: &$0)) }
    controller.extendedLayoutIncludesOpaqueBars = flag(&generator)
    controller.automaticallyAdjustsScrollViewInsets = flag(&generator)
    controller.hidesBottomBarWhenPushed = flag(&generator)
    controller.prefersStatusBarHidden = flag(&generator)
    controller.additionalSafeAreaInsets = maybe(&generator) { insets(&$0) }
    controller.navigationBar = maybe(&generator) { bar(&$0) }
    controller.toolbar = maybe(&generator) { bar(&$0) }
    controller.tabBar = maybe(&generator) { bar(&$0) }
    controller.transitionStyle = maybe(&generator) { pick([.scroll, .pageCurl], &$0) }
    controller.selectedIndex = maybe(&generator) { Int.random(in: -1...4, using: &$0) }
    controller.selectedBefore = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      Int.random(in: 0...3, using: &generator)
    }
    guard depth > 0 else { return controller }
    controller.children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      self.controller(depth: depth - 1, &generator)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      var modal = self.controller(depth: depth - 2 < 0 ? 0 : depth - 2, &generator)
      modal.modalPresentationStyle = pick(
        ["fullScreen", "pageSheet", "formSheet", "popover", "custom", "currentContext"], &generator)
      controller.presented = [modal]
    }
    controller.view = maybe(&generator) { view(depth: depth - 1, &$0) }
    return controller
  }

  private static func view(depth: Int, _ generator: inout SplitMix) -> View {
    var view = View(kind: pick(View.Kind.allCases, &generator))
    if Bool.random(using: &generator) { view.frame = .rect(rect(&generator)) }
    for edge in Edge.allCases where Int.random(in: 0..<4, using: &generator) == 0 {
      view.pins[edge] = Pin(
        to: pick(Pin.Target.allCases, &generator), constant: Double.random(in: -50...50, using: &generator))
    }
    view.contentInset = maybe(&generator) { insets(&$0) }
    view.contentInsetAdjustmentBehavior = maybe(&generator) {
      pick([.automatic, .scrollableAxes, .never, .always], &$0)
    }
    view.contentSize = maybe(&generator) { rect(&$0).size }
    view.alwaysBounceVertical = flag(&generator)
    view.alwaysBounceHorizontal = flag(&generator)
    guard depth > 0 else { return view }
    view.subviews = (0..<Int.random(in: 0...3, using: &generator)).map { _ in self.view(depth: depth - 1, &generator) }
    if Int.random(in: 0..<3, using: &generator) == 0 { view.embeds = [controller(depth: depth - 1, &generator)] }
    return view
  }

  private static func bar(_ generator: inout SplitMix) -> Bar {
    var bar = Bar()
    bar.isHidden = flag(&generator)
    bar.isTranslucent = flag(&generator)
    bar.height = maybe(&generator) { Double.random(in: 0...200, using: &$0) }
    bar.prefersLargeTitles = flag(&generator)
    return bar
  }

  private static func rect(_ generator: inout SplitMix) -> Rect {
    Rect(
      Double.random(in: -500...500, using: &generator), Double.random(in: -500...500, using: &generator),
      Double.random(in: 0...1500, using: &generator), Double.random(in: 0...1500, using: &generator))
  }

  private static func insets(_ generator: inout SplitMix) -> Insets {
    .each { _ in Double.random(in: -100...100, using: &generator) }
  }

  private static func flag(_ generator: inout SplitMix) -> Bool? {
    maybe(&generator) { Bool.random(using: &$0) }
  }

  private static func maybe<Value>(_ generator: inout SplitMix, _ make: (inout SplitMix) -> Value) -> Value? {
    Bool.random(using: &generator) ? make(&generator) : nil
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SplitMix) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
