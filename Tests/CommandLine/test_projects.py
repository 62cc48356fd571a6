"""A folder with several projects: all of them, and a choice where a name is in several."""
import json
import pathlib
import re
import shutil
import tempfile
import unittest

from insetd import APPS, run

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="{id}">
  <scenes><scene sceneID="s"><objects>
    <viewController id="{id}" customClass="FeedViewController" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <tableView id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></tableView>
      </subviews></view>
    </viewController>
  </objects></scene></scenes>
</document>
"""
PROJECT = "// !$*UTF8*$!\n{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }\n"


class Several(unittest.TestCase):
    """Two apps with one class name, one of them in a folder with a blank in its name, and a project without screens."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        for name, identifier in (("Big One", "a"), ("Small", "b")):
            self.write(f"{name}/App.xcodeproj/project.pbxproj", PROJECT)
            self.write(f"{name}/Main.storyboard", STORYBOARD.format(id=identifier))
        self.write("Big One/Second.storyboard", STORYBOARD.format(id="c").replace("Feed", "Other"))
        self.write("Tools/Tools.xcodeproj/project.pbxproj", PROJECT)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def insetd(self, *arguments, status=0):
        done = run(*arguments, cwd=self.folder)
        self.assertEqual(done.returncode, status, done.stderr)
        return done

    def test_tree(self):
        text = self.insetd("tree").stdout
        self.assertEqual(re.findall(r"^(Big One|Small|Tools|\.):$", text, re.M), ["Big One", "Small", "Tools"])
        self.assertTrue(text.endswith("Tools:\nno controllers\n"))
        self.assertEqual(text.count("FeedViewController"), 2)
        document = json.loads(self.insetd("tree", "--format", "json").stdout)
        self.assertEqual(set(document), {"version", "projects"})
        self.assertEqual([(each["root"], len(each["controllers"])) for each in document["projects"]], [
            (str(self.folder / "Big One"), 2), (str(self.folder / "Small"), 1), (str(self.folder / "Tools"), 0)])
        self.assertEqual(json.loads(self.insetd("tree", "Small", "--format", "json").stdout)["version"], 1)
        dot = self.insetd("tree", "--format", "dot").stdout
        self.assertEqual(re.findall(r'subgraph (\w+) \{\n    label="(.*)";', dot),
                         [("cluster0", "Big One"), ("cluster1", "Small"), ("cluster2", "Tools")])
        self.assertIn('p0n0 [label="', dot)

    def test_compute(self):
        text = self.insetd("compute", ".").stdout
        self.assertEqual([line for line in text.splitlines() if line in ("Big One:", "Small:", "Tools:")],
                         ["Big One:", "Small:", "Tools:"])
        document = json.loads(self.insetd("compute", ".", "--json", "--on", "iPhone 8@10.3").stdout)
        self.assertEqual([[each["controller"] for each in project["results"]] for project in document["projects"]],
                         [["a", "c"], ["b"], []])

    def test_report(self):
        page = self.insetd("report").stdout
        self.assertEqual(re.findall(r'<h1 id="p\d-project">(.*)</h1>', page), ["Big One", "Small", "Tools"])
        ids = re.findall(r' id="([^"]+)"', page)
        self.assertEqual(len(ids), len(set(ids)))
        self.assertLessEqual(set(re.findall(r'href="#([^"]+)"', page)), set(ids))

    def test_a_name_in_several_must_be_chosen(self):
        for command, quantity in (("explain", ""), ("render", ""), ("matrix", ".contentInset.top")):
            with self.subTest(command):
                target = "FeedViewController" + quantity
                done = self.insetd(command, target, status=2)
                self.assertEqual((done.stdout, done.stderr), ("", (
                    'insetd: "FeedViewController" is in 2 projects; name one of them:\n'
                    f"  insetd {command} {target} 'Big One'\n  insetd {command} {target} Small\n")))
                self.assertIn("FeedViewController", self.insetd(command, target, "Small").stdout)
                self.assertIn("FeedViewController", self.insetd(command, target, "Big One/Main.storyboard").stdout)

    def test_a_name_in_one_is_found_wherever_that_is(self):
        self.assertIn("OtherViewController", self.insetd("explain", "OtherViewController").stdout)
        self.assertIn("<svg", self.insetd("render", "b").stdout)
        self.insetd("explain", "NobodyViewController", status=2)

    def test_a_project_around_another_is_chosen_by_its_own_path(self):
        shutil.move(self.folder / "Small", self.folder / "Big One" / "Small")
        self.insetd("explain", "FeedViewController", "Big One/Small")
        self.insetd("explain", "FeedViewController", "Big One")
        self.insetd("explain", "FeedViewController", status=2)

    def test_a_matrix_of_a_project_has_each_placement(self):
        document = json.loads(run("matrix", "FeedViewController.tableView.adjustedContentInset.top", APPS / "SixtyFour",
                                  "--format", "json").stdout)
        (matrix,) = document["matrices"]
        self.assertEqual(matrix["placement"], "UITabBarController › UINavigationController › FeedViewController")
        cell = next(each for each in matrix["cells"] if "iPhone X" in each["devices"] and each["systems"].startswith("11"))
        self.assertEqual(cell["value"], 88)


if __name__ == "__main__":
    unittest.main()
