/// UIKit's classes with their members, a row each: `name[/Objective-C getter]: Type [= default] [@role]`.
///
/// Roles: `stored` (what the app writes is what it reads), `layout` (answered by the layout), `both` (the app and the
/// layout write it), `environment` (the device's), `own(Class)` (made with the object), `loads` (reading it loads the
/// view), `type` (of the class itself). Source: Apple's documentation of each property.
enum ClassRows {
  static let views = """
    UIResponder: NSObject
      next: UIResponder?
      inputAccessoryView: UIView?
      isFirstResponder: Bool
    UIView: UIResponder
      frame: CGRect @both
      bounds: CGRect @both
      center: CGPoint @both
      superview: UIView? = nil
      subviews: [UIView] = []
      window: UIWindow? @layout
      isHidden/hidden: Bool = false
      alpha: CGFloat = 1
      tag: Int = 0
      backgroundColor: UIColor?
      tintColor: UIColor!
      clipsToBounds: Bool
      layer: CALayer @own(CALayer)
      transform: CGAffineTransform
      contentMode: UIView.ContentMode = scaleToFill
      isUserInteractionEnabled/userInteractionEnabled: Bool = true
      autoresizesSubviews: Bool = true
      autoresizingMask: UIView.AutoresizingMask
      translatesAutoresizingMaskIntoConstraints: Bool = true
      layoutMargins: UIEdgeInsets @both
      directionalLayoutMargins: NSDirectionalEdgeInsets @both
      preservesSuperviewLayoutMargins: Bool = false
      insetsLayoutMarginsFromSafeArea: Bool = true
      safeAreaInsets: UIEdgeInsets @layout
      safeAreaLayoutGuide: UILayoutGuide @own(UILayoutGuide)
      layoutMarginsGuide: UILayoutGuide @own(UILayoutGuide)
      readableContentGuide: UILayoutGuide @own(UILayoutGuide)
      keyboardLayoutGuide: UIKeyboardLayoutGuide @own(UIKeyboardLayoutGuide)
      layoutGuides: [UILayoutGuide] = []
      constraints: [NSLayoutConstraint]
      intrinsicContentSize: CGSize @layout
      traitCollection: UITraitCollection @layout
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
      firstBaselineAnchor: NSLayoutYAxisAnchor @anchor
      lastBaselineAnchor: NSLayoutYAxisAnchor @anchor
      semanticContentAttribute: UISemanticContentAttribute = unspecified
      effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection
      gestureRecognizers: [UIGestureRecognizer]?
      accessibilityIdentifier: String?
      layerClass: CALayer @type
      areAnimationsEnabled: Bool @type
      viewForFirstBaselineLayout: UIView
      viewForLastBaselineLayout: UIView
    UIWindow: UIView
      rootViewController: UIViewController? = nil
      windowScene: UIWindowScene?
      isKeyWindow/keyWindow: Bool
      windowLevel: CGFloat
      screen: UIScreen @own(UIScreen)
    UIScrollView: UIView
      contentInset: UIEdgeInsets @both
      adjustedContentInset: UIEdgeInsets @layout
      contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = automatic
      scrollIndicatorInsets: UIEdgeInsets @both
      verticalScrollIndicatorInsets: UIEdgeInsets @both
      horizontalScrollIndicatorInsets: UIEdgeInsets @both
      automaticallyAdjustsScrollIndicatorInsets: Bool = true
      contentOffset: CGPoint @both
      contentSize: CGSize @both
      contentLayoutGuide: UILayoutGuide @own(UILayoutGuide)
      frameLayoutGuide: UILayoutGuide @own(UILayoutGuide)
      isScrollEnabled/scrollEnabled: Bool = true
      isPagingEnabled/pagingEnabled: Bool = false
      bounces: Bool = true
      alwaysBounceVertical: Bool = false
      alwaysBounceHorizontal: Bool = false
      keyboardDismissMode: UIScrollView.KeyboardDismissMode = none
      delegate: AnyObject? = nil
      refreshControl: UIRefreshControl? = nil
      isTracking/tracking: Bool
      isDragging/dragging: Bool
      isDecelerating/decelerating: Bool
      zoomScale: CGFloat = 1
      minimumZoomScale: CGFloat = 1
      maximumZoomScale: CGFloat = 1
      panGestureRecognizer: UIPanGestureRecognizer @own(UIPanGestureRecognizer)
      showsVerticalScrollIndicator: Bool = true
      showsHorizontalScrollIndicator: Bool = true
      indexDisplayMode: UIScrollView.IndexDisplayMode
    UITableView: UIScrollView
      style: UITableView.Style = plain
      dataSource: AnyObject? = nil
      prefetchDataSource: AnyObject? = nil
      rowHeight: CGFloat = -1
      sectionHeaderHeight: CGFloat = -1
      sectionFooterHeight: CGFloat = -1
      estimatedRowHeight: CGFloat = -1
      estimatedSectionHeaderHeight: CGFloat = -1
      estimatedSectionFooterHeight: CGFloat = -1
      sectionHeaderTopPadding: CGFloat = -1
      tableHeaderView: UIView? = nil
      tableFooterView: UIView? = nil
      backgroundView: UIView? = nil
      separatorInset: UIEdgeInsets
      separatorStyle: UITableViewCell.SeparatorStyle
      separatorColor: UIColor?
      isEditing/editing: Bool = false
      allowsSelection: Bool = true
      visibleCells: [UITableViewCell]
      indexPathsForVisibleRows: [IndexPath]?
      insetsContentViewsToSafeArea: Bool = true
      numberOfSections: Int
    UICollectionView: UIScrollView
      collectionViewLayout: UICollectionViewLayout
      dataSource: AnyObject? = nil
      prefetchDataSource: AnyObject? = nil
      backgroundView: UIView? = nil
      visibleCells: [UICollectionViewCell]
    UITextView: UIScrollView
      text: String!
      attributedText: NSAttributedString!
      textContainerInset: UIEdgeInsets
      textContainer: NSTextContainer @own(NSTextContainer)
      font: UIFont?
      isEditable/editable: Bool = true
    UITableViewCell: UIView
      contentView: UIView @own(UIView)
      textLabel: UILabel? @own(UILabel)
      detailTextLabel: UILabel? @own(UILabel)
      imageView: UIImageView? @own(UIImageView)
      accessoryType: UITableViewCell.AccessoryType
      accessoryView: UIView?
      selectionStyle: UITableViewCell.SelectionStyle
      backgroundView: UIView?
      separatorInset: UIEdgeInsets
    UITableViewHeaderFooterView: UIView
      contentView: UIView @own(UIView)
      textLabel: UILabel? @own(UILabel)
    UICollectionReusableView: UIView
    UICollectionViewCell: UICollectionReusableView
      contentView: UIView @own(UIView)
    UIControl: UIView
      isEnabled/enabled: Bool = true
      isSelected/selected: Bool = false
      isHighlighted/highlighted: Bool = false
      contentVerticalAlignment: UIControl.ContentVerticalAlignment
      contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
    UIButton: UIControl
      titleLabel: UILabel? @own(UILabel)
      imageView: UIImageView? @own(UIImageView)
      contentEdgeInsets: UIEdgeInsets
      titleEdgeInsets: UIEdgeInsets
      imageEdgeInsets: UIEdgeInsets
      configuration: UIButton.Configuration?
    UISwitch: UIControl
      isOn/on: Bool = false
    UISlider: UIControl
    UIStepper: UIControl
    UISegmentedControl: UIControl
      selectedSegmentIndex: Int
    UIPageControl: UIControl
    UIDatePicker: UIControl
    UIRefreshControl: UIControl
    UITextField: UIControl
      text: String?
      placeholder: String?
    UISearchTextField: UITextField
    UILabel: UIView
      text: String?
      attributedText: NSAttributedString?
      numberOfLines: Int = 1
      font: UIFont!
      textAlignment: NSTextAlignment = natural
      preferredMaxLayoutWidth: CGFloat = 0
    UIImageView: UIView
      image: UIImage?
    UIStackView: UIView
      arrangedSubviews: [UIView] = []
      axis: NSLayoutConstraint.Axis = horizontal
      spacing: CGFloat = 0
      alignment: UIStackView.Alignment = fill
      distribution: UIStackView.Distribution = fill
      isLayoutMarginsRelativeArrangement/layoutMarginsRelativeArrangement: Bool = false
    UIProgressView: UIView
    UIActivityIndicatorView: UIView
    UIPickerView: UIView
    UIVisualEffectView: UIView
      contentView: UIView @own(UIView)
    WKWebView: UIView
      scrollView: UIScrollView @own(UIScrollView)
    UIWebView: UIView
      scrollView: UIScrollView @own(UIScrollView)
    MKMapView: UIView
    GMSMapView: UIView
    UISearchBar: UIView
      barStyle: UIBarStyle = default
      isTranslucent/translucent: Bool = true
      searchTextField: UISearchTextField @own(UISearchTextField)
    UINavigationBar: UIView
      isTranslucent/translucent: Bool = true
      barStyle: UIBarStyle = default
      barTintColor: UIColor? = nil
      prefersLargeTitles: Bool = false
      shadowImage: UIImage? = nil
      standardAppearance: UINavigationBarAppearance @own(UINavigationBarAppearance)
      scrollEdgeAppearance: UINavigationBarAppearance? = nil
      compactAppearance: UINavigationBarAppearance? = nil
      topItem: UINavigationItem?
      titleTextAttributes: [String: Any]?
      largeTitleTextAttributes: [String: Any]?
      delegate: AnyObject? = nil
    UITabBar: UIView
      isTranslucent/translucent: Bool = true
      barStyle: UIBarStyle = default
      barTintColor: UIColor? = nil
      backgroundImage: UIImage? = nil
      standardAppearance: UITabBarAppearance @own(UITabBarAppearance)
      scrollEdgeAppearance: UITabBarAppearance? = nil
      items: [UITabBarItem]?
      selectedItem: UITabBarItem?
    UIToolbar: UIView
      isTranslucent/translucent: Bool = true
      barStyle: UIBarStyle = default
      barTintColor: UIColor? = nil
      items: [UIBarButtonItem]?
    UIInputView: UIView
    SCNView: UIView
    MTKView: UIView
    """
}
