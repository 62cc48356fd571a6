/// The child's lines that inset its scroll view by what bars cover, on iOS 7–10, and keep its own insets.
enum InsetCode {
  static func code(_ property: String, _ source: GuideSource) -> SuggestedCode {
    SuggestedCode(swift: swift(property, source), objectiveC: objectiveC("self." + property, source))
  }

  private static func swift(_ view: String, _ source: GuideSource) -> String {
    let measure =
      switch source {
      case .guides(let host):
        """
            // Only the guides of \(host), which the bar's container shows, know the bars.
            var host: UIViewController = self
            while let parent = host.parent, !(parent is UINavigationController), !(parent is UITabBarController) {
                host = parent
            }
            let frame = host.view.convert(\(view).frame, from: \(view).superview)
            let top = host.topLayoutGuide.length
            let bottom = host.view.bounds.maxY - host.bottomLayoutGuide.length
        """
      case .bars:
        """
            // No controller's layout guides say what covers this view, so the bars are asked.
            guard let window = view.window else { return }
            let frame = window.convert(\(view).frame, from: \(view).superview)
            var top = UIApplication.shared.statusBarFrame.maxY
            var bottom = window.bounds.maxY
            var ancestor = parent
            while let container = ancestor {
                if let navigation = container as? UINavigationController {
                    let bar = navigation.navigationBar
                    if !navigation.isNavigationBarHidden { top = max(top, window.convert(bar.bounds, from: bar).maxY) }
                    if !navigation.isToolbarHidden, let toolbar = navigation.toolbar {
                        bottom = min(bottom, window.convert(toolbar.bounds, from: toolbar).minY)
                    }
                } else if let tabBar = (container as? UITabBarController)?.tabBar, !tabBar.isHidden {
                    bottom = min(bottom, window.convert(tabBar.bounds, from: tabBar).minY)
                }
                ancestor = container.parent
            }
        """
      }
    return """
      private var barInsets = UIEdgeInsets.zero

      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          // From iOS 11 the safe area does this.
          if #available(iOS 11.0, *) { return }
      \(measure)
          let bars = UIEdgeInsets(
              top: max(0, top - frame.minY), left: 0, bottom: max(0, frame.maxY - bottom), right: 0)
          if bars == barInsets { return }
          // The difference alone is added, so that the app's own insets stay.
          let isAtTop = \(view).contentOffset.y <= -\(view).contentInset.top
          \(view).contentInset.top += bars.top - barInsets.top
          \(view).contentInset.bottom += bars.bottom - barInsets.bottom
          \(view).scrollIndicatorInsets.top += bars.top - barInsets.top
          \(view).scrollIndicatorInsets.bottom += bars.bottom - barInsets.bottom
          barInsets = bars
          if isAtTop { \(view).contentOffset.y = -\(view).contentInset.top }
      }
      """
  }

  private static func objectiveC(_ view: String, _ source: GuideSource) -> String {
    let measure =
      switch source {
      case .guides(let host):
        """
            // Only the guides of \(host), which the bar's container shows, know the bars.
            UIViewController *host = self;
            while (host.parentViewController
                   && ![host.parentViewController isKindOfClass:[UINavigationController class]]
                   && ![host.parentViewController isKindOfClass:[UITabBarController class]]) {
                host = host.parentViewController;
            }
            CGRect frame = [host.view convertRect:\(view).frame fromView:\(view).superview];
            CGFloat top = host.topLayoutGuide.length;
            CGFloat bottom = CGRectGetMaxY(host.view.bounds) - host.bottomLayoutGuide.length;
        """
      case .bars:
        """
            // No controller's layout guides say what covers this view, so the bars are asked.
            UIWindow *window = self.view.window;
            if (window == nil) { return; }
            CGRect frame = [window convertRect:\(view).frame fromView:\(view).superview];
            CGFloat top = CGRectGetMaxY(UIApplication.sharedApplication.statusBarFrame);
            CGFloat bottom = CGRectGetMaxY(window.bounds);
            for (UIViewController *parent = self.parentViewController; parent; parent = parent.parentViewController) {
                if ([parent isKindOfClass:[UINavigationController class]]) {
                    UINavigationController *navigation = (UINavigationController *)parent;
                    UIView *bar = navigation.navigationBar;
                    UIView *toolbar = navigation.toolbar;
                    if (!navigation.navigationBarHidden) {
                        top = MAX(top, CGRectGetMaxY([window convertRect:bar.bounds fromView:bar]));
                    }
                    if (!navigation.toolbarHidden) {
                        bottom = MIN(bottom, CGRectGetMinY([window convertRect:toolbar.bounds fromView:toolbar]));
                    }
                } else if ([parent isKindOfClass:[UITabBarController class]]) {
                    UIView *tabBar = ((UITabBarController *)parent).tabBar;
                    if (!tabBar.hidden) {
                        bottom = MIN(bottom, CGRectGetMinY([window convertRect:tabBar.bounds fromView:tabBar]));
                    }
                }
            }
        """
      }
    return """
      // @property (nonatomic) UIEdgeInsets barInsets;

      - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          // From iOS 11 the safe area does this.
          if (@available(iOS 11.0, *)) { return; }
      \(measure)
          UIEdgeInsets bars = UIEdgeInsetsMake(
              MAX(0, top - CGRectGetMinY(frame)), 0, MAX(0, CGRectGetMaxY(frame) - bottom), 0);
          if (UIEdgeInsetsEqualToEdgeInsets(bars, self.barInsets)) { return; }
          // The difference alone is added, so that the app's own insets stay.
          UIEdgeInsets content = \(view).contentInset;
          UIEdgeInsets indicators = \(view).scrollIndicatorInsets;
          CGPoint offset = \(view).contentOffset;
          BOOL isAtTop = offset.y <= -content.top;
          content.top += bars.top - self.barInsets.top;
          content.bottom += bars.bottom - self.barInsets.bottom;
          indicators.top += bars.top - self.barInsets.top;
          indicators.bottom += bars.bottom - self.barInsets.bottom;
          \(view).contentInset = content;
          \(view).scrollIndicatorInsets = indicators;
          self.barInsets = bars;
          if (isAtTop) { \(view).contentOffset = CGPointMake(offset.x, -content.top); }
      }
      """
  }
}
