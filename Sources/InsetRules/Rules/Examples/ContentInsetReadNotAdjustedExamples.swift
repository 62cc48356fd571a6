enum ContentInsetReadNotAdjustedExamples {
  private static func swift(
    _ title: String, _ member: [String], before: [String] = [], bar: String = "", target: String = "13.0",
    reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: before, members: "\n" + member.map { "    " + $0 + "\n" }.joined()),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func scrolling(_ line: String) -> [String] {
    ["func scrollViewDidScroll(_ scrollView: UIScrollView) {", "    " + line, "}"]
  }

  private static func scrollToTop(_ line: String) -> [String] {
    ["@objc func scrollToTop() {", "    " + line, "}"]
  }

  private static func objectiveC(_ title: String, _ method: String, target: String, reportsAt: [String])
    -> RuleExample
  {
    let feed = ExampleCode.objectiveCFeed()
    return RuleExample(
      title,
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": String(feed.dropLast("@end\n\n".count)) + method + "\n@end\n",
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift(
      "a delegate takes zero for the top", scrolling("if scrollView.contentOffset.y <= 0 { showHeader() }"),
      reportsAt: ["scrollView.contentOffset.y <= 0"]),
    swift(
      "pulled by 60 points, which the bar is higher than",
      scrolling("if scrollView.contentOffset.y < -60 { refresh() }"), reportsAt: ["scrollView.contentOffset.y < -60"]),
    swift(
      "scrolling to the top by an offset of zero", scrollToTop("tableView.setContentOffset(.zero, animated: true)"),
      target: "9.0", reportsAt: [".zero"]),
    swift(
      "an assignment of zero", scrollToTop("tableView.contentOffset = CGPoint(x: 0, y: 0)"),
      reportsAt: ["CGPoint(x: 0, y: 0)"]),
    swift(
      "contentInset is taken for all of the inset",
      scrollToTop("tableView.setContentOffset(CGPoint(x: 0, y: -tableView.contentInset.top), animated: true)"),
      target: "9.0", reportsAt: ["tableView.contentInset.top"]),
    swift(
      "a comparison with contentInset",
      scrolling("if scrollView.contentOffset.y <= -scrollView.contentInset.top { showHeader() }"),
      reportsAt: ["scrollView.contentInset.top"]),
    swift(
      "a sum that has the own inset twice",
      scrolling("let top = scrollView.adjustedContentInset.top + scrollView.contentInset.top\n        moveHeader(top)"),
      reportsAt: ["scrollView.adjustedContentInset.top + scrollView.contentInset.top"]),
    swift(
      "scrolling to the end without the home indicator's points",
      ["@objc func scrollToEnd() {", "    let end = tableView.contentSize.height - tableView.bounds.height"]
        + ["    tableView.setContentOffset(CGPoint(x: 0, y: end), animated: true)", "}"],
      reportsAt: ["tableView.contentSize.height - tableView.bounds.height"]),
    swift(
      "scrolling to the end in one statement",
      [
        "@objc func scrollToEnd() {",
        "    tableView.contentOffset.y = tableView.contentSize.height - tableView.bounds.height", "}",
      ], reportsAt: ["tableView.contentSize.height - tableView.bounds.height"]),
    objectiveC(
      "Objective-C compares with zero",
      """
      - (void)scrollViewDidScroll:(UIScrollView *)scrollView {
          if (scrollView.contentOffset.y > 0) {
              [self hideHeader];
          }
      }

      """, target: "11.0", reportsAt: ["scrollView.contentOffset.y > 0"]),
    objectiveC(
      "Objective-C scrolls to zero",
      """
      - (void)scrollToTop {
          [self.tableView setContentOffset:CGPointZero animated:YES];
      }

      """, target: "9.0", reportsAt: ["CGPointZero"]),
    swift(
      "the table isn't adjusted", scrolling("if scrollView.contentOffset.y <= 0 { showHeader() }"),
      before: ["tableView.contentInsetAdjustmentBehavior = .never"], reportsAt: []),
    swift(
      "the opaque bar leaves nothing to add at the top",
      scrollToTop("tableView.setContentOffset(.zero, animated: true)"),
      bar: "        navigation.navigationBar.isTranslucent = false", reportsAt: []),
    swift(
      "the branch is for systems before iOS 11",
      scrollToTop(
        "if #available(iOS 11.0, *) { return } else { tableView.contentOffset.y = -tableView.contentInset.top }"),
      target: "9.0", reportsAt: []),
    swift(
      "the adjusted inset is compared",
      scrolling("if scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top {}"),
      reportsAt: []),
    swift(
      "what UIKit adds is the difference",
      scrolling("move(scrollView.adjustedContentInset.top - scrollView.contentInset.top)"), reportsAt: []),
    swift(
      "only the app's own inset is meant", scrollToTop("tableView.contentInset.bottom = tableView.contentInset.top"),
      reportsAt: []),
    swift(
      "pulled further than the bar is high", scrolling("if scrollView.contentOffset.y < -200 { refresh() }"),
      reportsAt: []),
    swift(
      "a horizontal offset", scrollToTop("tableView.setContentOffset(CGPoint(x: 320, y: 0), animated: true)"),
      reportsAt: []),
  ]
}
