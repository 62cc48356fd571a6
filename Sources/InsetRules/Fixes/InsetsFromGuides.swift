internal import InsetLayout

/// The method that keeps a scroll view's insets as the controller's own guides are.
enum InsetsFromGuides {
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
}
