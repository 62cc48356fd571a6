internal import InsetLayout
internal import InsetModel

/// The method that keeps a scroll view's insets as the controller's own guides are.
enum InsetsFromGuides {
  /// UIKit's flag off, and the guides' lengths as insets, where the safe area doesn't do it yet.
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let fixes = ClassFixes(ofController: scrollView.owner, check), !fixes.has("viewDidLayoutSubviews"),
      scrollView.navigationChild?.id == scrollView.placed.controllerIDs[scrollView.owner],
      let property = scrollView.property(in: check.app),
      let flag = ControllerSettingEdit.edit(
        "automaticallyAdjustsScrollViewInsets", false, ofController: scrollView.owner, check),
      let member = fixes.addingMember(below11(property))
    else { return nil }
    return Fix(
      "Take the insets of \(scrollView.label) from the layout guides (iOS 7–10)", isPreferred: true, [flag, member])
  }

  /// - Parameters:
  ///   - property: of the class, that holds the scroll view.
  ///   - lowest: the lowest system that the code runs on.
  static func member(_ property: String, lowest: OSVersion) -> SuggestedCode {
    let (swift, objectiveC) =
      lowest.major >= 11
      ? ("view.safeAreaInsets", "self.view.safeAreaInsets")
      : (
        "UIEdgeInsets(top: topLayoutGuide.length, left: 0, bottom: bottomLayoutGuide.length, right: 0)",
        "UIEdgeInsetsMake(self.topLayoutGuide.length, 0, self.bottomLayoutGuide.length, 0)"
      )
    return SuggestedCode(
      swift: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let insets = \(swift)
            \(property).contentInset = insets
            \(property).scrollIndicatorInsets = insets
        }
        """,
      objectiveC: """
        - (void)viewDidLayoutSubviews {
            [super viewDidLayoutSubviews];
            UIEdgeInsets insets = \(objectiveC);
            self.\(property).contentInset = insets;
            self.\(property).scrollIndicatorInsets = insets;
        }
        """)
  }

  /// The same on the systems where the safe area doesn't do it yet.
  static func below11(_ property: String) -> SuggestedCode {
    SuggestedCode(
      swift: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // From iOS 11 the safe area does this.
            if #available(iOS 11.0, *) { return }
            let insets = UIEdgeInsets(top: topLayoutGuide.length, left: 0, bottom: bottomLayoutGuide.length, right: 0)
            \(property).contentInset = insets
            \(property).scrollIndicatorInsets = insets
        }
        """,
      objectiveC: """
        - (void)viewDidLayoutSubviews {
            [super viewDidLayoutSubviews];
            // From iOS 11 the safe area does this.
            if (@available(iOS 11.0, *)) { return; }
            UIEdgeInsets insets = UIEdgeInsetsMake(self.topLayoutGuide.length, 0, self.bottomLayoutGuide.length, 0);
            self.\(property).contentInset = insets;
            self.\(property).scrollIndicatorInsets = insets;
        }
        """)
  }

  /// The same at the bottom alone, where the safe area doesn't do it yet.
  static func bottomBelow11(_ property: String) -> SuggestedCode {
    SuggestedCode(
      swift: """
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // From iOS 11 the safe area does this.
            if #available(iOS 11.0, *) { return }
            \(property).contentInset.bottom = bottomLayoutGuide.length
            \(property).scrollIndicatorInsets.bottom = bottomLayoutGuide.length
        }
        """,
      objectiveC: """
        - (void)viewDidLayoutSubviews {
            [super viewDidLayoutSubviews];
            // From iOS 11 the safe area does this.
            if (@available(iOS 11.0, *)) { return; }
            UIEdgeInsets insets = self.\(property).contentInset;
            insets.bottom = self.bottomLayoutGuide.length;
            self.\(property).contentInset = insets;
            self.\(property).scrollIndicatorInsets = insets;
        }
        """)
  }
}
