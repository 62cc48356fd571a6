/// The methods that have an effect here, and those that have none on layout.
enum UIKitMethods {
  /// Names that a bare call in a view or controller means.
  static let names: Set<String> = Set(
    """
    addSubview insertSubview removeFromSuperview bringSubviewToFront sendSubviewToBack bringSubview sendSubview viewWithTag \
    layoutIfNeeded setNeedsLayout setNeedsUpdateConstraints updateConstraintsIfNeeded layoutSubviews updateConstraints \
    sizeToFit sizeThatFits systemLayoutSizeFitting addConstraint addConstraints removeConstraint removeConstraints \
    addLayoutGuide removeLayoutGuide addArrangedSubview insertArrangedSubview removeArrangedSubview setCustomSpacing \
    setContentHuggingPriority setContentCompressionResistancePriority setContentHugging convert convertRect \
    addGestureRecognizer addTarget setContentOffset setContentSize scrollToRow scrollToItem reloadData register \
    registerClass registerNib dequeueReusableCell dequeueReusableCellWithIdentifier setTitle setImage setBackgroundImage \
    setTitleColor awakeFromNib prepareForReuse draw hitTest snapshotView safeAreaInsetsDidChange layoutMarginsDidChange \
    viewDidLoad loadView viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear viewIsAppearing \
    viewWillLayoutSubviews viewDidLayoutSubviews viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange \
    updateViewConstraints viewWillTransition willRotate didRotate traitCollectionDidChange willTransition addChild \
    addChildViewController removeFromParent removeFromParentViewController didMove didMoveToParentViewController willMove \
    willMoveToParentViewController present presentViewController dismiss dismissViewControllerAnimated show showViewController \
    performSegue performSegueWithIdentifier prepare prepareForSegue setNeedsStatusBarAppearanceUpdate \
    pushViewController popViewController popToRootViewController popToViewController popViewControllerAnimated \
    setViewControllers setNavigationBarHidden setToolbarHidden setTabBarHidden setToolbarItems setEditing setOverrideTraitCollection \
    transition setContentScrollView childViewControllerForStatusBarHidden performSelector perform loadViewIfNeeded \
    beginAppearanceTransition endAppearanceTransition didMoveToSuperview didMoveToWindow willMoveToSuperview makeKeyAndVisible \
    instantiateViewController instantiateInitialViewController configureWithOpaqueBackground configureWithDefaultBackground \
    configureWithTransparentBackground setLeftBarButton setRightBarButton setLeftBarButtonItem setRightBarButtonItem \
    becomeFirstResponder resignFirstResponder endEditing setNeedsDisplay removeConstraintsFrom exchangeSubview setHidden \
    tintColorDidChange addObserver setNeedsUpdateOfHomeIndicatorAutoHidden childForStatusBarStyle viewControllers
    """.split(separator: " ").map(String.init))

  static let functions: Set<String> = [
    "dispatch_async", "dispatch_after", "dispatch_get_main_queue", "dispatch_once", "NSStringFromCGRect",
    "NSLocalizedString",
    "UIGraphicsBeginImageContext", "objc_getAssociatedObject", "objc_setAssociatedObject", "UIApplicationMain",
    "NSDictionaryOfVariableBindings",
  ]

  /// Properties whose reads a trace shows.
  static let watched: Set<String> = [
    "frame", "bounds", "center", "contentInset", "adjustedContentInset", "scrollIndicatorInsets", "contentOffset",
    "contentSize", "safeAreaInsets", "length", "layoutFrame", "statusBarFrame", "additionalSafeAreaInsets", "constant",
    "verticalScrollIndicatorInsets", "layoutMargins", "scale", "systemVersion", "userInterfaceIdiom",
  ]
}
