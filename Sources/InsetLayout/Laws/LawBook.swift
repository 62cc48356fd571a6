/// All laws, in the order of the passes: window and device, bars, frames, guides and safe areas, automatic insets,
/// adjusted insets, outcome.
package enum LawBook {
  static var laws: [any Law.Type] {
    [
      // Window and device
      RootFillsWindow.self, LinkedSDK.self, InCallStatusBar.self, StatusBarVisibility.self, StatusBarInLandscape.self,
      StatusBarAskedOnNotch.self, RootSafeArea.self, HiddenStatusBarOnNotch.self, FullScreenPresentation.self,
      SheetPresentation.self, PopoverPresentation.self,
      // Bars
      BarTranslucency.self, BackgroundImageTranslucency.self, OpaqueAppearance.self, NavigationBarHeight.self,
      WideBars.self,
      GlassBars.self, LargeTitle.self, SearchStrip.self, Prompt.self, ToolbarHeight.self, TabBarHeight.self,
      FloatingTabBar.self, TopTabBar.self,
      // Frames
      NavigationBarFrame.self, HiddenNavigationBarFrame.self, ToolbarFrame.self, TabBarFrameOfNavigationContent.self,
      TabBarFrameOfPlainChild.self, TabBarHiddenDirectly.self, MoreTabs.self, HidesBottomBarWhenPushed.self,
      NestedNavigationFrame.self,
      SplitColumns.self, CustomContainerFrame.self, ViewFrames.self, ConstraintFrames.self,
      WindowFrames.self,
      // Layout guides
      GuideUnderStatusBar.self, GuidesOfBarChild.self, GuidesOfTabChild.self, LayoutGuidesStopAtChild.self,
      DeepLayoutGuides.self,
      LayoutGuides.self,
      // Safe areas
      NavigationChildSafeArea.self, TabChildSafeArea.self, OpaqueTabBarSafeArea.self, PageSafeArea.self,
      SplitColumnSafeArea.self, ChildSafeArea.self, AdditionalSafeArea.self, SafeAreaOfRootView.self,
      SafeAreaOfSubview.self,
      ScrollViewAbsorbs.self, LayoutMargins.self,
      // Automatic insets, iOS 7 to 10
      OnlyNavigationControllersAdjust.self, AutomaticAdjustmentFlag.self, FirstSubviewChain.self, AutomaticInsets.self,
      EmbeddedChildNotAdjusted.self, FirstShownTab.self, PageControllerTakesInset.self, AutomaticInsetDelta.self,
      // Adjusted insets, iOS 11 and later
      NavigationContentScrollView.self, ContentInsetAdjustment.self, ScrollableAxes.self, NeverAdjusts.self,
      AlwaysAdjusts.self, ShortContent.self, AdjustedContentInset.self,
      // Outcome
      ScrollIndicatorInsets.self, RestOffset.self, CoverAndGap.self,
    ]
  }

  package static let cards: [LawCard] = laws.map { $0.card }

  /// The card of a law by its id.
  package static func card(_ id: String) -> LawCard? { cards.first { $0.id == id } }

  /// The law that says what a setting does, by UIKit's name of the setting.
  package static func card(ofSetting name: String) -> LawCard? {
    switch name {
    case "automaticallyAdjustsScrollViewInsets": AutomaticAdjustmentFlag.card
    case "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars": NavigationBarFrame.card
    case "isTranslucent": BarTranslucency.card
    case "standardAppearance", "scrollEdgeAppearance": OpaqueAppearance.card
    case "backgroundImage": BackgroundImageTranslucency.card
    case "prefersLargeTitles", "largeTitleDisplayMode": LargeTitle.card
    case "hidesBottomBarWhenPushed": HidesBottomBarWhenPushed.card
    case "contentInsetAdjustmentBehavior": ContentInsetAdjustment.card
    case "contentInset": AdjustedContentInset.card
    case "scrollIndicatorInsets": ScrollIndicatorInsets.card
    case "alwaysBounceVertical", "alwaysBounceHorizontal": ScrollableAxes.card
    case "additionalSafeAreaInsets": AdditionalSafeArea.card
    case "insetsLayoutMarginsFromSafeArea": LayoutMargins.card
    case "prefersStatusBarHidden": StatusBarVisibility.card
    case "modalPresentationStyle": SheetPresentation.card
    case "prompt": Prompt.card
    case "searchController", "hidesSearchBarWhenScrolling": SearchStrip.card
    default: nil
    }
  }
}
