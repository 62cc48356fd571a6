/// Enumerations and option sets: `Swift's name = Objective-C's prefix : case[:raw value] …`, a row each. Cases without a
/// number count up. Source: Apple's documentation and the headers' constants.
enum EnumerationRows {
  static let text = """
    UIScrollView.ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustment : automatic scrollableAxes never always
    UIScrollView.KeyboardDismissMode = UIScrollViewKeyboardDismissMode : none onDrag interactive onDragWithAccessory interactiveWithAccessory
    UIRectEdge = UIRectEdge : none:0 top:1 left:2 bottom:4 right:8 all:15
    UIView.AutoresizingMask = UIViewAutoresizing : none:0 flexibleLeftMargin:1 flexibleWidth:2 flexibleRightMargin:4 flexibleTopMargin:8 flexibleHeight:16 flexibleBottomMargin:32
    NSLayoutConstraint.Attribute = NSLayoutAttribute : notAnAttribute:0 left:1 right:2 top:3 bottom:4 leading:5 trailing:6 width:7 height:8 centerX:9 centerY:10 lastBaseline:11 firstBaseline:12 leftMargin:13 rightMargin:14 topMargin:15 bottomMargin:16 leadingMargin:17 trailingMargin:18 centerXWithinMargins:19 centerYWithinMargins:20
    NSLayoutConstraint.Relation = NSLayoutRelation : lessThanOrEqual:-1 equal:0 greaterThanOrEqual:1
    NSLayoutConstraint.Axis = UILayoutConstraintAxis : horizontal vertical
    UIModalPresentationStyle = UIModalPresentation : fullScreen:0 pageSheet:1 formSheet:2 currentContext:3 custom:4 overFullScreen:5 overCurrentContext:6 popover:7 none:-1 automatic:-2
    UIModalTransitionStyle = UIModalTransitionStyle : coverVertical flipHorizontal crossDissolve partialCurl
    UIBarStyle = UIBarStyle : default black
    UIBarMetrics = UIBarMetrics : default compact defaultPrompt:101 compactPrompt:102
    UIBarPosition = UIBarPosition : any bottom top topAttached
    UINavigationItem.LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode : automatic always never inline
    UINavigationItem.SearchBarPlacement = UINavigationItemSearchBarPlacement : automatic inline stacked
    UIUserInterfaceIdiom = UIUserInterfaceIdiom : unspecified:-1 phone:0 pad:1 tv:2 carPlay:3 mac:5 vision:6
    UIInterfaceOrientation = UIInterfaceOrientation : unknown portrait portraitUpsideDown landscapeRight landscapeLeft
    UIDeviceOrientation = UIDeviceOrientation : unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
    UIInterfaceOrientationMask = UIInterfaceOrientationMask : portrait:2 landscapeLeft:16 landscapeRight:8 portraitUpsideDown:4 landscape:24 all:30 allButUpsideDown:26
    UIUserInterfaceSizeClass = UIUserInterfaceSizeClass : unspecified compact regular
    UIUserInterfaceStyle = UIUserInterfaceStyle : unspecified light dark
    UIUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection : leftToRight rightToLeft
    UISemanticContentAttribute = UISemanticContentAttribute : unspecified playback spatial forceLeftToRight forceRightToLeft
    UITableView.Style = UITableViewStyle : plain grouped insetGrouped
    UITableViewCell.SeparatorStyle = UITableViewCellSeparatorStyle : none singleLine
    UITableViewCell.SelectionStyle = UITableViewCellSelectionStyle : none blue gray default
    UITableViewCell.AccessoryType = UITableViewCellAccessory : none disclosureIndicator detailDisclosureButton checkmark detailButton
    UICollectionView.ScrollDirection = UICollectionViewScrollDirection : vertical horizontal
    UIStackView.Alignment = UIStackViewAlignment : fill leading firstBaseline center trailing lastBaseline
    UIStackView.Distribution = UIStackViewDistribution : fill fillEqually fillProportionally equalSpacing equalCentering
    UIView.ContentMode = UIViewContentMode : scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight
    UIStatusBarStyle = UIStatusBarStyle : default lightContent darkContent:3
    NSTextAlignment = NSTextAlignment : left center right justified natural
    UISplitViewController.DisplayMode = UISplitViewControllerDisplayMode : automatic secondaryOnly oneBesideSecondary oneOverSecondary
    UIPageViewController.TransitionStyle = UIPageViewControllerTransitionStyle : pageCurl scroll
    UIPageViewController.NavigationOrientation = UIPageViewControllerNavigationOrientation : horizontal vertical
    UIPageViewController.NavigationDirection = UIPageViewControllerNavigationDirection : forward reverse
    UIPopoverArrowDirection = UIPopoverArrowDirection : up:1 down:2 left:4 right:8 any:15
    UIControl.Event = UIControlEvent : touchUpInside:64 valueChanged:4096 editingChanged:131072
    UIControl.State = UIControlState : normal:0 highlighted:1 disabled:2 selected:4
    UIControl.ContentVerticalAlignment = UIControlContentVerticalAlignment : center top bottom fill
    UIControl.ContentHorizontalAlignment = UIControlContentHorizontalAlignment : center left right fill leading trailing
    UIApplication.State = UIApplicationState : active inactive background
    UIView.AnimationOptions = UIViewAnimationOption : none:0
    NSLayoutConstraint.FormatOptions = NSLayoutFormat : none:0
    """

  /// Numbers by name, in every spelling.
  static let constants: [String: Double] = [
    "UITableViewAutomaticDimension": -1, "UITableView.automaticDimension": -1, "UIViewNoIntrinsicMetric": -1,
    "UIView.noIntrinsicMetric": -1, "UIScrollViewDecelerationRateNormal": 0.998, "UILayoutPriorityRequired": 1000,
    "UILayoutPriorityDefaultHigh": 750, "UILayoutPriorityDefaultLow": 250, "UILayoutPriorityFittingSizeLevel": 50,
    "UILayoutPriority.required": 1000, "UILayoutPriority.defaultHigh": 750, "UILayoutPriority.defaultLow": 250,
    "UILayoutPriority.fittingSizeLevel": 50, "UIWindowLevelNormal": 0, "UIWindowLevelAlert": 2000,
    "UIWindowLevelStatusBar": 1000, "UINavigationControllerHideShowBarDuration": 0.2,
  ]
}
