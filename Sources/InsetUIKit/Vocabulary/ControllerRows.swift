extension ClassRows {
  static let controllers = """
    UIViewController: UIResponder
      view: UIView! @loads
      viewIfLoaded: UIView? @view
      isViewLoaded/viewLoaded: Bool = false
      title: String? = nil
      children/childViewControllers: [UIViewController] = []
      parent/parentViewController: UIViewController? = nil
      presentedViewController: UIViewController? = nil
      presentingViewController: UIViewController? = nil
      navigationController: UINavigationController? @container
      tabBarController: UITabBarController? @container
      splitViewController: UISplitViewController? @container
      navigationItem: UINavigationItem @own(UINavigationItem)
      tabBarItem: UITabBarItem! @own(UITabBarItem)
      toolbarItems: [UIBarButtonItem]? = nil
      hidesBottomBarWhenPushed: Bool = false
      automaticallyAdjustsScrollViewInsets: Bool = true
      extendedLayoutIncludesOpaqueBars: Bool = false
      edgesForExtendedLayout: UIRectEdge = all
      additionalSafeAreaInsets: UIEdgeInsets = zero
      topLayoutGuide: UILayoutSupport @own(UILayoutSupport)
      bottomLayoutGuide: UILayoutSupport @own(UILayoutSupport)
      modalPresentationStyle: UIModalPresentationStyle
      modalTransitionStyle: UIModalTransitionStyle
      preferredContentSize: CGSize = zero
      definesPresentationContext: Bool = false
      providesPresentationContextTransitionStyle: Bool = false
      prefersStatusBarHidden: Bool = false
      preferredStatusBarStyle: UIStatusBarStyle
      prefersHomeIndicatorAutoHidden: Bool = false
      prefersLargeTitles: Bool = false
      supportedInterfaceOrientations: UIInterfaceOrientationMask
      preferredInterfaceOrientationForPresentation: UIInterfaceOrientation
      shouldAutorotate: Bool
      interfaceOrientation: UIInterfaceOrientation @layout
      childForStatusBarHidden: UIViewController? = nil
      childForStatusBarStyle: UIViewController? = nil
      traitCollection: UITraitCollection @layout
      presentationController: UIPresentationController?
      sheetPresentationController: UISheetPresentationController?
      popoverPresentationController: UIPopoverPresentationController?
      transitionCoordinator: AnyObject?
      transitioningDelegate: AnyObject? = nil
      isBeingPresented/beingPresented: Bool
      isBeingDismissed/beingDismissed: Bool
      isMovingToParent/movingToParentViewController: Bool
      isMovingFromParent/movingFromParentViewController: Bool
      isEditing/editing: Bool = false
      editButtonItem: UIBarButtonItem @own(UIBarButtonItem)
      storyboard: UIStoryboard?
      nibName: String?
      restorationIdentifier: String?
      searchDisplayController: AnyObject?
      extensionContext: AnyObject?
      undoManager: AnyObject?
      overrideUserInterfaceStyle: UIUserInterfaceStyle
      isModalInPresentation/modalInPresentation: Bool = false
    UINavigationController: UIViewController
      viewControllers: [UIViewController] = []
      topViewController: UIViewController? @top
      visibleViewController: UIViewController? @top
      navigationBar: UINavigationBar @own(UINavigationBar)
      toolbar: UIToolbar! @own(UIToolbar)
      isNavigationBarHidden/navigationBarHidden: Bool = false
      isToolbarHidden/toolbarHidden: Bool = true
      hidesBarsOnSwipe: Bool = false
      interactivePopGestureRecognizer: UIGestureRecognizer?
      delegate: AnyObject? = nil
    UITabBarController: UIViewController
      viewControllers: [UIViewController]? = nil
      selectedIndex: Int = 0
      selectedViewController: UIViewController? @selected
      tabBar: UITabBar @own(UITabBar)
      isTabBarHidden/tabBarHidden: Bool = false
      moreNavigationController: UINavigationController @own(UINavigationController)
      delegate: AnyObject? = nil
    UISplitViewController: UIViewController
      viewControllers: [UIViewController] = []
      preferredDisplayMode: UISplitViewController.DisplayMode
      isCollapsed/collapsed: Bool
      displayMode: UISplitViewController.DisplayMode
      preferredPrimaryColumnWidthFraction: CGFloat
      delegate: AnyObject? = nil
    UIPageViewController: UIViewController
      viewControllers: [UIViewController]? = []
      transitionStyle: UIPageViewController.TransitionStyle = pageCurl
      dataSource: AnyObject? = nil
      delegate: AnyObject? = nil
    UITableViewController: UIViewController
      tableView: UITableView! @table
      refreshControl: UIRefreshControl? = nil
      clearsSelectionOnViewWillAppear: Bool = true
    UICollectionViewController: UIViewController
      collectionView: UICollectionView! @table
      collectionViewLayout: UICollectionViewLayout
    UISearchController: UIViewController
      searchBar: UISearchBar @own(UISearchBar)
      searchResultsController: UIViewController? = nil
      searchResultsUpdater: AnyObject? = nil
      isActive/active: Bool = false
      obscuresBackgroundDuringPresentation: Bool = true
      hidesNavigationBarDuringPresentation: Bool = true
      delegate: AnyObject? = nil
    UIAlertController: UIViewController
    UIActivityViewController: UIViewController
    UIImagePickerController: UINavigationController
    UIHostingController: UIViewController
    SFSafariViewController: UIViewController
    UIDocumentPickerViewController: UIViewController
    UIPresentationController: NSObject
    UISheetPresentationController: UIPresentationController
    UIPopoverPresentationController: UIPresentationController
      permittedArrowDirections: UIPopoverArrowDirection
    UINavigationItem: NSObject
      title: String? = nil
      prompt: String? = nil
      titleView: UIView? = nil
      largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = automatic
      searchController: UISearchController? = nil
      hidesSearchBarWhenScrolling: Bool = true
      preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = automatic
      rightBarButtonItem: UIBarButtonItem? = nil
      leftBarButtonItem: UIBarButtonItem? = nil
      rightBarButtonItems: [UIBarButtonItem]? = nil
      leftBarButtonItems: [UIBarButtonItem]? = nil
      backBarButtonItem: UIBarButtonItem? = nil
      hidesBackButton: Bool = false
      standardAppearance: UINavigationBarAppearance? = nil
      scrollEdgeAppearance: UINavigationBarAppearance? = nil
      compactAppearance: UINavigationBarAppearance? = nil
    UIBarItem: NSObject
      title: String?
      image: UIImage?
      tag: Int = 0
    UIBarButtonItem: UIBarItem
      customView: UIView?
    UITabBarItem: UIBarItem
      badgeValue: String?
    UIBarAppearance: NSObject
      configured: String
      backgroundColor: UIColor?
      backgroundEffect: UIBlurEffect?
      shadowColor: UIColor?
    UINavigationBarAppearance: UIBarAppearance
    UITabBarAppearance: UIBarAppearance
    UIToolbarAppearance: UIBarAppearance
    """

  static let others = """
    NSObject:
    UIApplication: UIResponder
      shared/sharedApplication: UIApplication @type
      keyWindow: UIWindow?
      windows: [UIWindow]
      delegate: AnyObject?
      statusBarFrame: CGRect @layout
      isStatusBarHidden/statusBarHidden: Bool @layout
      statusBarOrientation: UIInterfaceOrientation @layout
      connectedScenes: [UIScene]
    UIScreen: NSObject
      main/mainScreen: UIScreen @type
      bounds: CGRect @layout
      nativeBounds: CGRect @layout
      scale: CGFloat @layout
      applicationFrame: CGRect @layout
    UIDevice: NSObject
      current/currentDevice: UIDevice @type
      systemVersion: String @layout
      userInterfaceIdiom: UIUserInterfaceIdiom @layout
      orientation: UIDeviceOrientation
    UITraitCollection: NSObject
      current: UITraitCollection @type
      horizontalSizeClass: UIUserInterfaceSizeClass @layout
      verticalSizeClass: UIUserInterfaceSizeClass @layout
      userInterfaceIdiom: UIUserInterfaceIdiom @layout
      displayScale: CGFloat @layout
    UIScene: UIResponder
    UIWindowScene: UIScene
      statusBarManager: UIStatusBarManager? @own(UIStatusBarManager)
      windows: [UIWindow]
      screen: UIScreen @own(UIScreen)
    UIStatusBarManager: NSObject
      statusBarFrame: CGRect @layout
    UILayoutGuide: NSObject
      owningView: UIView? = nil
      identifier: String
      layoutFrame: CGRect @layout
      topAnchor: NSLayoutYAxisAnchor @anchor
      bottomAnchor: NSLayoutYAxisAnchor @anchor
      leadingAnchor: NSLayoutXAxisAnchor @anchor
      trailingAnchor: NSLayoutXAxisAnchor @anchor
      leftAnchor: NSLayoutXAxisAnchor @anchor
      rightAnchor: NSLayoutXAxisAnchor @anchor
      centerXAnchor: NSLayoutXAxisAnchor @anchor
      centerYAnchor: NSLayoutYAxisAnchor @anchor
      widthAnchor: NSLayoutDimension @anchor
      heightAnchor: NSLayoutDimension @anchor
    UIKeyboardLayoutGuide: UILayoutGuide
      followsUndockedKeyboard: Bool = false
      usesBottomSafeArea: Bool = true
    UILayoutSupport: UILayoutGuide
      length: CGFloat @layout
    NSLayoutAnchor: NSObject
    NSLayoutXAxisAnchor: NSLayoutAnchor
    NSLayoutYAxisAnchor: NSLayoutAnchor
    NSLayoutDimension: NSLayoutAnchor
    NSLayoutConstraint: NSObject
      firstItem: UIView?
      secondItem: UIView?
      firstAttribute: NSLayoutConstraint.Attribute
      secondAttribute: NSLayoutConstraint.Attribute
      relation: NSLayoutConstraint.Relation
      multiplier: CGFloat
      constant: CGFloat = 0
      priority: UILayoutPriority = 1000
      isActive/active: Bool = false
      identifier: String? = nil
    UICollectionViewLayout: NSObject
      collectionView: UICollectionView?
    UICollectionViewFlowLayout: UICollectionViewLayout
      sectionInset: UIEdgeInsets = zero
      scrollDirection: UICollectionView.ScrollDirection = vertical
      itemSize: CGSize
      minimumLineSpacing: CGFloat
      minimumInteritemSpacing: CGFloat
      headerReferenceSize: CGSize = zero
      footerReferenceSize: CGSize = zero
    UICollectionViewCompositionalLayout: UICollectionViewLayout
    UIGestureRecognizer: NSObject
      view: UIView?
    UITapGestureRecognizer: UIGestureRecognizer
    UIPanGestureRecognizer: UIGestureRecognizer
    UISwipeGestureRecognizer: UIGestureRecognizer
    UILongPressGestureRecognizer: UIGestureRecognizer
    UIPinchGestureRecognizer: UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
    UIStoryboard: NSObject
    UIStoryboardSegue: NSObject
      destination/destinationViewController: UIViewController
      source/sourceViewController: UIViewController
      identifier: String?
    UINib: NSObject
    CALayer: NSObject
      frame: CGRect
      bounds: CGRect
    CAGradientLayer: CALayer
    CAShapeLayer: CALayer
    UIViewPropertyAnimator: NSObject
    NotificationCenter: NSObject
      default/defaultCenter: NotificationCenter @type
    NSNotificationCenter: NSObject
      defaultCenter: NSNotificationCenter @type
    Notification: NSObject
      userInfo: [String: Any]?
      object: AnyObject?
    NSNotification: NSObject
      userInfo: [String: Any]?
      object: AnyObject?
    Bundle: NSObject
      main/mainBundle: Bundle @type
    NSBundle: NSObject
      mainBundle: NSBundle @type
    UserDefaults: NSObject
      standard/standardUserDefaults: UserDefaults @type
    NSUserDefaults: NSObject
      standardUserDefaults: NSUserDefaults @type
    ProcessInfo: NSObject
      processInfo: ProcessInfo @type
    DispatchQueue: NSObject
      main: DispatchQueue @type
    Timer: NSObject
    NSTimer: NSObject
    IndexPath: NSObject
      row: Int
      section: Int
      item: Int
    NSTextContainer: NSObject
    UIAlertAction: NSObject
    UIAction: NSObject
    UIMenu: NSObject
    NSKeyedUnarchiver: NSObject
    NSCoder: NSObject
    FileManager: NSObject
    URLSession: NSObject
    OperationQueue: NSObject
    """

  /// Types whose content no layout depends on: a call that only makes one isn't run.
  static let unneeded: Set<String> = [
    "UIColor", "UIFont", "UIImage", "CGColor", "NSAttributedString", "NSMutableAttributedString", "Date", "NSDate",
    "URL",
    "NSURL", "Data", "NSData", "UIBezierPath", "CGPath", "URLRequest", "NSURLRequest", "DateFormatter",
    "NSDateFormatter",
    "NumberFormatter", "CAAnimation", "CABasicAnimation", "UIBlurEffect", "UIVisualEffect", "CIImage", "CGImage",
    "Locale",
    "NSLocale", "UUID", "AttributedString", "NSParagraphStyle", "NSMutableParagraphStyle", "UIFontDescriptor",
    "Calendar",
    "CAMediaTimingFunction", "JSONDecoder", "JSONEncoder", "NSRegularExpression", "UIPasteboard",
    "UISelectionFeedbackGenerator",
  ]
}
