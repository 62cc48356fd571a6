import InsetLayout

/// Makes a failing case smaller: leaves out one thing after the other as long as the case still fails.
enum SceneShrinker {
  static func smallest(_ start: SceneCase, attempts: Int = 3000, _ fails: (SceneCase) -> Bool) -> SceneCase {
    var smallest = start
    var left = attempts
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in candidates(of: smallest) {
        left -= 1
        guard left > 0 else { return smallest }
        if fails(candidate) {
          smallest = candidate
          isSmaller = true
          break
        }
      }
    }
    return smallest
  }

  /// Cases with one thing less, those that lose most first.
  private static func candidates(of whole: SceneCase) -> [SceneCase] {
    var cases: [SceneCase] = []
    var count = (controllers: 0, views: 0)
    _ = whole.changingAll(controllers: { _ in count.controllers += 1 }, views: { _ in count.views += 1 })
    for simpler in controllerEdits {
      for index in 0..<count.controllers { cases += changed(whole, controller: index, simpler) }
    }
    for simpler in viewEdits {
      for index in 0..<count.views { cases += changed(whole, view: index, simpler) }
    }
    for simpler in environmentEdits {
      var copy = whole
      simpler(&copy)
      if copy.environment != whole.environment || copy.scene.app != whole.scene.app { cases.append(copy) }
    }
    return cases
  }

  private static func changed(
    _ whole: SceneCase, controller index: Int, _ edit: (inout Controller) -> Void
  ) -> [SceneCase] {
    var position = 0
    let copy = whole.changingAll { controller in
      if position == index { edit(&controller) }
      position += 1
    }
    return copy.scene == whole.scene ? [] : [copy]
  }

  private static func changed(_ whole: SceneCase, view index: Int, _ edit: (inout View) -> Void) -> [SceneCase] {
    var position = 0
    let copy = whole.changingAll(views: { view in
      if position == index { edit(&view) }
      position += 1
    })
    return copy.scene == whole.scene ? [] : [copy]
  }

  private static let controllerEdits: [@Sendable (inout Controller) -> Void] = [
    { $0 = $0.children.first ?? $0 }, { $0 = $0.children.last ?? $0 }, { $0 = $0.presented.first ?? $0 },
    { $0 = $0.view?.embeds.first ?? $0 }, { $0.children = Array($0.children.dropLast()) },
    { $0.children = Array($0.children.dropFirst()) }, { $0.presented = [] }, { $0.view = nil },
    { $0.navigationBar = nil }, { $0.toolbar = nil }, { $0.tabBar = nil }, { $0.navigationItem = nil },
    { $0.edgesForExtendedLayout = nil }, { $0.extendedLayoutIncludesOpaqueBars = nil },
    { $0.automaticallyAdjustsScrollViewInsets = nil }, { $0.hidesBottomBarWhenPushed = nil },
    { $0.prefersStatusBarHidden = nil }, { $0.additionalSafeAreaInsets = nil }, { $0.selectedIndex = nil },
    { $0.selectedBefore = [] }, { $0.transitionStyle = nil }, { $0.navigationBar?.isHidden = nil },
    { $0.navigationBar?.height = nil }, { $0.navigationBar?.isTranslucent = nil },
    { $0.navigationBar?.prefersLargeTitles = nil }, { $0.navigationBar?.standardAppearance = nil },
    { $0.navigationBar?.backgroundImage = nil }, { $0.toolbar?.isTranslucent = nil }, { $0.toolbar?.height = nil },
    { $0.tabBar?.isTranslucent = nil }, { $0.tabBar?.height = nil }, { $0.tabBar?.isHidden = nil },
  ]

  private static let viewEdits: [@Sendable (inout View) -> Void] = [
    { $0 = $0.subviews.first ?? $0 }, { $0.subviews = Array($0.subviews.dropLast()) },
    { $0.subviews = Array($0.subviews.dropFirst()) }, { $0.embeds = [] }, { $0.pins = [:] }, { $0.pins[.top] = nil },
    { $0.pins[.left] = nil }, { $0.pins[.bottom] = nil }, { $0.pins[.right] = nil }, { $0.frame = .fill },
    { $0.contentInset = nil }, { $0.scrollIndicatorInsets = nil }, { $0.contentInsetAdjustmentBehavior = nil },
    { $0.contentSize = nil }, { $0.alwaysBounceVertical = nil }, { $0.alwaysBounceHorizontal = nil },
    { $0.insetsLayoutMarginsFromSafeArea = nil },
  ]

  private static let environmentEdits: [@Sendable (inout SceneCase) -> Void] = [
    { $0.scene.app = AppOptions() }, { $0.environment.screen = nil }, { $0.environment.windowSize = nil },
    { $0.environment.inCallStatusBar = false }, { $0.environment.orientation = .portrait },
  ]
}
