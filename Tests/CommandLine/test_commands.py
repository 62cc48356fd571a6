"""The commands print what the documentation says they print."""
import json
import pathlib
import shutil
import tempfile
import unittest

from insetd import APPS, run


class FourCases(unittest.TestCase):
    """The four cases of the article on shifted scroll views, on an iPhone 5s with iOS 8.0."""

    def compute(self, name, environment="iPhone 5s@8.0"):
        result = run("compute", APPS / "FourCases" / f"{name}.inset.json", "--on", environment, "--json")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        document = json.loads(result.stdout)["results"][0]
        content = next(c for c in document["controllers"] if c["id"] == "list")
        table = next(v for v in document["scrollViews"] if v["id"] == "table")
        return content["view.frame"], table["contentInset"], table["contentOffset"], table["hiddenUnderBars"]

    def test_translucent_and_adjusted(self):
        self.assertEqual(self.compute("TYAY"), ([0, 0, 320, 568], [64, 0, 0, 0], [0, -64], [0, 0, 0, 0]))

    def test_translucent_and_not_adjusted(self):
        self.assertEqual(self.compute("TYAN"), ([0, 0, 320, 568], [0, 0, 0, 0], [0, 0], [64, 0, 0, 0]))

    def test_opaque(self):
        self.assertEqual(self.compute("TNEN"), ([0, 64, 320, 504], [0, 0, 0, 0], [0, 0], [0, 0, 0, 0]))

    def test_opaque_and_extended(self):
        self.assertEqual(self.compute("TNEY"), ([0, 0, 320, 568], [64, 0, 0, 0], [0, -64], [0, 0, 0, 0]))

    def test_from_ios_11_content_inset_stays_the_apps(self):
        result = run("compute", APPS / "FourCases" / "TYAN.inset.json", "--on", "iPhone X@11.0", "--json")
        table = json.loads(result.stdout)["results"][0]["scrollViews"][0]
        self.assertEqual((table["contentInset"], table["adjustedContentInset"]), ([0, 0, 0, 0], [88, 0, 34, 0]))


class Commands(unittest.TestCase):
    def test_explain_names_the_cause_and_its_line(self):
        result = run("explain", "ShiftedViewController", APPS / "SixtyFour")
        self.assertEqual(result.returncode, 0, result.stderr)
        first = result.stdout.splitlines()[0]
        self.assertTrue(first.startswith("The first 64 pt of tableView lie under the bars"), first)
        self.assertIn("R7-AUTO-WHICH", result.stdout)

    def test_explain_one_quantity_as_json(self):
        result = run("explain", "table.contentInset.top", APPS / "FourCases" / "TYAY.inset.json", "--on", "iPhone 5s@8.0",
                     "--format", "json")
        explanation = json.loads(result.stdout)
        self.assertEqual((explanation["value"], explanation["certainty"]), (64, "certain"))
        self.assertIn("R7-AUTO-AMOUNT", [step["law"] for step in explanation["steps"]])

    def test_check_finds_the_three_mistakes_of_the_sample(self):
        result = run("check", APPS / "SixtyFour", "--format", "json")
        self.assertEqual(result.returncode, 1)
        findings = json.loads(result.stdout)["findings"]
        self.assertEqual(sorted(f["rule"] for f in findings), [
            "auto-adjust-off-content-under-bar", "contained-child-not-adjusted", "scroll-view-not-first-subview"])
        for finding in findings:
            self.assertIn(" 64 points", finding["message"])
            self.assertTrue(finding["file"].endswith("Main.storyboard"))

    def test_check_for_xcode_has_a_place_a_line(self):
        result = run("check", APPS / "SixtyFour", "--format", "xcode")
        for line in result.stdout.splitlines():
            self.assertRegex(line, r"^/.*Main\.storyboard:\d+:\d+: warning: .* \([a-z-]+\)$")

    def test_check_fix_mends_the_sample_and_is_quiet_then(self):
        with tempfile.TemporaryDirectory() as folder:
            app = pathlib.Path(folder) / "SixtyFour"
            shutil.copytree(APPS / "SixtyFour", app)
            self.assertEqual(run("check", app, "--fix").returncode, 0)
            again = run("check", app)
            self.assertEqual((again.returncode, again.stdout), (0, ""))

    def test_check_of_an_app_without_mistakes_is_quiet(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "A.swift").write_text("import UIKit\nclass A: UIViewController {}\n")
            result = run("check", folder)
            self.assertEqual((result.returncode, result.stdout), (0, ""))

    def test_sarif_names_its_version(self):
        sarif = json.loads(run("check", APPS / "SixtyFour", "--format", "sarif").stdout)
        self.assertEqual((sarif["version"], len(sarif["runs"][0]["results"])), ("2.1.0", 3))

    def test_tree_in_three_forms(self):
        text = run("tree", APPS / "SixtyFour").stdout
        self.assertEqual(text.splitlines()[0].split("  ")[0], "UITabBarController")
        tree = json.loads(run("tree", APPS / "SixtyFour", "--format", "json").stdout)
        feed = next(c for c in tree["controllers"] if c["class"] == "FeedViewController")
        self.assertEqual(feed["placements"], ["UITabBarController/UINavigationController/FeedViewController"])
        self.assertEqual((feed["container"], feed["edges"][0]["kind"]), ("known", "root"))
        self.assertIn("digraph", run("tree", APPS / "SixtyFour", "--format", "dot").stdout)

    def test_matrix_as_a_table_and_as_json(self):
        scene = APPS / "FourCases" / "TYAY.inset.json"
        text = run("matrix", "table.adjustedContentInset.top", scene)
        self.assertEqual((text.returncode, text.stderr), (0, ""))
        lines = text.stdout.splitlines()
        self.assertEqual(lines[2].split(), ["iOS", "orientation", "value", "certainty", "devices"])
        column = lines[2].index("value")
        row = next(line for line in lines if "iPhone X," in line and line.startswith("11.0 – 18.x"))
        self.assertEqual(row[column:].split()[:2], ["88", "certain"])
        matrix = json.loads(run("matrix", "table.adjustedContentInset.top", scene, "--format", "json").stdout)
        self.assertEqual((matrix["version"], matrix["quantity"]), (1, "table.adjustedContentInset.top"))
        self.assertEqual(len(matrix["cells"]), len(lines) - 3)

    def test_version_and_help(self):
        self.assertRegex(run("--version").stdout, r"^insetd \d+\.\d+\.\d+\n$")
        self.assertIn("usage: insetd", run("--help").stdout)


class BadInput(unittest.TestCase):
    def fails(self, *arguments):
        result = run(*arguments)
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertEqual(len(result.stderr.splitlines()), 1, result.stderr)
        return result.stderr

    def test_a_path_that_does_not_exist(self):
        for command in (["compute"], ["check"], ["tree"], ["explain", "X"]):
            self.assertIn("/nowhere", self.fails(*command, "/nowhere/at/all"))

    def test_an_unknown_device_names_the_nearest(self):
        self.assertIn("iPhone 5s", self.fails("compute", APPS / "FourCases" / "TYAY.inset.json", "--on", "iPhone 5x@8.0"))

    def test_an_unknown_system(self):
        self.assertIn("iOS 6.0", self.fails("compute", APPS / "FourCases" / "TYAY.inset.json", "--on", "iPhone 5s@6.0"))

    def test_an_unknown_device_in_a_scene_has_pointer_and_line(self):
        with tempfile.TemporaryDirectory() as folder:
            scene = pathlib.Path(folder) / "x.inset.json"
            scene.write_text('{\n  "version": 1,\n  "environment": { "os": "8.0", "device": "iPone 5s" },\n  "root": {}\n}\n')
            message = self.fails("compute", scene)
            self.assertIn(f"{scene}:3:43: /environment/device", message)
            self.assertIn("iPhone 5s", message)

    def test_a_matrix_of_nothing(self):
        scene = APPS / "FourCases" / "TYAY.inset.json"
        self.assertIn("matrix takes a target", self.fails("matrix"))
        self.assertIn("nothing", self.fails("matrix", "nothing.frame", scene))
        self.assertIn("named by \"nobody\"", self.fails("matrix", "nobody.frame", APPS / "SixtyFour"))
        self.assertIn("no quantity", self.fails("matrix", "FeedViewController", APPS / "SixtyFour"))
        self.assertIn("/nowhere", self.fails("matrix", "table.frame", "/nowhere/x.inset.json"))
        self.fails("matrix", "table.frame", scene, "--format", "dot")

    def test_unknown_words(self):
        self.fails("frobnicate")
        self.fails("compute")
        self.fails("check", "--format", "yaml")
        self.fails("compute", "--on")
        self.fails("serve", "now")

    def test_a_truncated_storyboard_is_still_an_app(self):
        with tempfile.TemporaryDirectory() as folder:
            source = (APPS / "SixtyFour" / "SixtyFour" / "Base.lproj" / "Main.storyboard").read_bytes()
            (pathlib.Path(folder) / "Main.storyboard").write_bytes(source[: len(source) // 2])
            result = run("tree", folder)
            self.assertEqual(result.returncode, 2)
            self.assertIn("UITabBarController", result.stdout)
            self.assertIn("Main.storyboard:", result.stderr)


if __name__ == "__main__":
    unittest.main()
