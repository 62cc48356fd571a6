/// All laws, in the order of the passes: window and device, bars, frames, guides and safe areas, automatic insets,
/// adjusted insets, outcome.
package enum LawBook {
  static var laws: [any Law.Type] {
    [
      // Window and device
      RootFillsWindow.self, LinkedSDK.self, InCallStatusBar.self, StatusBarVisibility.self, StatusBarInLandscape.self,
      StatusBarAskedOnNotch.self, StatusBarFrame.self, RootSafeArea.self, HiddenStatusBarOnNotch.self,
      FullScreenPresentation.self,
      SheetPresentation.self, PopoverPresentation.self, LandscapeOn26.self,
      // Bars
      BarTranslucency.self, BackgroundImageTranslucency.self, OpaqueAppearance.self, NavigationBarHeight.self,
      WideBars.self,
      GlassBars.self, LargeTitle.self, SearchStrip.self, Prompt.self, ToolbarHeight.self, TabBarHeight.self,
      FloatingTabBar.self, TopTabBar.self, BarsFollowAdditionalInsets.self,
      // Frames
      NavigationBarFrame.self, HiddenNavigationBarFrame.self, ToolbarFrame.self, TabBarFrameOfNavigationContent.self,
      TabBarFrameOfPlainChild.self, TabBarHiddenDirectly.self, MoreTabs.self, HidesBottomBarWhenPushed.self,
      NestedNavigationFrame.self,
      SplitColumns.self, CustomContainerFrame.self, ViewFrames.self, ConstraintFrames.self,
      WindowFrames.self,
      // Layout guides
      GuideUnderStatusBar.self, GuidesOfBarChild.self, GuidesOfTabChild.self, LayoutGuidesStopAtChild.self,
      DeepLayoutGuides.self,
      LayoutGuides.self, SafeAreaPinsInXibs.self,
      // Safe areas
      NavigationChildSafeArea.self, TabChildSafeArea.self, OpaqueTabBarSafeArea.self, PageSafeArea.self,
      SplitColumnSafeArea.self, ChildSafeArea.self, AdditionalSafeArea.self,
      NegativeAdditionalSafeArea.self, HiddenTabBarSafeArea.self, SafeAreaOfRootView.self,
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

  /// UIKit's names of the settings that some law rests on.
  package static let settings: Set<String> = [
    "automaticallyAdjustsScrollViewInsets",
    "edgesForExtendedLayout",
    "extendedLayoutIncludesOpaqueBars",
    "isTranslucent",
    "standardAppearance",
    "scrollEdgeAppearance",
    "backgroundImage",
    "prefersLargeTitles",
    "largeTitleDisplayMode",
    "hidesBottomBarWhenPushed",
    "contentInsetAdjustmentBehavior",
    "contentInset",
    "scrollIndicatorInsets",
    "alwaysBounceVertical",
    "alwaysBounceHorizontal",
    "additionalSafeAreaInsets",
    "insetsLayoutMarginsFromSafeArea",
    "prefersStatusBarHidden",
    "modalPresentationStyle",
    "preferredContentSize",
    "permittedArrowDirections",
    "isTabBarHidden",
    "prompt",
    "searchController",
    "hidesSearchBarWhenScrolling",
    "preferredSearchBarPlacement",
  ]
}
