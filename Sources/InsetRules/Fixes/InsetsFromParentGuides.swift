package import InsetModel

/// The fix that hands the parent's layout guides down to a child's scroll view, in the child's class.
enum InsetsFromParentGuides {
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck, isPreferred: Bool) -> Fix? {
    guard let fixes = ClassFixes(ofController: scrollView.owner, check), !fixes.has("viewDidLayoutSubviews"),
      let property = scrollView.property(in: check.app),
      let edit = fixes.addingMember(SuggestedCode(swift: swift(property), objectiveC: objectiveC(property)))
    else { return nil }
    let name = check.app.controllers[scrollView.owner].className
    return Fix(
      "Take the insets from the parent's layout guides in \(name) (iOS 7–10)", isPreferred: isPreferred, [edit])
  }

  private static func swift(_ property: String) -> String {
    """
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // From iOS 11 the safe area does this.
        if #available(iOS 11.0, *) { return }
        guard let host = parent else { return }
        let insets = UIEdgeInsets(
            top: host.topLayoutGuide.length, left: 0, bottom: host.bottomLayoutGuide.length, right: 0)
        \(property).contentInset = insets
        \(property).scrollIndicatorInsets = insets
    }
    """
  }

  private static func objectiveC(_ property: String) -> String {
    """
    - (void)viewDidLayoutSubviews {
        [super viewDidLayoutSubviews];
        // From iOS 11 the safe area does this.
        if (@available(iOS 11.0, *)) { return; }
        UIViewController *host = self.parentViewController;
        if (host == nil) { return; }
        UIEdgeInsets insets = UIEdgeInsetsMake(host.topLayoutGuide.length, 0, host.bottomLayoutGuide.length, 0);
        self.\(property).contentInset = insets;
        self.\(property).scrollIndicatorInsets = insets;
    }
    """
  }
}

extension ScrollViewSighting {
  /// The property of the owner's class that holds the view: `tableView` of a table controller, an outlet, what code
  /// declares; nil where there is none.
  package func property(in app: App) -> String? {
    let names = (placed.viewIDs[owner] ?? [:]).filter { $0.value == id }.keys
    let outlets = facts?.outletNames ?? []
    for name in ["tableView", "collectionView"] + outlets + names.sorted()
    where names.contains(name) && name != "view" && (facts == nil || outlets.contains(name) || facts?.id != name) {
      return ScrollViewName.isIdentifier(name) ? name : nil
    }
    return nil
  }
}
