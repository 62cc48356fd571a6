"""`insetd trace`: a controller's code, run."""
import json
import pathlib
import tempfile
import unittest

from insetd import run

DELEGATE = """import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: Feed())
    return true
  }
}
"""

FEED = """import UIKit
class Feed: UIViewController {
  let table = UITableView()
  let gap: CGFloat = 8
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  override func viewDidLayoutSubviews() {
    table.contentInset.top = view.safeAreaInsets.top + gap
  }
}
"""


class Tracing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.app = pathlib.Path(folder.name)
        (self.app / "AppDelegate.swift").write_text(DELEGATE, encoding="utf-8")
        (self.app / "Feed.swift").write_text(FEED, encoding="utf-8")

    def trace(self, *arguments):
        return run("trace", "Feed", self.app, "--on", "iPhone 8@12.0", *arguments)

    def test_shows_values_by_phase_with_the_lines_that_they_come_from(self):
        result = self.trace("--value", "table.contentInset")
        self.assertEqual(result.returncode, 0)
        lines = result.stdout.split("\n")
        self.assertEqual(lines[0], "Feed on iPhone 8@12.0, UINavigationController › Feed")
        self.assertIn(
            "  Feed.swift:12  Feed.table.contentInset = [72, 0, 0, 0]  ← Feed.view.safeAreaInsets (UIKit, "
            "viewDidLayoutSubviews), 8 (Feed.swift:4), contentInset's default", lines)
        self.assertIn("  Feed.table.contentInset [72, 0, 0, 0]", lines)

    def test_json_has_numbers_and_certainty(self):
        report = json.loads(self.trace("--format", "json").stdout)
        results = {r["quantity"]: r for r in report["traces"][0]["results"]}
        self.assertEqual(results["Feed.table.adjustedContentInset"]["value"], [136, 0, 0, 0])
        self.assertEqual(results["Feed.table.adjustedContentInset"]["certainty"], "certain")
        self.assertEqual(results["Feed.table.frame"]["value"], [0, 0, 375, 667])

    def test_a_line_alone(self):
        lines = self.trace("--at", "Feed.swift:8").stdout.split("\n")
        self.assertEqual([l for l in lines if "Feed.swift" in l and ":8" not in l], [])
        self.assertTrue(any("Feed.table.frame = [0, 0, 375, 667]" in l for l in lines))

    def test_two_runs_print_the_same(self):
        self.assertEqual(self.trace("--all").stdout, self.trace("--all").stdout)

    def test_what_is_no_controller_is_said(self):
        result = run("trace", "Nobody", self.app)
        self.assertEqual(result.returncode, 2)
        self.assertIn('is of the class "Nobody"', result.stderr)
        self.assertEqual(run("trace").returncode, 2)
