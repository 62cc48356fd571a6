import InsetRules
import Testing

/// Fixes that end a finding and hide something else, or take away what somebody needs, are not offered.
@Suite("Fixes that harm are not offered")
struct HarmfulFixTests {
  private func fixes(_ rule: String, _ files: [String: String], deploymentTarget: String) -> [Fix] {
    ExampleApp(files, deploymentTarget: deploymentTarget).findings.filter { $0.rule == rule }.flatMap(\.fixes)
  }

  private func feed(_ loaded: String, members: String = "") -> String {
    """
    import UIKit

    class FeedViewController: UIViewController {
        let tableView = UITableView()
    \(members)
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.frame = view.bounds
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    \(loaded)
        }
    }

    """
  }

  private let delegate = """
    import UIKit

    class AppDelegate: UIResponder {
        var window: UIWindow?
        func application() {
            window?.rootViewController = UINavigationController(rootViewController: FeedViewController())
        }
    }

    """

  @Test(
    "a scroll view isn't moved behind what would cover it",
    arguments: [
      "backdrop.frame = view.bounds",
      "backdrop.frame = CGRect(x: 0, y: 0, width: 320, height: 40)",
      "backdrop.frame = somewhere",
    ])
  func covered(_ place: String) {
    let source = feed(
      "        \(place)\n        view.addSubview(backdrop)\n        view.addSubview(tableView)",
      members: "    let backdrop = UIImageView()\n")
    let found = fixes(
      "scroll-view-not-first-subview", ["AppDelegate.swift": delegate, "FeedViewController.swift": source],
      deploymentTarget: "9.0")
    #expect(!found.contains { $0.title.hasPrefix("Make ") })
  }

  @Test("a bar's height as a number beside another bar's goes with it")
  func wholeSum() throws {
    let source = feed(
      "        view.addSubview(tableView)",
      members: """
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                tableView.contentInset.top = navigationController!.navigationBar.frame.height + 20
            }

        """)
    let found = fixes(
      "manual-inset-plus-automatic", ["AppDelegate.swift": delegate, "FeedViewController.swift": source],
      deploymentTarget: "12.0")
    for fix in found {
      for edit in fix.edits { #expect(!edit.edit.newText.contains("20")) }
    }
  }

  @Test(
    "a work-around for a missing safe area stays",
    arguments: [
      "if view.safeAreaInsets == .zero { tableView.contentInset.top = 64 }",
      "if view.safeAreaInsets.top == 0 { tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0) }",
    ])
  func workaround(_ statement: String) {
    let source = feed("        view.addSubview(tableView)\n        \(statement)")
    let app = ExampleApp(
      ["AppDelegate.swift": delegate, "FeedViewController.swift": source], deploymentTarget: "12.0")
    for fix in app.findings.flatMap(\.fixes) {
      #expect(!fix.edits.contains { $0.edit.newText.allSatisfy(\.isWhitespace) }, "\(fix.title)")
    }
  }

  @Test("a line isn't kept below iOS 11 alone where it counts the bar twice there too, or where it needs iOS 11")
  func below11() {
    for statement in [
      "tableView.contentInset.top = view.safeAreaInsets.top",
      "tableView.contentInset.top = navigationController!.navigationBar.frame.maxY",
    ] {
      let source = feed("        view.addSubview(tableView)\n        \(statement)")
      let found = fixes(
        "manual-inset-plus-automatic", ["AppDelegate.swift": delegate, "FeedViewController.swift": source],
        deploymentTarget: "9.0")
      #expect(!found.contains { $0.title.contains("below iOS 11 only") })
    }
  }
}
