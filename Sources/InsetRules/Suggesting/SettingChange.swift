package import InsetLayout

/// One setting of one object, changed.
package struct SettingChange: Sendable, Hashable {
  package enum Setting: Sendable, Hashable {
    // Of controllers.
    case automaticallyAdjustsScrollViewInsets(Bool)
    case extendedLayoutIncludesOpaqueBars(Bool)
    case edgesForExtendedLayout(EdgeSet)
    case additionalSafeAreaInsets(Insets)
    case navigationBarIsTranslucent(Bool)
    case tabBarIsTranslucent(Bool)
    // Of views.
    case contentInset(Insets)
    case scrollIndicatorInsets(Insets)
    case contentInsetAdjustmentBehavior(View.AdjustmentBehavior)
    case alwaysBounceVertical(Bool)
    case topPinnedToSuperview
    case bottomPinnedToSuperview
    /// The view becomes the bottom-most of its siblings.
    case firstSubview
  }

  /// The object's id, or its path from the root.
  package let target: String
  /// How a sentence names the object.
  package let targetName: String
  package let pointer: String
  package let setting: Setting

  package init(_ controller: Tree.ControllerNode, _ setting: Setting) {
    self.init(target: controller.id, targetName: controller.displayName, pointer: controller.pointer, setting)
  }

  package init(_ view: Tree.ViewNode, _ setting: Setting) {
    self.init(target: view.id, targetName: view.displayName, pointer: view.pointer, setting)
  }

  private init(target: String, targetName: String, pointer: String, _ setting: Setting) {
    self.target = target
    self.targetName = targetName
    self.pointer = pointer
    self.setting = setting
  }

  func applied(to scene: Scene) -> Scene {
    switch setting {
    case .automaticallyAdjustsScrollViewInsets(let value):
      scene.changingController(at: pointer) { $0.automaticallyAdjustsScrollViewInsets = value }
    case .extendedLayoutIncludesOpaqueBars(let value):
      scene.changingController(at: pointer) { $0.extendedLayoutIncludesOpaqueBars = value }
    case .edgesForExtendedLayout(let value):
      scene.changingController(at: pointer) { $0.edgesForExtendedLayout = value }
    case .additionalSafeAreaInsets(let value):
      scene.changingController(at: pointer) { $0.additionalSafeAreaInsets = value }
    case .navigationBarIsTranslucent(let value):
      scene.changingController(at: pointer) { controller in
        var bar = controller.navigationBar ?? Bar()
        bar.isTranslucent = value
        controller.navigationBar = bar
      }
    case .tabBarIsTranslucent(let value):
      scene.changingController(at: pointer) { controller in
        var bar = controller.tabBar ?? Bar()
        bar.isTranslucent = value
        controller.tabBar = bar
      }
    case .contentInset(let value): scene.changingView(at: pointer) { $0.contentInset = value }
    case .scrollIndicatorInsets(let value): scene.changingView(at: pointer) { $0.scrollIndicatorInsets = value }
    case .contentInsetAdjustmentBehavior(let value):
      scene.changingView(at: pointer) { $0.contentInsetAdjustmentBehavior = value }
    case .alwaysBounceVertical(let value): scene.changingView(at: pointer) { $0.alwaysBounceVertical = value }
    case .topPinnedToSuperview: scene.changingView(at: pointer) { $0.pin(.top, to: Pin(to: .superview)) }
    case .bottomPinnedToSuperview: scene.changingView(at: pointer) { $0.pin(.bottom, to: Pin(to: .superview)) }
    case .firstSubview: scene.movingViewToBack(at: pointer)
    }
  }
}

extension Scene {
  func applying(_ changes: [SettingChange]) -> Scene {
    // An object that moves takes its pointer with it, so it moves last.
    let settings = changes.filter { $0.setting != .firstSubview }
    return (settings + changes.filter { $0.setting == .firstSubview }).reduce(self) { $1.applied(to: $0) }
  }

  fileprivate func movingViewToBack(at pointer: String) -> Scene {
    guard let slash = pointer.lastIndex(of: "/"), let position = Int(pointer[pointer.index(after: slash)...]),
      pointer[..<slash].hasSuffix("/subviews")
    else { return self }
    return changingView(at: String(pointer[..<slash].dropLast("/subviews".count))) { superview in
      guard superview.subviews.indices.contains(position) else { return }
      superview.subviews.insert(superview.subviews.remove(at: position), at: 0)
    }
  }
}
