internal import InsetModel
internal import InsetText

/// The fix that takes the inset of search results from the layout guide of the screen that searches, below iOS 11.
enum ResultsInsetFix {
  static func fix(_ search: SearchSighting, _ check: RuleCheck) -> Fix? {
    guard let results = results(search, check),
      check.app.controllers(ofClassIndex: results).contains(where: { check.app.controllers[$0].kind == .table }),
      (check.app.deploymentTarget?.version.major ?? 11) < 11,
      let controller = check.app.controllers(ofClassIndex: results).first,
      let fixes = ClassFixes(ofController: controller, check), !fixes.has("viewDidLayoutSubviews"),
      let edit = fixes.addingMember(member)
    else { return nil }
    let name = check.app.program.classes[results].name
    return Fix(
      "Take the top inset from the searching screen's layout guide in \(name) (iOS 10)", isPreferred: true, [edit])
  }

  /// Whether the results' class sets insets itself.
  static func isMended(_ search: SearchSighting, _ check: RuleCheck) -> Bool {
    guard let results = results(search, check) else { return false }
    let classes = Set(check.app.program.ancestry(of: results))
    return check.propertyWrites(["contentInset", "top", "automaticallyAdjustsScrollViewInsets"]).contains { write in
      write.passage.owner.map { classes.contains($0) } ?? false
    }
  }

  /// The class of the results controller, among the program's.
  private static func results(_ search: SearchSighting, _ check: RuleCheck) -> Int? {
    guard let results = search.results,
      let name = check.app.classNames(of: results, in: search.passage).first
    else { return nil }
    return check.app.program.classIndex(name, from: search.passage.path)
  }

  private static let member = SuggestedCode(
    swift: """
      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          // From iOS 11 the safe area does this.
          if #available(iOS 11.0, *) { return }
          guard let host = parent?.presentingViewController else { return }
          tableView.contentInset.top = host.topLayoutGuide.length
          tableView.scrollIndicatorInsets.top = host.topLayoutGuide.length
      }
      """,
    objectiveC: """
      - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          // From iOS 11 the safe area does this.
          if (@available(iOS 11.0, *)) { return; }
          UIViewController *host = self.parentViewController.presentingViewController;
          if (host == nil) { return; }
          UIEdgeInsets insets = self.tableView.contentInset;
          insets.top = host.topLayoutGuide.length;
          self.tableView.contentInset = insets;
          self.tableView.scrollIndicatorInsets = insets;
      }
      """)
}
